import { expect, test } from 'vitest'
import { companyAt } from '../../../demo/facts/companies.ts'
import { productsOf } from '../../../demo/facts/products.ts'
import { defaultWorld } from '../../../demo/facts/world.ts'
import { titleOf } from './title.ts'

const titled = (name: string, description: string, companyName = 'Hinokawa') =>
  titleOf({ name, description, businessProfile: { general: { companyName } } })

test('P2.23 and P9.5: the title has the first 64 characters of the description', () => {
  expect(titled('Bearing', 'd'.repeat(64))).toBe(`Bearing – Hinokawa: ${'d'.repeat(64)}`)
  expect(titled('Bearing', 'd'.repeat(65))).toBe(`Bearing – Hinokawa: ${'d'.repeat(64)}…`)
  expect(titled('軸受', '𠮷'.repeat(100))).toBe(`軸受 – Hinokawa: ${'𠮷'.repeat(64)}…`)
})

test('without a description the names are the title', () => {
  expect(titled('Bearing', ' \n ')).toBe('Bearing – Hinokawa')
})

test('a hostile name or text stays on one line and turns nothing', () => {
  const title = titled('\u202eeliforp\u0000\n<b>', '\u2067Line\r\nline\u2069', 'A\u200b\tB')
  expect(title).toBe('eliforp <b> – A B: Line line')
})

test('no two of the 12,000 products of the demo world have one title', () => {
  const world = defaultWorld('2026-11-20')
  const titles = new Set<string>()
  let products = 0
  for (let at = 0; at < world.companies; at += 1) {
    const { companyName } = companyAt(world, at)
    for (const { name, description } of productsOf(world, at)) {
      titles.add(titled(name, description, companyName))
      products += 1
    }
  }
  expect(products).toBe(world.products)
  expect(titles.size).toBe(products)
})

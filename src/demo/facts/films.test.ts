import { expect, test } from 'vitest'
import { companyAt } from './companies.ts'
import { filmOfProduct } from './films.ts'
import { writtenCompanies } from './handmade.ts'
import { productsOf } from './products.ts'
import { defaultWorld } from './world.ts'

const world = defaultWorld('2026-11-20')
const indexes = Array.from({ length: world.companies }, (_, i) => i)
const companies = indexes.map((i) => companyAt(world, i))
const showcases = indexes.map((i) => productsOf(world, i))
const products = showcases.flat()

// P2.23: videos with controls on the pages of products and companies.
test('a third of the companies that pay have a film, and no other', () => {
  const paying = companies.filter(({ subscription }) => subscription !== 'standard')
  const share = paying.filter(({ film }) => film !== null).length / paying.length
  expect(share).toBeGreaterThan(0.28)
  expect(share).toBeLessThan(0.4)
  expect(companies.filter(({ subscription, film }) => subscription === 'standard' && film)).toEqual([])
})

test('a works is shown by those who have one', () => {
  const shown = companies.filter(({ film }) => film === 'works')
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.filter(({ factory }) => factory === null)).toEqual([])
  expect(companies.some(({ film }) => film === 'conveyor')).toBe(true)
})

test('every twelfth product of a fitting family has a film, of what it is', () => {
  const gears = Array.from({ length: 6000 }, (_, i) => filmOfProduct(world, i + 50, i % 7, 'spur-gear'))
  expect(gears.filter((film) => film === 'gears').length / gears.length).toBeCloseTo(1 / 12, 2)
  expect(new Set(gears)).toEqual(new Set(['gears', null]))
  const bearings = products.filter(({ picture }) => picture?.family === 'ball-bearing')
  expect(new Set(bearings.map(({ film }) => film))).toEqual(new Set(['bearing', null]))
  const fabrics = products.filter(({ picture }) => picture?.family === 'fabric-roll')
  expect(fabrics.length).toBeGreaterThan(0)
  expect(fabrics.filter(({ film }) => film !== null)).toEqual([])
  const seen = new Set(products.map(({ film }) => film))
  for (const film of ['bearing', 'gears', 'hydraulics', 'conveyor', 'lathe'] as const)
    expect(seen, film).toContain(film)
})

test('the companies written by hand that make bearings show them on their main products', () => {
  for (const i of [0, 1, 2]) {
    expect(writtenCompanies[i]).toBeDefined()
    expect(companies[i]?.film).toBe('works')
    expect(showcases[i]?.[0]?.film).toBe('bearing')
  }
})

test('the same product has the same film whatever was asked before, and others in another world', () => {
  const of = (seed: number) =>
    Array.from({ length: 200 }, (_, i) => filmOfProduct({ ...world, seed }, i + 50, 0, 'spur-gear'))
  expect(of(1)).toEqual(of(1))
  expect(of(1)).not.toEqual(of(2))
})

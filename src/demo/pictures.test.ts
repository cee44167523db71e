// Which pictures the demo world shows beside each other.
import { expect, test } from 'vitest'
import { productsOf } from './facts/products.ts'
import { viewOf } from './pictures.ts'

const world = { seed: 20001, today: '2026-11-21', companies: 300, products: 1_800, people: 40 }

/** What a drawing looks like from afar: mirrored it is the same. */
const looks = (family: string | undefined, view: string) => `${family} ${view.replace('mirrored', 'iso')}`

test('products that are drawn alike do not look the same side by side, nor most of those beside one', () => {
  let alike = 0
  for (let company = 0; company < world.companies; company += 1) {
    const products = productsOf(world, company)
    const shown = products
      .filter(({ published, picture }) => published && picture)
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .map((product) => looks(product.picture?.family, viewOf(products, product, company, 1)))
    for (const [at, look] of shown.entries()) {
      expect(shown[at + 1], `company ${company}, product ${at}`).not.toBe(look)
      const others = shown.toSpliced(at, 1).slice(0, 8)
      for (const one of new Set(others)) {
        const same = others.filter((other) => other === one).length
        expect(same, `company ${company}: ${one}`).toBeLessThanOrEqual(others.length / 2 + 1)
        alike = Math.max(alike, same)
      }
    }
  }
  // The test would hold nothing if no company showed several things of a kind.
  expect(alike).toBeGreaterThan(2)
})

import { describe, expect, test } from 'vitest'
import { nothingSaid, PartNumber, ProductTrade, ProductVariants } from '../../contract/product-trade.ts'
import { partNumberKey } from '../../contract/trade-writing.ts'
import { isListed } from '../../domains/reference-data/lists.ts'
import { companyAt } from './companies.ts'
import { productsOf } from './products.ts'
import { tradeOf } from './trade.ts'
import { defaultWorld } from './world.ts'

const world = defaultWorld('2026-11-20')
const said = Array.from({ length: 300 }, (_, i) => {
  const company = companyAt(world, i)
  return productsOf(world, i).map((product, j) =>
    tradeOf(world, company, j, product, company.textLanguage === 'ja' ? 'ja' : 'en'),
  )
})
const all = said.flat()
const some = all.filter((one) => one !== undefined)
const shareOf = (count: number) => count / some.length

describe('how products of the demo world are sold', () => {
  test('a third says so, each time the same third', () => {
    expect(some.length / all.length).toBeGreaterThan(0.25)
    expect(some.length / all.length).toBeLessThan(0.37)
    const company = companyAt(world, 40)
    const again = productsOf(world, 40).map((product, j) => tradeOf(world, company, j, product, 'en'))
    expect(again.map((one) => one?.partNumber)).toEqual(said[40]!.map((one) => one?.partNumber))
  })

  test('nothing that a form would refuse, with codes of our lists', () => {
    for (const { partNumber, trade } of some) {
      expect(PartNumber.parse(partNumber)).toBe(partNumber)
      expect(ProductTrade.parse({ ...nothingSaid, ...trade })).toMatchObject(trade)
      expect(isListed('units', trade.unit)).toBe(true)
      for (const { currency } of trade.prices ?? []) expect(isListed('currencies', currency)).toBe(true)
    }
  })

  test('variants that a form would take', () => {
    const given = some.flatMap(({ variants }) => variants ?? [])
    expect(given.map((one) => ProductVariants.parse(one))).toEqual(given)
  })

  test('no company has a part number twice', () => {
    for (const own of said) {
      const numbers = own.flatMap((one) =>
        one ? [one.partNumber, ...(one.variants?.rows ?? []).map(({ partNumber }) => partNumber)] : [],
      )
      expect(new Set(numbers.map(partNumberKey)).size).toBe(numbers.length)
    }
  })

  test('about half have prices, a quarter has them on request, some have variants', () => {
    expect(shareOf(some.filter(({ trade }) => trade.prices).length)).toBeCloseTo(0.55, 1)
    expect(shareOf(some.filter(({ trade }) => trade.priceOnRequest).length)).toBeCloseTo(0.25, 1)
    expect(some.filter(({ variants }) => variants).length).toBeGreaterThan(10)
    expect(some.filter(({ trade }) => trade.weight).length).toBeGreaterThan(10)
  })
})

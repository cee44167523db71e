import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { languages } from '../../contract/locale.ts'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { copyName } from './copy-names.ts'

const database = await testDatabase()
const { get, post } = callsOf(await testApi(database))
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

const none = new Set<string>()

test.each([
  ['en', 'Gear (copy)', 'Gear (copy 2)'],
  ['ja', 'Gear（コピー）', 'Gear（コピー2）'],
  ['es', 'Gear (copia)', 'Gear (copia 2)'],
  ['it', 'Gear (copia)', 'Gear (copia 2)'],
  ['zh', 'Gear（副本）', 'Gear（副本2）'],
])('in %s a copy is called %s, the next one %s', (language, first, second) => {
  expect(copyName('Gear', language, none)).toBe(first)
  expect(copyName('Gear', language, new Set(['Gear', first]))).toBe(second)
  // A copy of a copy, and a place between that is free again.
  expect(copyName(first, language, new Set(['Gear', first]))).toBe(second)
  expect(copyName(second, language, new Set(['Gear', second]))).toBe(first)
})

test.each(languages)(
  'in %s a long name is cut, by whole characters, and still tells its copies apart',
  (language) => {
    const name = '🔩'.repeat(limits.productNameMax)
    const first = copyName(name, language, none)
    const second = copyName(name, language, new Set([name, first]))
    for (const copy of [first, second]) {
      expect([...copy]).toHaveLength(limits.productNameMax)
      expect(copy.isWellFormed()).toBe(true)
    }
    expect(second).not.toBe(first)
  },
)

test('a name that is nothing but a mark stays one', () => {
  expect(copyName(' (copy)', 'en', none)).toBe(' (copy) (copy)')
})

test('a copy has a name of its own, in the language of who makes it; the next one is counted', async () => {
  const { businessID, owner } = await aTeam(database.db)
  const { productID } = entry(await post(owner, '/product', { ...aForm, businessID }))
  const copied = async () => entry(await post(owner, `/product/${productID}/duplicate`)).fields
  expect(await copied()).toEqual({
    ...entry(await get(owner, `/product/${productID}/manage`)).fields,
    name: `${aForm.name} (copy)`,
  })
  expect((await copied()).name).toBe(`${aForm.name} (copy 2)`)
})

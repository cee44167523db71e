// What is asked for many things: a query a kind, and one for the owners besides, however many they are.
import { expect, test } from 'vitest'
import type { ResourceRef } from '../../contract/resources.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { statementsOf } from '../../testing/statements.ts'
import '../../roles/resources.ts'
import { namesOf, resourcesOf, resourceWithID } from './finding.ts'
import { kindOf, registerResources } from './kinds.ts'

const database = await testDatabase()
const { db } = database

async function things(count: number): Promise<ResourceRef[]> {
  const all: ResourceRef[] = []
  for (let at = 0; at < count; at++) {
    const { businessID, productIDs } = await aBusiness(db, { products: 2 })
    const { userID } = await aPerson(db)
    const other = await aBusiness(db)
    all.push({ type: 'business', id: other.businessID }, { type: 'user', id: userID })
    all.push(...productIDs.map((id) => ({ type: 'product' as const, id })), {
      type: 'business',
      id: businessID,
    })
  }
  return all
}

test('many things are asked for as one: a query a kind, one more for owners that were not named', async () => {
  const [few, many] = [await things(1), await things(12)]
  const asking = (some: readonly ResourceRef[]) =>
    statementsOf(database, async (counted) => {
      const thingOf = await resourcesOf(counted, some)
      for (const thing of some) expect(thingOf(thing)).toMatchObject(thing)
    })
  expect([await asking(few), await asking(many)]).toEqual([3, 3])
  const products = many.filter(({ type }) => type === 'product')
  expect(await asking(products)).toBe(2)
  expect(
    await statementsOf(database, async (counted) => {
      const nameOf = await namesOf(counted, many)
      for (const thing of many) expect(nameOf(thing)).not.toBeNull()
    }),
  ).toBe(3)
  expect(await statementsOf(database, (counted) => resourcesOf(counted, []))).toBe(0)
})

test('an id costs the same whether it names something or not', async () => {
  const [business, user, product] = await things(1)
  for (const { id } of [business!, user!, product!, { id: uuidv7() }])
    expect(
      await statementsOf(database, (counted) => resourceWithID(counted, id, ['business', 'product'])),
    ).toBe(2)
})

test('a kind has one owner, and one that nobody owns is a fault', () => {
  expect(() => registerResources([{ ...kindOf('product') }])).toThrow('two domains own')
  registerResources([kindOf('product')])
  expect(() => kindOf('planted' as 'product')).toThrow('no domain has registered')
})

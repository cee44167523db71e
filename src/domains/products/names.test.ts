// What a product may be called (T23, decision 96).
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put } = callsOf(await testApi(database))
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

test.each([
  'Millwright Official Valve',
  'Millwright Verified Valve',
  'Valve (Verified)',
  'http://evil.example valve',
])('no product is called %s, neither a new one nor one that is there', async (name) => {
  const { businessID, owner, member } = await aTeam(db)
  const there = entry(await post(owner, '/product', { ...aForm, businessID }))
  const change = { ...aForm, name, revision: there.revision }
  for (const answer of [
    await post(owner, '/product', { ...aForm, name, businessID }),
    await post(member, '/product', { ...aForm, name, businessID }),
    await put(owner, `/product/${there.productID}`, change),
  ]) {
    expect(['InvalidInput', 'NameReserved']).toContain(answer.name)
    expect(Object.keys(answer.body['fields'] as object)).toEqual(['name'])
  }
  expect(entry(await get(owner, `/product/${there.productID}/manage`)).fields.name).toBe(aForm.name)
})

test('a tool for millwrights is a product, and what was called otherwise before keeps its name', async () => {
  const { businessID, owner } = await aTeam(db)
  const tool = { ...aForm, name: 'Millwright wrench set' }
  const { productID, revision } = entry(await post(owner, '/product', { ...tool, businessID }))
  await pool.query('update products set name = $2 where id = $1', [productID, 'Millwright official wrench'])
  const change = { ...aForm, name: 'Millwright official wrench', leadTime: 3, revision }
  expect((await put(owner, `/product/${productID}`, change)).status).toBe(200)
})

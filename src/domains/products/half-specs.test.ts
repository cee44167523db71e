// A draft keeps a half-filled row of its specification; what is published has none.
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const { get, post, put } = callsOf(await testApi(database))

const specs = [
  { key: 'Bore', value: '20 mm' },
  { key: 'Width', value: '' },
  { key: '', value: '4 kN' },
]
const missing = ['specs.1.value', 'specs.2.key']
const missingIn = ({ body }: { body: Record<string, unknown> }) => Object.keys(body['fields'] ?? {})
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

test('a member saves a draft with half a row, changes it, and it comes back as typed', async () => {
  const { businessID, member } = await aTeam(db)
  const made = await post(member, '/product', { ...aForm, businessID, specs })
  expect(made.status).toBe(200)
  const { productID, revision } = entry(made)
  expect(entry(await get(member, `/product/${productID}/manage`)).fields.specs).toEqual(specs)
  const fewer = specs.slice(1)
  expect((await put(member, `/product/${productID}`, { ...aForm, specs: fewer, revision })).status).toBe(200)
  expect(entry(await get(member, `/product/${productID}/manage`)).fields.specs).toEqual(fewer)
})

test('publishing names the missing halves and publishes nothing, in whatever way it is asked for', async () => {
  const { businessID, owner, productIDs } = await aTeam(db, { products: [{ published: false }] })
  const refused = { status: 409, name: 'HalfSpecs' }

  const atOnce = await post(owner, '/product', { ...aForm, businessID, specs, publish: true })
  expect(atOnce).toMatchObject(refused)
  expect(missingIn(atOnce)).toEqual(missing)

  const draft = entry(await post(owner, '/product', { ...aForm, businessID, specs }))
  const both = { businessID, productIDs: [productIDs[0]!, draft.productID] }
  const later = await post(owner, '/product/publish', both)
  expect(later).toMatchObject(refused)
  expect(missingIn(later)).toEqual(missing)
  expect(await post(await aSession(db), '/product/publish', both)).toMatchObject({ status: 404 })
  expect(await post(undefined, '/product/publish', both)).toMatchObject({ status: 401 })
  for (const id of both.productIDs)
    expect(entry(await get(owner, `/product/${id}/manage`)).state).toBe('draft')

  const path = `/product/${draft.productID}`
  const whole = { ...aForm, specs: specs.slice(0, 1), revision: draft.revision }
  expect((await put(owner, path, whole)).status).toBe(200)
  expect((await post(owner, '/product/publish', both)).status).toBe(200)
  const { revision } = entry(await get(owner, `${path}/manage`))
  expect(await put(owner, path, { ...aForm, specs, revision })).toMatchObject(refused)
  expect(entry(await get(owner, `${path}/manage`)).fields.specs).toEqual(whole.specs)
})

test('a row of nothing is none', async () => {
  const { businessID, owner } = await aTeam(db)
  const answer = await post(owner, '/product', { ...aForm, businessID, specs: [{ key: ' ', value: '' }] })
  expect(answer).toMatchObject({ status: 400 })
  expect(missingIn(answer)).toEqual(['specs.0.key'])
})

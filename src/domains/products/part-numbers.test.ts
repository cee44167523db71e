// A part number names one product of its company. Numbers follow their products: into another company and back, off the pages by staff and back.
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf, type Team } from '../../testing/products.ts'
import { productsMerging } from './merging.ts'
import { bringBackProduct, takeDownProduct } from './moderated.ts'

const database = await testDatabase()
const { db } = database
const { get, post, put, remove } = callsOf(await testApi(database))

const make = async ({ owner, businessID }: Team, partNumber: string, publish = false) => {
  const made = await post(owner, '/product', { ...aForm, businessID, partNumber, publish })
  expect(made.status).toBe(200)
  return made.data as ManagedProductEntry
}
const isFree = async ({ owner, businessID }: Team, partNumber: string) => {
  const { status, name, data } = await post(owner, '/product', { ...aForm, businessID, partNumber })
  if (status === 200) await remove(owner, `/product/${(data as ManagedProductEntry).productID}`)
  return name === undefined
}

const entryOf = ({ data }: { data: unknown }) => data as ManagedProductEntry
const row = { values: ['25 mm'], partNumber: '', price: null, weight: null }
const variants = { axes: ['Bore'], rows: [{ ...row, partNumber: 'HB-6205-2RS' }] }
const whole = { ...aForm, partNumber: 'HB–6205', variants }

test('a part number names one product of its company, or one variant', async () => {
  const { businessID, owner } = await aTeam(db)
  const [other, mine] = [await aTeam(db), { ...aForm, businessID }]
  const first = entryOf(await post(owner, '/product', { ...whole, businessID }))
  for (const partNumber of ['HB-6205', 'ｈｂ－６２０５', ' hb - 6205 ', 'HB-6205-2RS']) {
    const refused = await post(owner, '/product', { ...mine, partNumber })
    expect(refused).toMatchObject({
      status: 409,
      name: 'PartNumberTaken',
      body: { fields: { partNumber: 'Taken' } },
    })
  }
  const asVariant = { ...variants, rows: [{ ...row, partNumber: 'HB-6205' }] }
  expect(await post(owner, '/product', { ...mine, variants: asVariant })).toMatchObject({
    name: 'PartNumberTaken',
    body: { fields: { 'variants.rows.0.partNumber': 'Taken' } },
  })
  expect(
    await post(owner, '/product', {
      ...mine,
      partNumber: 'X',
      variants: { ...variants, rows: [{ ...row, partNumber: 'x' }] },
    }),
  ).toMatchObject({ name: 'PartNumberTaken', body: { fields: { 'variants.rows.0.partNumber': 'Taken' } } })
  // Others number as they like; its own number a product keeps.
  expect((await post(other.owner, '/product', { ...whole, businessID: other.businessID })).status).toBe(200)
  expect((await put(owner, `/product/${first.productID}`, { ...whole, revision: 1 })).status).toBe(200)
  expect((await post(owner, '/product', { ...mine, partNumber: 'HB6205' })).status).toBe(200)
  const free = await put(owner, `/product/${first.productID}`, {
    ...whole,
    partNumber: '',
    variants: null,
    revision: 2,
  })
  expect(free.status).toBe(200)
  expect((await post(owner, '/product', { ...whole, businessID })).status).toBe(200)
})

test('of two who take a number at once one has it', async () => {
  const { businessID, owner } = await aTeam(db)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post(owner, '/product', { ...aForm, businessID, partNumber: 'RACE-1' })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409,
  ])
})

test('the number of a removed product is free, and comes back with it unless another has it', async () => {
  const { businessID, owner } = await aTeam(db)
  const first = entryOf(await post(owner, '/product', { ...aForm, businessID, partNumber: 'R-1' }))
  await remove(owner, `/product/${first.productID}`)
  const second = entryOf(await post(owner, '/product', { ...aForm, businessID, partNumber: 'r-1' }))
  expect(await post(owner, `/product/${first.productID}/restore`, {})).toMatchObject({
    status: 409,
    name: 'PartNumberTaken',
  })
  expect((await get(owner, `/product/${first.productID}/manage`)).status).toBe(404)
  await remove(owner, `/product/${second.productID}`)
  expect((await post(owner, `/product/${first.productID}/restore`, {})).status).toBe(200)
  expect(await post(owner, '/product', { ...aForm, businessID, partNumber: 'R-1' })).toMatchObject({
    name: 'PartNumberTaken',
  })
})

test('in a merge numbers go over, one that is taken there stays with neither, and all come back', async () => {
  const [from, to] = [await aTeam(db), await aTeam(db)]
  const [own, twice] = [await make(from, 'A-1'), await make(from, 'B-2')]
  await make(to, 'b-2')
  const whose = { from: from.businessID, to: to.businessID }
  const moved = await transaction(db, (tx) => productsMerging.takeOver(tx, whose))
  expect(await isFree(to, 'A-1')).toBe(false)
  expect(await isFree(from, 'A-1')).toBe(true)
  const there = (await get(to.owner, `/product/${twice.productID}/manage`)).data as ManagedProductEntry
  expect(there.fields.partNumber).toBe('B-2')
  const changes = { ...there.fields, revision: there.revision }
  const refused = await put(to.owner, `/product/${twice.productID}`, changes)
  expect(refused).toMatchObject({ name: 'PartNumberTaken', body: { fields: { partNumber: 'Taken' } } })

  await transaction(db, (tx) => productsMerging.giveBack(tx, whose, moved))
  expect(await isFree(from, 'A-1')).toBe(false)
  expect(await isFree(from, 'B-2')).toBe(false)
  expect(await isFree(to, 'A-1')).toBe(true)
  expect(await isFree(to, 'B-2')).toBe(false)
  expect((await get(from.owner, `/product/${own.productID}/manage`)).status).toBe(200)
})

test('what staff took down gives its number back, and returns although another has it now', async () => {
  const team = await aTeam(db)
  const { productID } = await make(team, 'C-3', true)
  await transaction(db, (tx) => takeDownProduct(tx, productID))
  const other = await make(team, 'C-3')
  expect(await transaction(db, (tx) => bringBackProduct(tx, productID))).toBe(true)
  const back = (await get(team.owner, `/product/${productID}/manage`)).data as ManagedProductEntry
  expect(back.fields.partNumber).toBe('C-3')
  const save = () => put(team.owner, `/product/${productID}`, { ...back.fields, revision: back.revision })
  expect((await save()).name).toBe('PartNumberTaken')
  await remove(team.owner, `/product/${other.productID}`)
  expect((await save()).status).toBe(200)
  expect(await isFree(team, 'C-3')).toBe(false)
})

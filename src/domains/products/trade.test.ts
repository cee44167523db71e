// How a product is numbered, sold and priced, and its variants (P3.4): kept as they were entered, refused where they say nothing true.
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { nothingSaid } from '../../contract/product-trade.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, aTeamAndOthers, callsOf } from '../../testing/products.ts'

const database = await testDatabase()
const api = await testApi(database)
const { get, post, put } = callsOf(api)

const trade = {
  unit: 'pcs',
  minimumOrder: { quantity: 100, unit: 'pcs' },
  prices: [
    { quantity: 1, amount: '0012.50', currency: 'EUR' },
    { quantity: 100, amount: '11.0375', currency: 'EUR' },
    { quantity: 1, amount: '2000', currency: 'JPY' },
  ],
  priceOnRequest: false,
  packaging: 'Ten in a carton',
  weight: { value: 0.128, unit: 'kg' },
  origin: 'JP',
  hsCode: '8482.10',
}
const variants = {
  axes: ['内径', 'Seal'],
  rows: [
    {
      values: ['25 mm', '2RS'],
      partNumber: 'HB-6205-2RS',
      price: { amount: '14.00', currency: 'EUR' },
      weight: null,
    },
    { values: ['25 mm', 'ZZ'], partNumber: '', price: null, weight: { value: 130, unit: 'g' } },
  ],
}
const whole = { ...aForm, partNumber: 'HB–6205', trade, variants }

const kept = {
  partNumber: 'HB-6205',
  trade: {
    ...trade,
    hsCode: '848210',
    prices: [
      { quantity: 1, amount: '12.5', currency: 'EUR' },
      { quantity: 100, amount: '11.0375', currency: 'EUR' },
      { quantity: 1, amount: '2000', currency: 'JPY' },
    ],
  },
  variants: {
    ...variants,
    rows: [{ ...variants.rows[0], price: { amount: '14', currency: 'EUR' } }, variants.rows[1]],
  },
}
const none = {
  partNumber: '',
  trade: nothingSaid,
  variants: null,
}
const entryOf = ({ data }: { data: unknown }) => data as ManagedProductEntry

test('what was entered comes back to whoever edits it, and to everybody on the page', async () => {
  const { businessID, owner, member, left, stranger } = await aTeamAndOthers(database.db)
  const made = entryOf(await post(owner, '/product', { ...whole, businessID, publish: true }))
  expect(made.fields).toMatchObject(kept)
  const path = `/product/${made.productID}`
  expect(entryOf(await get(owner, `${path}/manage`)).fields).toMatchObject(kept)
  expect(entryOf(await get(member, `${path}/manage`)).fields).toMatchObject(kept)
  for (const other of [left, stranger, undefined])
    expect((await get(other, `${path}/manage`)).status).toBe(other ? 404 : 401)

  for (const reader of [owner, member, stranger, undefined])
    expect((await get(reader, path)).data).toMatchObject({
      partNumber: 'HB-6205',
      trade: {
        unit: { code: 'pcs', name: 'pieces', one: 'piece', unece: 'C62' },
        minimumOrder: { quantity: 100, unit: { name: 'pieces' } },
        prices: kept.trade.prices,
        packaging: 'Ten in a carton',
        weight: { value: 0.128, unit: 'kg' },
        origin: { code: 'JP', name: 'Japan' },
        hsCode: '848210',
      },
      // An axis that surely means a term is called as the reader calls it.
      variants: {
        axes: ['Bore', 'Seal'],
        rows: [{ values: ['25 mm', '2RS'] }, { values: ['25 mm', 'ZZ'] }],
      },
    })
  const changes = { ...whole, revision: 1, trade: { ...trade, packaging: 'Loose' } }
  for (const [who, status] of [
    [member, 403],
    [left, 404],
    [stranger, 404],
    [undefined, 401],
  ] as const)
    expect((await put(who, path, changes)).status).toBe(status)
  expect(entryOf(await get(owner, `${path}/manage`)).fields).toMatchObject(kept)
})

test('a product that says nothing of it shows nothing, and what is left out stays as it is', async () => {
  const { businessID, owner } = await aTeam(database.db)
  const bare = entryOf(await post(owner, '/product', { ...aForm, businessID, publish: true }))
  expect(bare.fields).toMatchObject(none)
  const page = (await get(undefined, `/product/${bare.productID}`)).data as object
  expect(Object.keys(page)).not.toEqual(expect.arrayContaining(['partNumber']))
  for (const name of ['partNumber', 'trade', 'variants']) expect(page).not.toHaveProperty(name)

  const filled = entryOf(await put(owner, `/product/${bare.productID}`, { ...whole, revision: 1 }))
  expect(filled.fields).toMatchObject(kept)
  const renamed = entryOf(
    await put(owner, `/product/${bare.productID}`, { ...aForm, name: 'Renamed', revision: 2 }),
  )
  expect(renamed.fields).toMatchObject({ ...kept, name: 'Renamed' })
  const emptied = entryOf(await put(owner, `/product/${bare.productID}`, { ...aForm, ...none, revision: 3 }))
  expect(emptied.fields).toMatchObject(none)
})

const refused: [object, string][] = [
  [{ partNumber: 'x'.repeat(65) }, 'partNumber'],
  [{ partNumber: 'A\u200bB' }, 'partNumber'],
  [{ trade: { ...trade, unit: 'stones' } }, 'trade.unit'],
  [{ trade: { ...trade, minimumOrder: { quantity: 0, unit: 'pcs' } } }, 'trade.minimumOrder.quantity'],
  [{ trade: { ...trade, minimumOrder: { quantity: 1, unit: 'month' } } }, 'trade.minimumOrder.unit'],
  [{ trade: { ...trade, minimumOrder: { quantity: 0.0001, unit: 'm' } } }, 'trade.minimumOrder.quantity'],
  [
    { trade: { ...trade, prices: [{ quantity: 1, amount: '1,5', currency: 'EUR' }] } },
    'trade.prices.0.amount',
  ],
  [
    { trade: { ...trade, prices: [{ quantity: 1, amount: '1e3', currency: 'EUR' }] } },
    'trade.prices.0.amount',
  ],
  [
    { trade: { ...trade, prices: [{ quantity: 1, amount: '0.00', currency: 'EUR' }] } },
    'trade.prices.0.amount',
  ],
  [
    { trade: { ...trade, prices: [{ quantity: 1, amount: '-1', currency: 'EUR' }] } },
    'trade.prices.0.amount',
  ],
  [
    { trade: { ...trade, prices: [{ quantity: 1, amount: '1', currency: 'XXX' }] } },
    'trade.prices.0.currency',
  ],
  [
    {
      trade: {
        ...trade,
        prices: [10, 10].map((quantity) => ({ quantity, amount: '1', currency: 'EUR' })),
      },
    },
    'trade.prices.1.quantity',
  ],
  [
    {
      trade: {
        ...trade,
        prices: Array.from({ length: 11 }, (_, at) => ({ quantity: at + 1, amount: '1', currency: 'EUR' })),
      },
    },
    'trade.prices',
  ],
  [{ trade: { ...trade, priceOnRequest: true } }, 'trade.priceOnRequest'],
  [{ trade: { ...trade, weight: { value: 1, unit: 'stone' } } }, 'trade.weight.unit'],
  [{ trade: { ...trade, origin: 'XX' } }, 'trade.origin'],
  [{ trade: { ...trade, hsCode: '84821' } }, 'trade.hsCode'],
  [{ trade: { ...trade, hsCode: '8482A0' } }, 'trade.hsCode'],
  [{ variants: { axes: [], rows: variants.rows } }, 'variants.axes'],
  [{ variants: { axes: ['Size', 'size'], rows: variants.rows } }, 'variants.axes.1'],
  [{ variants: { axes: ['Size'], rows: variants.rows } }, 'variants.rows.0.values'],
  [
    { variants: { axes: variants.axes, rows: [variants.rows[0], variants.rows[0]] } },
    'variants.rows.1.values',
  ],
  [
    {
      variants: {
        axes: ['Size'],
        rows: ['A', 'B'].map((value) => ({ ...variants.rows[1], values: [value], partNumber: `n 1` })),
      },
    },
    'variants.rows.1.partNumber',
  ],
  [
    {
      variants: {
        axes: ['Size'],
        rows: Array.from({ length: 101 }, (_, at) => ({ ...variants.rows[1], values: [`${at}`] })),
      },
    },
    'variants.rows',
  ],
]

test.each(refused.map(([wrong, field], at) => [at, field, wrong] as const))(
  '%i: nothing is saved when %s is wrong',
  async (_, field, wrong) => {
    const { businessID, owner } = await aTeam(database.db)
    const made = entryOf(await post(owner, '/product', { ...whole, businessID }))
    const refused = await put(owner, `/product/${made.productID}`, { ...whole, ...wrong, revision: 1 })
    expect(refused).toMatchObject({ status: 400, name: 'InvalidInput' })
    expect(Object.keys(refused.body['fields'] as object)).toContain(field)
    expect(entryOf(await get(owner, `/product/${made.productID}/manage`))).toMatchObject({
      revision: 1,
      fields: kept,
    })
  },
)

test('a copy is sold like its original, under no number', async () => {
  const { businessID, owner } = await aTeam(database.db)
  const first = entryOf(await post(owner, '/product', { ...whole, businessID }))
  const copy = entryOf(await post(owner, `/product/${first.productID}/duplicate`, {}))
  expect(copy.fields).toMatchObject({
    partNumber: '',
    trade: kept.trade,
    variants: {
      axes: variants.axes,
      rows: [{ partNumber: '', price: { amount: '14' } }, { partNumber: '' }],
    },
  })
})

test('a company finds its products by their numbers', async () => {
  const { businessID, owner } = await aTeam(database.db)
  await post(owner, '/product', { ...whole, businessID })
  await post(owner, '/product', { ...aForm, name: 'Other', businessID })
  const { data } = await get(
    owner,
    `/product/manage?bid=${businessID}&search=${encodeURIComponent('ｈｂ－62')}`,
  )
  expect(data).toMatchObject({ totalResults: 1, results: [{ name: whole.name, partNumber: 'HB-6205' }] })
})

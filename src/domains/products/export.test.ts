// The table of a company's products holds everything as it was entered, and no formula (T26).
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addProducts } from '../../testing/merge-rows.ts'
import { aForm, aTeam, callsOf, type Team } from '../../testing/products.ts'
import { productsForExport } from './export-share.ts'

const database = await testDatabase()
const api = await testApi(database)
const { get, post, put, remove } = callsOf(api)

type Fetched = { url: string; fileName: string; contentType: string }

async function exported(
  { owner, businessID }: Team,
  format: 'csv' | 'xlsx' | 'bmecat',
  language = 'en',
): Promise<Fetched & { file: Buffer }> {
  const response = await api.inject({
    url: `/api/product/export?bid=${businessID}&format=${format}`,
    headers: { authorization: owner.bearer, 'accept-language': language },
  })
  expect(response.statusCode).toBe(200)
  const told = response.json<{ data: Fetched }>().data
  // Without a session: whoever has the address may fetch it.
  const fetched = await api.inject({ url: told.url })
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, told.contentType])
  expect(fetched.headers['content-disposition']).toContain(`filename="${told.fileName}"`)
  expect(fetched.headers['cache-control']).toBe('private, no-store')
  return { ...told, file: fetched.rawPayload }
}

/** As a spreadsheet reads it. */
function cellsOf(csv: string): string[][] {
  const rows = csv.replace('\ufeff', '').split('\r\n').slice(0, -1)
  return rows.map((row) =>
    [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  )
}

const form = {
  ...aForm,
  name: '=HYPERLINK(A1,"Bearing")',
  description: 'Two lines,\n"quoted", and a\ttab.',
  keywords: ['軸受', 'a, b'],
  specs: [
    { key: 'Bore: inner', value: '25 mm' },
    { key: 'Play', value: '-0.01 mm' },
  ],
  videos: ['https://vimeo.com/123456', 'https://youtu.be/abcdefghijk'],
}

const trade = {
  partNumber: 'A-1',
  trade: {
    unit: 'pcs',
    minimumOrder: { quantity: 100, unit: 'kg' },
    prices: [
      { quantity: 1, amount: '12.50', currency: 'EUR' },
      { quantity: 1_000.5, amount: '0.0375', currency: 'EUR' },
    ],
    priceOnRequest: false,
    packaging: '=Box',
    weight: { value: 0.128, unit: 'kg' },
    origin: 'JP',
    hsCode: '8482.10',
  },
  variants: {
    axes: ['Bore', 'Seal'],
    rows: [
      { values: ['25 mm', 'ZZ'], partNumber: '', price: { amount: '14', currency: 'JPY' }, weight: null },
      { values: ['30 mm', 'ZZ'], partNumber: 'A-30', price: null, weight: { value: 130, unit: 'g' } },
    ],
  },
}

test('every field of every state stands in the table, in the order of the showcase, without what was removed', async () => {
  const team = await aTeam(database.db, {
    products: [{ name: 'Off', published: false, unlisted: true, mainImage: '/m', photos: ['/a', '/b'] }, {}],
  })
  await remove(team.owner, `/product/${team.productIDs[1]}`)
  const made = await post(team.owner, '/product', { ...form, ...trade, businessID: team.businessID })
  const { productID, changedAt } = made.data as { productID: string; changedAt: string }

  const { fileName, contentType, file } = await exported(team, 'csv')

  expect(fileName).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  expect(contentType).toBe('text/csv; charset=utf-8')
  const [heads, first, second, ...more] = cellsOf(file.toString('utf8'))
  expect(more).toEqual([])
  expect(heads?.slice(0, 4)).toEqual(['ID', 'Name', 'Description', 'Category'])
  expect(first).toEqual([
    productID,
    `'${form.name}`,
    form.description,
    form.category,
    expect.any(String),
    '軸受\na, b',
    'Bore: inner\nPlay',
    '25 mm\n-0.01 mm',
    'Bore: inner\nPlay',
    '14',
    'Yes',
    'Draft',
    '',
    '',
    form.videos.join('\n'),
    changedAt,
    'A-1',
    'pcs',
    '100',
    'kg',
    '1\n1000.5',
    '12.5\n0.0375',
    'EUR\nEUR',
    'No',
    "'=Box",
    '0.128',
    'kg',
    'JP',
    '848210',
    'Bore\nSeal',
    '25 mm\n30 mm',
    'ZZ\nZZ',
    '',
    "'\nA-30",
    '14 JPY\n',
    "'\n130 g",
    '',
    '',
    '',
    '',
    '',
    '',
    'English',
    '',
  ])
  expect(second?.slice(9, 14)).toEqual(['', 'No', 'Unlisted', '/m', '/a\n/b'])
  expect(second).toHaveLength(heads!.length)
})

test('names and descriptions have columns for each language in which there are any, and the archive has all of it', async () => {
  const { businessID, owner, ...team } = await aTeam(database.db)
  const made = await post(owner, '/product', { ...form, name: '軸受', language: 'ja', businessID })
  const path = `/product/${(made.data as { productID: string }).productID}/texts`
  const inEnglish = { name: 'Bearing', description: 'Two,\n"lines".', keywords: ['a'], specs: [] }
  const inItalian = { ...inEnglish, name: '=Cuscinetto', description: '' }
  await put(owner, `${path}/en`, { ...inEnglish, revision: 0 })
  await put(owner, `${path}/it`, { ...inItalian, revision: 0 })
  const [heads, row] = cellsOf((await exported({ ...team, businessID, owner }, 'csv')).file.toString('utf8'))
  expect([heads?.slice(-8), row?.slice(-8)]).toEqual([
    [
      'Language of the original',
      'What the pictures show',
      ...['English', 'Italian'].flatMap((one) => [
        `Name (${one})`,
        `Description (${one})`,
        `What the pictures show (${one})`,
      ]),
    ],
    ['Japanese', '', 'Bearing', inEnglish.description, '', "'=Cuscinetto", '', ''],
  ])
  const kept: object[] = []
  for await (const product of productsForExport(database.db, businessID)) kept.push(product)
  expect(kept).toMatchObject([{ language: 'ja', translations: { en: inEnglish, it: inItalian } }])
})

test('a workbook holds the same cells, all of them texts, with heads in the language of the reader', async () => {
  const team = await aTeam(database.db)
  await post(team.owner, '/product', { ...form, businessID: team.businessID })
  const { contentType, file } = await exported(team, 'xlsx', 'ja')
  expect(contentType).toContain('spreadsheetml')
  const files = unzipSync(file)
  expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).not.toMatch(/<f[ >]/)
  const texts = strFromU8(files['xl/worksheets/sheet1.xml']!)
  for (const text of ['製品名', '下書き', '軸受', 'Bore: inner', form.category, `'=HYPERLINK(`])
    expect(texts.replaceAll('&apos;', "'").replaceAll('&#39;', "'")).toContain(text)
  expect(cellsOf((await exported(team, 'csv', 'ja')).file.toString('utf8'))[0]?.[1]).toBe('製品名')
})

test('a company without products gets the heads; members get none of it', async () => {
  const team = await aTeam(database.db)
  expect(cellsOf((await exported(team, 'csv')).file.toString('utf8'))).toHaveLength(1)
  const path = `/product/export?bid=${team.businessID}&format=csv`
  expect((await get(team.member, path)).name).toBe('NotAllowed')
  expect((await get(team.admin, path)).status).toBe(200)
  expect((await get(team.owner, path.replace('csv', 'exe'))).status).toBe(400)
})

test('an address is open for two minutes, and none is opened that was not given out', async () => {
  const team = await aTeam(database.db)
  const { url } = await exported(team, 'csv')
  const [token = '', sign = ''] = url.slice(url.lastIndexOf('/') + 1).split('.')
  const forged = Buffer.from(token, 'base64url').toString().replace('csv', 'xlsx')
  const path = url.slice(0, url.lastIndexOf('/'))
  for (const wrong of [`${Buffer.from(forged).toString('base64url')}.${sign}`, token, `${token}.`, 'x'])
    expect((await api.inject({ url: `${path}/${wrong}` })).statusCode).toBe(404)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
  try {
    expect((await api.inject({ url })).statusCode).toBe(404)
  } finally {
    vi.useRealTimers()
  }
  expect((await api.inject({ url })).statusCode).toBe(200)
})

test('every product is in the file, however many there are, in the order of the showcase', async () => {
  const team = await aTeam(database.db, { products: [{}] })
  await addProducts(database.db, team.productIDs[0]!, 1_204)
  const listed = cellsOf((await exported(team, 'csv')).file.toString('utf8')).slice(1)
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from products where business_id = $1 order by position, created_at desc, id desc`,
    [team.businessID],
  )
  expect(listed.map(([id]) => id)).toEqual(rows.map(({ id }) => id))
  expect((await exported(team, 'bmecat')).file.toString('utf8').match(/<PRODUCT mode="new">/g)).toHaveLength(
    1_205,
  )
})

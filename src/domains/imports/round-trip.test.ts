// What a company took along and brings in again makes the same products: files of before and after are equal (P3.4, decision 138).
import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'
import { beforeAll, expect, test } from 'vitest'
import { languages } from '../../contract/locale.ts'
import { productFileFormats, type ProductFileFormat } from '../../contract/product-files.ts'
import { fillDemoWorld } from '../../demo/fill.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { importing } from '../../testing/imports.ts'
import { comparable, productFileOf } from '../../testing/product-files.ts'
import { aForm, aTeam, aTrade } from '../../testing/products.ts'
import { casesOf } from '../../testing/proofs.ts'
import { aSession } from '../../testing/sessions.ts'
import { addMember } from '../members/membership.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { post, put, rows, bring, undo } = await importing(database)
const schema = await readFile(new URL('../../../docs/formats/bmecat-2005.xsd', import.meta.url), 'utf8')

const companies = casesOf(200, languages.length)
beforeAll(async () => {
  // A world that is smaller is not whole.
  const size = { companies: companies + 60, products: (companies + 60) * 6, people: 20 }
  await fillDemoWorld(database, { seed: 7, today: '2026-11-20', ...size })
}, 300_000)

const wipe = (businessID: string) => pool.query('delete from products where business_id = $1', [businessID])

test(
  'companies of the demo world: taken along, wiped, brought in, taken along',
  { timeout: 1_800_000 },
  async () => {
    const { rows: found } = await pool.query<{ business_id: string }>(
      `select business_id from products where removed_at is null group by 1 order by 1 limit $1`,
      [companies],
    )
    expect(found).toHaveLength(companies)
    for (const [at, { business_id: businessID }] of found.entries()) {
      const owner = await aSession(db)
      await transaction(db, (tx) => addMember(tx, { businessID, userID: owner.userID, role: 'owner' }))
      const language = languages[at % languages.length]!
      const who = { bearer: owner.bearer, businessID, language }
      for (const format of productFileFormats) {
        const before = await productFileOf(api, who, format)
        if (format === 'bmecat') await expectValid(before)
        await wipe(businessID)
        const done = await bring({ owner, businessID }, before, { publish: 'published' }, {})
        expect([done.state, done.counts?.refused, done.written?.skipped], `${businessID} ${format}`).toEqual([
          'done',
          0,
          0,
        ])
        const after = await productFileOf(api, who, format)
        expect(comparable(after, format), `${businessID} ${format}`).toBe(comparable(before, format))
        // Once more, nothing changes.
        const again = await bring({ owner, businessID }, after, {}, {})
        const told = (await rows(owner, again.importID)).filter(({ kind }) => kind !== 'unchanged')
        expect(told, `${businessID} ${format}`).toEqual([])
      }
    }
  },
)

async function expectValid(xml: Buffer): Promise<void> {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'products.xml', contents: xml.toString() }],
    schema: [schema],
  })
  expect([valid, errors.map(({ message }) => message)]).toEqual([true, []])
}

const odd = {
  ...aForm,
  ...aTrade,
  name: '=Total \'of\' "all" <b>&amp; 合計',
  description: '-1\n\tindented, "quoted"; and\n\nlines',
  keywords: ['a, b', 'c/d', '-'],
  specs: [
    { key: 'Bore', value: '-0.01 mm' },
    { key: 'Bore', value: '1/2 inch' },
    { key: 'Play; max', value: '' },
    { key: '', value: '= 3' },
    { key: 'Very long '.repeat(9).trim(), value: 'x'.repeat(500) },
  ],
  leadTime: 0,
  stock: false,
  videos: ['https://vimeo.com/123456'],
  trade: {
    ...aTrade.trade,
    unit: 'units',
    prices: [
      { quantity: 0.5, amount: '123456789012.000001', currency: 'JPY' },
      { quantity: 10, amount: '0.0375', currency: 'JPY' },
      { quantity: 1, amount: '3', currency: 'EUR' },
    ],
    weight: { value: 0.000128, unit: 'oz' },
    packaging: '+1, -2',
  },
  variants: {
    axes: ['Bore', 'Seal', 'Clearance'],
    rows: [
      {
        values: ['25 mm', 'ZZ', '-'],
        partNumber: '',
        price: { amount: '14', currency: 'JPY' },
        weight: null,
      },
      { values: ['30 mm', '=1', 'C3'], partNumber: '-A-30', price: null, weight: { value: 130, unit: 'g' } },
    ],
  },
}

test.each(productFileFormats.flatMap((format) => languages.map((language) => [format, language] as const)))(
  'a product with everything that may stand in it, as %s in %s',
  async (format: ProductFileFormat, language) => {
    const team = await aTeam(db, { products: [] })
    const who = { bearer: team.owner.bearer, businessID: team.businessID, language }
    const wish = { businessID: team.businessID }
    const made = await post(team.owner, '/product', { ...odd, ...wish })
    const { productID } = made.data as { productID: string }
    const inJapanese = {
      name: '深溝玉軸受',
      description: '二行\nの説明',
      keywords: [],
      specs: [],
      revision: 0,
    }
    await put(team.owner, `/product/${productID}/texts/ja`, inJapanese)
    await post(team.owner, '/product', { ...aForm, name: 'N'.repeat(200), language: 'it', ...wish })
    await post(team.owner, '/product', {
      ...aForm,
      name: '価格はお問い合わせ',
      language: 'ja',
      partNumber: 'L'.repeat(64),
      trade: { ...aTrade.trade, prices: [], priceOnRequest: true },
      publish: true,
      ...wish,
    })
    const before = await productFileOf(api, who, format)
    if (format === 'bmecat') await expectValid(before)
    await wipe(team.businessID)
    const done = await bring(team, before, { publish: 'published' }, {})
    expect(done).toMatchObject({ state: 'done', counts: { new: 3, refused: 0 }, written: { published: 1 } })
    expect(comparable(await productFileOf(api, who, format), format)).toBe(comparable(before, format))
    expect((await undo(team, done.importID)).undone).toEqual({ rows: 3, edited: 0 })
    const { rows: left } = await pool.query('select id from products where business_id = $1', [
      team.businessID,
    ])
    expect(left).toEqual([])
  },
)

test('what is typed into such a table and is no such value is told, and read where it can be', async () => {
  const team = await aTeam(db, { products: [] })
  await post(team.owner, '/product', { ...aForm, ...aTrade, businessID: team.businessID })
  const who = { bearer: team.owner.bearer, businessID: team.businessID }
  const file = (await productFileOf(api, who, 'csv')).toString()
  const wrong = file.replace('"12.5"', '"much"').replace('"Ten in a carton"', '"Twelve"')
  const done = await bring(team, wrong, {}, { choices: { unreadable: 'leave-out' } })
  expect(done.counts).toMatchObject({ changed: 1, refused: 0 })
  const after = (await productFileOf(api, who, 'csv')).toString()
  expect(after).toContain('"12.5"')
  expect(after).toContain('"Twelve"')
  const refused = await bring(team, wrong, {}, { choices: { unreadable: 'refuse' } })
  expect(refused.counts).toMatchObject({ refused: 1 })
})

// A company says what a product is in other languages: rights, languages, two at once, copies (D55).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import type { ProductEntry } from '../../contract/products.ts'
import { ProductTexts, type ProductTextFieldsInput, type ProductTextsEntry } from '../../contract/texts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, aTeamAndOthers, callsOf } from '../../testing/products.ts'
import type { TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, post, put } = callsOf(api)

const specs = [{ key: '内径', value: '25 mm' }]
const japanese = { ...aForm, name: '深溝玉軸受 6205', description: '乾いた場所用。', language: '', specs }
const nothing: ProductTextFieldsInput = { name: '', description: '', keywords: [], specs: [], pictures: {} }
const inEnglish: ProductTextFieldsInput = {
  name: 'Deep groove ball bearing 6205',
  description: 'For dry places.\n\tAnd wet ones.',
  keywords: ['bearing', 'ball bearing'],
  specs: [{ of: specs[0]!, key: 'Inner diameter', value: '25 mm (h6)' }],
  pictures: {},
}

const pathOf = (id: string, language?: string) =>
  `/product/${id}/texts${language === undefined ? '' : `/${language}`}`
const textsOf = async (session: TestSession, id: string) =>
  (await get(session, pathOf(id))).data as ProductTextsEntry
const save = (
  session: TestSession | undefined,
  id: string,
  language: string,
  fields: Partial<ProductTextFieldsInput> & { revision?: number; original?: string } = {},
) => put(session, pathOf(id, language), { revision: 0, ...nothing, ...fields })
const shown = async (id: string, query = '') =>
  (await get(undefined, `/product/${id}${query}`)).data as ProductEntry
const fieldsOf = ({ body }: { body: Record<string, unknown> }) => Object.keys(body['fields'] as object)

async function aProduct(publish = true, form: object = japanese) {
  const team = await aTeam(db)
  const made = await post(team.owner, '/product', { ...form, businessID: team.businessID, publish })
  return { ...team, id: (made.data as ManagedProductEntry).productID }
}
const managed = async (session: TestSession, id: string) =>
  (await get(session, `/product/${id}/manage`)).data as ManagedProductEntry

test('what is written in another language is kept, shown to its readers, and told with who wrote it', async () => {
  const { owner, member, id } = await aProduct()
  const before = await textsOf(member, id)
  expect(ProductTexts.parse(before)).toEqual(before)
  expect(before).toMatchObject({ language: 'ja', isSaid: false, translations: {}, wanted: ['en'] })
  expect(before.original).toEqual({
    name: japanese.name,
    description: japanese.description,
    keywords: japanese.keywords,
    specs: [{ of: specs[0], ...specs[0] }],
    pictures: {},
  })
  expect((await shown(id)).name).toBe(japanese.name)

  expect(await save(owner, id, 'en', inEnglish)).toMatchObject({ status: 200, data: { revision: 1 } })
  const after = await textsOf(member, id)
  expect(ProductTexts.parse(after)).toEqual(after)
  expect(after).toMatchObject({
    language: 'ja',
    isSaid: true,
    translations: { en: { revision: 1, fields: inEnglish } },
  })
  expect(after.translations['en']?.writtenBy).toEqual(expect.any(String))
  expect(await shown(id)).toMatchObject({
    name: inEnglish.name,
    originalName: japanese.name,
    language: 'ja',
    writtenIn: ['ja', 'en'],
    keywords: inEnglish.keywords,
    specs: [{ key: 'Inner diameter', value: '25 mm (h6)', typed: specs[0] }],
  })
})

test('wanted are the languages of the markets and the sales team of its company', async () => {
  const { owner, businessID, id } = await aProduct()
  const trade = {
    markets: ['MX', 'CH', 'JP', 'DE'],
    spokenLanguages: ['zh', 'de'],
    totalEmployeesSales: null,
    averageLeadTime: null,
  }
  await put(owner, `/business/profile/${businessID}/tradeCapabilities`, { revision: 0, ...trade })
  expect((await textsOf(owner, id)).wanted).toEqual(['en', 'es', 'it', 'zh'])
})

test.each([
  ['a language of no list', 'xx', '', ['language']],
  ['its own, as its texts are', 'ja', '', ['language']],
  ['its own, as it says', 'en', 'en', ['language']],
  ['an own language of no list', 'en', 'tlh', ['original']],
])('%s is refused, and nothing is kept', async (_, language, original, fields) => {
  const { owner, id } = await aProduct()
  const answer = await save(owner, id, language, { ...inEnglish, original })
  expect([answer.name, fieldsOf(answer)]).toEqual(['InvalidInput', fields])
  expect(await textsOf(owner, id)).toMatchObject({ translations: {}, isSaid: false })
})

test('no more languages than are shown are written; one that is there may be changed and taken away', async () => {
  const { owner, id } = await aProduct()
  const many = 'en es it zh de fr pt nl pl sv fi da'.split(' ')
  expect(many).toHaveLength(limits.textLanguagesMax)
  for (const language of many) expect((await save(owner, id, language, { name: 'Bearing' })).status).toBe(200)
  const refused = await save(owner, id, 'cs', { name: 'Bearing' })
  expect([refused.name, fieldsOf(refused)]).toEqual(['InvalidInput', ['language']])
  expect((await save(owner, id, 'da', { revision: 1 })).status).toBe(200)
  expect((await save(owner, id, 'cs', { name: 'Bearing' })).status).toBe(200)
})

test('members write for drafts of their own, owners and admins for all; its people read, nobody else', async () => {
  const team = await aTeamAndOthers(db)
  const { businessID, owner, admin, member, left, stranger } = team
  const made = async (session: TestSession, publish: boolean) =>
    ((await post(session, '/product', { ...japanese, businessID, publish })).data as ManagedProductEntry)
      .productID
  const ofMember = await made(member, false)
  const others = [await made(owner, false), await made(owner, true)]
  for (const id of others) expect((await save(member, id, 'en', inEnglish)).name).toBe('NotAllowed')
  expect((await save(member, ofMember, 'en', inEnglish)).status).toBe(200)
  for (const [session, revision] of [
    [owner, 1],
    [admin, 2],
  ] as const)
    expect((await save(session, ofMember, 'en', { ...inEnglish, revision })).status).toBe(200)
  for (const id of [ofMember, ...others]) {
    for (const session of [left, stranger]) {
      expect((await save(session, id, 'it', { name: 'Cuscinetto' })).name).toBe('NotFound')
      expect((await get(session, pathOf(id))).name).toBe('NotFound')
    }
    expect((await save(undefined, id, 'it', { name: 'Cuscinetto' })).status).toBe(401)
    expect((await get(undefined, pathOf(id))).status).toBe(401)
    expect((await get(member, pathOf(id))).status).toBe(200)
  }
})

test('two people who save two languages at once lose nothing, nor does who saves the product beside them', async () => {
  const { owner, admin, id } = await aProduct()
  const answers = await Promise.all([
    save(owner, id, 'en', inEnglish),
    save(admin, id, 'it', { name: 'Cuscinetto 6205' }),
    put(owner, `/product/${id}`, { ...japanese, description: '改訂。', revision: 1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await textsOf(owner, id)).toMatchObject({
    isSaid: true,
    language: 'ja',
    original: { description: '改訂。' },
    translations: { en: { fields: inEnglish }, it: { fields: { ...nothing, name: 'Cuscinetto 6205' } } },
  })
})

test.each([0, 1])(
  'of two who save the same language at once after %i savings, one is shown what the other wrote',
  async (revision) => {
    const { owner, admin, id } = await aProduct()
    if (revision === 1) await save(owner, id, 'en', inEnglish)
    const two = [
      { ...nothing, name: 'Bearing one' },
      { ...nothing, name: 'Bearing two' },
    ]
    const answers = await Promise.all(
      [owner, admin].map((session, at) => save(session, id, 'en', { ...two[at]!, revision })),
    )
    const saved = answers.findIndex(({ status }) => status === 200)
    const stale = answers[1 - saved]!
    expect([answers[saved]!.data, stale.name]).toEqual([{ revision: revision + 1 }, 'Stale'])
    expect(stale.body['current']).toMatchObject({ revision: revision + 1, fields: two[saved] })
    expect((await textsOf(owner, id)).translations['en']).toEqual(stale.body['current'])
  },
)

test('the page says the same whether every language is asked for or a reader’s alone', async () => {
  const { owner, id } = await aProduct()
  for (const language of ['fil', 'en', 'de', 'fr'])
    await save(owner, id, language, { name: `Seal ${language}` })
  for (const query of ['', '?texts=original']) {
    const { translations, ...whole } = await shown(id, query ? `${query}&languages=all` : '?languages=all')
    expect(Object.keys(translations!)).toEqual(['de', 'en', 'fr', 'fil'])
    const page = await shown(id, query)
    expect(page).toEqual(whole)
    expect(page.writtenIn).toEqual(['ja', 'de', 'en', 'fr', 'fil'])
    expect(page.names).toMatchObject({ ja: japanese.name, fil: 'Seal fil' })
  }
})

test('all fields empty take a language away; a revision of nothing is stale', async () => {
  const { owner, id } = await aProduct()
  expect((await save(owner, id, 'en', { ...inEnglish, revision: 3 })).body['current']).toEqual({
    revision: 0,
    writtenBy: null,
    writtenAt: null,
    fields: nothing,
  })
  await save(owner, id, 'en', inEnglish)
  expect((await save(owner, id, 'en', { revision: 1 })).data).toEqual({ revision: 2 })
  expect(await shown(id, '?languages=all')).toMatchObject({
    writtenIn: ['ja'],
    translations: {},
    name: japanese.name,
  })
})

test.each([
  ['NameReserved', { name: 'Official Millwright bearing' }],
  ['InvalidInput', { name: 'Valve (Verified)' }],
  ['InvalidInput', { name: 'Bearing www.shop.example' }],
  ['InvalidInput', { name: 'Bea\u202Ering' }],
  ['InvalidInput', { name: 'a'.repeat(limits.productNameMax + 1) }],
  ['InvalidInput', { description: 'a\u0000b' }],
  ['InvalidInput', { keywords: [''] }],
  ['InvalidInput', { keywords: Array.from({ length: 31 }, () => 'a') }],
  ['InvalidInput', { specs: [{ of: { key: 'a\u0000', value: '' }, key: 'b', value: 'c' }] }],
  ['InvalidInput', { specs: [{ of: { key: 'a', value: 'b', more: 1 }, key: 'b', value: 'c' }] }],
  ['InvalidInput', { specs: Array.from({ length: 51 }, () => ({ of: specs[0], key: 'b', value: 'c' })) }],
  ['InvalidInput', { more: true }],
])('%s for %j, and nothing is kept', async (refusal, wrong) => {
  const { owner, id } = await aProduct()
  const answer = await put(owner, pathOf(id, 'en'), { ...inEnglish, revision: 0, ...wrong })
  expect(answer.name).toBe(refusal)
  expect(await textsOf(owner, id)).toMatchObject({ translations: {}, isSaid: false })
})

test('what is hostile is text', async () => {
  const { owner, id } = await aProduct()
  const fields = {
    ...inEnglish,
    name: `'; drop table x; -- <b>`,
    keywords: ['{a,"b"}', 'c\\d'],
    specs: [{ of: specs[0]!, key: '"], "x": ["', value: '=1+1' }],
  }
  expect((await save(owner, id, 'en', fields)).status).toBe(200)
  expect((await textsOf(owner, id)).translations['en']?.fields).toEqual(fields)
})

test('what was said of a specification that is called otherwise now is not told, and comes back with it', async () => {
  const { owner, id } = await aProduct()
  await save(owner, id, 'en', inEnglish)
  await put(owner, `/product/${id}`, { ...japanese, specs: [{ key: '外径', value: '52 mm' }], revision: 1 })
  expect((await textsOf(owner, id)).translations['en']?.fields.specs).toEqual([])
  await put(owner, `/product/${id}`, { ...japanese, revision: 2 })
  expect((await textsOf(owner, id)).translations['en']?.fields.specs).toEqual(inEnglish.specs)
})

test('its own language is said in the form too; one who leaves it out does not unsay it while there are others', async () => {
  const { owner, id } = await aProduct()
  const said = async () => (await managed(owner, id)).fields.language
  const change = (language: string | undefined, revision: number) =>
    put(owner, `/product/${id}`, { ...japanese, language, revision })
  expect((await change('zh', 1)).status).toBe(200)
  expect([await said(), (await shown(id)).language]).toEqual(['zh', 'zh'])
  expect((await change(undefined, 2)).status).toBe(200)
  expect([await said(), (await shown(id)).language]).toEqual(['', 'ja'])
  const unknown = await change('xx', 3)
  expect([unknown.name, fieldsOf(unknown)]).toEqual(['InvalidInput', ['language']])

  await save(owner, id, 'en', inEnglish)
  expect((await change(undefined, 3)).status).toBe(200)
  expect(await said()).toBe('ja')
  // Now the original is what English readers are shown.
  expect((await change('en', 4)).status).toBe(200)
  expect([(await shown(id)).name, (await textsOf(owner, id)).translations]).toEqual([japanese.name, {}])
  expect((await change('ja', 5)).status).toBe(200)
  expect((await shown(id)).name).toBe(inEnglish.name)
})

test('a copy says the same in every language, marked in each, and is changed by itself', async () => {
  const { owner, id } = await aProduct()
  await save(owner, id, 'en', inEnglish)
  await save(owner, id, 'it', { name: 'Cuscinetto 6205' })
  const copy = async () => (await post(owner, `/product/${id}/duplicate`, {})).data as ManagedProductEntry
  const [first, second] = [(await copy()).productID, (await copy()).productID]
  expect((await textsOf(owner, first)).translations).toMatchObject({
    en: { revision: 1, fields: { ...inEnglish, name: `${inEnglish.name} (copy)` } },
    it: { fields: { name: 'Cuscinetto 6205 (copia)' } },
  })
  expect((await textsOf(owner, second)).translations['en']?.fields.name).toBe(`${inEnglish.name} (copy 2)`)
  expect(await textsOf(owner, second)).toMatchObject({ language: 'ja', isSaid: true })
  await save(owner, first, 'en', { name: 'Other', revision: 1 })
  expect((await textsOf(owner, id)).translations['en']?.fields.name).toBe(inEnglish.name)
})

test('drafts are nobody’s news; what is said of a published product is', async () => {
  const { owner, businessID, id } = await aProduct(false)
  const news = sql`select from outbox where payload->>'businessID' = ${businessID} and payload->>'type' = 'products.changed'`
  const told = async () => (await news.execute(db)).rows.length
  await save(owner, id, 'en', inEnglish)
  expect(await told()).toBe(0)
  await post(owner, '/product/publish', { businessID, productIDs: [id] })
  const before = await told()
  await save(owner, id, 'en', { ...inEnglish, revision: 1 })
  expect(await told()).toBe(before + 1)
})

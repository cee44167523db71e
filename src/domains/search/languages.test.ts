// Companies and products are found by their names and texts in every language, and not by those they do not have any more.
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import type { Segment } from './documents.ts'
import { search } from './find.ts'
import { rebuildSearch } from './rebuild.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const drain = () => deliverAll(db, domainListeners, testLog)
const find = async (text: string, segment: Segment = 'MA') =>
  (await search(db, { segment, text, exactly: true }, { skip: 0, size: 50 })).ids

type BusinessTexts = Partial<Record<'company_name' | 'short_description' | 'general_description', string>>

async function translate(businessID: string, language: string, texts: BusinessTexts) {
  const { company_name = '', short_description = '', general_description = '' } = texts
  await transaction(db, async (tx) => {
    await sql`
      insert into business_texts (business_id, language, company_name, short_description, general_description, written_at)
      values (${businessID}, ${language}, ${company_name}, ${short_description}, ${general_description}, now())
      on conflict (business_id, language) do update set company_name = excluded.company_name,
        short_description = excluded.short_description, general_description = excluded.general_description`.execute(
      tx,
    )
    await publishEvent(tx, { type: 'business.changed', businessID })
  })
  await drain()
}

type ProductTexts = { name: string; description?: string; keywords?: string[] }

async function translateProduct(
  { businessID, productID }: { businessID: string; productID: string },
  language: string,
  { name, description = '', keywords = [] }: ProductTexts,
) {
  await transaction(db, async (tx) => {
    await sql`
      insert into product_texts (product_id, language, name, description, keywords, written_at)
      values (${productID}, ${language}, ${name}, ${description}, ${keywords}::text[], now())
      on conflict (product_id, language) do update set name = excluded.name, description = excluded.description,
        keywords = excluded.keywords`.execute(tx)
    await publishEvent(tx, { type: 'products.changed', businessID })
  })
  await drain()
}

const headersIn = (language: string) => ({ 'x-edition': 'jp', 'accept-language': language })

async function results(kind: 'business' | 'product', payload: object, language: string) {
  const url = `/api/search/${kind}`
  const answer = await api.inject({ method: 'POST', url, payload, headers: headersIn(language) })
  return answer.json<{ data: { results: object[] } }>().data.results
}

async function suggested(text: string, language = 'en', segment = 'MA') {
  const url = '/api/search/suggest'
  const answer = await api.inject({
    method: 'GET',
    url,
    query: { text, segment },
    headers: headersIn(language),
  })
  return answer.json<{ data: { text: string }[] }>().data.map((one) => one.text)
}

const documents = async (businessID: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select id, name_normal, name_tokens, strong_tokens, body_tokens, facts from search_document
    where id = ${businessID} or business_id = ${businessID} order by id`.execute(db)
  return rows
}

describe('a company with a Japanese original, an English and a Chinese name', () => {
  const shaped = async (name: string) => {
    const { businessID } = await aBusiness(db, {
      companyName: `株式会社${name}製作所`,
      shortDescription: '玉軸受を一個から作ります。',
      language: 'ja',
    })
    await translate(businessID, 'en', {
      company_name: `Zelkovia ${name} Works`,
      short_description: 'Bearings for quokkas.',
      general_description: `${'We make many things. '.repeat(5)}Zymurgy is ours.`,
    })
    await translate(businessID, 'zh', { company_name: `泽${name}轴承厂` })
    return businessID
  }

  test('is found by each, with its card in the language of the reader', async () => {
    const businessID = await shaped('檜皮')
    for (const name of [
      '株式会社檜皮製作所',
      'Zelkovia 檜皮 Works',
      'zelkovia',
      '泽檜皮轴承厂',
      'quokkas',
      'zymurgy',
    ])
      expect(await find(name), name).toEqual([businessID])
    const cards = {
      ja: '株式会社檜皮製作所',
      en: 'Zelkovia 檜皮 Works',
      it: 'Zelkovia 檜皮 Works',
      zh: '泽檜皮轴承厂',
    }
    for (const [language, companyName] of Object.entries(cards)) {
      expect(await results('business', { textQuery: 'zelkovia 檜皮' }, language)).toMatchObject([
        { general: { companyName } },
      ])
    }
  })

  test('comes first where somebody types exactly its name in any language', async () => {
    const businessID = await shaped('檜枝')
    await aBusiness(db, { companyName: 'Zelkovia 檜枝 Works and Sons', plan: 'platinum' })
    await drain()
    expect((await find('Zelkovia 檜枝 Works'))[0]).toBe(businessID)
  })

  test('is suggested by the name that begins as it is typed, that of the reader first', async () => {
    const businessID = await shaped('檜扇')
    await translate(businessID, 'it', { company_name: 'Zelkovia 檜扇 Officine' })
    expect(await suggested('zelkovia 檜扇', 'ja')).toEqual(['Zelkovia 檜扇 Works'])
    expect(await suggested('Zelkovia 檜扇', 'it')).toEqual(['Zelkovia 檜扇 Officine'])
    expect(await suggested('株式会社檜扇', 'en')).toEqual(['株式会社檜扇製作所'])
    expect(await suggested('泽檜', 'en')).toContain('泽檜扇轴承厂')
    expect(await suggested('zel', 'en')).toContain('Zelkovia 檜扇 Works')
  })

  test('is neither found nor suggested by a name that it does not have any more', async () => {
    const businessID = await shaped('檜葉')
    expect(await suggested('zelkovia 檜葉')).toEqual(['Zelkovia 檜葉 Works'])
    await translate(businessID, 'en', { company_name: 'Yggdra 檜葉 Works' })
    expect(await find('zelkovia 檜葉')).toEqual([])
    expect(await find('quokkas 檜葉')).toEqual([])
    expect(await suggested('zelkovia 檜葉')).toEqual([])
    expect(await suggested('yggdra 檜葉')).toEqual(['Yggdra 檜葉 Works'])

    // Renamed a moment ago, before the index has learned it.
    await sql`update business_texts set company_name = 'Quercus' where business_id = ${businessID} and language = 'en'`.execute(
      db,
    )
    expect(await suggested('yggdra 檜葉')).toEqual([])

    await sql`delete from business_texts where business_id = ${businessID}`.execute(db)
    await transaction(db, (tx) => publishEvent(tx, { type: 'business.changed', businessID }))
    await drain()
    expect(await find('yggdra')).toEqual([])
    expect(await find('株式会社檜葉製作所')).toEqual([businessID])
    expect(await suggested('泽檜葉')).toEqual([])
    await transaction(db, (tx) => removeBusiness(tx, businessID))
    await drain()
    expect((await sql`select from search_name where id = ${businessID}`.execute(db)).rows).toEqual([])
  })
})

test('a product is found by its names, keywords and texts, and by the names of its company', async () => {
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: '榧野工業',
    products: [{ name: '深溝玉軸受 榧01' }],
  })
  const productID = productIDs[0]!
  await translate(businessID, 'en', { company_name: 'Larchmont Industries' })
  await translateProduct({ businessID, productID }, 'it', {
    name: 'Cuscinetto Torreyano 01',
    keywords: ['sferoidale'],
    description: 'Gira senza attrito apprezzabile.',
  })
  for (const text of [
    '深溝玉軸受 榧01',
    'Cuscinetto Torreyano 01',
    'torreyano',
    'sferoidale',
    'apprezzabile',
    'larchmont',
  ])
    expect(await find(text, 'PR'), text).toEqual([productID])
  expect(await find('torreyano')).toEqual([businessID])
  expect(await suggested('cuscinetto torr', 'ja', 'PR')).toEqual(['Cuscinetto Torreyano 01'])
  expect(await results('product', { textQuery: 'torreyano' }, 'it')).toMatchObject([
    { name: 'Cuscinetto Torreyano 01' },
  ])

  await translateProduct({ businessID, productID }, 'it', { name: 'Altro' })
  for (const text of ['torreyano', 'sferoidale', 'apprezzabile']) expect(await find(text, 'PR')).toEqual([])
  expect(await suggested('cuscinetto torr', 'ja', 'PR')).toEqual([])
})

test('a text of a company that changed leaves the documents of its products', async () => {
  const { businessID, productIDs } = await aBusiness(db, { companyName: '欅工業', products: 2 })
  await translate(businessID, 'en', { company_name: 'Zelkova' })
  const before = await sql<{ version: string }>`
    select change_xid::text as version from search_document where id = any(${productIDs}::uuid[])`.execute(db)
  await translate(businessID, 'en', { company_name: 'Zelkova', short_description: 'Persnickety.' })
  expect(await find('persnickety')).toEqual([businessID])
  const after = await sql<{ version: string }>`
    select change_xid::text as version from search_document where id = any(${productIDs}::uuid[])`.execute(db)
  expect(after.rows).toEqual(before.rows)
})

test('whatever a translation holds is text', async () => {
  const { businessID, productIDs } = await aBusiness(db, { companyName: '樫材', products: [{ name: '樫' }] })
  const hostile = "'); drop table search_name; -- \\ %_ | & ! :* <-> f:bore k:0006 x:y s:steel n:n"
  await translate(businessID, 'en', {
    company_name: `Oakum ${hostile}`,
    short_description: '\u0301'.repeat(400),
    general_description: 'ンー'.repeat(4_999),
  })
  await translateProduct({ businessID, productID: productIDs[0]! }, 'zh', {
    name: `栎木 \u202e${hostile}`,
    description: '𠮷'.repeat(4_999),
  })
  expect(await find(`Oakum ${hostile}`)).toEqual([businessID])
  expect(await find('栎木', 'PR')).toEqual(productIDs)
  expect(await suggested('oakum')).toEqual([`Oakum ${hostile}`])
  for (const { name_tokens, body_tokens } of await documents(businessID)) {
    expect(name_tokens).not.toContain(':')
    expect(String(body_tokens)).not.toContain('f:bore')
    expect(String(body_tokens).length).toBeLessThan(10_000)
  }
})

test('what is made anew in bulk is the same, names that are gone from documents too', async () => {
  const { businessID, productIDs } = await aBusiness(db, { companyName: '楓工業', products: 2 })
  await translate(businessID, 'en', { company_name: 'Acerola', short_description: 'Syrup.' })
  await translate(businessID, 'zh', { company_name: '枫业' })
  await translateProduct({ businessID, productID: productIDs[0]! }, 'es', {
    name: 'Arce',
    keywords: ['miel'],
  })
  const names = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from search_name where id = any(${[businessID, ...productIDs]}::uuid[]) order by name`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  }
  expect(await names()).toEqual(['acerola', 'arce', '枫业'])
  const before = await documents(businessID)
  await sql`insert into search_name (segment, name, id) values ('MA', 'stale', ${businessID})`.execute(db)
  await sql`delete from search_name where name = 'arce'`.execute(db)
  expect(await suggested('stale')).toEqual([])
  await rebuildSearch(database)
  expect(await documents(businessID)).toEqual(before)
  expect(await names()).toEqual(['acerola', 'arce', '枫业'])
})

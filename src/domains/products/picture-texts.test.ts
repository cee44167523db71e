// What the pictures of a product show, in words: who writes it, who reads it in which language, what goes along with a picture (D55).
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import type { ProductEntry } from '../../contract/products.ts'
import { ProductTexts, type ProductTextsEntry } from '../../contract/texts.ts'
import { limits } from '../../contract/limits.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addressOfFile, aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { productTable, withTexts } from './export-table.ts'
import { contentsOfProduct } from './moderated.ts'
import { findManagedOf } from './queries/bulk.ts'
import { findLanguages } from './queries/texts.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
keepFilesNowhere()
const { get, post, put, remove } = callsOf(api)
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

const front = '正面から見た軸受'
const packed = '箱に入った軸受'

/** A published product of two pictures, written in Japanese, with words for the first. */
async function aProduct() {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const mine = { userID: owner.userID, businessID }
  const [a, b] = [await aFile(pool, mine), await aFile(pool, mine)]
  const form = {
    ...aForm,
    name: '深溝玉軸受 6205',
    description: '乾いた場所用。',
    language: 'ja',
    businessID,
    publish: true,
    mainImage: a,
    photos: [b],
    pictureTexts: { [a]: front },
  }
  const made = entry(await post(owner, '/product', form))
  const [first, second] = [addressOfFile(a), addressOfFile(b)]
  return { ...team, id: made.productID, made, first, second }
}
const path = (id: string) => `/product/${id}`
const seen = async (id: string, language: string, query = '') => {
  const response = await api.inject({
    url: `/api${path(id)}${query}`,
    headers: { 'accept-language': language },
  })
  const { photos, textLanguages, translations } = response.json<{ data: ProductEntry }>().data
  return { texts: photos.map(({ text }) => text), in: textLanguages['photos.0'], translations }
}
const managed = async (session: TestSession, id: string) => entry(await get(session, `${path(id)}/manage`))
const textsOf = async (session: TestSession, id: string) =>
  (await get(session, `${path(id)}/texts`)).data as ProductTextsEntry
const empty = { name: '', description: '', keywords: [], specs: [] }
const save = (
  session: TestSession | undefined,
  id: string,
  pictures: object,
  revision = 0,
  language = 'en',
) => put(session, `${path(id)}/texts/${language}`, { ...empty, pictures, revision })
const kept = async (session: TestSession, id: string, language = 'en') =>
  (await textsOf(session, id)).translations[language]?.fields.pictures

test('what a picture shows is told in the reader’s language, else in English, else as it was written', async () => {
  const { owner, member, id, made, first } = await aProduct()
  expect(made.fields.pictureTexts).toEqual({ [first]: front })
  expect(await seen(id, 'en')).toMatchObject({ texts: [front, undefined], in: 'ja' })

  expect((await save(owner, id, { [first]: 'Bearing from the front' })).data).toEqual({ revision: 1 })
  const texts = await textsOf(member, id)
  expect(ProductTexts.parse(texts)).toEqual(texts)
  expect(texts.original.pictures).toEqual({ [first]: front })
  for (const language of ['en', 'es', 'zh'])
    expect(await seen(id, language)).toMatchObject({ texts: ['Bearing from the front', undefined], in: 'en' })
  expect(await seen(id, 'ja')).toMatchObject({ texts: [front, undefined], in: 'ja' })
  expect(await seen(id, 'en', '?texts=original')).toMatchObject({ texts: [front, undefined], in: 'ja' })
  expect((await seen(id, 'it', '?languages=all')).translations).toEqual({
    en: { 'photos.0': 'Bearing from the front' },
  })
})

test('owners and admins write, members only of drafts of their own, nobody else; what was there stays', async () => {
  const { owner, admin, member, id, first } = await aProduct()
  const stranger = await aSession(db)
  const statuses: number[] = []
  for (const [at, session] of [owner, admin, member, stranger, undefined].entries())
    statuses.push((await save(session, id, { [first]: `By ${at}` }, at)).status)
  expect(statuses).toEqual([200, 200, 403, 404, 401])
  expect(await kept(owner, id)).toEqual({ [first]: 'By 1' })
})

test('words stay with a picture that is moved, and go in every language with one that is removed', async () => {
  const { owner, id, made, first, second } = await aProduct()
  await save(owner, id, { [first]: 'Front', [second]: 'Packed', '/files/none.webp': 'Nothing' })
  expect(await kept(owner, id)).toEqual({ [first]: 'Front', [second]: 'Packed' })

  const turned = { ...made.fields, mainImage: second, photos: [first], revision: 1 }
  const { pictureTexts: _, ...without } = turned
  expect(entry(await put(owner, path(id), without)).fields.pictureTexts).toEqual({ [first]: front })
  expect((await seen(id, 'en')).texts).toEqual(['Packed', 'Front'])

  const more = { ...turned, pictureTexts: { [first]: '', [second]: packed }, revision: 2 }
  expect(entry(await put(owner, path(id), more)).fields.pictureTexts).toEqual({ [second]: packed })
  expect((await seen(id, 'ja')).texts).toEqual([packed, 'Front'])

  const fewer = { ...turned, photos: [], revision: 3 }
  expect(entry(await put(owner, path(id), fewer)).fields.pictureTexts).toEqual({ [second]: packed })
  expect(await kept(owner, id)).toEqual({ [second]: 'Packed' })
  expect((await seen(id, 'en')).texts).toEqual(['Packed'])
})

test('a copy says the same, and a product that was removed says it again when it is back', async () => {
  const { owner, id, first } = await aProduct()
  await save(owner, id, { [first]: 'Front' })
  const copy = entry(await post(owner, `${path(id)}/duplicate`))
  expect(copy.fields.pictureTexts).toEqual({ [first]: front })
  expect(await kept(owner, copy.productID)).toEqual({ [first]: 'Front' })
  await remove(owner, path(id))
  await post(owner, `${path(id)}/restore`)
  expect((await managed(owner, id)).fields.pictureTexts).toEqual({ [first]: front })
  expect((await seen(id, 'en')).texts).toEqual(['Front', undefined])
})

test('what is left out stays; of two who save one language the second is told what the first wrote', async () => {
  const { owner, admin, id, first, second } = await aProduct()
  await save(owner, id, { [first]: 'Front' })
  expect((await put(owner, `${path(id)}/texts/en`, { ...empty, name: 'Bearing', revision: 1 })).status).toBe(
    200,
  )
  await save(owner, id, { [second]: 'Packed' }, 2)
  expect(await kept(owner, id)).toEqual({ [first]: 'Front', [second]: 'Packed' })
  const stale = await save(admin, id, { [first]: 'Other' }, 2)
  expect([stale.name, stale.body['current']]).toMatchObject([
    'Stale',
    { revision: 3, fields: { pictures: { [first]: 'Front', [second]: 'Packed' } } },
  ])
})

test('too long and too many are refused by their names; what is hostile is text', async () => {
  const { owner, id, made, first } = await aProduct()
  const long = { [first]: 'a'.repeat(limits.pictureAltMax + 1) }
  const refused = [
    await save(owner, id, long),
    await put(owner, path(id), { ...made.fields, pictureTexts: long, revision: 1 }),
  ]
  expect(refused.map(({ body }) => Object.keys(body['fields'] as object))).toEqual([
    [`pictures.${first}`],
    [`pictureTexts.${first}`],
  ])
  const many = Object.fromEntries(
    Array.from({ length: limits.photosPerProductMax + 1 }, (_, at) => [`/${at}`, 'a']),
  )
  expect((await save(owner, id, many)).name).toBe('InvalidInput')
  expect((await save(owner, id, { [first]: `"><script>alert(1)</script>'` })).status).toBe(200)
  expect((await seen(id, 'en')).texts[0]).toBe(`"><script>alert(1)</script>'`)
})

test('the table of products has a column for each language, a line for each picture; reports hold every language', async () => {
  const { owner, businessID, id, second } = await aProduct()
  await save(owner, id, { [second]: 'Packed' })
  const rows = await withTexts(db, await findManagedOf(db, businessID, [id]))
  const [heads, row] = productTable(rows, await findLanguages(db, businessID), 'en')
  const cell = (head: string) => row![heads!.indexOf(head)]
  expect(cell('What the pictures show')).toBe(`${front}\n`)
  expect(cell('What the pictures show (English)')).toBe('\nPacked')
  const contents = await contentsOfProduct(db, id)
  expect(contents!.texts.filter(({ field }) => field === 'picture')).toEqual([
    { field: 'picture', text: front, language: 'ja' },
    { field: 'picture', text: 'Packed', language: 'en' },
  ])
})

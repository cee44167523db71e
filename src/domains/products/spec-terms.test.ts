// A company chooses what the name of a specification means, and every reader sees it in their language.
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import type { SpecMeaningEntry } from '../../contract/spec-meanings.ts'
import type { ProductCardEntry, ProductEntry } from '../../contract/products.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf, type Team } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, post, put } = callsOf(api)
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

const specs = [
  { key: 'Bore', value: '12.5 mm' },
  { key: 'Hole', value: '2 mm', term: 'bore' },
  { key: 'Width', value: '9 mm', term: null },
]
const made = async ({ owner, businessID }: Team, more: object = {}) =>
  entry(await post(owner, '/product', { ...aForm, specs, businessID, publish: true, ...more }))

async function readIn(language: string, path: string) {
  const response = await api.inject({ url: `/api${path}`, headers: { 'accept-language': language } })
  return response.json<{ data: unknown }>().data
}

test('what was chosen is kept with what was typed, and a copy has it too', async () => {
  const team = await aTeam(db)
  const { productID, fields, revision } = await made(team)
  expect(fields.specs).toEqual(specs)
  const copy = entry(await post(team.owner, `/product/${productID}/duplicate`, {}))
  expect(copy.fields.specs).toEqual(specs)
  // Without one the program decides again.
  const undone = specs.map(({ key, value }) => ({ key, value }))
  const saved = await put(team.owner, `/product/${productID}`, { ...aForm, specs: undone, revision })
  expect(entry(saved).fields.specs).toEqual(undone)
})

test('readers of each language see the names in theirs, on the page and on cards, with the original beside', async () => {
  const team = await aTeam(db)
  const { productID } = await made(team)
  for (const [language, name, value] of [
    ['ja', '内径', '12.5 mm'],
    ['es', 'Diámetro interior', '12,5 mm'],
    ['it', 'Diametro interno', '12,5 mm'],
    ['zh', '内径', '12.5 mm'],
  ] as const) {
    const page = (await readIn(language, `/product/${productID}`)) as ProductEntry
    const [card] = (await readIn(
      language,
      `/product/by-business?bid=${team.businessID}`,
    )) as ProductCardEntry[]
    for (const shown of [page, card!])
      expect(shown.specs).toEqual([
        { key: name, value, term: 'bore', typed: { key: 'Bore', value: '12.5 mm' } },
        { key: name, value: '2 mm', term: 'bore', typed: { key: 'Hole', value: '2 mm' } },
        { key: 'Width', value: '9 mm' },
      ])
  }
  const english = (await readIn('en', `/product/${productID}`)) as ProductEntry
  expect(english.specs[0]).toEqual({ key: 'Bore', value: '12.5 mm', term: 'bore' })
})

test('a term that is none of ours, or means a value, is refused by its place, and nothing is made or changed', async () => {
  const team = await aTeam(db)
  const kept = await made(team)
  for (const [term, path] of [
    ['no-such-term', 'specs.1.term'],
    ['stainless-steel', 'specs.1.term'],
    ['__proto__', 'specs.1.term'],
    ['', 'specs.1.term'],
    ['x'.repeat(61), 'specs.1.term'],
    [7, 'specs.1.term'],
  ] as const) {
    const wrong = [specs[0], { key: 'Hole', value: '2 mm', term }]
    const created = await post(team.owner, '/product', {
      ...aForm,
      specs: wrong,
      businessID: team.businessID,
    })
    const changed = await put(team.owner, `/product/${kept.productID}`, {
      ...aForm,
      specs: wrong,
      revision: 1,
    })
    for (const refused of [created, changed]) {
      expect(refused).toMatchObject({ status: 400, name: 'InvalidInput' })
      expect(JSON.stringify(refused.body)).toContain(path)
    }
  }
  expect(entry(await get(team.owner, `/product/${kept.productID}/manage`))).toEqual(kept)
  const list = (await get(team.owner, `/product/manage?bid=${team.businessID}`)).data as {
    totalResults: number
  }
  expect(list.totalResults).toBe(1)
})

test('owners and admins choose; members for drafts of their own; strangers and visitors for none', async () => {
  const team = await aTeam(db)
  const { productID } = await made(team)
  const draft = entry(await post(team.member, '/product', { ...aForm, specs, businessID: team.businessID }))
  expect(draft.fields.specs).toEqual(specs)
  const refused = specs.map((spec) => ({ ...spec, term: null }))
  const change = (id: string, revision: number) =>
    [`/product/${id}`, { ...aForm, specs: refused, revision }] as const
  expect((await put(team.member, ...change(draft.productID, 1))).status).toBe(200)
  const stranger = await aSession(db)
  expect(await put(team.member, ...change(productID, 1))).toMatchObject({ name: 'NotAllowed' })
  expect(await put(stranger, ...change(productID, 1))).toMatchObject({ name: 'NotFound' })
  expect(await put(undefined, ...change(productID, 1))).toMatchObject({ status: 401 })
  const seen = (await get(undefined, `/product/${productID}`)).data as ProductEntry
  expect(seen.specs[0]?.term).toBe('bore')
  expect((await put(team.admin, ...change(productID, 1))).status).toBe(200)
  const after = (await get(undefined, `/product/${productID}`)).data as ProductEntry
  expect(after.specs.every(({ term }) => term === undefined)).toBe(true)
})

test('while it is typed, who is signed in learns what is sure, what to ask and what is unknown', async () => {
  const { owner } = await aTeam(db)
  const asked = [
    { key: 'Bore', value: '20 mm' },
    { key: 'Dynamic load ratng C', value: '1 kN' },
    { key: 'Zzyzx qwv', value: '1' },
    { key: 'Hole', value: '2 mm', term: 'bore' },
    { key: 'Bore', value: '20 mm', term: null },
  ]
  const answer = await post(owner, '/product/spec-meanings', { specs: asked })
  expect(answer.status).toBe(200)
  const [sure, ask, none, chosen, refused] = answer.data as SpecMeaningEntry[]
  expect(sure?.sure).toMatchObject({
    id: 'bore',
    name: 'Bore',
    names: { ja: '内径', es: 'Diámetro interior' },
  })
  expect(ask).toMatchObject({ sure: null, chosen: null })
  expect(ask?.candidates[0]?.id).toBe('dynamic-load-rating')
  expect(ask!.candidates.length).toBeLessThanOrEqual(10)
  expect(none).toEqual({
    shown: { key: 'Zzyzx qwv', value: '1' },
    isValueTerm: false,
    sure: null,
    chosen: null,
    candidates: [],
  })
  expect(chosen?.chosen).toMatchObject({ id: 'bore', names: { zh: '内径' } })
  expect(refused).toMatchObject({ shown: { key: 'Bore' }, sure: { id: 'bore' } })
  expect((await post(undefined, '/product/spec-meanings', { specs: asked })).status).toBe(401)
  const many = Array.from({ length: 51 }, () => asked[0])
  expect((await post(owner, '/product/spec-meanings', { specs: many })).status).toBe(400)
})

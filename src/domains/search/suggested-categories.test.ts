// Suggestions of categories with their numbers, and of products beside companies.
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import type { Segment } from './documents.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const drain = () => deliverAll(db, domainListeners, testLog)

type Offer = { kind: string; text: string; id?: string; count?: number }

async function ask(text: string, segment: Segment = 'MA', language = 'en'): Promise<Offer[]> {
  const answer = await api.inject({
    url: '/api/search/suggest',
    query: { text, segment },
    headers: { 'x-edition': 'jp', 'accept-language': language },
  })
  return answer.json<{ data: Offer[] }>().data
}

/** What the directory has under a category. */
async function under(id: string) {
  const answer = await api.inject({ url: '/api/directory/category-count', headers: { 'x-edition': 'jp' } })
  const { data } = answer.json<{ data: { id: string; manufacturers: number; products: number }[] }>()
  return data.find((one) => one.id === id)
}

test('a category says how many manufacturers or products stand under it; one without any is a word', async () => {
  const before = await ask('bearings')
  expect(before).toContainEqual({ kind: 'word', text: 'Bearings' })
  await aBusiness(db, { companyName: 'Cuckoo Rings', products: 3 })
  await aBusiness(db, { companyName: 'Heron Rings', businessType: 'DI', products: 2 })
  await drain()
  const there = (await under('0006-01'))!
  expect(there).toMatchObject({ manufacturers: 1, products: 5 })
  const category = { kind: 'category', text: 'Bearings', id: '0006-01' }
  expect(await ask('bearings')).toContainEqual({ ...category, count: 1 })
  expect(await ask('bearings', 'PR')).toContainEqual({ ...category, count: 5 })
  // Nobody counts what other types have.
  for (const segment of ['DI', 'UR'] as const)
    expect((await ask('bearings', segment)).filter(({ kind }) => kind === 'category')).toEqual([])
})

test('products are offered beside companies, and companies beside products; people are told neither', async () => {
  await aBusiness(db, { companyName: 'Quokka Drills', products: [{ name: 'Quokka drill 8' }] })
  await drain()
  for (const segment of ['MA', 'PR'] as const)
    expect(await ask('quokka', segment)).toEqual(
      expect.arrayContaining([
        { kind: 'business', text: 'Quokka Drills' },
        { kind: 'product', text: 'Quokka drill 8' },
      ]),
    )
  expect(await ask('quokka', 'UR')).toEqual([])
})

test('a few kana in the middle of a longer word are no hit', async () => {
  for (const text of ['ねじ', 'ネジ', 'ﾈｼﾞ']) {
    const offers = (await ask(text, 'PR', 'ja')).map((one) => one.text).join()
    expect(offers, text).toMatch(/ねじ|ネジ/)
    expect(offers, text).not.toContain('マネジ')
  }
  expect((await ask('ベアリング', 'MA', 'ja')).map((one) => one.text)).toContain('深溝玉軸受')
})

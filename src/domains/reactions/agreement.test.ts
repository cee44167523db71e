// How many like a thing is told to somebody without those of whom a block keeps from them, wherever it is told (decision 88).
import { beforeAll, expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listLikers } from '../../contract/social.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { summariesOf, withheldAmong } from './likes.ts'

const database = await testDatabase()
const { db, pool } = database
const { call } = postCalls(await testApi(database), pool)

type Thing = { type: 'post' | 'comment' | 'product' | 'business'; id: string }
type Liked = { reactions: { reactionCount: { like: number } } }

let things: Thing[]
let business: string
let post: string
/** Of two people and a company of the second, and of whom each reader below is kept from. */
let [first, second] = [{} as TestSession, {} as TestSession]
let secondsCompany: string

beforeAll(async () => {
  const [writer, one, other] = [await aSession(db), await aSession(db), await aSession(db)]
  first = one
  second = other
  const made = await aBusiness(db, { companyName: 'Quarrington Cams', products: 1 })
  business = made.businessID
  secondsCompany = (await aBusiness(db, { members: [{ userID: other.userID, role: 'owner' }] })).businessID
  post = await aPost(db, writer)
  const said = { resourceType: 'post', resourceID: post, content: 'Which cams?' }
  const { data } = await call('POST', '/social/comments/make-comment', writer, said)
  const { commentID } = data as { commentID: string }
  things = [
    { type: 'post', id: post },
    { type: 'comment', id: commentID },
    { type: 'product', id: made.productIDs[0]! },
    { type: 'business', id: business },
  ]
  for (const { type, id: resourceID } of things)
    for (const [as, businessID] of [[first], [second], [second, secondsCompany]] as const)
      await like(as, { type, id: resourceID }, businessID)
  await settle()
})

const settle = () => deliverAll(db, domainListeners, testLog)
const like = async (
  as: TestSession,
  { type, id: resourceID }: Thing,
  businessID?: string,
  method: 'POST' | 'DELETE' = 'POST',
) => {
  const body = { resourceID, ...(businessID && { businessID }) }
  const { status, data } = await call(method, `/social/reaction/react/${type}`, as, body)
  expect(status).toBe(200)
  return (data as Liked['reactions']).reactionCount.like
}
const block = async (as: TestSession, type: 'user' | 'business', resourceID: string, businessID?: string) => {
  const body = { resourceID, ...(businessID && { businessID }) }
  expect((await call('POST', `/blocks/${type}`, as, body)).status).toBe(200)
}

/** How many like each thing, by each call that tells it. */
async function toldTo(as: TestSession | undefined): Promise<number[]> {
  const read = async <Data>(url: string) => (await call('GET', url, as)).data as Data
  const told: number[] = []
  for (const { id } of things) {
    const { items } = await read<CallOutput<typeof listLikers>>(`/social/reaction/${id}/who`)
    const { reactionCount } = await read<Liked['reactions']>(`/social/reaction/summary/${id}`)
    told.push(items.length, reactionCount.like)
  }
  const comments = await read<{ comments: Liked[] }>(`/social/comments/${post}`)
  const shown = await read<Liked>(`/social/posts/${post}`)
  const { data } = await call('POST', '/search/business', as, { textQuery: 'quarrington' })
  const [found] = (data as { results: Liked[] }).results
  for (const { reactions } of [comments.comments[0]!, shown, found!]) told.push(reactions.reactionCount.like)
  return told
}

/** Each of them the same number. */
const all = (count: number) => Array.from({ length: 2 * things.length + 3 }, () => count)

test('to whom nobody is kept from, and to visitors, all are told', async () => {
  expect(await toldTo(undefined)).toEqual(all(3))
  expect(await toldTo(await aSession(db))).toEqual(all(3))
})

test('whoever blocks or is blocked, as person or as company, is not counted, and the list agrees', async () => {
  const [blocking, blocked, ofCompany, apart] = [
    await aSession(db),
    await aSession(db),
    await aSession(db),
    await aSession(db),
  ]
  await block(blocking, 'user', first.userID)
  expect(await toldTo(blocking)).toEqual(all(2))
  await block(second, 'user', blocked.userID, secondsCompany)
  expect(await toldTo(blocked)).toEqual(all(2))
  const { businessID } = await aBusiness(db, { members: [{ userID: ofCompany.userID, role: 'owner' }] })
  await block(ofCompany, 'user', second.userID, businessID)
  await block(ofCompany, 'business', secondsCompany, businessID)
  expect(await toldTo(ofCompany)).toEqual(all(1))
  for (const [type, id] of [
    ['user', first.userID],
    ['user', second.userID],
    ['business', secondsCompany],
  ] as const)
    await block(apart, type, id)
  expect(await toldTo(apart)).toEqual(all(0))
  expect(await toldTo(undefined)).toEqual(all(3))
})

test('liking and taking it back answer the same number', async () => {
  const reader = await aSession(db)
  await block(reader, 'user', first.userID)
  for (const thing of things) {
    expect(await like(reader, thing)).toBe(3)
    expect(await like(reader, thing)).toBe(3)
    expect(await like(reader, thing, undefined, 'DELETE')).toBe(2)
    expect(await like(reader, thing, undefined, 'DELETE')).toBe(2)
  }
  await settle()
  expect(await toldTo(reader)).toEqual(all(2))
})

test('it is one statement, however many are kept from somebody, and none for cards of whom nobody is', async () => {
  const ids = [post]
  const asked = (withheld: Iterable<string>) =>
    statementsOf(database, (counted) => summariesOf(counted, 'post', ids, { withheld }))
  expect(await asked([])).toBe(1)
  expect(await asked([first.userID, second.userID])).toBe(1)
  const ofCards = (withheld: ReadonlySet<string>) =>
    statementsOf(database, (counted) => withheldAmong(counted, [business], withheld))
  expect([await ofCards(new Set()), await ofCards(new Set([first.userID]))]).toEqual([0, 1])
})

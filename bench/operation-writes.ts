// What people do on a site that changes something, with all that follows from it.
import { sql } from 'kysely'
import { asRequest, spreadOut, type Operation } from './operation.ts'
import { answerIn, type People } from './operation-people.ts'
import type { OpenWorld } from './worlds.ts'

const toLike = 20_000

/** Likes, answers in conversations and new products, in the names of these people. */
export async function written({ db }: OpenWorld, { all, conversations }: People): Promise<Operation[]> {
  const { rows: likable } = await sql<{ id: string }>`
    select id from businesses where removed_at is null and hidden_editions = 0
    order by md5(id::text) limit ${toLike}`.execute(db)
  const roomy = await withRoom(db, all)
  const person = (at: number) => all[at % all.length]!
  const burst = 240
  const like = (name: string, businessAt: (at: number) => number, aim?: number): Operation => ({
    name,
    floor: 'FI',
    ...(aim !== undefined && { aim }),
    count: burst,
    writes: { mails: false },
    request: (at) =>
      asRequest({
        method: 'POST',
        path: '/api/social/reaction/react/business',
        headers: person(at).calling(),
        body: { resourceID: next(likable, businessAt(at)).id },
      }),
  })
  return [
    // The first of them are liked by many, the others by one each.
    like('like', (at) => likable.length - 1 - at, 10),
    like('like of one', (at) => Math.floor(at / burst)),
    {
      name: 'message',
      floor: 'FI',
      aim: 12,
      count: burst,
      writes: { mails: true },
      request(at) {
        if (at >= conversations.length) throw new Error('every conversation has been answered: fewer rounds')
        return asRequest(answerIn(spreadOut(conversations, all.length, at), at))
      },
    },
    {
      name: 'new product',
      floor: 'FI',
      aim: 12,
      count: 120,
      writes: { mails: false },
      request(at) {
        const { businessID, userID } = next(roomy, at)
        const owner = all.find((one) => one.userID === userID)!
        return asRequest({
          method: 'POST',
          path: '/api/product',
          headers: { ...owner.calling(), 'idempotency-key': crypto.randomUUID() },
          body: { businessID, publish: true, ...productOf(at) },
        })
      },
    },
  ]
}

function next<T>(list: readonly T[], at: number): T {
  const one = list[at]
  if (one === undefined) throw new Error('the world is too small for so many rounds')
  return one
}

/** Companies of these people that may show three products more, each once for each of the three. */
async function withRoom(db: OpenWorld['db'], people: People['all']) {
  const { rows } = await sql<{ businessID: string; userID: string }>`
    select m.business_id as "businessID", m.user_id as "userID"
    from business_members as m
    where m.role = 'owner' and m.user_id = any(${people.map(({ userID }) => userID)}::uuid[])
      and (select count(*) from products as p where p.business_id = m.business_id and p.removed_at is null) <= 4
    order by md5(m.business_id::text)`.execute(db)
  return [...rows, ...rows, ...rows]
}

const productOf = (at: number) => ({
  name: `Pinion shaft ${at}, ground`,
  description:
    'A pinion shaft for gear reducers, case hardened and ground on both seats. Drawn to your print, in lots of 20 to 2,000.',
  category: '0006.0006-01',
  keywords: ['pinion', 'shaft', 'gear', 'reducer', 'ground'],
  specs: [
    { key: 'Material', value: 'SCM415' },
    { key: 'Module', value: String(1 + (at % 6)) },
    { key: 'Hardness', value: 'HRC 58 to 62' },
    { key: 'Length', value: `${80 + (at % 300)} mm` },
  ],
  leadTime: 21,
  stock: false,
  mainImage: '',
  photos: [],
  videos: [],
})

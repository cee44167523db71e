// What people and programs do on a site, each as the requests of a burst, with the floor it is held against and its aim.
import { sql } from 'kysely'
import { firstBusinesses, unseen } from './addresses.ts'
import { newAddress, type Question } from './asking.ts'
import { questionOf } from './lane.ts'
import type { Request } from './load.ts'
import type { People } from './operation-people.ts'
import { browser } from './pages.ts'
import { rareWords, searchMix, type Kind, type MixedQuery } from './search-mix.ts'
import { addressOf } from './search-page.ts'
import type { OpenWorld } from './worlds.ts'

export type Floor = 'F5' | 'F20' | 'FI'

export type Operation = {
  name: string
  floor: Floor
  /** At most so many times the floor. */
  aim?: number
  /** Requests of a burst. */
  count: number
  /** The request with this number; each number is asked for once. */
  request(at: number): Request
  /** Pages that no cache may answer are counted there as rendered, or as let pass. */
  pages?: 'miss' | 'pass'
  /** Something follows later; `mails` too, which would wait for minutes. */
  writes?: { mails: boolean }
}

/** Of each of the nine types of companies; a page of results is no longer. */
const businessesOfType = 20
const toLike = 20_000

/** In the order in which they are measured: what is read before what is written. */
export async function operationsIn(world: OpenWorld, people: People, origin: string): Promise<Operation[]> {
  const businesses = await firstBusinesses(origin, businessesOfType)
  return [...visited(world, businesses), ...ofPeople(people, businesses), ...(await written(world, people))]
}

type Businesses = Awaited<ReturnType<typeof firstBusinesses>>

const calling = { 'accept-language': 'en' }

const asRequest = ({ method = 'GET', path, headers, body }: Question): Request => ({
  method,
  path,
  headers: { ...calling, ...headers, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
})

/** Of a page that no cache has, from an address that nobody came from. */
const pageOf = (address: string): Request => ({
  method: 'GET',
  path: unseen(address),
  headers: { ...browser, 'x-forwarded-for': newAddress() },
})

function visited({ world }: OpenWorld, businesses: Businesses): Operation[] {
  const business = (at: number) => businesses[at % businesses.length]!
  const mix = searchMix(world)
  const some = (...of: Kind[]) => mix.filter(({ kind }) => of.includes(kind))
  const shown = some('empty', 'medium', 'common')
  const search = (name: string, aim: number, queries: readonly MixedQuery[]): Operation => ({
    name: `search call, ${name}`,
    floor: 'F5',
    aim,
    count: 240,
    request: (at) =>
      asRequest({
        ...questionOf(queries[at % queries.length]!),
        headers: { 'x-forwarded-for': newAddress() },
      }),
  })
  return [
    {
      name: 'company page',
      floor: 'F20',
      aim: 15,
      count: 144,
      pages: 'miss',
      request: (at) => pageOf(business(at).address),
    },
    {
      name: 'search page',
      floor: 'F20',
      aim: 20,
      count: 120,
      pages: 'miss',
      request: (at) => pageOf(addressOf(shown[at % shown.length]!)),
    },
    {
      name: 'company as JSON',
      floor: 'F5',
      aim: 5,
      count: 480,
      request: (at) => asRequest({ path: `/api/business/profile/${business(at).businessID}` }),
    },
    search('nothing typed', 8, some('empty')),
    search('frequent word', 8, some('common')),
    search('rare word', 10, rareWords(world)),
  ]
}

function ofPeople({ all, conversations }: People, businesses: Businesses): Operation[] {
  const person = (at: number) => all[at % all.length]!
  const read = (name: string, aim: number, pathOf: (at: number) => string): Operation => ({
    name,
    floor: 'F20',
    aim,
    count: 360,
    request: (at) => asRequest({ path: `/api${pathOf(at)}`, headers: person(at).calling() }),
  })
  return [
    {
      name: 'company page signed in',
      floor: 'F20',
      aim: 25,
      count: 144,
      pages: 'pass',
      request: (at) => ({
        method: 'GET',
        path: businesses[at % businesses.length]!.address,
        headers: { ...browser, ...person(at).browsing() },
      }),
    },
    read('notifications', 6, () => '/notifications'),
    read('badges', 4, () => '/notifications/badges'),
    // By turns one's own and a company's.
    read('conversations', 10, (at) => {
      const { userID, businessID } = person(at)
      return `/business/request?ubid=${at % 2 === 0 ? userID : businessID}`
    }),
    {
      ...read('conversation opened', 10, () => ''),
      request(at) {
        const { requestID, sender, receiver } = spreadOut(conversations, all.length, at)
        const [who, bid] = at % 2 === 0 ? [sender, sender.userID] : [receiver, receiver.businessID]
        return asRequest({
          path: `/api/business/request/${requestID}/get-messages?bid=${bid}`,
          headers: who.calling(),
        })
      },
    },
  ]
}

/** Neighbours in the list have one sender: these have each another. */
const spreadOut = <T>(list: readonly T[], groups: number, at: number): T => {
  const each = list.length / groups
  return list[((at % groups) * each + (Math.floor(at / groups) % each)) % list.length]!
}

async function written({ db }: OpenWorld, { all, conversations }: People): Promise<Operation[]> {
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
        const { requestID, receiver } = spreadOut(conversations, all.length, at)
        return asRequest({
          method: 'POST',
          path: `/api/business/request/${requestID}/send-message?bid=${receiver.businessID}`,
          headers: { ...receiver.calling(), 'idempotency-key': crypto.randomUUID() },
          body: { content: `We can do that by the end of May, as in our offer of lot ${at}.` },
        })
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

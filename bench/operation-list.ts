// What people and programs do on a site: pages, calls and writes, each with the floor it is held against and its aim.
import { firstBusinesses, unseen } from './addresses.ts'
import { newAddress } from './asking.ts'
import { questionOf } from './lane.ts'
import type { Request } from './load.ts'
import { asRequest, spreadOut, type Operation } from './operation.ts'
import { openingOf, type People } from './operation-people.ts'
import { written } from './operation-writes.ts'
import { browser } from './pages.ts'
import { rareWords, searchMix, type Kind, type MixedQuery } from './search-mix.ts'
import { addressOf } from './search-page.ts'
import type { OpenWorld } from './worlds.ts'

/** Of each of the nine types of companies; a page of results is no longer. */
const businessesOfType = 20

/** In the order in which they are measured: what is read before what is written. */
export async function operationsIn(world: OpenWorld, people: People, origin: string): Promise<Operation[]> {
  const businesses = await firstBusinesses(origin, businessesOfType)
  return [...visited(world, businesses), ...ofPeople(people, businesses), ...(await written(world, people))]
}

type Businesses = Awaited<ReturnType<typeof firstBusinesses>>

/** Of a page that no cache has, from an address that nobody came from. */
const pageOf = (address: string): Request => ({
  method: 'GET',
  path: unseen(address),
  headers: { ...browser, 'x-forwarded-for': newAddress() },
})

/** What visitors ask for. */
export function visited({ world }: OpenWorld, businesses: Businesses): Operation[] {
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
      request: (at) =>
        asRequest(openingOf(spreadOut(conversations, all.length, at), at % 2 === 0 ? 'sender' : 'receiver')),
    },
  ]
}

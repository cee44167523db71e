// The rows of some companies or people of the world in one transaction: each fact is invented once for all tables.
import { loadBusinesses, loadCertificates } from '../domains/businesses/load.ts'
import { loadFollows } from '../domains/follows/load.ts'
import { loadMembers } from '../domains/members/load.ts'
import { loadProducts } from '../domains/products/load.ts'
import { loadProfiles } from '../domains/profiles/load.ts'
import { loadLikes } from '../domains/reactions/load.ts'
import { loadDocuments, type ForDocuments } from '../domains/search/load.ts'
import { loadPaidPeriods } from '../domains/subscriptions/load.ts'
import { inBulk, type BulkClient } from '../platform/copy.ts'
import type { Database } from '../platform/db.ts'
import { rowsOfCompany } from './company-rows.ts'
import { companyForDocuments, personForDocuments } from './documents.ts'
import { personAt } from './facts/people.ts'
import type { World } from './facts/world.ts'
import { idsOf, type Ids } from './ids.ts'
import { claimStep, holdFilling } from './queries.ts'
import { profileOf } from './rows.ts'

/** Things `from` up to, but not including, `to`. */
export type Chunk = { of: 'people' | 'companies'; from: number; to: number }
export type Told = (more: number) => void

/** So many things' rows of all tables are held at once. */
const atOnce = 500

/** The chunks of a world, people first: companies point at them. */
export function chunksOf(world: World, size: number): Chunk[] {
  const cut = (of: Chunk['of'], count: number) =>
    Array.from({ length: Math.ceil(count / size) }, (_, at): Chunk => ({
      of,
      from: at * size,
      to: Math.min(count, (at + 1) * size),
    }))
  return [...cut('people', world.people), ...cut('companies', world.companies)]
}

/** How the mark of a chunk is called. */
export const nameOf = ({ of, from, to }: Chunk): string => `${of} ${from}-${to}`

/**
 * A filler of chunks of `world`: each is committed with its mark, or not at all. With `documents` it also writes what is
 * searched, to where it waits for its place. `told` hears how many more things were written.
 */
export function chunkFiller(
  database: Pick<Database, 'db' | 'pool'>,
  world: World,
  documents: boolean,
): (chunk: Chunk, told: Told) => Promise<void> {
  const ids = idsOf(world)
  return async (chunk, told) => {
    const waiting = documents ? await loadDocuments(database.db) : undefined
    await inBulk(database.pool, async (client) => {
      await holdFilling(client)
      for (let from = chunk.from; from < chunk.to; from += atOnce) {
        const indexes = range(from, Math.min(chunk.to, from + atOnce))
        const made = await (chunk.of === 'people' ? fillPeople : fillCompanies)(client, world, indexes, ids)
        await waiting?.copy(client, made)
        told(indexes.length)
      }
      // Last, since it makes others wait until the end of this transaction.
      if (!(await claimStep(client, nameOf(chunk)))) throw new Error(`${nameOf(chunk)} are there already`)
    })
    await waiting?.keepSpellings()
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at)

async function fillPeople(
  client: BulkClient,
  world: World,
  indexes: readonly number[],
): Promise<ForDocuments> {
  const people = indexes.map((k) => profileOf(world, personAt(world, k), k))
  await loadProfiles(client, people)
  return { people: people.map(personForDocuments), companies: [] }
}

async function fillCompanies(
  client: BulkClient,
  world: World,
  indexes: readonly number[],
  ids: Ids,
): Promise<ForDocuments> {
  const made = indexes.map((i) => rowsOfCompany(world, i, ids))
  await loadBusinesses(
    client,
    made.map(({ business }) => business),
  )
  await loadCertificates(
    client,
    made.flatMap(({ certificates }) => certificates),
  )
  await loadPaidPeriods(
    client,
    made.flatMap(({ periods }) => periods),
  )
  await loadMembers(
    client,
    made.flatMap(({ members }) => members),
  )
  await loadProducts(
    client,
    made.flatMap(({ products }) => products),
  )
  await loadLikes(
    client,
    made.flatMap(({ likes }) => likes),
  )
  await loadFollows(
    client,
    made.flatMap(({ follows }) => follows),
  )
  return { people: [], companies: made.map((one) => companyForDocuments(world, one)) }
}

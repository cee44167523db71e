// The rows of some people, companies or authors of the world in one transaction: each fact is invented once for all tables.
import { loadBusinesses, loadCertificates, loadTexts } from '../domains/businesses/load.ts'
import { loadComments } from '../domains/comments/load.ts'
import { loadFollows } from '../domains/follows/load.ts'
import { loadMembers } from '../domains/members/load.ts'
import { loadFeed } from '../domains/newsfeed/load.ts'
import { loadPosts } from '../domains/posts/load.ts'
import { loadProducts, loadProductTexts } from '../domains/products/load.ts'
import { loadProfiles } from '../domains/profiles/load.ts'
import { loadLikes } from '../domains/reactions/load.ts'
import { loadDocuments, type ForDocuments } from '../domains/search/load.ts'
import { loadPaidPeriods } from '../domains/subscriptions/load.ts'
import { loadChecks } from '../domains/verification/load.ts'
import { inBulk, type BulkClient } from '../platform/copy.ts'
import type { Database } from '../platform/db.ts'
import { rowsOfCompany } from './company-rows.ts'
import { crowdRows } from './crowd.ts'
import { companyForDocuments, personForDocuments } from './documents.ts'
import { authorsOf } from './facts/crowd/crowd.ts'
import { personAt } from './facts/people.ts'
import type { World } from './facts/world.ts'
import { idsOf, rememberedIDs, type Ids } from './ids.ts'
import { claimStep, holdFilling } from './queries.ts'
import { profileOf } from './rows.ts'

/** Things `from` up to, but not including, `to`. */
export type Chunk = { of: 'people' | 'companies' | 'authors'; from: number; to: number }
export type Told = (more: number) => void

/** So many things' rows of all tables are held at once. */
const atOnce = 500

/** An author has so many times as many rows as a company, about. */
const heavier = 40

/** The chunks of a world, people first: companies point at them. Authors are those of worlds with `social`. */
export function chunksOf(world: World, size: number): Chunk[] {
  const cut = (of: Chunk['of'], count: number, size: number) =>
    Array.from({ length: Math.ceil(count / size) }, (_, at): Chunk => ({
      of,
      from: at * size,
      to: Math.min(count, (at + 1) * size),
    }))
  return [
    ...cut('people', world.people, size),
    ...cut('companies', world.companies, size),
    ...cut('authors', world.social ? authorsOf(world) : 0, Math.ceil(size / heavier)),
  ]
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
  let crowd: ReturnType<typeof crowdRows> | undefined
  const fillers = {
    people: (client: BulkClient, indexes: readonly number[]) => fillPeople(client, world, indexes),
    companies: (client: BulkClient, indexes: readonly number[]) => fillCompanies(client, world, indexes, ids),
    authors: (client: BulkClient, indexes: readonly number[]) =>
      fillAuthors(client, indexes, (crowd ??= crowdRows(world, rememberedIDs(world)))),
  }
  return async (chunk, told) => {
    const waiting = documents && chunk.of !== 'authors' ? await loadDocuments(database.db) : undefined
    await inBulk(database.pool, async (client) => {
      await holdFilling(client)
      for (let from = chunk.from; from < chunk.to; from += atOnce) {
        const indexes = range(from, Math.min(chunk.to, from + atOnce))
        const made = await fillers[chunk.of](client, indexes)
        if (made) await waiting?.copy(client, made)
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
  await loadTexts(
    client,
    made.flatMap(({ texts }) => texts),
  )
  await loadChecks(
    client,
    made.flatMap(({ checks }) => checks),
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
  await loadProductTexts(
    client,
    made.flatMap(({ productTexts }) => productTexts),
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

/** Whom they follow, what they post and what is said below it, an author after the other: one alone may have thousands of rows. */
async function fillAuthors(
  client: BulkClient,
  authors: readonly number[],
  crowd: ReturnType<typeof crowdRows>,
): Promise<void> {
  for (const author of authors) {
    const { follows, posts, comments, likes, feed } = crowd(author)
    await loadFollows(client, follows())
    await loadPosts(client, posts())
    await loadComments(client, comments())
    await loadLikes(client, likes())
    await loadFeed(client, feed)
  }
}

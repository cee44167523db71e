import { sql } from 'kysely'
import type { CompanyTypeCode } from '../../../contract/company-types.ts'
import type { Db } from '../../../platform/db.ts'
import type { Sight } from '../text-query.ts'
import { found, visible } from './results.ts'

export type Niche = { industry: string | null; tokens: string }

/** Where the first of some things that has a document stands, in the order in which they are named. */
export async function findNiche(db: Db, ids: readonly string[]): Promise<Niche | undefined> {
  const { rows } = await sql<Niche>`
    select industry, strong_tokens as tokens from search_document where id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], id) limit 1`.execute(db)
  return rows[0]
}

type Wish = {
  segments: readonly CompanyTypeCode[]
  /** A tsquery. */
  query: string
  least: number
  limit: number
  sight: Sight
}

/** Companies that answer at least so many of a hundred inquiries in time, in the organic order of results, asked of the word index. */
export async function findFast(db: Db, { segments, query, least, limit, sight }: Wish): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from search_document
    where segment = any(${segments}::text[]) and ${found(query)} and answer_percent >= ${least} and ${visible(sight)}
    order by quality desc, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

// Lists over several companies, for the home page: each company gives no more rows than the list holds.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { companyNameInKeys } from '../../businesses/listing.ts'
import { asWritten } from '../../reference-data/text-languages.ts'
import { namesFor } from './texts.ts'

type Line = {
  businessID: string
  productID: string
  name: string
  language: string | null
  /** In the languages of a reader. */
  names: Record<string, string> | null
  /** That its key is made of. */
  keyName: string
  image: string | null
  industryID: string
  at: Date
}

const publishedAt = sql`coalesce(first_published_at, created_at)`

/** Of drafts of these companies those of whom `managed` says so, or that the person proposed; last changed first. */
export function findDraftsOf(
  db: Db | Tx,
  {
    ids,
    managed,
    userID,
    limit,
  }: { ids: readonly string[]; managed: readonly string[]; userID: string; limit: number },
): Promise<Line[]> {
  const which = sql`not published and not unlisted and removed_at is null
    and (business_id = any(${managed}::uuid[]) or drafted_by = ${userID})`
  // Who finishes one reads what was typed.
  return newestOf(db, { ids, which, at: sql`updated_at`, limit, language: asWritten })
}

/** What these companies show that was published since a moment, newest first: one walk of each showcase, which plans keep short. */
export function findNewest(
  db: Db | Tx,
  { ids, since, limit, language }: { ids: readonly string[]; since: Date; limit: number; language: string },
): Promise<Line[]> {
  const which = sql`published and removed_at is null and ${publishedAt} >= ${since}`
  return newestOf(db, { ids, which, at: publishedAt, limit, language })
}

type Wish = {
  ids: readonly string[]
  which: RawBuilder<unknown>
  at: RawBuilder<unknown>
  limit: number
  language: string
}

async function newestOf(db: Db | Tx, { ids, which, at, limit, language }: Wish): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select newest.*
    from unnest(${ids}::uuid[]) as wanted (id)
    cross join lateral (
      select business_id as "businessID", id as "productID", name, language, main_image as image, ${namesFor(language)} as names,
        ${companyNameInKeys(sql`products.business_id`)} as "keyName",
        industry_id as "industryID", ${at} as at
      from products
      where business_id = wanted.id and ${which}
      order by ${at} desc
      limit ${limit}
    ) as newest
    order by at desc, "productID" desc
    limit ${limit}`.execute(db)
  return rows
}

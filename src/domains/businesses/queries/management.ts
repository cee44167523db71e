import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Sections } from '../sections.ts'
import { everyName, otherLanguages } from './texts.ts'
import { sectionsAsJson, tables, uuids, type BusinessColumns, type BusinessRow } from './businesses.ts'

const certificateCount = sql<number>`(
  select count(*) from certificates where business_id = businesses.id and certificates.removed_at is null)`

/** Companies with all they say of themselves, those that were removed too. */
export function findManaged(db: Db | Tx, businessIDs: readonly string[]) {
  return tables(db)
    .selectFrom('businesses')
    .selectAll()
    .select([certificateCount.as('certificateCount'), otherLanguages.as('writtenLanguages')])
    .where('id', '=', uuids(businessIDs))
    .where('given_up_at', 'is', null)
    .execute()
}
export type ManagedRow = BusinessRow & { certificateCount: number; writtenLanguages: string[] }

/** What companies are called in every language, those that were removed too. */
export function findNamesWithRemoved(db: Db | Tx, businessIDs: readonly string[]) {
  return tables(db)
    .selectFrom('businesses')
    .select(['id', 'company_name as name', 'language', everyName.as('names')])
    .where('id', '=', uuids(businessIDs))
    .where('given_up_at', 'is', null)
    .execute()
}

/** How a company trades, as it is kept; undefined without one. */
export async function findTrade(db: Db | Tx, businessID: string): Promise<unknown> {
  const { rows } = await sql<{
    trade: unknown
  }>`select trade from businesses where id = ${businessID}`.execute(db)
  return rows[0]?.trade
}

type Changes = Partial<BusinessColumns> & Partial<Sections>

/** Saves a section when it is still what `revision` saw; undefined when it is not, or the company is gone. */
export function updateSection(
  tx: Tx,
  businessID: string,
  { section, revision, changes }: { section: keyof Sections; revision: number; changes: Changes },
): Promise<ManagedRow | undefined> {
  const counter = `${section}_revision` as const
  return tables(tx)
    .updateTable('businesses')
    .set({ ...changes, ...sectionsAsJson(changes) } as Partial<BusinessRow>)
    .set({
      [counter]: sql<number>`${sql.ref(counter)} + 1`,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', businessID)
    .where(counter, '=', revision)
    .where('removed_at', 'is', null)
    .returningAll()
    .returning([certificateCount.as('certificateCount'), otherLanguages.as('writtenLanguages')])
    .executeTakeFirst()
}

/** Saves from which editions a company hides when that is still what `revision` saw; the new revision, or undefined. */
export async function updateHiddenEditions(
  tx: Tx,
  businessID: string,
  { revision, mask }: { revision: number; mask: number },
): Promise<number | undefined> {
  const row = await tables(tx)
    .updateTable('businesses')
    .set({
      // While moderators hide it, what its owners choose waits.
      hidden_editions: sql<number>`case when own_hidden_editions is null then ${mask}::bigint else hidden_editions end`,
      own_hidden_editions: sql<number>`case when own_hidden_editions is not null then ${mask}::bigint end`,
      editions_revision: sql<number>`editions_revision + 1`,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', businessID)
    .where('editions_revision', '=', revision)
    .where('removed_at', 'is', null)
    .returning('editions_revision as saved')
    .executeTakeFirst()
  return row?.saved
}

/** What is verified of a company that is there, and its place; nobody else changes or removes it until the transaction ends. */
export function lockBusiness(tx: Tx, businessID: string) {
  return tables(tx)
    .selectFrom('businesses')
    .select([
      'company_name',
      'language',
      'short_description',
      'general_description',
      'business_type',
      'country_code',
      'register_number',
      'state_id',
      'city',
    ])
    .select(sql<string | null>`general->>'registeredName'`.as('registered_name'))
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Counts a change of what a company says in another language; from now on it is said that its own is `language`, unless it was before. */
export async function noteWriting(tx: Tx, businessID: string, language: string): Promise<void> {
  await tables(tx)
    .updateTable('businesses')
    .set({
      language: sql<string>`coalesce(language, ${language})`,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', businessID)
    .execute()
}

/** When it was removed; undefined when it is not there. */
export async function markRemoved(tx: Tx, businessID: string): Promise<Date | undefined> {
  const row = await tables(tx)
    .updateTable('businesses')
    .set({ removed_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .returning('removed_at')
    .executeTakeFirst()
  return row?.removed_at ?? undefined
}

/** Brings back what its people removed at most `days` ago. */
export function unmarkRemoved(tx: Tx, businessID: string, days: number) {
  return tables(tx)
    .updateTable('businesses')
    .set({ removed_at: null, updated_at: sql<Date>`now()` })
    .where('id', '=', businessID)
    .where('removed_at', '>', sql<Date>`now() - ${days} * interval '1 day'`)
    .where('removed_by_staff', '=', false)
    .where('given_up_at', 'is', null)
    .returning(['company_name as companyName', 'name_skeleton as skeleton'])
    .executeTakeFirst()
}

/** What no company that is given up keeps: how it is reached, and texts and films in which that may stand too. */
const forgotten = {
  contact: sql`'{}'::jsonb`,
  general: sql`'{}'::jsonb`,
  factory: null,
  short_description: '',
  general_description: '',
  city: null,
  state_id: null,
  time_zone: null,
  website_host: null,
  profile_photo: null,
  cover_photo: null,
}

/**
 * Gives up at most `limit` companies that were removed more than `days` ago; answers which. What stays says which company
 * it was: name, country, register number, dates.
 */
export async function giveUpRemoved(tx: Tx, days: number, limit: number): Promise<string[]> {
  const due = tables(tx)
    .selectFrom('businesses')
    .select('id')
    .where('removed_at', '<=', sql<Date>`now() - ${days} * interval '1 day'`)
    .where('given_up_at', 'is', null)
    .where(
      sql<boolean>`(not removed_by_staff or removed_at <= now() - ${limits.takenDownDays} * interval '1 day')`,
    )
    .orderBy('removed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await tables(tx)
    .updateTable('businesses')
    .set({ given_up_at: sql<Date>`now()`, ...forgotten })
    .where('id', 'in', due)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { EditionVisibility } from '../visibility.ts'
import { metBy, tables, uuids } from './businesses.ts'
import { briefTextsFor, everyName, everyText, namesFor, otherLanguages } from './texts.ts'

/** A badge holds only until its date. */
export const verifiedOn = (today: string) => sql<boolean>`verified and verified_until >= ${today}::date`

const certificatesPerCard = 5

/** Of companies that are there, and met by who looks; with `removed` also of others. */
export function findCards(
  db: Db | Tx,
  businessIDs: readonly string[],
  {
    day,
    language,
    removed = false,
    sight,
  }: { day: string; language: string; removed?: boolean; sight?: EditionVisibility | undefined },
) {
  const cards = tables(db)
    .selectFrom('businesses')
    .select([
      'id',
      'company_name',
      'short_description',
      'language',
      briefTextsFor(language).as('texts'),
      'business_type',
      'industry_id',
      'country_code',
      'state_id',
      'city',
      'year_stablished',
      'lead_time',
      'employees_min',
      'employees_max',
      'profile_photo',
      'cover_photo',
      'like_count',
      'answers',
      'hidden_editions',
      verifiedOn(day).as('verified'),
      sql<string[]>`array(
        select name from certificates
        where business_id = businesses.id and removed_at is null and (expire_date is null or expire_date >= ${day}::date)
        order by position, id limit ${certificatesPerCard})`.as('certificate_names'),
      sql<boolean[]>`array(
        select confirmed_on is not null from certificates
        where business_id = businesses.id and removed_at is null and (expire_date is null or expire_date >= ${day}::date)
        order by position, id limit ${certificatesPerCard})`.as('certificates_confirmed'),
    ])
    .where('id', '=', uuids(businessIDs))
    .where(metBy(sight))
  return (removed ? cards : cards.where('removed_at', 'is', null)).execute()
}
export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** Every company's facts for the index, removed ones too: by ids, or `limit` of them after an id in order of ids. */
export function findForSearch(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string | null; limit: number },
  today: string,
) {
  const facts = tables(db)
    .selectFrom('businesses')
    .select([
      'id as businessID',
      'company_name as companyName',
      'short_description as shortDescription',
      'general_description as generalDescription',
      everyText.as('texts'),
      'business_type as businessType',
      'industry_id as industryID',
      'category_ids as categoryIDs',
      'country_code as countryCode',
      'state_id as stateID',
      'city',
      'hidden_editions as hiddenEditions',
      'like_count as likeCount',
      'created_at as createdAt',
      sql<number | null>`(answers ->> 'medianMinutes')::int`.as('answerMinutes'),
      // As pages show it.
      sql<number | null>`round((answers ->> 'share')::numeric * 100)::int`.as('answerPercent'),
      'lead_time as leadTime',
      'employees_min as employeesMin',
      'employees_max as employeesMax',
      sql<string[]>`array(
        select name from certificates
        where business_id = businesses.id and removed_at is null and (expire_date is null or expire_date >= ${today}::date)
        order by position, id)`.as('certificateNames'),
      sql<string[]>`array(
        select number from certificates
        where business_id = businesses.id and removed_at is null and (expire_date is null or expire_date >= ${today}::date)
          and number <> ''
        order by position, id limit 100)`.as('certificateNumbers'),
      verifiedOn(today).as('verified'),
      sql<boolean>`removed_at is not null`.as('removed'),
    ])
    .orderBy('id')
  if ('ids' in which) return facts.where('id', '=', uuids(which.ids)).execute()
  if (which.after === null) return facts.limit(which.limit).execute()
  return facts.where('id', '>', which.after).limit(which.limit).execute()
}

/** The next `limit` companies after an id whose badge held last on a day from `from` and before `to`. */
export async function findBadgesEnded(
  db: Db | Tx,
  { from, to, after, limit }: { from: string; to: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('businesses')
    .select('id')
    .where('verified', '=', true)
    .where('removed_at', 'is', null)
    .where('verified_until', '>=', from)
    .where('verified_until', '<', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What the directory keeps of companies, removed ones too: by ids, or `limit` of them after an id in order of ids. */
export function findForDirectory(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string; limit: number },
) {
  const byIDs = 'ids' in which
  return tables(db)
    .selectFrom('businesses')
    .select([
      'id as businessID',
      'business_type as businessType',
      'industry_id as industryID',
      'category_ids as categoryIDs',
      'hidden_editions as hiddenEditions',
      sql<string>`(updated_at at time zone 'UTC')::date`.as('changedOn'),
      sql<boolean>`removed_at is not null`.as('removed'),
    ])
    .where('id', byIDs ? '=' : '>', byIDs ? uuids(which.ids) : which.after)
    .orderBy('id')
    .limit(byIDs ? which.ids.length : which.limit)
    .execute()
}

/** What a company is known by beside something else, when it is there. */
export function findFaces(
  db: Db | Tx,
  businessIDs: readonly string[],
  { day, language }: { day: string; language: string },
) {
  return tables(db)
    .selectFrom('businesses')
    .select([
      'id',
      'company_name',
      'language',
      namesFor(language).as('names'),
      'profile_photo',
      'country_code',
      'state_id',
      'industry_id',
      'business_type',
      'city',
      verifiedOn(day).as('verified'),
    ])
    .where('id', '=', uuids(businessIDs))
    .where('removed_at', 'is', null)
    .execute()
}

/** Those of some companies that are there, and met by who looks. */
export async function findMet(
  db: Db | Tx,
  businessIDs: readonly string[],
  sight?: EditionVisibility,
): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', uuids(businessIDs))
    .where(metBy(sight))
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether the company of a column is one of those that `findNames` names, as a part of another statement. */
export const isNamedPart = (id: RawBuilder<string>, sight: EditionVisibility) => sql<boolean>`exists (
  select from businesses where id = ${id} and removed_at is null and ${metBy(sight)})`

/** The name that keys are made of, of the company of a column whether it is there or not, as a part of another statement. */
export const nameInKeysPart = (id: RawBuilder<unknown>) =>
  sql<string>`(select company_name from businesses where id = ${id})`

/** With the names in the languages of a reader, for null in every language. */
export function findNames(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string | null,
  sight?: EditionVisibility,
) {
  const names = language === null ? everyName : namesFor(language)
  return tables(db)
    .selectFrom('businesses')
    .select(['id', 'company_name as name', 'language', names.as('names')])
    .where('id', '=', uuids(businessIDs))
    .where(metBy(sight))
    .where('removed_at', 'is', null)
    .execute()
}

/** What the address of a company's page is made of, and what tells in which languages it is written. */
export function findPages(db: Db | Tx, businessIDs: readonly string[], sight: EditionVisibility) {
  return tables(db)
    .selectFrom('businesses')
    .select([
      'id',
      'company_name',
      'short_description',
      'country_code',
      'language',
      // Only where nobody said in which language it writes.
      sql<string>`case when language is null then left(general_description, 300) else '' end`.as(
        'general_description',
      ),
      otherLanguages.as('others'),
    ])
    .where('id', '=', uuids(businessIDs))
    .where(metBy(sight))
    .where('removed_at', 'is', null)
    .execute()
}

/** By which clock companies that are there count their days, and in which languages they say anything. */
export function findReadings(db: Db | Tx, businessIDs: readonly string[]) {
  return tables(db)
    .selectFrom('businesses')
    .select([
      'id',
      'company_name',
      'short_description',
      'country_code',
      'state_id',
      'time_zone',
      'business_type',
      'removed_at',
      'language',
      sql<string>`left(general_description, 300)`.as('general_description'),
      otherLanguages.as('others'),
    ])
    .where('id', '=', uuids(businessIDs))
    .where('removed_at', 'is', null)
    .execute()
}

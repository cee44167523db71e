import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tables } from './businesses.ts'
import { verifiedOn } from './lists.ts'

export type Likeness = { skeleton: string; country: string; host: string | null; registerKey: string | null }
export type Because = 'name' | 'domain' | 'registerNumber'

/** Of each kind of likeness so many are looked at. */
const perKind = 20

/** Companies that are there and like what is looked for, each with why: four walks of an index. Names are compared in every language. */
const alikeTo = ({
  skeletons,
  country,
  host,
  registerKey,
}: Record<'skeletons' | 'country' | 'host' | 'registerKey', RawBuilder<unknown>>) => sql`
    select id, array_agg(distinct because order by because) as because from (
      (select id, 'registerNumber' as because from businesses
        where register_key = ${registerKey} and country_code = ${country} and removed_at is null limit ${perKind})
      union all
      (select id, 'domain' from businesses where website_host = ${host} and removed_at is null limit ${perKind})
      union all
      (select id, 'name' from businesses
        where name_skeleton = any(${skeletons}) and country_code = ${country} and removed_at is null limit ${perKind})
      union all
      (select distinct id, 'name' from business_texts join businesses on id = business_id
        where business_texts.name_skeleton = any(${skeletons}) and country_code = ${country} and removed_at is null
        limit ${perKind})
    ) as alike
    group by id`

type Alike = { id: string; because: Because[] }

/** Companies that are there and like this one would be. */
export async function findAlike(db: Db | Tx, wanted: Likeness): Promise<Alike[]> {
  const { skeleton, country, host, registerKey } = wanted
  const of = {
    skeletons: sql`array[${skeleton}]::text[]`,
    country: sql`${country}`,
    host: sql`${host}`,
    registerKey: sql`${registerKey}`,
  }
  return (await sql<Alike>`${alikeTo(of)}`.execute(db)).rows
}

/** Companies that are there and like one that is, without itself, likeliest first. */
export async function findDuplicates(db: Db | Tx, businessID: string): Promise<Alike[]> {
  const own = (column: string) => sql`(select ${sql.ref(column)} from businesses where id = ${businessID})`
  const of = {
    skeletons: sql`array(
      select name_skeleton from businesses where id = ${businessID} and name_skeleton is not null
      union select name_skeleton from business_texts where business_id = ${businessID} and name_skeleton is not null)`,
    country: own('country_code'),
    host: own('website_host'),
    registerKey: own('register_key'),
  }
  const { rows } = await sql<Alike>`
    select id, because from (${alikeTo(of)}) as alike
    where id <> ${businessID} order by cardinality(because) desc, id`.execute(db)
  return rows
}

const likenessLock = 7_216_045

/** Takes a lock for each of these, in one order, until the transaction ends. */
export async function holdLikeness(tx: Tx, likenesses: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${likenessLock}, key)
    from (select distinct hashtext(likeness) as key from unnest(${likenesses}::text[]) as t (likeness) order by 1) as keys`.execute(
    tx,
  )
}

/** Whether a verified company other than `except` has, in any language, a name that looks like this. */
export async function isVerifiedName(
  db: Db | Tx,
  skeleton: string,
  { day, except }: { day: string; except: string | null },
): Promise<boolean> {
  const others = sql`removed_at is null and ${verifiedOn(day)} and businesses.id is distinct from ${except}::uuid`
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from businesses where name_skeleton = ${skeleton} and ${others})
      or exists (
        select from business_texts join businesses on id = business_id
        where business_texts.name_skeleton = ${skeleton} and ${others}) as is`.execute(db)
  return rows[0]!.is
}

export async function isVerified(db: Db | Tx, businessID: string, day: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessID)
    .where(verifiedOn(day))
    .executeTakeFirst()
  return row !== undefined
}

/** The next companies without a skeleton: those that were there before there was one. */
export function findWithoutSkeleton(db: Db | Tx, limit: number) {
  return tables(db)
    .selectFrom('businesses')
    .select(['id', 'company_name as companyName', sql<string | null>`contact->>'website'`.as('website')])
    .where('name_skeleton', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Notes what the names of companies look like, unless they got a new one meanwhile. */
export async function noteLooks(
  db: Db | Tx,
  looks: readonly { id: string; skeleton: string; host: string | null }[],
): Promise<void> {
  const column = <Key extends 'id' | 'skeleton' | 'host'>(key: Key) => looks.map((look) => look[key])
  await sql`
    update businesses set name_skeleton = looks.skeleton, website_host = looks.host
    from unnest(${column('id')}::uuid[], ${column('skeleton')}::text[], ${column('host')}::text[])
      as looks (id, skeleton, host)
    where businesses.id = looks.id and name_skeleton is null`.execute(db)
}

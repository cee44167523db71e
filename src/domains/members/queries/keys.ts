import { sql, type ColumnType } from 'kysely'
import type { KeyScopeName } from '../../../contract/key-scopes.ts'
import type { Db, Tx } from '../../../platform/db.ts'

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>
type KeyTables = {
  company_keys: {
    key_id: string
    business_id: string
    name: string
    scopes: KeyScopeName[]
    hash: Buffer
    start: string
    made_by: string
    made_at: ColumnType<Date, never, never>
    first_used_at: Moment
    last_used_at: Moment
    expires_at: Moment
    ended_at: Moment
    ended_by: string | null
  }
}
const tables = (db: Db | Tx) => db.withTables<KeyTables>()

const lives = sql<boolean>`(ended_at is null and (expires_at is null or expires_at > now()))`

export type NewKey = {
  keyID: string
  businessID: string
  name: string
  scopes: KeyScopeName[]
  hash: Buffer
  start: string
  madeBy: string
  /** Null for a key without an end. */
  days: number | null
}

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  await sql`
    insert into company_keys (key_id, business_id, name, scopes, hash, start, made_by, expires_at)
    values (${key.keyID}, ${key.businessID}, ${key.name}, ${key.scopes}::text[], ${key.hash}, ${key.start}, ${key.madeBy},
      now() + make_interval(days => ${key.days}::int))`.execute(tx)
}

/** How many keys of a company live. */
export async function countLiveKeys(tx: Tx, businessID: string): Promise<number> {
  const row = await tables(tx)
    .selectFrom('company_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessID)
    .where(lives)
    .executeTakeFirstOrThrow()
  return row.count
}

const shown = [
  'key_id as keyID',
  'name',
  'scopes',
  'start',
  'made_by as madeBy',
  'made_at as madeAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
  'ended_at as endedAt',
  'ended_by as endedBy',
] as const

export type KeyRow = Awaited<ReturnType<typeof findKeys>>[number]

/** The keys of a company: those that live, then those that are over, the newest of each first. */
export function findKeys(db: Db | Tx, businessID: string, limit: number) {
  return tables(db)
    .selectFrom('company_keys')
    .select([...shown, lives.as('lives')])
    .where('business_id', '=', businessID)
    .orderBy(lives, 'desc')
    .orderBy('made_at', 'desc')
    .orderBy('key_id')
    .limit(limit)
    .execute()
}

/** The key behind a hash, whether or not it lives; `isDue` once its last use was noted more than a minute ago. */
export async function findByHash(db: Db, hash: Buffer) {
  return tables(db)
    .selectFrom('company_keys')
    .select(['key_id as keyID', 'business_id as businessID', 'made_by as userID', 'scopes', 'hash'])
    .select(lives.as('lives'))
    .select(sql<boolean>`(last_used_at is null or last_used_at < now() - interval '1 minute')`.as('isDue'))
    .where('hash', '=', hash)
    .executeTakeFirst()
}

export async function findKeyName(db: Db | Tx, keyID: string): Promise<string | null> {
  const row = await tables(db)
    .selectFrom('company_keys')
    .select('name')
    .where('key_id', '=', keyID)
    .executeTakeFirst()
  return row?.name ?? null
}

export async function livesStill(
  db: Db | Tx,
  { keyID, businessID }: { keyID: string; businessID: string },
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('company_keys')
    .select('key_id')
    .where('key_id', '=', keyID)
    .where('business_id', '=', businessID)
    .where(lives)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes a use, at most once a minute of however many at once; true for the first there ever was. */
export async function noteUse(tx: Tx, keyID: string): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    update company_keys set last_used_at = now(), first_used_at = coalesce(first_used_at, now())
    where key_id = ${keyID} and (last_used_at is null or last_used_at < now() - interval '1 minute')
    returning first_used_at = now() as "isFirst"`.execute(tx)
  return rows[0]?.isFirst === true
}

/** Ends a key of a company; `ended` is false for one that was over. Undefined for none of theirs. */
export async function endOne(
  tx: Tx,
  { businessID, keyID, by }: { businessID: string; keyID: string; by: string },
): Promise<{ name: string; ended: boolean } | undefined> {
  const row = await tables(tx)
    .selectFrom('company_keys')
    .select(['name', lives.as('lives')])
    .where('key_id', '=', keyID)
    .where('business_id', '=', businessID)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  if (row.lives)
    await tables(tx)
      .updateTable('company_keys')
      .set({ ended_at: sql<Date>`now()`, ended_by: by })
      .where('key_id', '=', keyID)
      .execute()
  return { name: row.name, ended: row.lives }
}

/** Ends those of a company that live, by nobody; answers which. */
export async function endAll(tx: Tx, businessID: string): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('company_keys')
    .set({ ended_at: sql<Date>`now()` })
    .where('business_id', '=', businessID)
    .where(lives)
    .returning('key_id as keyID')
    .execute()
  return rows.map(({ keyID }) => keyID)
}

export async function deleteKeys(tx: Tx, businessID: string): Promise<void> {
  await tables(tx).deleteFrom('company_keys').where('business_id', '=', businessID).execute()
}

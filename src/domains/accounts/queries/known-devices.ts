import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type DeviceTables = {
  'accounts.known_devices': { token_hash: Buffer; user_id: string; known_since: Date }
}
const tables = (db: Db | Tx) => db.withTables<DeviceTables>()

/** The account of a proven address that knows the device, if any. */
export async function findKnowing(
  db: Db | Tx,
  email: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ userID: string }>`
    select d.user_id as "userID"
    from accounts.known_devices as d join accounts.accounts as a on a.user_id = d.user_id
    where d.token_hash = ${tokenHash} and a.email = ${email} and a.proven_at is not null`.execute(db)
  return rows[0]?.userID
}

export async function insertKnownDevice(tx: Tx, userID: string, tokenHash: Buffer): Promise<void> {
  await tables(tx)
    .insertInto('accounts.known_devices')
    .values({ token_hash: tokenHash, user_id: userID, known_since: sql<Date>`clock_timestamp()` })
    .execute()
}

/** Gives a device another token: the newest `count` of the other accounts that know it go along, `userID` itself does not. */
export async function renameKnownDevice(
  tx: Tx,
  { before, after, userID, count }: { before: Buffer; after: Buffer; userID: string; count: number },
): Promise<void> {
  // Locked in one order: two log-ins in one browser wait for each other.
  await sql`
    with held as (
      select user_id, known_since from accounts.known_devices where token_hash = ${before}
      order by user_id for update
    ),
    others as (
      select user_id from held where user_id <> ${userID} order by known_since desc limit ${count}
    ),
    moved as (
      update accounts.known_devices set token_hash = ${after}
      where token_hash = ${before} and user_id in (select user_id from others)
    )
    delete from accounts.known_devices
    where token_hash = ${before} and user_id in (select user_id from held)
      and user_id not in (select user_id from others)`.execute(tx)
}

/** Forgets all but the newest `count` devices of an account. */
export async function deleteOlderDevices(tx: Tx, userID: string, count: number): Promise<void> {
  await sql`
    delete from accounts.known_devices where user_id = ${userID} and token_hash not in (
      select token_hash from accounts.known_devices where user_id = ${userID}
      order by known_since desc limit ${count}
    )`.execute(tx)
}

/** Forgets the devices of an account, but for the one that may stay. */
export async function deleteDevicesOf(db: Db | Tx, userID: string, but?: Buffer): Promise<void> {
  let devices = tables(db).deleteFrom('accounts.known_devices').where('user_id', '=', userID)
  if (but !== undefined) devices = devices.where('token_hash', '!=', but)
  await devices.execute()
}

/** Deletes devices on which nobody logged in for so many days. */
export async function deleteOldDevices(db: Db | Tx, afterDays: number): Promise<void> {
  await tables(db)
    .deleteFrom('accounts.known_devices')
    .where('known_since', '<', sql<Date>`now() - make_interval(days => ${afterDays})`)
    .execute()
}

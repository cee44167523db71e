import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type SessionTables = {
  'accounts.sessions': {
    session_id: string
    user_id: string
    device: string
    created_at: Date
    used_at: Date
    expires_at: Date
    ended_at: Date | null
    family_key: Buffer
    refresh_hash: Buffer
    previous_hash: Buffer | null
    rotated_at: Date | null
    on_new_device: boolean
  }
}
const tables = (db: Db | Tx) => db.withTables<SessionTables>()

/** A session counts: neither ended nor run out, and its account may be used. */
const lives = sql<boolean>`
  s.ended_at is null and s.expires_at > now() and a.suspended_at is null and a.removed_at is null`

export type Named = {
  publicKey: string | null
  /** Retired for longer than any of its tokens lives. */
  keyIsOld: boolean | null
  userID: string | null
  lives: boolean | null
}
const named = sql`
  k.public_key as "publicKey", k.retired_at < now() - interval '15 minutes' as "keyIsOld",
  s.user_id as "userID", ${lives} as lives`

/** What an access token names, in one statement: the key that checks it and the session as it is now. */
export async function findNamed(db: Db | Tx, keyID: string, sessionID: string): Promise<Named> {
  const { rows } = await sql<Named>`
    select ${named}
    from (select 1) as one
      left join accounts.signing_keys as k on k.key_id = ${keyID}
      left join accounts.sessions as s on s.session_id = ${sessionID}
      left join accounts.accounts as a on a.user_id = s.user_id`.execute(db)
  return rows[0]!
}

/** The same of many tokens, in their order. */
export async function findAllNamed(
  db: Db | Tx,
  tokens: readonly { keyID: string; sessionID: string }[],
): Promise<Named[]> {
  const keyIDs = tokens.map(({ keyID }) => keyID)
  const sessionIDs = tokens.map(({ sessionID }) => sessionID)
  const { rows } = await sql<Named>`
    select ${named}
    from unnest(${keyIDs}::uuid[], ${sessionIDs}::uuid[]) with ordinality as one (key_id, session_id, at)
      left join accounts.signing_keys as k on k.key_id = one.key_id
      left join accounts.sessions as s on s.session_id = one.session_id
      left join accounts.accounts as a on a.user_id = s.user_id
    order by one.at`.execute(db)
  return rows
}

/** Whether the session is this person's and counts. */
export async function isAlive(db: Db | Tx, sessionID: string, userID: string): Promise<boolean> {
  const { rows } = await sql`
    select s.session_id
    from accounts.sessions as s join accounts.accounts as a on a.user_id = s.user_id
    where s.session_id = ${sessionID} and s.user_id = ${userID} and ${lives}`.execute(db)
  return rows.length > 0
}

/** Whether a session began in a browser that its account did not know. */
export async function beganOnNewDevice(db: Db | Tx, sessionID: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('accounts.sessions')
    .select('on_new_device')
    .where('session_id', '=', sessionID)
    .executeTakeFirst()
  return row?.on_new_device ?? false
}

/** Those of these sessions that count, with whose they are. */
export async function findAlive(db: Db | Tx, sessionIDs: readonly string[]) {
  const { rows } = await sql<{ sessionID: string; userID: string }>`
    select s.session_id as "sessionID", s.user_id as "userID"
    from accounts.sessions as s join accounts.accounts as a on a.user_id = s.user_id
    where s.session_id = any(${sessionIDs}::uuid[]) and ${lives}`.execute(db)
  return rows
}

/** Answers when it will have run out. */
export async function insertSession(
  tx: Tx,
  session: {
    sessionID: string
    userID: string
    device: string
    onNewDevice: boolean
    days: number
    familyKey: Buffer
    refreshHash: Buffer
  },
): Promise<Date> {
  const row = await tables(tx)
    .insertInto('accounts.sessions')
    .values({
      session_id: session.sessionID,
      user_id: session.userID,
      device: session.device,
      on_new_device: session.onNewDevice,
      created_at: sql<Date>`now()`,
      used_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${session.days})`,
      ended_at: null,
      family_key: session.familyKey,
      refresh_hash: session.refreshHash,
      previous_hash: null,
      rotated_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/** The family of a refresh token, as long as its session lives. */
export async function findFamily(db: Db | Tx, sessionID: string) {
  const { rows } = await sql<{
    userID: string
    familyKey: Buffer
    expiresAt: Date
    previousHash: Buffer | null
  }>`
    select s.user_id as "userID", s.family_key as "familyKey", s.expires_at as "expiresAt"
    from accounts.sessions as s join accounts.accounts as a on a.user_id = s.user_id
    where s.session_id = ${sessionID} and ${lives}`.execute(db)
  return rows[0]
}

/** Puts `next` in the place of `used` when that is the current one. True for exactly one of many callers. */
export async function rotate(db: Db | Tx, sessionID: string, used: Buffer, next: Buffer): Promise<boolean> {
  const result = await tables(db)
    .updateTable('accounts.sessions')
    .set({
      refresh_hash: next,
      previous_hash: used,
      rotated_at: sql<Date>`clock_timestamp()`,
      used_at: sql<Date>`now()`,
    })
    .where('session_id', '=', sessionID)
    .where('refresh_hash', '=', used)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether `used` is the token before the current one, replaced no longer than so many seconds ago. */
export async function wasJustReplaced(
  db: Db | Tx,
  sessionID: string,
  used: Buffer,
  seconds: number,
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('accounts.sessions')
    .select('session_id')
    .where('session_id', '=', sessionID)
    .where('previous_hash', '=', used)
    .where('rotated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends one session, of this person when one is given. Answers whose it was when it was alive. */
export async function endSessionRow(
  db: Db | Tx,
  sessionID: string,
  userID?: string,
): Promise<string | undefined> {
  let update = tables(db)
    .updateTable('accounts.sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('session_id', '=', sessionID)
    .where('ended_at', 'is', null)
  if (userID !== undefined) update = update.where('user_id', '=', userID)
  return (await update.returning('user_id').executeTakeFirst())?.user_id
}

/** Ends every session of a person, but for the one that may stay. */
export async function endSessionsOf(db: Db | Tx, userID: string, butSessionID?: string): Promise<void> {
  let update = tables(db)
    .updateTable('accounts.sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('ended_at', 'is', null)
  if (butSessionID !== undefined) update = update.where('session_id', '!=', butSessionID)
  await update.execute()
}

/** Deletes sessions that ended or ran out so many days ago. */
export async function deleteOldSessions(db: Db | Tx, afterDays: number): Promise<void> {
  const then = sql<Date>`now() - make_interval(days => ${afterDays})`
  await tables(db)
    .deleteFrom('accounts.sessions')
    .where((where) => where.or([where('expires_at', '<', then), where('ended_at', '<', then)]))
    .execute()
}

/** When people were last here, by their sessions and devices; when they came where there is neither. */
export async function findLastSeen(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<{ userID: string; seenAt: Date }[]> {
  const { rows } = await sql<{ userID: string; seenAt: Date }>`
    select user_id as "userID", coalesce(greatest(
      (select max(used_at) from accounts.sessions as s where s.user_id = a.user_id),
      (select max(last_seen) from accounts.devices as d where d.user_id = a.user_id)
    ), a.created_at) as "seenAt"
    from accounts.accounts as a where user_id = any(${userIDs}::uuid[])`.execute(db)
  return rows
}

// What is used once: links of mails and hand-offs. Both are consumed by one UPDATE that returns the row.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type MailPurpose = 'verify-email' | 'change-email' | 'reset-password'

type OneTimeTables = {
  'accounts.mail_tokens': {
    token_hash: Buffer
    user_id: string
    purpose: MailPurpose
    email: string
    continue_to: string
    expires_at: Date
    used_at: Date | null
  }
  'accounts.hand_offs': { token_hash: Buffer; user_id: string; expires_at: Date; used_at: Date | null }
}
const tables = (db: Db | Tx) => db.withTables<OneTimeTables>()

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export async function insertMailToken(
  tx: Tx,
  token: {
    tokenHash: Buffer
    userID: string
    purpose: MailPurpose
    email: string
    continueTo: string
    seconds: number
  },
): Promise<Date> {
  const row = await tables(tx)
    .insertInto('accounts.mail_tokens')
    .values({
      token_hash: token.tokenHash,
      user_id: token.userID,
      purpose: token.purpose,
      email: token.email,
      continue_to: token.continueTo,
      expires_at: inSeconds(token.seconds),
      used_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/** Who registered and has not followed their link, while it can be used; undefined for anybody else. */
export async function findUnproven(tx: Tx, userID: string) {
  const { rows } = await sql<{
    userID: string
    email: string
    firstName: string
    lastName: string
    language: string
    edition: string
    continueTo: string
  }>`
    select a.user_id as "userID", a.email, a.first_name as "firstName", a.last_name as "lastName", a.language,
      a.edition, t.continue_to as "continueTo"
    from accounts.accounts as a join accounts.mail_tokens as t using (user_id)
    where a.user_id = ${userID} and a.proven_at is null and a.removed_at is null
      and t.purpose = 'verify-email' and t.used_at is null and t.expires_at > now()
    limit 1`.execute(tx)
  return rows[0]
}

/** Whose token it is, as long as it can be used. */
export async function findMailToken(
  db: Db | Tx,
  tokenHash: Buffer,
  purposes: readonly MailPurpose[],
): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('accounts.mail_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.user_id
}

/** Whether a used link of an address was of the account that has that address now; a link that was made void is a used one of an account that has not. */
export async function addressIsProven(db: Db | Tx, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from accounts.mail_tokens as t
    join accounts.accounts as a using (user_id)
    where t.token_hash = ${tokenHash} and t.purpose in ('verify-email', 'change-email')
      and t.used_at is not null and a.email = t.email
      and a.proven_at is not null and a.removed_at is null`.execute(db)
  return rows.length > 0
}

export function consumeMailToken(tx: Tx, tokenHash: Buffer, purposes: readonly MailPurpose[]) {
  return tables(tx)
    .updateTable('accounts.mail_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id as userID', 'purpose', 'email', 'continue_to as continueTo'])
    .executeTakeFirst()
}

/** Uses up every other link of these purposes that was sent to a person. */
export async function voidMailTokens(
  tx: Tx,
  userID: string,
  purposes: readonly MailPurpose[],
): Promise<void> {
  await tables(tx)
    .updateTable('accounts.mail_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Writes a hand-off, unless the password that was compared is no longer the account's, or the account may no longer be
 * used; a change of either that is under way is waited for. True when it was written.
 */
export async function insertHandOff(
  tx: Tx,
  handOff: {
    tokenHash: Buffer
    userID: string
    passwordHash: string
    stateHash: Buffer | null
    device: string
    /** The account knew the browser before. */
    known: boolean
    language: string
    edition: string
    seconds: number
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into accounts.hand_offs (token_hash, user_id, state_hash, device, known, language, edition, expires_at)
    select ${handOff.tokenHash}, a.user_id, ${handOff.stateHash}, ${handOff.device}, ${handOff.known}, ${handOff.language},
      ${handOff.edition}, ${inSeconds(handOff.seconds)}
    from (
      select user_id from accounts.accounts
      where user_id = ${handOff.userID} and password_hash = ${handOff.passwordHash}
        and suspended_at is null and removed_at is null
      for share
    ) as a
    returning user_id`.execute(tx)
  return rows.length > 0
}

/** Whether there is anything to take; only `consumeHandOff` says who has it. */
export async function handOffIsThere(db: Db | Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('accounts.hand_offs')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the hand-off, for exactly one of many callers: within its time and with the state it was begun with. */
export async function consumeHandOff(db: Db | Tx, tokenHash: Buffer, stateHash: Buffer | null) {
  const { rows } = await sql<{
    userID: string
    device: string
    known: boolean
    language: string
    edition: string
  }>`
    update accounts.hand_offs as h set used_at = now()
    from accounts.accounts as a
    where h.token_hash = ${tokenHash} and h.used_at is null and h.expires_at > now()
      and h.state_hash is not distinct from ${stateHash}
      and a.user_id = h.user_id and a.suspended_at is null and a.removed_at is null
    returning h.user_id as "userID", h.device, h.known, h.language, h.edition`.execute(db)
  return rows[0]
}

/** Uses up the hand-offs of a person that are under way. */
export async function voidHandOffs(db: Db | Tx, userID: string): Promise<void> {
  await tables(db)
    .updateTable('accounts.hand_offs')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes what ran out so many days ago. */
export async function deleteOldTokens(db: Db | Tx, afterDays: number): Promise<void> {
  const then = sql<Date>`now() - make_interval(days => ${afterDays})`
  await tables(db).deleteFrom('accounts.mail_tokens').where('expires_at', '<', then).execute()
  await tables(db).deleteFrom('accounts.hand_offs').where('expires_at', '<', then).execute()
}

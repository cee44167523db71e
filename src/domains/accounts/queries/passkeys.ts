import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** What counts as the second factor of an account: the sealed secret of an app, if any, and how many passkeys. */
export type Factors = {
  secret: Buffer | null
  passkeys: number
  /** Those of them that ask for a PIN, a finger or a face. */
  verifying: number
  /** Since when the oldest of them counts. */
  since: Date | null
}

export async function findFactors(db: Db | Tx, userID: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select f.secret, coalesce(p.passkeys, 0) as passkeys, coalesce(p.verifying, 0) as verifying,
      least(f.confirmed_at, p.since) as since
    from (select count(*)::int as passkeys, count(*) filter (where verifies)::int as verifying, min(created_at) as since
      from accounts.passkeys where user_id = ${userID}) as p
    left join accounts.two_factor as f on f.user_id = ${userID}`.execute(db)
  return rows[0]!
}

export type NewPasskey = {
  passkeyID: string
  userID: string
  credentialID: Buffer
  rpID: string
  publicKey: Buffer
  counter: number
  transports: readonly string[]
  verifies: boolean
  synced: boolean
  name: string
}

/** False when the credential is somebody's already. */
export async function insertPasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  const { rows } = await sql`
    insert into accounts.passkeys (passkey_id, user_id, credential_id, rp_id, public_key, counter, transports,
      verifies, synced, name)
    values (${key.passkeyID}, ${key.userID}, ${key.credentialID}, ${key.rpID}, ${key.publicKey}, ${key.counter},
      ${[...key.transports]}, ${key.verifies}, ${key.synced}, ${key.name})
    on conflict do nothing returning passkey_id`.execute(tx)
  return rows.length > 0
}

export type PasskeyRow = {
  passkeyID: string
  credentialID: Buffer
  rpID: string
  transports: string[]
  synced: boolean
  name: string
  createdAt: Date
  usedAt: Date | null
}

/** The passkeys of an account, oldest first. */
export async function findPasskeys(db: Db | Tx, userID: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select passkey_id as "passkeyID", credential_id as "credentialID", rp_id as "rpID", transports, synced, name,
      created_at as "createdAt", used_at as "usedAt"
    from accounts.passkeys where user_id = ${userID} order by created_at, passkey_id`.execute(db)
  return rows
}

/** What checks a signature of one passkey of an account, held until the transaction ends. */
export async function lockPasskey(tx: Tx, userID: string, credentialID: Buffer) {
  const { rows } = await sql<{ passkeyID: string; rpID: string; publicKey: Buffer; counter: number }>`
    select passkey_id as "passkeyID", rp_id as "rpID", public_key as "publicKey", counter
    from accounts.passkeys where user_id = ${userID} and credential_id = ${credentialID} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function noteUse(tx: Tx, passkeyID: string, counter: number, synced: boolean): Promise<void> {
  await sql`
    update accounts.passkeys set counter = ${counter}, synced = ${synced}, used_at = now()
    where passkey_id = ${passkeyID}`.execute(tx)
}

/** False when it is none of this account's. */
export async function deletePasskey(tx: Tx, userID: string, passkeyID: string): Promise<boolean> {
  const { rows } = await sql`
    delete from accounts.passkeys where user_id = ${userID} and passkey_id = ${passkeyID}
    returning passkey_id`.execute(tx)
  return rows.length > 0
}

export type Challenge = {
  hash: Buffer
  userID: string
  purpose: 'add' | 'use'
  boundTo: Buffer
}

/** Keeps a challenge, and of an account no more than the newest `most`. */
export async function insertChallenge(
  db: Db | Tx,
  { hash, userID, purpose, boundTo }: Challenge,
  { edition, seconds, most }: { edition: string; seconds: number; most: number },
): Promise<void> {
  await sql`
    with old as (
      delete from accounts.passkey_challenges where challenge_hash in (
        select challenge_hash from accounts.passkey_challenges where user_id = ${userID}
        order by created_at desc offset ${most - 1})
    )
    insert into accounts.passkey_challenges (challenge_hash, user_id, purpose, bound_to, edition, expires_at)
    values (${hash}, ${userID}, ${purpose}, ${boundTo}, ${edition},
      now() + make_interval(secs => ${seconds}))`.execute(db)
}

/** Uses up a challenge and answers its edition; undefined for one that is used, over, or of another session. */
export async function takeChallenge(
  tx: Tx,
  { hash, userID, purpose, boundTo }: Challenge,
): Promise<string | undefined> {
  const { rows } = await sql<{ edition: string }>`
    delete from accounts.passkey_challenges
    where challenge_hash = ${hash} and user_id = ${userID} and purpose = ${purpose} and bound_to = ${boundTo}
      and expires_at > now()
    returning edition`.execute(tx)
  return rows[0]?.edition
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await sql`delete from accounts.passkey_challenges where expires_at < now()`.execute(db)
}

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, testAccounts } from '../../testing/accounts.ts'
import type { AccountsApi } from '../../contract/accounts.ts'
import type { Tx } from '../../platform/db.ts'
import { somebodyWaits, testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { endEverySession } from './sessions.ts'

const database = await testDatabase()
const { db } = database
const call = await testAccounts(database)
let people = 0

async function somebody() {
  const email = `in.time.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email })
  await givePassword(database, session.userID)
  return { ...session, email }
}

const password = aPassword
const acts: [keyof AccountsApi, Record<string, unknown>][] = [
  ['changeEmail', { password, email: 'thief@bearings.example' }],
  ['changePassword', { password, newPassword: 'thief bearing turns twice' }],
  ['beginTwoFactor', { password }],
  ['endTwoFactor', { password, code: '123456' }],
  ['deleteAccount', { password }],
]

/** Makes the call, and `change` meanwhile: begun before the call writes, committed once it waits for that (or has not). */
async function during(
  [name, input]: (typeof acts)[number],
  bearer: string,
  change: (tx: Tx) => Promise<unknown>,
) {
  let done = false
  return await db.transaction().execute(async (tx) => {
    await change(tx)
    const made = call(name, input, bearer).finally(() => (done = true))
    await expect.poll(async () => done || (await somebodyWaits(db)), { timeout: 5_000 }).toBe(true)
    return { made }
  })
}

test.each(acts)('%s with a password that is changed while it is compared does nothing', async (...act) => {
  const { userID, bearer, email } = await somebody()
  const { made } = await during(act, bearer, async (tx) => {
    await sql`update accounts.accounts set password_hash = 'new' where user_id = ${userID}`.execute(tx)
    await endEverySession(tx, userID)
  })

  expect(await made).toMatchObject({ name: 'WrongCredentials' })
  const { rows } = await sql`
    select a.email, a.password_hash, f.pending_secret, t.purpose
    from accounts.accounts as a
      left join accounts.two_factor as f on f.user_id = a.user_id
      left join accounts.mail_tokens as t on t.user_id = a.user_id and t.used_at is null
    where a.user_id = ${userID}`.execute(db)
  expect(rows).toEqual([{ email, password_hash: 'new', pending_secret: null, purpose: null }])
  expect(await mailsTo(database, 'thief@bearings.example')).toEqual([])
})

test.each(acts)('%s of somebody who is suspended meanwhile does nothing', async (...act) => {
  const { userID, bearer } = await somebody()
  const { made } = await during(act, bearer, async (tx) => {
    await sql`update accounts.accounts set suspended_at = now() where user_id = ${userID}`.execute(tx)
    await endEverySession(tx, userID)
  })
  expect(await made).toMatchObject({ status: 401, name: 'SessionError' })
})

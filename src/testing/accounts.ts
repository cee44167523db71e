// The account service for tests: its calls over HTTP, the mails it asked for, and people who know their password.
import { afterAll } from 'vitest'
import { accountsApi, type AccountsApi } from '../contract/accounts.ts'
import type { CallInput } from '../contract/endpoint.ts'
import { termsVersion } from '../contract/terms.ts'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { domainListeners } from '../roles/domains.ts'
import { serveAccounts } from '../roles/accounts.ts'
import type { Database, Db } from '../platform/db.ts'
import { deliverAll } from '../platform/events.ts'
import { testLog, testServer } from './server.ts'

/** Calls of the account service: `call(name, input, bearer)` answers status and body of whatever comes. */
export async function testAccounts(database: Database) {
  const app = testServer()
  serveAccounts(app, { db: database.db, defaultEdition: 'jp' })
  await app.ready()
  afterAll(() => app.close())

  async function call<Name extends keyof AccountsApi>(
    name: Name,
    input: CallInput<AccountsApi[Name]> | Record<string, unknown>,
    bearer?: string,
    remoteAddress = '127.0.0.1',
  ): Promise<{ status: number; body: string; name: string | undefined; data: unknown }> {
    const response = await app.inject({
      method: 'POST',
      remoteAddress,
      url: `/accounts${accountsApi[name].path}`,
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: bearer }) },
      payload: JSON.stringify(input),
    })
    const answer = response.json<{ name?: string; data?: unknown }>()
    return { status: response.statusCode, body: response.body, name: answer.name, data: answer.data }
  }
  return call
}

/** Lets every listener hear what was announced. */
export async function settle(db: Db): Promise<void> {
  await deliverAll(db, domainListeners, testLog)
}

/** What a registration of an address sends. */
export const registrationOf = (email: string, password: string) => ({
  firstName: 'Haruka',
  lastName: 'Kitazawa',
  email,
  password,
  businessUse: true,
  legalAge: true,
  termsVersion,
})

export type WrittenMail = { template: string; recipient: string; data: Record<string, string> }

/** The mails that wait to be sent to an address, oldest first. */
export async function mailsTo({ pool }: Database, address: string): Promise<WrittenMail[]> {
  const { rows } = await pool.query<WrittenMail>(
    'select template, recipient, data from mails where recipient = $1 order by queued_at, mail_id',
    [address],
  )
  return rows
}

/** The secret in the link of a mail. */
export const tokenIn = (mail: WrittenMail | undefined): string =>
  new URL(mail?.data['link'] ?? 'none:').searchParams.get('token') ?? ''

export const aPassword = 'kite lathe 41 umbrella'
let hash: Promise<string> | undefined

/** Gives an account the password `aPassword`. */
export async function givePassword({ pool }: Database, userID: string): Promise<void> {
  hash ??= hashPassword(aPassword)
  await pool.query('update accounts.accounts set password_hash = $2 where user_id = $1', [userID, await hash])
}

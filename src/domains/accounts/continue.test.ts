import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownPath } from '../../contract/own-path.ts'
import { transaction } from '../../platform/db.ts'
import { hostileContinues } from '../../testing/continues.ts'
import { testDatabase } from '../../testing/database.ts'
import { allEditions } from '../editions/editions.ts'
import { newMailLink } from './mail-links.ts'
import { logIn } from './hand-off.ts'
import { proveAddress } from './address-proof.ts'
import { anAccount } from '../../testing/sessions.ts'

const { db } = await testDatabase()
const origins = [
  ...allEditions('en').map(({ origin }) => origin),
  'http://localhost:3000',
  'http://it.localhost:3000',
]

/** Whatever reads it, as an address or as a header, stays on the origin it was read on. */
function staysHome(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return false
  return origins.every((origin) => {
    const url = new URL(path, origin)
    return (
      url.origin === origin &&
      url.username === '' &&
      origin + url.pathname + url.search + url.hash === origin + path
    )
  })
}

test('no value of continue leaves our origins, in 200 disguises', () => {
  expect(hostileContinues.length).toBeGreaterThanOrEqual(200)
  expect(hostileContinues.filter((value) => !staysHome(ownPath(value)))).toEqual([])
})

test('what came out once comes out again', () => {
  for (const value of hostileContinues) expect(ownPath(ownPath(value))).toBe(ownPath(value))
})

test('the check above finds what is let through as it came', () => {
  expect(hostileContinues.filter((value) => !staysHome(value)).length).toBeGreaterThan(150)
})

test('log-in and the proof of an address answer such paths only', async () => {
  const account = await anAccount(db)
  const from = { language: 'en', edition: 'jp', userAgent: undefined }
  for (const value of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect((await logIn(db, { ...account, continue: value }, from)).continue).toBe('/')

  await sql`update accounts.accounts set proven_at = null where user_id = ${account.userID}`.execute(db)
  const { link } = await transaction(db, (tx) =>
    newMailLink(tx, 'verify-email', { ...account, edition: 'jp', continueTo: ownPath('//evil.example') }),
  )
  const token = new URL(link).searchParams.get('token')!
  expect(await proveAddress(db, { token, password: account.password }, from)).toMatchObject({ continue: '/' })
})

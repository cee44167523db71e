import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, testAccounts } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const call = await testAccounts(database)
const newPassword = 'a tram full of quiet geese'
let people = 0

/** Somebody with the second factor on, with their recovery codes. */
async function somebody() {
  const email = `asked.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email, language: 'it', edition: 'it' })
  await givePassword(database, session.userID)
  const { secret } = (await call('beginTwoFactor', { password: aPassword }, session.bearer)).data as {
    secret: string
  }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { recoveryCodes } = (await call('confirmTwoFactor', { code }, session.bearer)).data as {
    recoveryCodes: string[]
  }
  const templates = async () => (await mailsTo(database, email)).map(({ template }) => template)
  return { ...session, email, recoveryCodes, templates }
}

test.each([
  ['changePassword', () => ({ password: aPassword, newPassword })],
  ['changeEmail', () => ({ password: aPassword, email: `moved.${people}@bearings.example` })],
] as const)('%s asks who has a second factor for a code as well', async (name, input) => {
  const { bearer, email, recoveryCodes, templates } = await somebody()
  const change = (code?: string) => call(name, { ...input(), ...(code && { code }) }, bearer)

  expect(await change()).toMatchObject({ status: 403, name: 'CodeNeeded' })
  expect(await change('000000')).toMatchObject({ status: 403, name: 'WrongCode' })
  expect(await call(name, { ...input(), password: 'wrong', code: recoveryCodes[0] }, bearer)).toMatchObject({
    name: 'WrongCredentials',
  })
  expect(await templates()).toEqual(['two-factor-on'])
  expect(await mailsTo(database, `moved.${people}@bearings.example`)).toEqual([])
  const shown = async () => (await call('showAccount', {}, bearer)).data
  expect(await shown()).toMatchObject({ email, recoveryCodesLeft: 10 })

  expect(await change(recoveryCodes[0])).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject({ recoveryCodesLeft: 9 })
})

test('a password that is refused spends no code', async () => {
  const { bearer, recoveryCodes, email } = await somebody()
  const code = recoveryCodes[0]
  for (const common of ['password123', email])
    expect(
      await call('changePassword', { password: aPassword, newPassword: common, code }, bearer),
    ).toMatchObject({ name: 'CommonPassword' })
  expect(await call('changePassword', { password: aPassword, newPassword, code }, bearer)).toMatchObject({
    status: 200,
  })
})

test('turning the second factor on, anew and off is told by mail, in the language of the account', async () => {
  const { bearer, email, recoveryCodes, templates } = await somebody()
  expect(await templates()).toEqual(['two-factor-on'])
  const [first, second] = recoveryCodes
  const { secret } = (await call('beginTwoFactor', { password: aPassword, code: first }, bearer)).data as {
    secret: string
  }
  expect(await templates()).toEqual(['two-factor-on'])
  expect(await call('endTwoFactor', { password: aPassword, code: '000000' }, bearer)).toMatchObject({
    name: 'WrongCode',
  })
  expect(await call('endTwoFactor', { password: aPassword, code: second }, bearer)).toMatchObject({
    status: 200,
  })
  expect(await templates()).toEqual(['two-factor-on', 'two-factor-off'])
  expect(secret).not.toBe('')
  const [mail] = await mailsTo(database, email)
  expect(mail!.data).toMatchObject({ link: 'https://it.millwright.example/accounts/forgot-password' })
  expect(JSON.stringify(mail!.data)).not.toContain(secret)
})

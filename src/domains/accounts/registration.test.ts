import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DomainEvent } from '../../contract/events.ts'
import { termsVersion } from '../../contract/terms.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testDatabase } from '../../testing/database.ts'
import { newsLeft } from '../../testing/outbox.ts'
import { aPerson } from '../../testing/people.ts'
import { testLog } from '../../testing/server.ts'
import { anAccount } from '../../testing/sessions.ts'
import { showPublicProfile } from '../profiles/public.ts'
import { ensureProfile } from '../profiles/profile-lifecycle.ts'
import { forgetOldTokens } from './retention.ts'
import { logIn } from './hand-off.ts'
import { proveAddress } from './address-proof.ts'
import { readyRegistration, sendAgain, type Registration } from './registration.ts'
import { newToken } from './tokens.ts'

const { db } = await testDatabase()
const nameOf = (error: Error) => error.name
const place = { language: 'ja', edition: 'jp' }
const person = {
  firstName: '春花',
  lastName: "O'Neill-北澤",
  password: 'seven bearings turn',
  termsVersion,
}
let count = 0
const anAddress = () => `newcomer${count++}@example.com`

async function register(wish: Partial<Registration> & { email: string }) {
  const write = await readyRegistration({ ...person, ...wish }, place)
  return transaction(db, write)
}

type MailRow = {
  template: string
  user_id: string
  language: string
  data: { link: string; firstName: string }
}

async function mailsTo(email: string): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select template, user_id, language, data from mails where recipient = ${email} order by mail_id`.execute(
    db,
  )
  return rows
}
const tokenIn = (mail: MailRow | undefined) => new URL(mail!.data.link).searchParams.get('token')!
const prove = (token: string, password = person.password) =>
  proveAddress(db, { token, password }, { ...place, userAgent: undefined })
const enter = (email: string, password = person.password) =>
  logIn(db, { email, password }, { ...place, userAgent: undefined }).then(() => 'in', nameOf)

test('who registers follows the link of a mail, is where they wanted to go, and has an account and a profile', async () => {
  const email = anAddress()
  expect(await register({ email, continue: '/business/create?from=home#top' })).toEqual({
    again: expect.any(String),
  })
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({ template: 'verify-email', language: 'ja', data: { firstName: '春花' } })
  expect(mail!.data.link).toMatch(
    /^https:\/\/jp\.millwright\.example\/accounts\/verify-email\?token=[\w-]{43}$/,
  )
  expect(await enter(email)).toBe('WrongCredentials')

  expect(await prove(tokenIn(mail))).toMatchObject({ continue: '/business/create?from=home#top' })
  expect(await enter(email)).toBe('in')
  await deliverAll(db, domainListeners, testLog)
  const profile = await showPublicProfile(db, mail!.user_id, 'ja')
  expect(profile).toMatchObject({ firstName: '春花', lastName: "O'Neill-北澤" })
  expect(profile.username).toMatch(/^oneill\.[0-9a-f]{12}$/)
})

test('a link proves once, of many at once exactly one, and not after a day', async () => {
  const [email, late] = [anAddress(), anAddress()]
  await register({ email })
  await register({ email: late })
  const token = tokenIn((await mailsTo(email))[0])
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => prove(token).then(() => 'proven', nameOf)),
  )
  expect(answers.filter((answer) => answer === 'proven')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'TokenUsed')).toHaveLength(11)

  await sql`update accounts.mail_tokens set expires_at = now()`.execute(db)
  expect(await prove(tokenIn((await mailsTo(late))[0])).catch(nameOf)).toBe('TokenUsed')
  expect(await prove(newToken()).catch(nameOf)).toBe('TokenUsed')
})

test('a known address is answered alike; its owner is told, and nothing of theirs changes', async () => {
  const owner = await anAccount(db)
  const newcomer = anAddress()

  const answers = [
    await register({ email: owner.email, password: 'eight gears stand still' }),
    await register({ email: newcomer }),
  ]
  for (const { again } of answers) expect(again).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/)
  expect(answers.map((answer) => Object.keys(answer))).toEqual([['again'], ['again']])
  const [mail, ...more] = await mailsTo(owner.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ template: 'account-exists', user_id: owner.userID, language: 'en' })
  expect(mail!.data.link).not.toContain('token')
  expect(await enter(owner.email, owner.password)).toBe('in')
  expect(await enter(owner.email, 'eight gears stand still')).toBe('WrongCredentials')
})

test('of two who wait for one address the first to follow a link has it, with the password of that registration', async () => {
  const email = anAddress()
  const passwords = ['eight gears stand still', 'nine pumps are running']
  for (const password of passwords) await register({ email, password })
  const mails = await mailsTo(email)
  const answers = await Promise.all(
    mails.map((mail, at) => prove(tokenIn(mail), passwords[at]).then(() => 'proven', nameOf)),
  )

  expect([...answers].sort()).toEqual(['TokenUsed', 'proven'])
  const entered = [await enter(email, passwords[0]), await enter(email, passwords[1])]
  expect(entered).toEqual(answers.map((answer) => (answer === 'proven' ? 'in' : 'WrongCredentials')))
})

test('a password that is guessed first is refused, the own name too', async () => {
  for (const password of ['1234567890', 'password1234', 'newcomer@example.com', 'harukaharuka'])
    expect(
      await register({ email: 'newcomer@example.com', firstName: 'Haruka', password }).catch(nameOf),
      password,
    ).toBe('CommonPassword')
})

test('the mail of a registration is sent again until its link was followed; of a known address there is nothing to send', async () => {
  const owner = await anAccount(db)
  const email = anAddress()
  const again = (what: string) => transaction(db, (tx) => sendAgain(tx, what))
  const { again: known } = await register({ email: owner.email })
  const { again: own } = await register({ email, continue: '/business/create' })
  expect([await again(known), await again(own)]).toEqual([{}, {}])
  expect(await mailsTo(owner.email)).toHaveLength(1)
  const [first, second, ...more] = await mailsTo(email)
  expect([first!.template, second!.template, more]).toEqual(['verify-email', 'verify-email', []])
  expect(tokenIn(second)).not.toBe(tokenIn(first))
  for (const wrong of [`${owner.userID}.${own.split('.')[1]}`, `${own}x`, owner.userID, '.', 'x'.repeat(80)])
    await expect(again(wrong)).rejects.toMatchObject({ name: 'TokenUsed' })
  // The newest leads where they wanted to go; followed, there is nothing to send.
  expect(await prove(tokenIn(second))).toMatchObject({ continue: '/business/create' })
  expect(await again(own)).toEqual({})
  expect(await mailsTo(email)).toHaveLength(2)
  await expect(prove(tokenIn(first))).rejects.toMatchObject({ name: 'TokenUsed' })
})

test('a continue that leaves our pages leads to the first page', async () => {
  const email = anAddress()
  await register({ email, continue: 'https://evil.example/' })
  expect(await prove(tokenIn((await mailsTo(email))[0]))).toMatchObject({ continue: '/' })
})

test('a profile is written once, whoever asks first, and never for an address that nobody proved', async () => {
  const email = anAddress()
  await register({ email })
  const [mail] = await mailsTo(email)
  const ensure = () => transaction(db, (tx) => ensureProfile(tx, mail!.user_id))
  await ensure()
  await expect(showPublicProfile(db, mail!.user_id, 'en')).rejects.toMatchObject({ name: 'NotFound' })

  await prove(tokenIn(mail))
  await Promise.all([ensure(), ensure(), deliverAll(db, domainListeners, testLog)])
  const { rows } = await sql`select from profiles where user_id = ${mail!.user_id}`.execute(db)
  expect(rows).toHaveLength(1)
})

test('asked for by many at once a profile is written once, and without the username that somebody took', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { userID } = await anAccount(db)
    await sql`delete from profiles where user_id = ${userID}`.execute(db)
    if (round % 4 === 0) await aPerson(db, { username: `haruka.kitazawa.${userID.slice(-12)}` })
    await Promise.all(Array.from({ length: 4 }, () => transaction(db, (tx) => ensureProfile(tx, userID))))
    expect(await showPublicProfile(db, userID, 'en')).toMatchObject({ userID })
  }
})

test('an account that is removed takes its profile along, heard once or twice', async () => {
  const { userID } = await anAccount(db)
  for (let heard = 0; heard < 2; heard++) {
    await transaction(db, (tx) => publishEvent<DomainEvent>(tx, { type: 'account.removed', userID }))
    await deliverAll(db, domainListeners, testLog)
  }

  await expect(showPublicProfile(db, userID, 'en')).rejects.toMatchObject({ name: 'NotFound' })
  expect(await newsLeft(db)).toBe(0)
})

test('addresses that nobody proved within a week are forgotten, and so are tokens and sessions that are over', async () => {
  const kept = await anAccount(db)
  const email = anAddress()
  await register({ email })
  await sql`update accounts.accounts set created_at = now() - interval '8 days'`.execute(db)
  await sql`update accounts.mail_tokens set expires_at = now() - interval '2 days'`.execute(db)
  await forgetOldTokens(db)

  const { rows } = await sql<{ email: string }>`select email from accounts.accounts`.execute(db)
  expect(rows.map((row) => row.email)).toContain(kept.email)
  expect(rows.map((row) => row.email)).not.toContain(email)
  expect((await sql`select from accounts.mail_tokens`.execute(db)).rows).toEqual([])
})

test('only the terms that hold today are accepted', async () => {
  const email = anAddress()
  for (const other of ['2019-10-20', '1', 'x'.repeat(40)])
    await expect(register({ email, termsVersion: other })).rejects.toMatchObject({
      name: 'TermsChanged',
      status: 409,
    })
  expect(await mailsTo(email)).toEqual([])
  await register({ email })
  expect(await mailsTo(email)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { aPassword, givePassword, mailsTo, settle, testAccounts, tokenIn } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const call = await testAccounts(database)
let people = 0

async function somebody() {
  people += 1
  const session = await aSession(db, { email: `old.${people}@bearings.example` })
  await givePassword(database, session.userID)
  return { ...session, email: `old.${people}@bearings.example`, next: `new.${people}@bearings.example` }
}

const prove = (token: string) => call('verifyEmail', { token, password: aPassword })
const emailOf = async (bearer: string) =>
  ((await call('showAccount', {}, bearer)).data as { email: string }).email

test('the address changes when the link at the new one is followed, once, and the old one is told', async () => {
  const { bearer, email, next } = await somebody()
  expect(await call('changeEmail', { password: aPassword, email: next }, bearer)).toMatchObject({
    status: 200,
  })
  expect(await emailOf(bearer)).toBe(email)
  const [mail] = await mailsTo(database, next)
  expect(mail).toMatchObject({ template: 'email-change' })

  const token = tokenIn(mail)
  expect(await prove(token)).toMatchObject({
    status: 200,
    data: { continue: '/accounts/' },
  })

  expect(await emailOf(bearer)).toBe(next)
  expect(await mailsTo(database, email)).toMatchObject([{ template: 'email-changed', data: { email: next } }])
  expect(await call('logIn', { email, password: aPassword })).toMatchObject({ name: 'WrongCredentials' })
  expect(await call('logIn', { email: next, password: aPassword })).toMatchObject({ status: 200 })
  expect(await prove(token)).toMatchObject({ status: 410, name: 'TokenUsed' })
})

test('without the password, or without a session, no link is sent', async () => {
  const { bearer, next } = await somebody()
  expect(await call('changeEmail', { password: 'not this one', email: next }, bearer)).toMatchObject({
    name: 'WrongCredentials',
  })
  expect(await call('changeEmail', { password: aPassword, email: next })).toMatchObject({ status: 401 })
  expect(await mailsTo(database, next)).toEqual([])
})

test('an address that another account has is answered alike, and stays with its owner', async () => {
  const [one, owner] = [await somebody(), await somebody()]
  const taken = await call('changeEmail', { password: aPassword, email: owner.email }, one.bearer)
  const token = tokenIn((await mailsTo(database, owner.email))[0])
  const free = await call('changeEmail', { password: aPassword, email: owner.next }, one.bearer)

  expect(taken).toEqual(free)
  expect(await prove(token)).toMatchObject({ name: 'TokenUsed' })
  expect(await emailOf(owner.bearer)).toBe(owner.email)
  expect(await emailOf(one.bearer)).toBe(one.email)
})

test('of two accounts that want one address, and follow their links at once, one gets it', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const wanted = 'wanted@bearings.example'
  for (const { bearer } of [one, other])
    expect(await call('changeEmail', { password: aPassword, email: wanted }, bearer)).toMatchObject({
      status: 200,
    })
  const tokens = (await mailsTo(database, wanted)).map(tokenIn)
  const answers = await Promise.all(tokens.map((token) => prove(token)))

  expect(answers.map(({ name }) => name ?? 'done').toSorted()).toEqual(['TokenUsed', 'done'])
})

test('a link for a new password that lies at the old address opens nothing after the change', async () => {
  const { bearer, email, next } = await somebody()
  await call('forgotPassword', { email })
  await settle(db)
  const reset = tokenIn((await mailsTo(database, email))[0])
  await call('changeEmail', { password: aPassword, email: next }, bearer)
  await prove(tokenIn((await mailsTo(database, next))[0]))

  expect(await call('resetPassword', { token: reset, password: 'a tram full of geese' })).toMatchObject({
    name: 'TokenUsed',
  })
})

test('T20: an address is sent six links an hour, whoever asks for them', async () => {
  const [one, two] = [await somebody(), await somebody()]
  const ask = ({ bearer }: typeof one, email: string) =>
    call('changeEmail', { password: aPassword, email }, bearer)
  for (const person of [one, two, one, two, one, two])
    expect(await ask(person, 'flooded@bearings.example')).toMatchObject({ status: 200 })
  for (const person of [one, two])
    expect(await ask(person, 'Flooded@bearings.example')).toMatchObject({ name: 'TooManyRequests' })
  expect(await mailsTo(database, 'flooded@bearings.example')).toHaveLength(6)
  expect(await ask(one, one.next)).toMatchObject({ status: 200 })
})

test('T20: nobody closes an address to its owner by asking without the password, or by asking alone', async () => {
  const [stranger, owner] = [await somebody(), await somebody()]
  const ask = ({ bearer }: typeof owner, password = aPassword) =>
    call('changeEmail', { password, email: owner.next }, bearer)
  for (let n = 0; n < 6; n += 1)
    expect(await ask(stranger, 'not this one')).toMatchObject({ name: 'WrongCredentials' })
  expect(await mailsTo(database, owner.next)).toEqual([])
  expect(await ask(owner)).toMatchObject({ status: 200 })

  for (let n = 0; n < 4; n += 1) await ask(stranger)
  expect(await ask(stranger)).toMatchObject({ name: 'TooManyRequests' })
  expect(await ask(owner)).toMatchObject({ status: 200 })
})

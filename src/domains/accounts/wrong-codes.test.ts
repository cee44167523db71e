// Who knows a password guesses few codes of the second factor, is told of to the owner, and locks nobody out.
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { wrongCodes } from '../../contract/rate-limits.ts'
import { aPassword, givePassword, mailsTo, testAccounts } from '../../testing/accounts.ts'
import { returnPoints } from '../../platform/shares.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)
const { ofHour, ofDay, toldAfter } = wrongCodes
let networks = 0
/** Each try from another network, as who guesses from many. */
const elsewhere = () => `198.${(networks += 1) >> 8}.${networks & 255}.7`
let people = 0

async function somebody() {
  const email = `guessed.${(people += 1)}@bearings.example`
  const session = await aSession(db, { email, language: 'ja', edition: 'jp' })
  await givePassword(database, session.userID)
  const { device } = (await call('logIn', { email, password: aPassword })).data as { device: string }
  const begun = await call('beginTwoFactor', { password: aPassword }, session.bearer)
  const { secret } = begun.data as { secret: string }
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { data } = await call('confirmTwoFactor', { code: code() }, session.bearer)
  const { recoveryCodes } = data as { recoveryCodes: string[] }
  const logIn = (wish: object) =>
    call('logIn', { email, password: aPassword, ...wish }, undefined, elsewhere())
  const told = async () =>
    (await mailsTo(database, email)).filter(({ template }) => template === 'wrong-codes').length
  return { ...session, email, device, recoveryCodes, logIn, told }
}
type Person = Awaited<ReturnType<typeof somebody>>
async function guess(person: Person, times: number) {
  const names = []
  for (let at = 0; at < times; at += 1) names.push((await person.logIn({ code: '000000' })).name)
  return names
}
const hourLater = () =>
  pool.query("update call_budgets set ends_at = now() where ends_at < now() + interval '2 hours'")

test('ten an hour and thirty a day, then not even the right code; the owner is told once an hour', async () => {
  const person = await somebody()
  expect(await guess(person, toldAfter - 1)).toEqual(Array(toldAfter - 1).fill('WrongCode'))
  expect(await person.told()).toBe(0)
  expect(await guess(person, 1)).toEqual(['WrongCode'])
  expect(await person.told()).toBe(1)
  await guess(person, ofHour.points - toldAfter)
  const refused = await person.logIn({ code: person.recoveryCodes[0] })
  expect(refused).toMatchObject({ status: 429, name: 'TooManyRequests' })
  expect(refused.body).toMatch(/"retryAfter":3[56]\d\d/)
  expect(await person.told()).toBe(1)

  await hourLater()
  await guess(person, ofHour.points)
  expect(await person.told()).toBe(2)
  await hourLater()
  const left = ofDay.points - 2 * ofHour.points
  expect(await guess(person, left)).toEqual(Array(left).fill('WrongCode'))
  await hourLater()
  const closed = await person.logIn({ code: person.recoveryCodes[0] })
  expect(closed).toMatchObject({ status: 429, name: 'TooManyRequests' })
  expect(closed.body).toMatch(/"retryAfter":8\d{4}/)
})

test('a point that comes back between two wrong guesses does not tell the owner twice', async () => {
  const person = await somebody()
  await guess(person, toldAfter)
  // As when a right code beside them was counted for a moment.
  await returnPoints(db, [`wrong codes in an hour of ${person.userID}`])
  await guess(person, 2)
  expect(await person.told()).toBe(1)
})

test('what is refused is no guess, and a new password makes all guesses nothing', async () => {
  const person = await somebody()
  await guess(person, ofDay.points)
  await hourLater()
  expect(await guess(person, 1)).toEqual(['WrongCode'])
  await guess(person, ofHour.points)
  const newPassword = 'a tram full of quiet geese'
  const wish = { password: aPassword, newPassword, code: person.recoveryCodes[0] }
  expect(await call('changePassword', wish, person.bearer)).toMatchObject({ status: 429 })
  await hourLater()
  expect(await call('changePassword', wish, person.bearer)).toMatchObject({ status: 200 })
  const code = person.recoveryCodes[1]
  expect(await person.logIn({ password: newPassword, code })).toMatchObject({ status: 200 })
})

test.each([
  ['changePassword', { newPassword: 'a tram full of quiet geese' }],
  ['changeEmail', { email: 'moved.guess@bearings.example' }],
  ['beginTwoFactor', {}],
  ['endTwoFactor', {}],
  ['deleteAccount', {}],
] as const)('%s counts them too, for a stolen session', async (name, input) => {
  const person = await somebody()
  await guess(person, ofHour.points - 1)
  const wish = { ...input, password: aPassword, code: '000000' }
  expect(await call(name, wish, person.bearer)).toMatchObject({ name: 'WrongCode' })
  expect(await call(name, wish, person.bearer)).toMatchObject({ name: 'TooManyRequests' })
  expect(await person.logIn({ code: person.recoveryCodes[0] })).toMatchObject({ status: 429 })
})

test('on a browser that the account knows its owner comes in all the same', async () => {
  const person = await somebody()
  await guess(person, ofHour.points + 2)
  const { device, recoveryCodes } = person
  expect(await person.logIn({ code: recoveryCodes[0], device })).toMatchObject({ status: 200 })
  // A device that somebody else has proven, or made up, is none.
  const other = await somebody()
  for (const strange of [other.device, 'x'.repeat(43)])
    expect(await person.logIn({ code: recoveryCodes[1], device: strange })).toMatchObject({ status: 429 })
})

test('right codes, asked-for codes and wrong passwords cost nothing', async () => {
  const person = await somebody()
  for (let at = 0; at < ofHour.points + 1; at += 1) {
    expect(await person.logIn({})).toMatchObject({ name: 'CodeNeeded' })
    expect(await person.logIn({ password: 'not this one', code: '000000' })).toMatchObject({
      name: 'WrongCredentials',
    })
  }
  for (const code of person.recoveryCodes.slice(0, 4))
    expect(await person.logIn({ code })).toMatchObject({ status: 200 })
  expect(await guess(person, ofHour.points)).toEqual(Array(ofHour.points).fill('WrongCode'))
})

test('many guesses at once are no more than ten', async () => {
  const person = await somebody()
  const answers = await Promise.all(Array.from({ length: 30 }, () => person.logIn({ code: '000000' })))
  expect(answers.filter(({ name }) => name === 'WrongCode')).toHaveLength(ofHour.points)
  expect(await person.told()).toBe(1)
})

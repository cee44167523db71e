import { expect, test } from 'vitest'
import { rateLimits } from '../../contract/rate-limits.ts'
import { termsVersion } from '../../contract/terms.ts'
import { serveAccounts } from '../../roles/accounts.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'
import { anAccount } from '../../testing/sessions.ts'

const database = await testDatabase()
const app = testServer('127.0.0.1')
serveAccounts(app, { db: database.db, defaultEdition: 'jp' })

const person = {
  firstName: 'Haruka',
  lastName: 'Kitazawa',
  password: 'seven bearings turn',
  businessUse: true,
  legalAge: true,
  termsVersion,
}
/** Registers from a network of the visitor’s own. */
async function register(from: string, wish: Record<string, unknown>) {
  const headers = { 'x-forwarded-for': from }
  const payload = { ...person, ...wish }
  const answer = await app.inject({ method: 'POST', url: '/accounts/register', headers, payload })
  const { name } = answer.json<{ name?: string }>()
  return { status: answer.statusCode, name, body: answer.body }
}

const { points, ofOneCaller } = rateLimits.register.named

test('T20: nobody closes an address to its owner by registering it in vain, or from one place', async () => {
  const email = 'newcomer@closed.example'
  for (let n = 0; n < points; n += 1)
    expect(await register('192.0.2.1', { email, password: 'password1234' })).toMatchObject({
      name: 'CommonPassword',
    })
  for (let n = 0; n < points; n += 1)
    expect(await register('192.0.2.1', { email, legalAge: false })).toMatchObject({ name: 'InvalidInput' })
  expect(await mailsTo(database, email)).toEqual([])
  expect(await register('192.0.2.1', { email })).toMatchObject({ status: 200 })

  for (let n = 0; n < ofOneCaller; n += 1) await register('192.0.2.1', { email })
  expect(await register('192.0.2.1', { email })).toMatchObject({ status: 429 })
  expect(await register('192.0.2.2', { email })).toMatchObject({ status: 200 })
})

test('a known address and an unknown one are answered alike, and written to as often', async () => {
  const { email: known } = await anAccount(database.db)
  const unknown = 'nobody@closed.example'
  const answersTo = async (email: string, from: string) => {
    const answers: string[] = []
    for (let n = 0; n < points + 2; n += 1) {
      const { status, body } = await register(`${from}.${n % 8}`, { email })
      answers.push(`${status} ${body.replace(/"retryAfter":\d+|(?<="again":")[^"]{80}/, '')}`)
    }
    return answers
  }
  const answers = await answersTo(unknown, '198.51.100')
  expect(await answersTo(known, '203.0.113')).toEqual(answers)
  expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(points)
  expect(await mailsTo(database, known)).toHaveLength(points)
})

test('T32: a place that has used up its share makes nothing hashed, whatever it names', async () => {
  const { points: most } = rateLimits.register.address
  for (let n = 0; n < most; n += 1)
    await register('192.0.2.99', { email: `many${n}@closed.example`, password: 'password1234' })
  expect(await register('192.0.2.99', { email: 'one.more@closed.example' })).toMatchObject({ status: 429 })
  expect(await mailsTo(database, 'one.more@closed.example')).toEqual([])
})

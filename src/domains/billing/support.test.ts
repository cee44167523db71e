import { expect, test } from 'vitest'
import { today } from '../../platform/days.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { callsOf } from '../../testing/products.ts'
import { mailsTo } from '../../testing/orders.ts'
import { aSession } from '../../testing/sessions.ts'
import { currentPeriod } from '../subscriptions/periods.ts'
import { bookSupport, supportOf } from './support.ts'

const database = await testDatabase()
const { db } = database
const { get, post } = callsOf(await testApi(database))
const operator = await aSession(db, { staff: ['admin'], firstName: 'Alex', lastName: 'Moreau' })

async function aCompany(plan: 'standard' | 'gold' | 'premium' = 'premium') {
  const [owner, admin] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, {
    plan,
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: admin.userID, role: 'admin' },
    ],
  })
  return { owner, admin, businessID }
}
const book = (businessID: string, minutes: number, over: object = {}) =>
  post(operator, '/billing/support', {
    businessID,
    minutes,
    what: 'Texts of the profile',
    on: today(),
    ...over,
  })
const balance = async (businessID: string) => supportOf(db, businessID, await currentPeriod(db, businessID))

test('D19: time is booked in minutes, its owners read it and are mailed', async () => {
  const { businessID, owner, admin } = await aCompany()
  expect((await book(businessID, 45)).data).toEqual({ left: 315 })
  expect((await book(businessID, 30, { what: 'Photos' })).data).toEqual({ left: 285 })
  expect(await balance(businessID)).toEqual({ used: 75, of: 360 })

  const { data } = await get(owner, `/subscription/${businessID}/support`)
  expect(data).toMatchObject([
    { minutes: 30, what: 'Photos', on: today(), by: 'Alex Moreau' },
    { minutes: 45, what: 'Texts of the profile', on: today(), by: 'Alex Moreau' },
  ])
  expect((await get(admin, `/subscription/${businessID}/support`)).name).toBe('NotAllowed')
  expect((await get(operator, `/subscription/${businessID}/support`)).name).toBe('NotFound')
  expect(await mailsTo(db, admin)).toEqual([])
  expect(await mailsTo(db, owner)).toMatchObject([
    { template: 'support-booked', data: { minutes: '45', left: '315' } },
    { template: 'support-booked', data: { minutes: '30', left: '285', list: 'Photos' } },
  ])
})

test('never more than the plan has, nor more taken back than was booked', async () => {
  const { businessID, owner } = await aCompany()
  await book(businessID, 345)
  const refused = await book(businessID, 30)
  expect([refused.name, refused.body]).toMatchObject(['AmountRefused', { left: 15, booked: 345 }])
  expect((await book(businessID, -360)).name).toBe('AmountRefused')
  expect((await book(businessID, -30)).data).toEqual({ left: 45 })
  expect(await balance(businessID)).toEqual({ used: 315, of: 360 })
  expect((await mailsTo(db, owner)).map(({ template }) => template)).toEqual([
    'support-booked',
    'support-taken-back',
  ])
})

test('without a paid plan, or one without hours, nothing is booked', async () => {
  const { businessID } = await aCompany('standard')
  expect((await book(businessID, 15)).name).toBe('NoPaidPlan')
  const gold = await aCompany('gold')
  expect((await book(gold.businessID, 15)).name).toBe('AmountRefused')
  expect((await book(operator.userID, 15)).name).toBe('NotFound')
})

test('steps of 15 minutes, days that have begun, and operators alone', async () => {
  const { businessID, owner } = await aCompany()
  for (const minutes of [10, 0, 15.5]) expect((await book(businessID, minutes)).name).toBe('InvalidInput')
  expect((await book(businessID, 15, { on: '2999-01-01' })).name).toBe('InvalidInput')
  const wish = { businessID, minutes: 15, what: 'Texts', on: today() }
  expect((await post(owner, '/billing/support', wish)).name).toBe('NotFound')
  expect(await balance(businessID)).toEqual({ used: 0, of: 360 })
})

test('of many bookings at once those hold for which there is time', async () => {
  const { businessID } = await aCompany()
  const ends = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      transaction(db, (tx) =>
        bookSupport(tx, operator, { businessID, minutes: 90, what: 'Texts', on: today() }),
      ),
    ),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await balance(businessID)).toEqual({ used: 360, of: 360 })
})

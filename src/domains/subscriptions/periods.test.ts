import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { currentPeriod, endPeriod, giveGrace } from './periods.ts'
import { addPaidPeriod, businessesWhosePlanTurned, tiersOf } from './tiers.ts'

const { db } = await testDatabase()

const date = (text: string) => new Date(`${text}T00:00:00Z`)
async function onGold(start = '2026-01-01', end = '2027-01-01') {
  const [businessID, id] = [randomUUID(), uuidv7()]
  const period = { businessID, tier: 'gold' as const, start: date(start), end: date(end) }
  await transaction(db, (tx) => addPaidPeriod(tx, period, id))
  return { businessID, id }
}
const grace = (id: string, until: string | null) =>
  transaction(db, (tx) => giveGrace(tx, id, until === null ? null : date(until), date('2026-12-31')))
const end = (id: string, at: string) => transaction(db, (tx) => endPeriod(tx, id, date(at)))

async function tierAt(businessID: string, at: string) {
  let until: number | undefined
  const tiers = await tiersOf(db, [businessID], date(at), (_, turn) => (until = turn))
  return [tiers.get(businessID), until === undefined ? undefined : new Date(until)]
}
const turned = (from: string, to: string) =>
  businessesWhosePlanTurned(db, {
    from: date(from),
    to: date(to),
    after: '00000000-0000-0000-0000-000000000000',
    limit: 100,
  })

test('in its grace a company keeps its plan, and is told of when that ends', async () => {
  const { businessID, id } = await onGold()
  await grace(id, '2027-01-15')
  expect(await tierAt(businessID, '2026-12-31')).toEqual(['gold', date('2027-01-15')])
  expect(await tierAt(businessID, '2027-01-14')).toEqual(['gold', date('2027-01-15')])
  expect(await tierAt(businessID, '2027-01-15')).toEqual(['standard', undefined])
  expect(await currentPeriod(db, businessID, date('2027-01-14'))).toMatchObject({
    id,
    end: date('2027-01-01'),
  })
  expect(await turned('2027-01-14', '2027-01-15')).toContain(businessID)
  expect(await turned('2027-01-15', '2027-01-16')).not.toContain(businessID)
})

test('grace that ends before the period changes nothing, and without it the plan ends with the period', async () => {
  const { businessID, id } = await onGold()
  await grace(id, '2026-06-01')
  expect(await tierAt(businessID, '2026-12-31')).toEqual(['gold', date('2027-01-01')])
  await grace(id, '2027-01-15')
  await grace(id, null)
  expect(await tierAt(businessID, '2027-01-01')).toEqual(['standard', undefined])
})

test('a period that is ended ends there, with its grace; one that had not begun never counts', async () => {
  const { businessID, id } = await onGold()
  await grace(id, '2027-01-15')
  await end(id, '2026-06-01')
  expect(await tierAt(businessID, '2026-05-31')).toEqual(['gold', date('2026-06-01')])
  expect(await tierAt(businessID, '2026-06-01')).toEqual(['standard', undefined])
  await end(id, '2026-08-01')
  expect(await tierAt(businessID, '2026-06-01')).toEqual(['standard', undefined])

  const next = await onGold('2026-03-01', '2027-03-01')
  await end(next.id, '2026-03-01')
  expect(await tierAt(next.businessID, '2026-04-01')).toEqual(['standard', undefined])
})

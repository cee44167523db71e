import { beforeAll, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { addPaidPeriod, tiersOf } from './tiers.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})

test('only a period that runs now counts, its end not included; of two the higher', async () => {
  const businessID = randomUUID()
  const stranger = randomUUID()
  const date = (text: string) => new Date(`${text}T00:00:00Z`)
  await transaction(database.db, async (tx) => {
    const period = (tier: 'gold' | 'premium', start: string, end: string) =>
      addPaidPeriod(tx, { businessID, tier, start: date(start), end: date(end) })
    await period('gold', '2026-01-01', '2027-01-01')
    await period('premium', '2026-06-01', '2026-09-01')
  })
  const tierAt = async (text: string) =>
    (await tiersOf(database.db, [businessID, stranger], date(text))).get(businessID)

  expect(await tierAt('2025-12-31')).toBe('standard')
  expect(await tierAt('2026-01-01')).toBe('gold')
  expect(await tierAt('2026-07-01')).toBe('premium')
  expect(await tierAt('2026-09-01')).toBe('gold')
  expect(await tierAt('2027-01-01')).toBe('standard')
  expect((await tiersOf(database.db, [stranger])).get(stranger)).toBe('standard')
})

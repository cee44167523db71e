// No row of a breakdown, no group of others and no difference of two answers is of fewer than three.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { dimensions } from '../../contract/statistic-kinds.ts'
import { testDatabase } from '../../testing/database.ts'
import { drawing } from '../../testing/feed/world.ts'
import { aTeam } from '../../testing/products.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { showBreakdown } from './breakdowns.ts'
import { insertEvents, type EventRow } from './queries/events.ts'
import { ensureParts } from './queries/parts.ts'
import { makeSums } from './summing.ts'

const { db } = await testDatabase()
const months = ['2027-01', '2027-02', '2027-03']
const { unit } = drawing(seedOfPiece(20_270_301))
const upTo = (count: number) => Math.floor(unit() * count)

test('differences of answers over one, three and twelve months are rows of three at least', async () => {
  const team = await aTeam(db)
  const { businessID, owner } = team
  const rows: EventRow[] = []
  for (let number = 0; number < casesOf(6_000, 600); number++) {
    const day = `${months[upTo(3)]}-${String(1 + upTo(28)).padStart(2, '0')}`
    // A few hundred visitors, of whom most are alone in their row.
    const company = upTo(6)
    rows.push({
      slot: Date.parse(day) + upTo(48) * 1_800_000,
      kind: ['shown', 'viewed', 'opened'][upTo(3)]!,
      businessID,
      thingID: businessID,
      visitor: BigInt(number),
      crowd: upTo(16),
      day,
      country: ['JP', 'IT', 'US', 'CN', 'FR', 'DE', ''][Math.floor(unit() ** 3 * 7)]!,
      words: `words ${Math.floor(unit() ** 2 * 60)}`,
      place: 1 + upTo(30),
      company: BigInt(company),
      companyType: ['MA', 'MA', 'MA', 'DI', 'WS', 'EX'][company]!,
      boostID: null,
      edition: '',
    })
  }
  await ensureParts(
    db,
    'statistics_events',
    rows.map(({ day }) => day),
  )
  await insertEvents(db, rows, new Date('2027-01-01'))
  await makeSums(db, new Date('2027-04-03'))

  const whoOf = { country: 'crowd', words: 'crowd', companyType: 'company' } as const
  const valueOf = { country: 'country', words: 'words', companyType: 'companyType' } as const
  for (const dimension of dimensions) {
    if (dimension === 'product') continue
    const { rows: cells } = await sql<{
      month: string
      kind: string
      isRest: boolean
      value: string
      events: number
    }>`
      select month, kind, is_rest as "isRest", value, events from statistics_breakdowns
      where business_id = ${businessID} and dimension = ${dimension}`.execute(db)
    const listedIn = (month: string, kind: string) =>
      cells
        .filter((cell) => cell.month === month && cell.kind === kind && !cell.isRest)
        .map(({ value }) => value)
    expect(
      cells.some(({ isRest }) => !isRest),
      dimension,
    ).toBe(true)
    for (const { month, kind, isRest, value, events } of cells) {
      const listed = listedIn(month, kind)
      const behind = rows.filter(
        (row) =>
          row.day.startsWith(month.slice(0, 7)) &&
          row.kind === kind &&
          (dimension === 'country' || dimension === 'companyType' || kind !== 'viewed') &&
          (isRest ? !listed.includes(row[valueOf[dimension]]!) : row[valueOf[dimension]] === value),
      )
      expect(behind.length).toBe(events)
      expect(new Set(behind.map((row) => row[whoOf[dimension]])).size).toBeGreaterThanOrEqual(3)
    }
    // Whatever two answers are subtracted: what is left is a sum of such cells.
    const answer = async (count: number) =>
      showBreakdown(db, owner, { businessID, dimension, months: count, language: 'en' })
    const [one, three, year] = [await answer(1), await answer(3), await answer(12)]
    expect(year.rows).toEqual(three.rows)
    for (const { value, counts } of three.rows) {
      const last = one.rows.find((row) => row.value === value)?.counts
      for (const kind of ['shown', 'opened', 'viewed'] as const) {
        const before = cells.filter(
          (cell) => cell.kind === kind && cell.value === value && !cell.isRest && cell.month !== '2027-03-01',
        )
        expect(counts[kind] - (last?.[kind] ?? 0)).toBe(before.reduce((sum, { events }) => sum + events, 0))
      }
    }
  }
})

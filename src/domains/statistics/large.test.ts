// What the figures of a company read among a million rows: its own alone.
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { explained } from '../../testing/explained.ts'
import { aTeam } from '../../testing/products.ts'
import { casesOf } from '../../testing/proofs.ts'
import { showBreakdown } from './breakdowns.ts'
import { listAnswered, showStatistics } from './figures.ts'
import { findDueMails } from './queries/mails.ts'
import { ensureParts } from './queries/parts.ts'
import { reportStatistics } from './report.ts'
import type { Tx } from '../../platform/db.ts'

const database = await testDatabase()
const { db, pool } = database
const companies = casesOf(350, 20)
const atOnce = 35
const at = new Date('2027-12-31T12:00:00Z')
/** Two years of days with nine kinds each, or a year of breakdowns, and what an index reads beside. */
const blocksMost = 2_500

test('figures, breakdowns and inquiries of a year read no table from one end to the other', async () => {
  const { businessID, owner } = await aTeam(db, { products: 2 })
  const days = ['2026-01-01', '2027-01-01']
  for (const table of ['statistics_days', 'statistics_breakdowns'] as const)
    await ensureParts(db, table, days)
  // As many rows as a statement writes in time on a busy machine.
  for (let first = 1; first <= companies; first += atOnce) {
    await pool.query(
      `insert into statistics_days (business_id, day, kind, events)
       select case number when 1 then $1::uuid else gen_random_uuid() end, day, kind, 3
       from generate_series($2::int, least($2 + $3 - 1, $4)) as number, generate_series('2026-01-01'::date, '2027-12-30', '1 day') as day,
         unnest(array['shown', 'opened', 'viewed', 'visitor']) as kind`,
      [businessID, first, atOnce, companies],
    )
    await pool.query(
      `insert into statistics_breakdowns (business_id, month, dimension, kind, is_rest, value, events, places)
       select case number when 1 then $1::uuid else gen_random_uuid() end, month, 'words', kind, false, 'words ' || word, 3, 9
       from generate_series($2::int, least($2 + $3 - 1, $4)) as number, generate_series('2027-01-01'::date, '2027-12-01', '1 month') as month,
         unnest(array['shown', 'opened']) as kind, generate_series(1, 100) as word`,
      [businessID, first, atOnce, companies],
    )
  }
  await pool.query("insert into statistics_progress values ('months', '2028-01-01'), ('slots', '2027-12-31')")
  await pool.query(
    `insert into statistics_mails (business_id, month, due_at)
     select gen_random_uuid(), '2027-12-01', '2027-12-01'::timestamptz + number * interval '1 second'
     from generate_series(1, 20000) as number`,
  )
  await pool.query('analyze')
  const costs = await explained(database, async (asked) => {
    const wish = { businessID, days: 365 }
    expect((await showStatistics(asked, owner, wish, at)).counts.now.shown).toBe(365 * 3)
    const parts = { businessID, dimension: 'words' as const, months: 12, language: 'en' }
    expect((await showBreakdown(asked, owner, parts)).rows).toHaveLength(100)
    await listAnswered(asked, owner, { ...wish, after: null, language: 'en' }, at)
    const { breakdowns } = await reportStatistics(asked, owner, { ...wish, language: 'en' }, at)
    expect(breakdowns.by.words.rows).toHaveLength(100)
    expect(breakdowns.by.words.rows[0]!.counts.shown).toBe(12 * 3)
    expect(await findDueMails(asked as unknown as Tx, at, 20)).toHaveLength(20)
  })
  for (const { text, plan, walked, blocks } of costs) {
    expect(
      walked.filter((table) => table.startsWith('statistics_') && table !== 'statistics_progress'),
      `${plan}: ${text}`,
    ).toEqual([])
    expect(blocks, `${plan}: ${text}`).toBeLessThan(blocksMost)
  }
}, 300_000)

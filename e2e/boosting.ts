// A company's figures and boosts as its owner works with them by keyboard, and the time that goes by between them.
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import { statisticKinds } from '../src/contract/statistic-kinds.ts'
import { demoPassword } from '../src/demo/log-ins.ts'
import { reportEnded } from '../src/domains/boosts/ending.ts'
import { runningKey } from '../src/domains/boosts/running.ts'
import { ensureParts } from '../src/domains/statistics/queries/parts.ts'
import { transaction } from '../src/platform/db.ts'
import { invalidate } from '../src/platform/events.ts'
import '../src/roles/resources.ts'
import { onDatabase } from './changes.ts'
import { tabTo } from './keyboard.ts'
import { arrive } from './members.ts'

/** The owner of the demo world, on the best plan. */
const email = 'naoki.hayase0@people.example'
export const ownCompany = 'Hinokawa Bearing Works'

/** Logs in by keyboard and goes on to `path`. */
export async function logInByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(`/accounts/log-in?continue=${encodeURIComponent(path)}`)
  await tabTo(page, ({ name }) => name === 'email')
  await page.keyboard.insertText(email)
  await tabTo(page, ({ name }) => name === 'password')
  await page.keyboard.insertText(demoPassword)
  await page.keyboard.press('Enter')
  await arrive(page, path)
}

/** The numbers of the funnel, these days, by step. */
export async function funnelOf(page: Page): Promise<Record<string, number>> {
  const rows = page.locator('tr[data-step]')
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [row.dataset['step'] ?? '', row.querySelectorAll('td')[1]?.textContent ?? ''] as const),
  )
  return Object.fromEntries(cells.map(([step, text]) => [step, Number(text.replaceAll(/\D/gu, ''))]))
}

/** Saves the table by keyboard; answers its cells as a spreadsheet opens them. */
export async function savedTable(page: Page): Promise<string[][]> {
  await tabTo(page, ({ href }) => href?.includes('statistics.csv') === true)
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const text = (await buffer(await download.createReadStream())).toString()
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '')
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/gu)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  )
}

/** Of a table the totals of its days, by what was counted. */
export function totalsIn([, ...lines]: readonly string[][]): Record<string, number> {
  const totals = lines.slice(0, statisticKinds.length)
  return Object.fromEntries(statisticKinds.map((kind, at) => [kind, Number(totals[at]?.[5])]))
}

/** Paid and unpaid of a report, row by row: shown, opened, saved, inquired. */
export async function figuresOf(page: Page): Promise<string[][]> {
  const rows = page.locator('[aria-labelledby=figures] tbody tr')
  await rows.first().waitFor()
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  )
}

/** How often the events of a boost were written, by kind. */
export const eventsOf = (boostID: string): Promise<Record<string, number>> =>
  onDatabase(async (db) => {
    const { rows } = await sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from statistics_events where boost_id = ${boostID} group by kind`.execute(
      db,
    )
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  })

const dayMs = 86_400_000

/** Eight days go by: a boost and what was seen of its company since it began come to lie so long ago, and what is over is reported. */
export const eightDaysLater = (boostID: string): Promise<void> =>
  onDatabase(async (db) => {
    const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)
    await ensureParts(db, 'statistics_events', [day(9), day(8), day(7)])
    await transaction(db, async (tx) => {
      await sql`
        update statistics_events set slot = slot - interval '8 days', day = day - 8
        where business_id = (select business_id from boosts where boost_id = ${boostID})
          and slot >= (select starts_at - interval '30 minutes' from boosts where boost_id = ${boostID})`.execute(
        tx,
      )
      await sql`
        update boosts set starts_at = starts_at - interval '8 days', ends_at = ends_at - interval '8 days'
        where boost_id = ${boostID}`.execute(tx)
      await invalidate(tx, [runningKey])
    })
    await reportEnded(db)
  })

/** The world is as if there had been no such boost. */
export const forgetBoost = (boostID: string): Promise<void> =>
  onDatabase((db) =>
    transaction(db, async (tx) => {
      await sql`delete from statistics_events where boost_id = ${boostID}`.execute(tx)
      // What came to lie in its days with it.
      await sql`
        delete from statistics_events using boosts
        where boosts.boost_id = ${boostID} and ends_at < now() and statistics_events.business_id = boosts.business_id
          and slot >= starts_at - interval '30 minutes' and slot < ends_at`.execute(tx)
      await sql`delete from notifications where resource_id = ${boostID}`.execute(tx)
      await sql`delete from boosts where boost_id = ${boostID}`.execute(tx)
      await invalidate(tx, [runningKey, `boost:${boostID}`])
    }),
  )

// The statements of an invented world, counted anew by the program that knows nothing of ours.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recounted, verified } from '../../../bin/verify-answers.mjs'
import { fillDemoWorld } from '../../demo/fill.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { firstOf, monthAfter } from '../../platform/months.ts'
import { testDatabase } from '../../testing/database.ts'
import { casesOf } from '../../testing/proofs.ts'
import { countAnswers } from '../inquiries/answer-times.ts'
import { issueStatements } from './answer-statements.ts'
import { publicKeys } from './keys.ts'

const database = await testDatabase()
const { db, pool } = database
const companies = casesOf(500, 60)
const world = { seed: 11, today: '2026-11-20', companies, products: companies, people: 20 }
const [hour, day] = [3_600_000, 86_400_000]
const month = '2026-10'
const until = firstOf(monthAfter(month))

test(
  'each states the share that its page showed, and is false with any byte that chance changes',
  { timeout: 600_000 },
  async () => {
    await fillDemoWorld(database, world)
    const { rows } = await pool.query<{ id: string }>('select id from businesses order by id')
    for (const { id } of rows) await ask(id, Math.floor(Math.random() * 40))
    await issueStatements(db, new Date(until.getTime() + 2 * day))
    const keys = await publicKeys(db)
    const wrong: string[] = []
    let stated = 0
    for (const { id } of rows) {
      // As the page showed it when the month ended.
      await transaction(db, (tx) => countAnswers(tx, id, until))
      const shown = await pool.query<{ share: number | null }>(
        `select (answers ->> 'share')::float as share from businesses where id = $1`,
        [id],
      )
      const made = await pool.query<{ signed: string }>(
        'select signed from trust_answers where business_id = $1 and month = $2',
        [id, month],
      )
      const [row] = made.rows
      const share = shown.rows[0]!.share
      if (!row || share === null) {
        if (row || share !== null) wrong.push(`${id}: one of both is missing`)
        continue
      }
      stated++
      const bytes = Buffer.from(row.signed)
      const anew = recounted(verified(bytes, keys))
      if (Math.abs(anew.share - share) > 0.001) wrong.push(`${id}: ${anew.share} is not ${share}`)
      const at = Math.floor(Math.random() * bytes.length)
      bytes[at] = (bytes[at]! + 1 + Math.floor(Math.random() * 255)) % 256
      if (isTrue(bytes, keys)) wrong.push(`${id}: ${at} is ${bytes[at]}`)
    }
    expect(wrong).toEqual([])
    expect(stated).toBeGreaterThan(companies * 0.6)
  },
)

const isTrue = (bytes: Uint8Array, keys: Awaited<ReturnType<typeof publicKeys>>) => {
  try {
    return verified(bytes, keys) !== undefined
  } catch {
    return false
  }
}

/** So many inquiries of the hundred days before the end of the month, answered or not as chance has it. */
async function ask(businessID: string, count: number): Promise<void> {
  const asked = Array.from({ length: count }, () => {
    const at = until.getTime() - Math.random() * 100 * day
    const wait = Math.random() < 0.8 ? Math.random() * 30 * hour : undefined
    return {
      id: uuidv7(Math.floor(at), crypto.getRandomValues(new Uint8Array(10))),
      at: new Date(at).toISOString(),
      answered: wait === undefined ? null : new Date(at + wait).toISOString(),
    }
  })
  await sql`
    insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, created_at, last_at, preview, answered_at)
    select one.id, 'user', who, ${businessID}, who, 'Seals', one.at, one.at, 'Do you?', one.answered
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one (id uuid, at timestamptz, answered timestamptz)
      cross join lateral (select gen_random_uuid() as who where one.id is not null) as person`.execute(db)
  await transaction(db, (tx) => countAnswers(tx, businessID))
}

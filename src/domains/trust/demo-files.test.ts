// The trust files of an invented world, judged by the program that knows nothing of ours.
import { expect, test } from 'vitest'
import { verified } from '../../../bin/verify-trust.mjs'
import { fillDemoWorld } from '../../demo/fill.ts'
import { today } from '../../platform/days.ts'
import { testDatabase } from '../../testing/database.ts'
import { casesOf } from '../../testing/proofs.ts'
import { publicKeys } from './keys.ts'
import { showTrustFile } from './showing.ts'

const database = await testDatabase()
const { db, pool } = database
const companies = casesOf(2_000, 60)
const world = { seed: 7, today: '2026-11-20', companies, products: companies, people: 20 }

const isTrue = (bytes: Uint8Array, keys: Awaited<ReturnType<typeof publicKeys>>) => {
  try {
    return verified(bytes, keys) !== undefined
  } catch {
    return false
  }
}

test('each is true, and false with any byte that chance changes', { timeout: 600_000 }, async () => {
  await fillDemoWorld(database, world)
  const { rows } = await pool.query<{ id: string }>('select id from businesses')
  const asking = { session: undefined, edition: 'jp', today: today() }
  const wrong: string[] = []
  const refused = new Set<string>()
  let shown = 0
  for (const { id } of rows) {
    const answer = await showTrustFile(db, id, asking).catch((error: Error) => error)
    if (answer instanceof Error) {
      refused.add(answer.name)
      continue
    }
    shown++
    const keys = await publicKeys(db)
    const bytes = Buffer.from(answer.file)
    if (!isTrue(bytes, keys)) wrong.push(`${id} is false`)
    const at = Math.floor(Math.random() * bytes.length)
    bytes[at] = (bytes[at]! + 1 + Math.floor(Math.random() * 255)) % 256
    if (isTrue(bytes, keys)) wrong.push(`${id}: ${at} is ${bytes[at]}`)
  }
  expect(wrong).toEqual([])
  // Some hide themselves from the edition.
  expect([...refused].filter((name) => name !== 'NotFound')).toEqual([])
  expect(shown).toBeGreaterThan(companies * 0.9)
})

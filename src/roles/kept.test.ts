// What processes keep is never older than promised, and nobody's is shown to somebody else.
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { proveKept } from '../testing/kept/proof.ts'
import { casesOf } from '../testing/proofs.ts'

// Time is moved on by the date.
vi.mock('../platform/steady-clock.ts', () => ({ steadyNow: () => Date.now() }))

const { url } = await testDatabase()

const cases = casesOf(10_000, 60)
const timeout = 60_000 + cases * 1_200

test('no answer is older than promised, and none is another viewer’s', { timeout }, async () => {
  const processes = await proveKept({ url, cases })
  expect(processes).toHaveLength(2)
})

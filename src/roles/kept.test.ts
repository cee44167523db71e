// What processes keep is never older than promised, and nobody's is shown to somebody else.
import { afterAll, expect, test, vi } from 'vitest'
import { casesOf } from '../testing/proofs.ts'

// Time is moved on by the date, in a copy of the program.
vi.mock('../platform/steady-clock.ts', () => ({ steadyNow: () => Date.now() }))
vi.resetModules()
afterAll(() => void vi.resetModules())
const { testDatabase } = await import('../testing/database.ts')
const { proveKept } = await import('../testing/kept/proof.ts')

const { url } = await testDatabase()

const cases = casesOf(10_000, 60)
const timeout = 60_000 + cases * 1_200

test('no answer is older than promised, and none is another viewer’s', { timeout }, async () => {
  const processes = await proveKept({ url, cases })
  expect(processes).toHaveLength(2)
})

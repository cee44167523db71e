// The same where visitors are answered by a replica that falls behind: what is kept was made there, and pages of it.
import { afterAll, expect, test, vi } from 'vitest'
import { casesOf } from '../testing/proofs.ts'

// Time is moved on by the date, in a copy of the program.
vi.mock('../platform/steady-clock.ts', () => ({ steadyNow: () => Date.now() }))
vi.resetModules()
afterAll(() => void vi.resetModules())
const { replicasOf } = await import('../platform/db.ts')
const { sealWith } = await import('../platform/sealing.ts')
const { proveKept } = await import('../testing/kept/proof.ts')
const { aReplicatedDatabase } = await import('../testing/replicas/database.ts')
const { testSecret } = await import('../testing/server.ts')

sealWith(testSecret)
const database = await aReplicatedDatabase()
afterAll(() => database.close())

const cases = casesOf(2_000, 40)
const timeout = 60_000 + cases * 1_500

test('no answer is older than promised, and none is another viewer’s', { timeout }, async () => {
  let isHeld = false
  const processes = await proveKept({
    url: database.url,
    replicaUrl: database.replicaUrl,
    cases,
    async disturb(unit) {
      if (unit() > 0.4) return
      await (isHeld ? database.letGo() : database.hold())
      isHeld = !isHeld
    },
    async pass() {
      await database.catchUp()
      isHeld = false
    },
  })
  await database.letGo()
  const counts = processes.map(({ db }) => replicasOf(db)!.counts())
  process.stdout.write(`${JSON.stringify(counts)}\n`)
  for (const { replica, failed } of counts) {
    expect(replica).toBeGreaterThan(cases)
    expect(failed).toBeLessThan(cases)
  }
})

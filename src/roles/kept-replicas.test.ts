// The same where visitors are answered by a replica that falls behind: what is kept was made there, and pages of it.
import { afterAll, expect, test, vi } from 'vitest'
import { replicasOf } from '../platform/db.ts'
import { sealWith } from '../platform/sealing.ts'
import { proveKept } from '../testing/kept/proof.ts'
import { casesOf } from '../testing/proofs.ts'
import { aReplicatedDatabase } from '../testing/replicas/database.ts'
import { testSecret } from '../testing/server.ts'

// Time is moved on by the date.
vi.mock('../platform/steady-clock.ts', () => ({ steadyNow: () => Date.now() }))

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

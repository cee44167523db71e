// A process that is to stop is left by those in front before it stops answering.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aFreePort } from '../testing/processes.ts'

const { url } = await testDatabase()
const main = path.resolve(import.meta.dirname, '../main.ts')

async function aProcess(drainSeconds: number) {
  const port = await aFreePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ROLES: 'worker',
      DATABASE_URL: url,
      DEMO: 'no',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DRAIN_SECONDS: String(drainSeconds),
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const statusOf = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`).then(
      ({ status }) => status,
      () => 'away' as const,
    )
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  return { child, statusOf }
}
const ended = (child: ChildProcess) => once(child, 'exit').then(([code]: unknown[]) => code)

test('while it drains it says that it is not ready and answers everything, until a second signal', async () => {
  const { child, statusOf } = await aProcess(60)
  child.kill('SIGTERM')
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  const end = ended(child)
  child.kill('SIGTERM')
  expect(await end).toBe(0)
})

test('it ends by itself when that time is over, and at once without any', async () => {
  for (const seconds of [1, 0]) {
    const { child } = await aProcess(seconds)
    const end = ended(child)
    child.kill('SIGTERM')
    expect(await end).toBe(0)
  }
})

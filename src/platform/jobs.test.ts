import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { testLog } from '../testing/server.ts'
import { startJobs } from './jobs.ts'

const database = await testDatabase()

test('a job runs with what it was sent, and again when it failed', async () => {
  const runs: unknown[] = []
  const jobs = await startJobs(
    database.url,
    [
      {
        name: 'weigh',
        async run(data) {
          runs.push(data)
          if (runs.length === 1) throw new Error('scales jammed')
        },
      },
    ],
    testLog,
  )
  onTestFinished(() => jobs.close())

  await jobs.send('weigh', { pump: 7 })

  await expect.poll(() => runs, { timeout: 15_000, interval: 100 }).toEqual([{ pump: 7 }, { pump: 7 }])
})

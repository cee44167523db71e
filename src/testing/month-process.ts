// Closes months and mails of them in a process of its own until it is killed: database, and what time it is.
import { spawn, type ChildProcess } from 'node:child_process'
import { mailMonths } from '../domains/notifications/months.ts'
import { makeSums } from '../domains/statistics/summing.ts'
import { openDatabase } from '../platform/db.ts'
import { sealWith } from '../platform/sealing.ts'
import { testLog, testSecret } from './server.ts'

async function closeAndMail(url: string, now: Date): Promise<void> {
  sealWith(testSecret)
  const { db, close } = openDatabase(url, { max: 2, log: testLog })
  try {
    await makeSums(db, now)
    await mailMonths(db, testLog, now)
    await close()
  } catch {
    // The database is away: another run of the jobs goes on, which is for the test to begin.
    process.exit(1)
  }
}

/** Starts such a process. */
export const aMonthProcess = (url: string, now: Date): ChildProcess =>
  spawn(process.execPath, [import.meta.filename, url, now.toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

if (process.argv[1] === import.meta.filename)
  await closeAndMail(process.argv[2] ?? '', new Date(process.argv[3] ?? ''))

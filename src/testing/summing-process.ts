// Makes sums in a process of its own until it is killed: database, and up to when.
import { spawn, type ChildProcess } from 'node:child_process'
import { makeSums } from '../domains/statistics/summing.ts'
import { openDatabase } from '../platform/db.ts'
import { testLog } from './server.ts'

async function sum(url: string, until: string): Promise<void> {
  const { db, close } = openDatabase(url, { max: 2, log: testLog })
  await makeSums(db, new Date(until))
  await close()
}

/** Starts such a process. */
export const aSummingProcess = (url: string, until: Date): ChildProcess =>
  spawn(process.execPath, [import.meta.filename, url, until.toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

if (process.argv[1] === import.meta.filename) await sum(process.argv[2] ?? '', process.argv[3] ?? '')

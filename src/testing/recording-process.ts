// Adds pairs of entries to the audit log in a process of its own until it is killed: database. Says the number of each pair that is committed.
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { record } from '../domains/audit/recording.ts'
import { openDatabase, transaction } from '../platform/db.ts'
import { testLog } from './server.ts'

async function recordOn(url: string): Promise<void> {
  const { db } = openDatabase(url, { max: 4, log: testLog })
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let at = 0; ; at++) {
      const id = `${process.pid}-${writer}-${at}`
      await transaction(db, (tx) =>
        record(
          tx,
          { by: 'system', act: 'test.began', about: { type: 'test', id } },
          { by: 'system', act: 'test.ended', about: { type: 'test', id } },
        ),
      )
      process.stdout.write(`${id}\n`)
    }
  })
  await Promise.all(writers)
}

/** Starts such a process; its lines are the numbers. */
export const aRecordingProcess = (url: string): ChildProcessByStdio<null, Readable, null> =>
  spawn(process.execPath, [import.meta.filename, url], { stdio: ['ignore', 'pipe', 'inherit'] })

if (process.argv[1] === import.meta.filename) await recordOn(process.argv[2] ?? '')

// Works on imports in a process of its own until it is killed: database, folder of the files.
import { spawn, type ChildProcess } from 'node:child_process'
import { keepFilesIn } from '../domains/files/place.ts'
import { workOnImports } from '../domains/imports/working.ts'
import { openDatabase } from '../platform/db.ts'
import { localStorage } from '../platform/storage/local.ts'
import { testLog } from './server.ts'

async function workOn(url: string, folder: string): Promise<void> {
  const { db, close } = openDatabase(url, { max: 4, log: testLog })
  keepFilesIn(localStorage({ folder, secret: 'only for tests', origin: '' }))
  process.stdout.write('begun\n')
  // Where the database is away another run of the job goes on, which is for the test to begin.
  await workOnImports(db, testLog).catch(() => {})
  await close()
}

/** Starts such a process. */
export const anImportingProcess = (url: string, folder: string): ChildProcess =>
  spawn(process.execPath, [import.meta.filename, url, folder], { stdio: ['ignore', 'pipe', 'inherit'] })

if (process.argv[1] === import.meta.filename) await workOn(process.argv[2] ?? '', process.argv[3] ?? '')

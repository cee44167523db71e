// What is over goes: archives after their day, what workers that died left behind, and at last the memory of it.
import { readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Db } from '../../platform/db.ts'
import { storage } from '../files/place.ts'
import { deleteExport, expireExports, findOldExports, findUnswept, markSwept } from './queries.ts'

const rememberedDays = 30
const batch = 100
const dayMs = 86_400_000

/** The beginning of the name of each folder in which an archive is put together. */
export const workPrefix = 'millwright-export-'
/** Where everything that attempts at an export stored lies. */
export const storedFolder = (jobID: string): string => `exports/${jobID}/`

/** Ends exports whose day is over and removes what was stored of all that ended; may run twice, and goes on where a run broke off. */
export async function cleanExports(db: Db): Promise<void> {
  await expireExports(db)
  await sweepEnded(db)
  await forgetOldExports(db)
  await removeLeftFolders()
}

/** Removes what was stored of exports that are over. */
export async function sweepEnded(db: Db): Promise<void> {
  for (;;) {
    const unswept = await findUnswept(db, batch)
    for (const jobID of unswept) {
      await storage().remove(storedFolder(jobID))
      await markSwept(db, jobID)
    }
    if (unswept.length < batch) return
  }
}

/** Removes once more what was stored: a worker that was late may have died over doing so itself. */
async function forgetOldExports(db: Db): Promise<void> {
  for (;;) {
    const old = await findOldExports(db, rememberedDays, batch)
    for (const jobID of old) {
      await storage().remove(storedFolder(jobID))
      await deleteExport(db, jobID)
    }
    if (old.length < batch) return
  }
}

/** Of workers that were killed: no archive takes a day. */
async function removeLeftFolders(): Promise<void> {
  for (const name of (await readdir(os.tmpdir())).filter((one) => one.startsWith(workPrefix))) {
    const folder = path.join(os.tmpdir(), name)
    const made = await stat(folder).catch(() => null)
    if (made && Date.now() - made.mtimeMs > dayMs) await rm(folder, { recursive: true, force: true })
  }
}

// Puts archives together: at least once, since a worker may die over it, and in one result, since only one attempt counts.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Logger } from '../../platform/log.ts'
import { zipInto } from '../../platform/zip.ts'
import { storage } from '../files/place.ts'
import { storedFolder, workPrefix } from './cleanup.ts'
import { writeContents } from './contents.ts'
import { finishExport, giveBackExport, noteProgress, takeDueExport, type Attempt } from './queries.ts'

/** A worker that says nothing for so long has died: another begins anew. */
const heldSeconds = 120
const beatMs = 30_000
const attemptsMax = 5
const keptSeconds = 24 * 3_600
/** Of the way when all is in the archive and it is being stored. */
const gatheredAt = 95

/** Another attempt counts now. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** Gathers every export that is due, one after the other; answers how many are ready now. */
export async function gatherExports(db: Db, log: Logger): Promise<number> {
  for (let ready = 0; ;) {
    const attempt = await takeDueExport(db, uuidv7(), heldSeconds)
    if (!attempt) return ready
    if (attempt.attempts > attemptsMax) await giveBackExport(db, attempt, null)
    else if (await gather(db, attempt, log)) ready += 1
  }
}

async function gather(db: Db, attempt: Attempt, log: Logger): Promise<boolean> {
  const beat = setInterval(() => void noteProgress(db, attempt, 0, heldSeconds).catch(() => {}), beatMs)
  const folder = await mkdtemp(path.join(os.tmpdir(), workPrefix))
  try {
    return await make(db, attempt, path.join(folder, 'export.zip'))
  } catch (error) {
    if (error instanceof Overtaken) return false
    const isFinal = attempt.attempts >= attemptsMax
    log[isFinal ? 'error' : 'warn'](
      { jobID: attempt.jobID, attempts: attempt.attempts, error: String(error) },
      isFinal ? 'export given up' : 'export not made, tried again later',
    )
    await giveBackExport(db, attempt, isFinal ? null : secondsUntilNext(attempt.attempts))
    return false
  } finally {
    clearInterval(beat)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Half a minute after the first attempt, doubled each time. */
const secondsUntilNext = (attempts: number): number => 30 * 2 ** (attempts - 1)

async function make(db: Db, attempt: Attempt, file: string): Promise<boolean> {
  let told = -1
  const tell = async (share: number) => {
    const progress = Math.floor(share * gatheredAt)
    if (progress === told) return
    told = progress
    if (!(await noteProgress(db, attempt, progress, heldSeconds))) throw new Overtaken()
  }
  const zip = await zipInto(file)
  const name = await writeContents(db, zip, attempt, tell).catch(async (error: unknown) => {
    await zip.abandon()
    throw error
  })
  if (name === null) {
    // Removed since it was asked for: trying again would find nothing either.
    await zip.abandon()
    await giveBackExport(db, attempt, null)
    return false
  }
  await zip.end()
  const fileKey = `${storedFolder(attempt.jobID)}${attempt.attemptID}.zip`
  await storage().writeFrom(fileKey, file, 'application/zip')
  const made = { fileKey, fileName: fileNameOf(name), bytes: zip.size() }
  if (await finishExport(db, attempt, made, keptSeconds)) return true
  await storage().remove(fileKey)
  return false
}

/** The company or person and the day, without what file systems refuse. */
function fileNameOf(name: string): string {
  const plain = [...name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, '_')].slice(0, 80).join('')
  return `${plain} ${today()}.zip`
}

// What a drill does: restores last night and a point in time into an empty place, each compared with the mark of that moment, and
// walks through the program on the second.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { openDatabase } from '../../src/platform/db.ts'
import { createLog } from '../../src/platform/log.ts'
import { sealWith } from '../../src/platform/sealing.ts'
import { differences, figuresNow, type Mark } from './figures.ts'
import { walkAll, type Walked } from './journeys.ts'
import { marksOf } from './marks.ts'
import { repository, segments, type Backup, type Repository } from './pgbackrest.ts'
import { startProgram } from './program.ts'
import { Refused } from './refused.ts'
import { planned, restoreFiles } from './restoring.ts'
import { pageFaults, replay, serve } from './server.ts'
import { readTarget } from './target.ts'
import { openUploads, uploadsAt, writeInto } from './uploads.ts'

export type Restored = {
  what: 'last night' | 'point in time'
  backup: string
  to: string
  bytes: number
  filesMs: number
  walMs: number
  readyMs: number
  compareMs: number
  tables: number
  rows: number
  faults: string[]
}

export type Drilled = {
  date: string
  restored: Restored[]
  uploads: { from: string; there: number; brought: number; bytes: number; missing: number; ms: number } | null
  programMs: number
  secretFits: boolean
  journeys: Walked[]
  /** How long ago the newest WAL of the repository arrived: what would be lost if the database went now. */
  lossSeconds: number | null
  /** Until the program answered on the point in time, uploads included, without comparing. */
  returnSeconds: number
  passed: boolean
}

export type DrillWish = {
  folder: string
  /** Under which names the program uses the database, and whoever made the marks. */
  user: string
  marker: string
  database: string
  secret: string | undefined
  /** So many files are brought, the newest; the others are only counted. */
  filesMost: number
  tell: { begin(name: string): void; tell(text: string): void; done(text: string): void }
}

/** Runs a drill; throws Refused where it cannot begin, or something cannot be restored at all. */
export async function drill(wish: DrillWish): Promise<Drilled> {
  const { tell, folder } = wish
  const it = await repository()
  const [night, point] = momentsIn(it)
  const lossSeconds = await lossOf(it)
  const restored = [await restoreAndCompare(wish, 'last night', night)]
  rmSync(databaseIn(folder), { recursive: true, force: true })
  restored.push(await restoreAndCompare(wish, 'point in time', point))

  const uploads = await bringUploads(wish, readTarget(point.mark.at).ms)
  tell.begin('Program')
  const server = await serve(databaseIn(folder))
  const url = server.urlOf(wish.user, wish.database)
  const secret = wish.secret ?? randomBytes(32).toString('hex')
  sealWith(secret)
  const { db, pool, close } = openDatabase(url, { max: 4, log: createLog('silent') })
  const since = Date.now()
  try {
    const keyBefore = await signingKeyOf(pool)
    const program = await startProgram(folder, url, secret)
    const programMs = Date.now() - since
    try {
      const counted = await countUploads(pool, uploads?.keys)
      const journeys = await walkAll(program, db, pool)
      const secretFits = keyBefore === undefined || keyBefore === (await signingKeyOf(pool))
      tell.done(`${journeys.filter(({ fault }) => !fault).length} of ${journeys.length} journeys`)
      const [, last] = restored
      return {
        date: new Date().toISOString(),
        restored,
        uploads: uploads ? { ...uploads.figures, missing: counted } : null,
        programMs,
        secretFits,
        journeys,
        lossSeconds,
        returnSeconds: Math.round(
          (last!.filesMs + last!.walMs + last!.readyMs + programMs + (uploads?.figures.ms ?? 0)) / 1_000,
        ),
        passed:
          restored.every(({ faults }) => faults.length === 0) &&
          journeys.every(({ fault }) => !fault) &&
          counted === 0 &&
          (wish.secret === undefined || secretFits),
      }
    } finally {
      await program.stop()
    }
  } finally {
    await close()
    await server.stop()
  }
}

type Moment = { mark: Mark; backup: Backup }

/** Last night: the newest backup at its first mark. A point in time: the newest mark, from the backup before where WAL of a day lies between. */
function momentsIn({ backups }: Repository): [Moment, Moment] {
  const ofBackup = backups.map((backup) => ({ backup, marks: marksOf([backup]) }))
  const night = ofBackup.findLast(({ marks }) => marks.length > 0)
  if (!night)
    throw new Refused('No backup has a mark to compare with: npm run backup -- full, diff or mark makes one.')
  const mark = night.marks.at(-1)!
  const before = backups.findLast(({ timestamp }) => timestamp.stop < night.backup.timestamp.start)
  const isSame = night.marks.length === 1
  return [
    { mark: night.marks[0]!, backup: night.backup },
    { mark, backup: isSame && before ? before : night.backup },
  ]
}

async function lossOf({ archive }: Repository): Promise<number | null> {
  if (!archive) return null
  const newest = (await segments(archive)).values().reduce((last, at) => Math.max(last, at), -Infinity)
  return Math.max(0, Math.round(Date.now() / 1_000 - newest))
}

const databaseIn = (folder: string) => path.join(folder, 'postgres')

async function restoreAndCompare(
  { folder, marker, database, tell }: DrillWish,
  what: Restored['what'],
  { mark, backup }: Moment,
): Promise<Restored> {
  tell.begin(what === 'last night' ? 'Last night' : 'Point in time')
  const place = databaseIn(folder)
  const plan = await planned(readTarget(mark.at), place, backup)
  const begun = Date.now()
  await restoreFiles(plan, tell.tell, ['--archive-mode=off'])
  const copied = Date.now()
  tell.tell('replaying WAL')
  await replay(place)
  const replayed = Date.now()
  const pages = await pageFaults(place)
  const checked = Date.now()
  const server = await serve(place)
  const ready = Date.now()
  try {
    tell.tell('comparing')
    const found = await figuresNow(server.urlOf(marker, database))
    const faults = [...(pages ? [pages] : []), ...differences(mark.tables, found)]
    const rows = Object.values(found).reduce((sum, [count]) => sum + count, 0)
    tell.done(
      `${mark.at}: ${Object.keys(found).length} tables, ${rows} rows, ${faults.length === 0 ? 'the same' : `${faults.length} faults`}`,
    )
    return {
      what,
      backup: backup.label,
      to: mark.at,
      bytes: backup.info.size,
      filesMs: copied - begun,
      walMs: replayed - copied,
      readyMs: ready - checked,
      compareMs: Date.now() - ready,
      tables: Object.keys(found).length,
      rows,
      faults,
    }
  } finally {
    await server.stop()
  }
}

async function bringUploads({ folder, filesMost, tell }: DrillWish, ms: number) {
  const uploads = await openUploads()
  if (!uploads) return undefined
  tell.begin('Uploads')
  const since = Date.now()
  try {
    const there = uploadsAt(await uploads.versions(), ms)
    const brought = there.slice(0, filesMost)
    mkdirSync(path.join(folder, 'files'), { recursive: true })
    await writeInto(path.join(folder, 'files'), uploads, brought)
    const bytes = brought.reduce((sum, one) => sum + one.bytes, 0)
    const figures = {
      from: uploads.told,
      there: there.length,
      brought: brought.length,
      bytes,
      ms: Date.now() - since,
    }
    tell.done(`${brought.length} of ${there.length} files`)
    return { figures, keys: new Set(there.map(({ key }) => key)) }
  } finally {
    uploads.close()
  }
}

/** How many files the database names that are not among the uploads; 0 where nobody keeps uploads. */
async function countUploads(pool: pg.Pool, keys: ReadonlySet<string> | undefined): Promise<number> {
  if (!keys) return 0
  const { rows } = await pool.query<{ key: string }>(`
    select case when purpose = 'attachment' then 'attachments/' when lies_apart then 'withheld/' else 'files/' end
      || file_id || '/' || (version ->> 'name') as key
    from files, jsonb_array_elements(versions) version
    where status = 'ready' and owner_id is not null`)
  return rows.filter(({ key }) => !keys.has(key)).length
}

async function signingKeyOf(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ key_id: string }>(
    'select key_id::text from accounts.signing_keys where retired_at is null',
  )
  return rows[0]?.key_id
}

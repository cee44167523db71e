// Disks that are full: of the tables that are written, of uploaded files, of logs. Each is a small one of its own, filled and emptied.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { localStorage } from '../src/platform/storage/local.ts'
import { loud, needsRoot, quiet, type Counts, type Raging, type Storm } from './storms-kinds.ts'
import type { Ground, Site } from './storms-site.ts'

type Disk = { folder: string; fill(): void; empty(): void; undo(): void }

/** A disk of its own below the folder of the storms. */
function aDisk({ folder: parent }: Ground, name: string, megabytes: number): Disk {
  const folder = path.join(parent, name)
  fs.mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder])
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = fs.openSync(ballast, 'w')
      const piece = Buffer.alloc(64 * 1024)
      try {
        for (;;) fs.writeSync(file, piece)
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
      } finally {
        fs.closeSync(file)
      }
    },
    empty: () => fs.rmSync(ballast, { force: true }),
    undo() {
      execFileSync('umount', ['-l', folder])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

const disks = new Map<string, Disk>()
const diskOf = (name: string): Disk => disks.get(name)!

/** The embedded database of root runs as this user. */
const nobody = 65_534

/** Tables that the writers fill lie on a disk of their own; the log of the database does not, which would end it. */
const written = ['posts', 'comments', 'inquiry_messages', 'outbox']

async function onOwnDisk(ground: Ground): Promise<() => Promise<void>> {
  const { pool } = ground.database
  const disk = aDisk(ground, 'tables', 400)
  disks.set('tables', disk)
  const place = path.join(disk.folder, 'space')
  fs.mkdirSync(place)
  fs.chownSync(place, nobody, nobody)
  await pool.query(`create tablespace bench_full location '${place}'`)
  const { rows: indexes } = await pool.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indrelid = any($1::regclass[])`,
    [written],
  )
  for (const table of written) await pool.query(`alter table ${table} set tablespace bench_full`)
  for (const { name } of indexes) await pool.query(`alter index ${name} set tablespace bench_full`)
  return async () => {
    for (const table of written) await pool.query(`alter table ${table} set tablespace pg_default`)
    for (const { name } of indexes) await pool.query(`alter index ${name} set tablespace pg_default`)
    await pool.query('drop tablespace bench_full')
    disk.undo()
  }
}

/** Filled while it lasts. */
function full(disk: Disk, counting: () => Counts | Promise<Counts> = () => ({})): Raging {
  disk.fill()
  return {
    async end() {
      const counts = await counting()
      disk.empty()
      return counts
    },
  }
}

/** Posts a file as a browser does; the status of the answer. */
async function postFile({ origin, ground }: Site): Promise<number> {
  const storage = localStorage({
    folder: path.join(ground.folder, 'nowhere'),
    secret: ground.secret,
    origin: '',
  })
  const { url, fields } = await storage.signPost({
    key: `incoming/${randomUUID()}`,
    contentType: 'image/png',
    maxBytes: 500_000,
    seconds: 300,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([Buffer.alloc(300_000, 'a')], { type: 'image/png' }), 'a.png')
  const answer = await fetch(origin + url, { method: 'POST', body: form }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status ?? 0
}

const sizeOf = (file: string) => fs.statSync(file).size

export const diskStorms: readonly Storm[] = [
  {
    name: 'disk of the tables full',
    seconds: 20,
    // Reads that write nothing go on.
    goals: quiet,
    hindrance: needsRoot,
    prepare: async (ground) => ({ undo: await onOwnDisk(ground) }),
    begin: async () => full(diskOf('tables')),
  },
  {
    name: 'disk of the files full',
    seconds: 15,
    goals: quiet,
    hindrance: needsRoot,
    async prepare(ground) {
      const disk = aDisk(ground, 'uploads', 20)
      disks.set('uploads', disk)
      return { settings: { api: { DATA_FOLDER: disk.folder } }, undo: async () => disk.undo() }
    },
    async begin(site) {
      const counts: Counts = { 'before, answered': await postFile(site) }
      const disk = diskOf('uploads')
      disk.fill()
      let last = Promise.resolve()
      const posting = setInterval(() => {
        last = last.then(async () => {
          const status = await postFile(site)
          counts[status] = (counts[status] ?? 0) + 1
        })
      }, 250)
      return {
        async end() {
          clearInterval(posting)
          await last
          disk.empty()
          return { ...counts, 'after, answered': await postFile(site) }
        },
      }
    },
    judge: ({ 'before, answered': before, 'after, answered': after, ...counts }) => [
      ...(before === 204 ? [] : [`before it was full: ${before}`]),
      ...(after === 204 ? [] : [`after it was full: ${after}`]),
      ...Object.entries(counts).flatMap(([status, count]) =>
        status === '503' ? [] : [`${count} answered ${status}`],
      ),
    ],
  },
  {
    name: 'disk of the logs full',
    seconds: 15,
    goals: loud,
    hindrance: needsRoot,
    async prepare(ground) {
      const disk = aDisk(ground, 'logs', 4)
      disks.set('logs', disk)
      const log = path.join(disk.folder, 'log')
      return {
        // So that each request has something to say.
        settings: { api: { LOG_LEVEL: 'debug' }, web: { LOG_LEVEL: 'debug' } },
        ways: { api: { log }, web: { log }, worker: { log } },
        undo: async () => disk.undo(),
      }
    },
    async begin(site) {
      const disk = diskOf('logs')
      const log = path.join(disk.folder, 'log')
      const raging = full(disk)
      const noise = setInterval(() => void fetch(`${site.apiOrigin}/api/edition`).catch(() => {}), 100)
      return {
        async end() {
          clearInterval(noise)
          await raging.end()
          return { 'bytes when full': sizeOf(log) }
        },
      }
    },
  },
]

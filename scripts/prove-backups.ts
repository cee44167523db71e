// Proves backups: a database is written to while it is backed up, killed and lost; what was acknowledged is counted in what comes
// back, a drill is run on the real repository, and damage is done to it that must be found. Called by npm run drill -- --prove.
import { spawnSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { buildPages } from '../bench/children.ts'
import { keep } from '../bench/results.ts'
import { createProgress } from '../bin/progress.mjs'
import { fillDemo } from '../src/roles/demo.ts'
import { aPerson } from '../src/testing/people.ts'
import { openDatabase } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrations.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { beginWriting, fill, type Load } from './backup/proof-load.ts'
import { filesIn, flip, layCluster, takeAway, type Cluster } from './backup/proof-cluster.ts'
import { repository } from './backup/pgbackrest.ts'
import { size } from './backup/refused.ts'
import { serve } from './backup/server.ts'
import { root } from './report.ts'

const gigabytes = Number(process.argv[2] || '1')
/** Without the demo world and with one person: for a quick look. */
const isSmall = gigabytes === 0
const progress = createProgress()
const folder = mkdtempSync(path.join(process.env['TMPDIR'] || '/var/tmp', 'millwright-proof-'))
chmodSync(folder, 0o755)
const dataFolder = path.join(folder, 'program')
const uploadsFolder = path.join(dataFolder, 'files')
const findings: Record<string, unknown> = { gigabytes }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

/** One of the operator's programs to its end. */
async function program(
  name: string,
  words: readonly string[],
  within?: string,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [path.join(root, 'bin', `${name}.mjs`), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (within) process.stdout.write(text.replaceAll(/^/gm, '    '))
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, said }
}

async function mustDo(name: string, words: readonly string[]): Promise<number> {
  const since = Date.now()
  const { code, said } = await program(name, words, name)
  demand(code === 0, `${name} ${words.join(' ')} ended with ${code}:\n${said}`)
  return Date.now() - since
}

async function mustFind(what: string, name: string, words: readonly string[], told: RegExp): Promise<void> {
  const { code, said } = await program(name, words)
  demand(
    code === 1 && told.test(said),
    `${what} was not found by ${name} ${words.join(' ')}, which ended with ${code}:\n${said}`,
  )
  progress.say(
    `  found by ${name}: ${what}: ${said
      .trim()
      .split('\n')
      .find((line) => told.test(line))
      ?.slice(0, 200)}`,
  )
}

async function make(cluster: Cluster): Promise<void> {
  progress.begin('World')
  await cluster.start()
  const admin = new pg.Client({ connectionString: cluster.adminUrl.replace('/millwright?', '/postgres?') })
  admin.on('error', () => {})
  await admin.connect()
  await admin.query('create role millwright login')
  await admin.query('create database millwright owner millwright')
  // Nothing is archived until there is something to back up.
  await admin.query(`alter system set archive_command = '/bin/true'`)
  await admin.query('alter system set fsync = off')
  await admin.query('select pg_reload_conf()')
  const database = openDatabase(cluster.url, { max: 4, log: createLog('silent') })
  await migrate(database.pool, path.join(root, 'db/migrations'))
  if (isSmall) await aPerson(database.db)
  else await fillDemo(database, (step) => progress.tell(step))
  await aRealFile(database.pool)
  await database.close()
  progress.begin('Filler')
  await fill(cluster.url, gigabytes * 1e9, (text) => progress.tell(text))
  await admin.query('alter system reset archive_command')
  await admin.query('alter system reset fsync')
  await admin.query('select pg_reload_conf()')
  const { rows } = await admin.query<{ bytes: string }>(
    `select pg_database_size('millwright')::text as bytes`,
  )
  await admin.end()
  findings['databaseBytes'] = Number(rows[0]!.bytes)
  progress.done(size(Number(rows[0]!.bytes)))
}

/** A photo of somebody, in the folder and in the database, as an upload leaves it. */
async function aRealFile(pool: pg.Pool): Promise<void> {
  const fileID = uuidv7()
  const bytes = randomBytes(30_000)
  mkdirSync(path.join(uploadsFolder, 'files', fileID), { recursive: true })
  writeFileSync(path.join(uploadsFolder, 'files', fileID, '96.webp'), bytes)
  const versions = [{ name: '96.webp', width: 96, height: 96, type: 'image/webp', bytes: bytes.length }]
  await pool.query(
    `insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at, versions, owner_type, owner_id, place)
     select $1, user_id, 'profilePhoto', 'image/webp', $2, sha256($4), 'ready', now(), now(), $3, 'user', user_id, 'profilePhoto'
     from profiles limit 1`,
    [fileID, bytes.length, JSON.stringify(versions), bytes],
  )
}

/** What of the acknowledged is there, what is not, and how old the newest row was when all was lost. */
async function countLoss(url: string, load: Load, lostAt: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id::text from proof.written')
  const counters = await client.query<{ sum: string }>('select sum(count)::text from proof.counters')
  await client.end()
  const there = new Set(rows.map(({ id }) => Number(id)))
  demand(Number(counters.rows[0]!.sum) === there.size, 'Transactions came back in halves.')
  const missing = [...load.rows].filter(([id]) => !there.has(id)).map(([, at]) => at)
  let newest = 0
  for (const [id, at] of load.rows) if (there.has(id)) newest = Math.max(newest, at)
  const tooOld = missing.filter((at) => at < newest - 1_000)
  demand(tooOld.length === 0, `${tooOld.length} acknowledged rows are missing before others that are there.`)
  const loss = (lostAt - newest) / 1_000
  findings['acknowledgedRows'] = load.rows.size
  findings['lostRows'] = missing.length
  findings['lossSeconds'] = loss
  demand(loss <= 60, `The loss is ${loss} s.`)
  progress.say(
    `  ${load.rows.size} rows acknowledged, ${missing.length} lost, of the last ${loss.toFixed(1)} s`,
  )
}

/** Ends a segment of WAL again and again, while there is something to write. */
async function switchOften({ adminUrl }: Cluster): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  for (let n = 0; n < 8; n++) {
    await admin.query('select pg_switch_wal()')
    await pause(500)
  }
  await admin.end()
}

async function underLoad(cluster: Cluster): Promise<Load> {
  const load = beginWriting(cluster.url, uploadsFolder, 4)
  const over = new AbortController()
  const copying = (async () => {
    while (!over.signal.aborted) {
      const { code, said } = await program('backup', ['uploads'])
      demand(code === 0, said)
      await pause(15_000)
    }
  })()
  findings['fullSeconds'] = (await mustDo('backup', ['full'])) / 1_000
  await pause(5_000)
  findings['diffSeconds'] = (await mustDo('backup', ['diff'])) / 1_000
  await pause(10_000)
  findings['markSeconds'] = (await mustDo('backup', ['mark'])) / 1_000
  // Some segments that are far from the last one; then long enough that WAL is sent by time alone.
  await switchOften(cluster)
  await pause(isSmall ? 10_000 : 45_000)
  over.abort()
  await copying
  return load
}

async function damage(cluster: Cluster): Promise<void> {
  const largest = (files: string[]) => files.toSorted((a, b) => statSync(b).size - statSync(a).size)[0]!
  const all = filesIn(cluster.repository)
  const { backups } = await repository()
  // Of the newest backup itself: what it took from the one before may have been written anew since.
  const newest = `/backup/millwright/${backups.at(-1)!.label}/`
  const bundle = largest(
    all.filter((file) => file.includes(newest) && !/backup\.|manifest/.test(path.basename(file))),
  )
  const walOf = all.filter((file) => /\/[\dA-F]{24}-[\da-f]{40}/.test(file)).toSorted()
  const after = walOf.filter((file) => path.basename(file).slice(0, 24) > backups.at(-1)!.archive!.stop)
  demand(after.length > 6, 'There is too little WAL to take some away.')
  const segment = after[0]!
  const object = largest(filesIn(path.join(folder, 'copy', 'objects')))

  for (const [what, harm, finders] of [
    ['a flipped bit in the backup', () => flip(bundle), ['verify', 'restore']],
    ['a flipped bit in the WAL', () => flip(segment), ['verify']],
    ['a missing segment of WAL', () => takeAway(segment), ['verify', 'latest']],
    ['a flipped bit in an upload', () => flip(object), ['verify']],
  ] as const) {
    const putBack = harm()
    const into = path.join(folder, 'damaged')
    if (finders.includes('verify'))
      await mustFind(what, 'backup', ['verify'], /invalid|missing|not what|authenticate/i)
    if (finders.includes('restore' as never))
      await mustFind(what, 'drill', ['--into', into], /checksum|invalid|FAILED|unable/i)
    if (finders.includes('latest' as never))
      await mustFind(
        what,
        'restore',
        ['--to', 'latest', '--into', into, '--only', 'database', '--yes'],
        /WAL is missing/,
      )
    putBack()
    rmSync(into, { recursive: true, force: true })
  }
  await mustDo('backup', ['verify'])
}

async function prove(): Promise<void> {
  // The program is started on what came back.
  await buildPages()
  const secret = randomBytes(32).toString('hex')
  // Statements of answers in the demo world are signed.
  sealWith(secret)
  const cluster = await layCluster(path.join(folder, 'cluster'))
  Object.assign(process.env, {
    BACKUP_DATABASE_URL: cluster.adminUrl,
    DATABASE_URL: cluster.url,
    DATA_FOLDER: dataFolder,
    UPLOADS_COPY: path.join(folder, 'copy'),
    BACKUP_PASSPHRASE: randomBytes(32).toString('hex'),
    SECRET: secret,
    DRILL_FIGURES: path.join(folder, 'drills.jsonl'),
  })
  try {
    await make(cluster)
    const load = await underLoad(cluster)
    const lostAt = Date.now()
    await cluster.kill()
    await load.stop()
    for (const place of [cluster.data, uploadsFolder]) rmSync(place, { recursive: true, force: true })
    progress.say('  killed, and its folders gone')

    const into = path.join(folder, 'back')
    const since = Date.now()
    await mustDo('restore', ['--to', 'latest', '--into', into, '--yes'])
    const server = await serve(path.join(into, 'postgres'))
    findings['returnSeconds'] = (Date.now() - since) / 1_000
    progress.say(`  back after ${String(findings['returnSeconds'])} s`)
    await countLoss(server.urlOf('postgres', 'millwright'), load, lostAt)
    await server.stop()
    const lostFiles = [...load.files].filter(
      ([key]) => !statSync(path.join(into, 'files', key), { throwIfNoEntry: false }),
    )
    const lossOfFiles =
      lostFiles.length === 0 ? 0 : (lostAt - Math.min(...lostFiles.map(([, at]) => at))) / 1_000
    Object.assign(findings, {
      files: load.files.size,
      lostFiles: lostFiles.length,
      lossOfFilesSeconds: lossOfFiles,
    })
    demand(lossOfFiles <= 60, `Files of ${lossOfFiles} s are lost.`)
    rmSync(into, { recursive: true, force: true })

    await mustDo('drill', ['--into', path.join(folder, 'drill')])
    const drilled = JSON.parse(
      readFileSync(process.env['DRILL_FIGURES']!, 'utf8').trim().split('\n').at(-1)!,
    ) as Record<string, unknown>
    Object.assign(findings, { drill: drilled })
    await damage(cluster)
    keep('backups', [findings])
    progress.say('Proven.')
  } finally {
    await cluster.stop()
    spawnSync('rm', ['-rf', folder])
  }
}

await prove()

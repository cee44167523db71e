// A PostgreSQL of one's own on a restored folder: reached only through a socket in a private folder, sending nothing to any archive.
import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { identity, runAs } from './pgbackrest.ts'
import { Refused } from './refused.ts'

/** Where the programs of a PostgreSQL lie, as Debian lays them, or where POSTGRES_BIN says. */
function programsOf(folder: string): string {
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  const bin = process.env['POSTGRES_BIN'] || `/usr/lib/postgresql/${version}/bin`
  if (!existsSync(path.join(bin, 'postgres')))
    throw new Refused(
      `PostgreSQL ${version} is not installed here (${bin}): apt-get install postgresql-${version}.`,
    )
  return bin
}

type Private = { child: ChildProcess; socket: string; port: number; said(): string; ended: Promise<number> }

function start(folder: string, settings: Record<string, string>): Private {
  const bin = programsOf(folder)
  const { uid, gid } = identity()
  const socket = mkdtempSync(path.join(os.tmpdir(), 'millwright-socket-'))
  const [config, access, names] = ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'].map((name) =>
    path.join(socket, name),
  ) as [string, string, string]
  for (const empty of [config, names]) writeFileSync(empty, '')
  // Whoever may enter the folder of the socket: this user alone.
  writeFileSync(access, 'local all all trust\n')
  // What fetches WAL for it keeps out of the way of what sends and fetches WAL for the database that is used.
  const [spool, lock] = ['spool', 'lock'].map((name) => path.join(socket, name)) as [string, string]
  for (const place of [spool, lock]) mkdirSync(place)
  if (uid !== undefined && gid !== undefined)
    for (const file of [socket, config, access, names, spool, lock]) chownSync(file, uid, gid)
  const port = 5432
  const all = {
    config_file: config,
    data_directory: folder,
    hba_file: access,
    ident_file: names,
    external_pid_file: '',
    listen_addresses: '',
    unix_socket_directories: socket,
    port: String(port),
    // Nothing of it may reach the archive of the database that is used.
    archive_mode: 'off',
    archive_command: '',
    primary_conninfo: '',
    hot_standby: 'off',
    max_connections: '60',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    log_destination: 'stderr',
    logging_collector: 'off',
    jit: 'off',
    ...settings,
  }
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(bin, 'postgres'), words, {
    ...identity(),
    cwd: '/',
    env: { ...process.env, PGBACKREST_SPOOL_PATH: spool, PGBACKREST_LOCK_PATH: lock },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-100_000)))
  const ended = once(child, 'close').then(([code]) => {
    rmSync(socket, { recursive: true, force: true })
    return (code as number | null) ?? 1
  })
  return { child, socket, port, said: () => said, ended }
}

/** Replays what a restored folder asks for, to its target, and stops there without going on from it. Throws Refused when the target is not reached. */
export async function replay(folder: string): Promise<void> {
  const { said, ended } = start(folder, { recovery_target_action: 'shutdown' })
  await ended
  if (!/recovery stopping (?:before|after)/.test(said())) throw new Refused(whyNotReached(said()))
}

/** The words of PostgreSQL, and what they mean here. */
function whyNotReached(said: string): string {
  const lines = said
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|WARNING|last completed transaction/.test(line))
  const last = /last completed transaction was at log time (.+)$/m.exec(said)?.[1]
  if (/recovery ended before configured recovery target was reached/.test(said))
    return `The moment was not reached: WAL is missing, or nothing was written after it yet${last ? `. The last transaction that can be restored ended at ${last}` : ''}.\n${lines.join('\n')}`
  return `PostgreSQL could not replay what was restored:\n${lines.slice(-10).join('\n') || said.slice(-2_000)}`
}

export type Running = { urlOf(user: string, database: string): string; said(): string; stop(): Promise<void> }

/** Starts it for use; what is still to be replayed is replayed first, and it goes on from there. */
export async function serve(folder: string): Promise<Running> {
  const { child, socket, said, ended } = start(folder, { recovery_target_action: 'promote' })
  const isReady = () => said().includes('database system is ready to accept connections')
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isReady()) {
    if (isOver) throw new Refused(whyNotReached(said()))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    urlOf: (user, database) =>
      `postgres://${encodeURIComponent(user)}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(socket)}`,
    said,
    stop: async () => {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Whether the pages of a stopped database fit their checksums: undefined where it has none; what is wrong otherwise. */
export async function pageFaults(folder: string): Promise<string | undefined> {
  const { code, said } = await runAs(path.join(programsOf(folder), 'pg_checksums'), ['--check', '-D', folder])
  return code === 0 || /not enabled/.test(said) ? undefined : said.split('\n').slice(0, 10).join('\n')
}

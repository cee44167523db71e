// A PostgreSQL of Debian's packages with a repository of its own, by the settings of deploy/: for the proof of backups alone.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { familyOf } from '../../src/testing/processes.ts'
import { root } from '../report.ts'
import { identity, runAs } from './pgbackrest.ts'

export type Cluster = {
  data: string
  repository: string
  /** Of the program's user, and of the superuser. */
  url: string
  adminUrl: string
  start(): Promise<void>
  /** Every process of it at once, as a machine that loses its power. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const bin = process.env['POSTGRES_BIN'] || newest('/usr/lib/postgresql')

function newest(folder: string): string {
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+$/.test(name)) : []
  const version = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1)
  if (!version)
    throw new Error('apt-get install postgresql pgbackrest: the proof works on Debian’s packages.')
  return path.join(folder, version, 'bin')
}

/** Lays it out below `folder`, and sets PGBACKREST_… of this process and its children to it. */
export async function layCluster(folder: string): Promise<Cluster> {
  const { uid, gid } = identity()
  if (uid === undefined || gid === undefined)
    throw new Error('The proof runs as root, which steps back for each program.')
  const at = (name: string) => path.join(folder, name)
  for (const name of ['', 'repository', 'spool', 'log', 'lock', 'secrets', 'socket']) {
    mkdirSync(at(name), { recursive: true, mode: 0o711 })
    chownSync(at(name), uid, gid)
  }
  const [data, config] = [at('data'), at('pgbackrest.conf')]
  writeFileSync(
    config,
    readFileSync(path.join(root, 'deploy/pgbackrest.conf'), 'utf8')
      .replace('/var/lib/pgbackrest', at('repository'))
      .replace('/var/spool/pgbackrest', at('spool'))
      .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-socket-path=${at('socket')}`)
      .replace(/^\[global\]\n/m, `[global]\nlog-path=${at('log')}\nlock-path=${at('lock')}\n`),
  )
  const secrets = path.join(at('secrets'), 'secrets.conf')
  writeFileSync(secrets, `[global]\nrepo1-cipher-pass=${randomBytes(36).toString('base64')}\n`, {
    mode: 0o600,
  })
  chownSync(secrets, uid, gid)
  process.env['PGBACKREST_CONFIG'] = config
  process.env['PGBACKREST_CONFIG_INCLUDE_PATH'] = at('secrets')

  const made = await runAs(path.join(bin, 'initdb'), [
    '-D',
    data,
    '--data-checksums',
    '--auth=trust',
    '--username=postgres',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--no-sync',
  ])
  if (made.code !== 0) throw new Error(made.said)
  const archive = readFileSync(path.join(root, 'deploy/postgresql-archive.conf'), 'utf8')
  writeFileSync(
    path.join(data, 'postgresql.conf'),
    `${archive}\nlisten_addresses = ''\nunix_socket_directories = '${at('socket')}'\nshared_buffers = 512MB\nmax_wal_size = 4GB\ntimezone = 'UTC'\njit = off\n`,
  )
  const urlOf = (user: string, database = 'millwright') =>
    `postgres://${user}@localhost/${database}?host=${encodeURIComponent(at('socket'))}`
  let child: ChildProcess | undefined

  const start = async () => {
    const running = spawn(path.join(bin, 'postgres'), ['-D', data], {
      ...identity(),
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = running
    let said = ''
    running.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-20_000)))
    while (!said.includes('ready to accept connections')) {
      if (running.exitCode !== null) throw new Error(said)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const ended = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    data,
    repository: at('repository'),
    url: urlOf('millwright'),
    adminUrl: urlOf('postgres'),
    start,
    async kill() {
      for (const pid of familyOf(child!.pid!)) process.kill(pid, 'SIGKILL')
      await ended()
    },
    async stop() {
      if (child?.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      await ended()
    },
  }
}

/** Every file below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Changes one bit in the middle of a file; answers what puts it back. */
export function flip(file: string): () => void {
  const before = readFileSync(file)
  const after = Buffer.from(before)
  const middle = Math.floor(after.length / 2)
  after[middle] = after[middle]! ^ 1
  writeFileSync(file, after)
  return () => writeFileSync(file, before)
}

/** Takes a file away; answers what puts it back. */
export function takeAway(file: string): () => void {
  const before = readFileSync(file)
  const { uid, gid } = identity()
  rmSync(file)
  return () => {
    writeFileSync(file, before)
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  }
}

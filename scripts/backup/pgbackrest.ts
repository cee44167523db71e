// pgBackRest as a program beside ours: called, read line by line, and asked what its repository holds. Its settings are its own
// (deploy/pgbackrest.conf, or PGBACKREST_… in the environment).
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { Refused } from './refused.ts'

export const stanza = (): string => process.env['PGBACKREST_STANZA'] || 'millwright'

export type Backup = {
  label: string
  type: 'full' | 'diff' | 'incr'
  /** Null in older versions; true when pages did not fit their checksums. */
  error?: boolean | null
  timestamp: { start: number; stop: number }
  lsn: { start: string; stop: string } | null
  archive: { start: string; stop: string } | null
  info: { size: number; repository: { size?: number; delta?: number } }
  annotation?: Record<string, string>
  database: { id: number }
}

export type Repository = {
  backups: Backup[]
  /** Where the WAL of the newest database lies below archive/STANZA, such as 15-1. */
  archive: string | undefined
  /** Of PostgreSQL, such as 15. */
  version: string | undefined
}

type Stanza = {
  name: string
  status: { code: number; message: string }
  backup: Backup[]
  archive: { id: string; database: { id: number } }[]
  db: { id: number; version: string }[]
}

export type Ended = { code: number; said: string }

/** PostgreSQL and pgBackRest belong to a user of their own, for whom root steps back. */
export function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const name = process.env['BACKUP_USER'] || 'postgres'
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  if (!line) throw new Refused(`This machine has no user ${name}: BACKUP_USER names whose PostgreSQL is.`)
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Runs a program to its end as the user of PostgreSQL; each line it says goes to `onLine`. Refused when it is not installed. */
export function runAs(
  command: string,
  words: readonly string[],
  onLine: (line: string) => void = () => {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { ...identity(), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr])
      readline.createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        onLine(line)
      })
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Refused(`${command} is not installed here.`) : error),
    )
    child.once('close', (code) => resolve({ code: code ?? 1, said: lines.join('\n') }))
  })
}

/** Runs a command of pgBackRest; answers how it ended and what it said. */
export const pgbackrest = (
  command: string,
  words: readonly string[] = [],
  onLine?: (line: string) => void,
): Promise<Ended> => runAs('pgbackrest', [`--stanza=${stanza()}`, command, ...words], onLine)

/** The same, where it must succeed: throws Refused with its own words otherwise. */
export async function done(
  command: string,
  words: readonly string[] = [],
  onLine?: (line: string) => void,
): Promise<string> {
  const { code, said } = await pgbackrest(command, words, onLine)
  if (code !== 0) throw new Refused(`pgbackrest ${command} failed:\n${faultsIn(said)}`)
  return said
}

/** The lines of what it said that tell what is wrong, else the last ones. */
export function faultsIn(said: string): string {
  const lines = said.split('\n').filter(Boolean)
  const from = lines.findIndex((line) => /\b(?:ERROR|WARN|ASSERT):/.test(line))
  return (from < 0 ? lines.slice(-10) : lines.slice(from)).slice(0, 40).join('\n')
}

/** What the repository holds of the stanza; nothing when it was not made yet. */
export async function repository(): Promise<Repository> {
  const said = await done('info', ['--output=json', '--log-level-console=off'])
  return readInfo(said, stanza())
}

/** Reads what `pgbackrest info --output=json` says. */
export function readInfo(said: string, name: string): Repository {
  const stanzas = JSON.parse(said) as Stanza[]
  const it = stanzas.find((one) => one.name === name)
  // 1: no such stanza; 2: no backup yet. Others are faults, such as a wrong passphrase.
  if (it && it.status.code > 2) throw new Refused(`The repository cannot be read: ${it.status.message}`)
  const newest = it?.db.at(-1)
  return {
    backups: it?.backup ?? [],
    archive: it?.archive.findLast(({ database }) => database.id === newest?.id)?.id,
    version: newest?.version,
  }
}

/** The segments of WAL in the repository, with when each arrived there (seconds). */
export async function segments(archive: string): Promise<Map<string, number>> {
  const said = await done('repo-ls', [
    `archive/${stanza()}/${archive}`,
    '--recurse',
    '--output=json',
    '--log-level-console=off',
  ])
  const found = JSON.parse(said) as Record<string, { type: string; time?: number }>
  return new Map(
    Object.entries(found).flatMap(([name, { time = 0 }]): [string, number][] => {
      const segment = /^[\dA-F]{24}(?=-[\da-f]{40})/.exec(path.basename(name))?.[0]
      return segment ? [[segment, time]] : []
    }),
  )
}

/** Where the settings say that the database lies; undefined when they do not. */
export function databaseFolder(): string | undefined {
  const told = process.env['PGBACKREST_PG1_PATH']
  if (told) return told
  for (const file of [
    process.env['PGBACKREST_CONFIG'],
    '/etc/pgbackrest/pgbackrest.conf',
    '/etc/pgbackrest.conf',
  ]) {
    const text = file ? readIfThere(file) : undefined
    if (text === undefined) continue
    return /^\s*pg1-path\s*=\s*(\S+)/m.exec(text)?.[1]
  }
  return undefined
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

// Uploads in a folder, copied beside the backups: each content once, encrypted, and a journal of what came and went, so that a
// folder has versions as a bucket has.
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { clocksDifferMs, isUnderWay, type Version } from './history.ts'
import { Refused } from './refused.ts'

type Line = { at: number; key: string; bytes: number; sha256: string } | { at: number; gone: string }
type Kept = { bytes: number; sha256: string; at: number }

/** So long what was removed can be brought back; longer than any backup of the database is kept. */
const keptMs = 35 * 24 * 3_600_000
/** A file that is being written beside its place, or an archive somebody asked for, which is made again. */
const isPassing = (key: string) =>
  isUnderWay(key) || key.startsWith('exports/') || /\.[\da-f]{8}-[\da-f-]{27}$/.test(key)

export type CopiedFolder = {
  /** Copies what is new and notes what went; answers how much. */
  copy(folder: string, now?: number): { copied: number; bytes: number; gone: number }
  versions(): Version[]
  /** The bytes of a version, which are exactly what was copied: throws otherwise. */
  read(id: string): Buffer
  /** Reads all that is kept, and names what is not what was copied. */
  faults(): string[]
  /** Lets go what went long ago. */
  forget(now?: number): number
}

/** Opens the copy in a folder; `passphrase` encrypts it. */
export function copiedFolder(copy: string, passphrase: string): CopiedFolder {
  const objects = path.join(copy, 'objects')
  const journal = path.join(copy, 'journal.jsonl')
  mkdirSync(objects, { recursive: true, mode: 0o700 })
  const key = keyOf(copy, passphrase)
  const fileOf = (sha256: string) => path.join(objects, sha256.slice(0, 2), sha256)
  const lines = (): Line[] =>
    existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(Boolean).map(lineOf) : []
  const note = (added: readonly Line[]) =>
    added.length > 0 &&
    appendFileSync(journal, added.map((line) => `${JSON.stringify(line)}\n`).join(''), {
      mode: 0o600,
      flush: true,
    })

  const read = (sha256: string): Buffer => {
    const bytes = opened(readFileSync(fileOf(sha256)), key, sha256)
    if (hashOf(bytes) !== sha256) throw new Error('it is not what was copied')
    return bytes
  }

  return {
    copy(folder, now = Date.now()) {
      const before = standing(lines())
      const seen = new Set<string>()
      let [copied, copiedBytes] = [0, 0]
      for (const { key: name, bytes, at } of filesBelow(folder)) {
        seen.add(name)
        const known = before.get(name)
        // The same key has other bytes only by being written anew.
        if (known?.bytes === bytes && known.at >= at) continue
        const content = readIfThere(path.join(folder, name))
        if (!content) continue
        const sha256 = hashOf(content)
        put(fileOf(sha256), sealed(content, key, sha256))
        note([{ at, key: name, bytes: content.length, sha256 }])
        copied++
        copiedBytes += content.length
      }
      const gone = [...before.keys()].filter((name) => !seen.has(name))
      note(gone.map((name) => ({ at: now, gone: name })))
      return { copied, bytes: copiedBytes, gone: gone.length }
    },
    versions() {
      const all = lines()
      const latest = standing(all)
      return all.map((line) =>
        'gone' in line
          ? {
              key: line.gone,
              at: line.at,
              isGone: true,
              bytes: 0,
              id: '',
              content: '',
              isLatest: !latest.has(line.gone),
            }
          : {
              key: line.key,
              at: line.at,
              isGone: false,
              bytes: line.bytes,
              id: line.sha256,
              content: line.sha256,
              isLatest: latest.get(line.key)?.sha256 === line.sha256,
            },
      )
    },
    read,
    faults() {
      const named = new Map(lines().flatMap((line) => ('gone' in line ? [] : [[line.sha256, line.key]])))
      return [...named].flatMap(([sha256, name]) => {
        try {
          read(sha256)
          return []
        } catch (error) {
          return [`${name}: ${(error as Error).message}`]
        }
      })
    },
    forget(now = Date.now()) {
      const all = lines()
      const ends = endsOf(all)
      const left = all.filter((line, at) =>
        'gone' in line ? line.at > now - keptMs : (ends[at] ?? Infinity) > now - keptMs - clocksDifferMs,
      )
      if (left.length === all.length) return 0
      put(journal, Buffer.from(left.map((line) => `${JSON.stringify(line)}\n`).join('')))
      const named = new Set(left.flatMap((line) => ('gone' in line ? [] : [line.sha256])))
      const unnamed = new Set(
        all.flatMap((line) => ('gone' in line || named.has(line.sha256) ? [] : [line.sha256])),
      )
      for (const sha256 of unnamed) rmSync(fileOf(sha256), { force: true })
      return unnamed.size
    },
  }
}

/** A line that a killed process left half written ends the journal: it is told, since what follows cannot be trusted. */
function lineOf(text: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch {
    throw new Refused(`The journal of copied uploads has a line that cannot be read: ${text.slice(0, 80)}`)
  }
}

/** What is there after all lines. */
function standing(lines: readonly Line[]): Map<string, Kept> {
  const there = new Map<string, Kept>()
  for (const line of lines) {
    if ('gone' in line) there.delete(line.gone)
    else there.set(line.key, line)
  }
  return there
}

/** For each line, when the next of its key was written: then what it says was over. */
function endsOf(lines: readonly Line[]): (number | undefined)[] {
  const next = new Map<string, number>()
  return lines
    .toReversed()
    .map((line) => {
      const name = 'gone' in line ? line.gone : line.key
      const end = next.get(name)
      next.set(name, line.at)
      return end
    })
    .toReversed()
}

function* filesBelow(folder: string): Generator<{ key: string; bytes: number; at: number }> {
  if (!existsSync(folder))
    throw new Refused(`There is no folder ${folder}: DATA_FOLDER names the one that holds files.`)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const key = name.replaceAll('\\', '/')
    if (isPassing(key)) continue
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false })
    if (found?.isFile()) yield { key, bytes: found.size, at: Math.floor(found.mtimeMs) }
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function put(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, bytes, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const [ivBytes, tagBytes] = [12, 16]

function sealed(bytes: Buffer, key: Buffer, name: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function opened(bytes: Buffer, key: Buffer, name: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
}

/** The key that a passphrase makes with the salt of this copy; throws Refused for another passphrase than the first. */
function keyOf(copy: string, passphrase: string): Buffer {
  const file = path.join(copy, 'key.json')
  if (existsSync(file)) {
    const { salt, check } = JSON.parse(readFileSync(file, 'utf8')) as { salt: string; check: string }
    const key = scryptSync(passphrase, Buffer.from(salt, 'hex'), 32)
    if (hashOf(key) !== check)
      throw new Refused('BACKUP_PASSPHRASE is not the one that the copy of uploads was made with.')
    return key
  }
  const salt = randomBytes(16)
  const key = scryptSync(passphrase, salt, 32)
  put(file, Buffer.from(JSON.stringify({ salt: salt.toString('hex'), check: hashOf(key) })))
  return key
}

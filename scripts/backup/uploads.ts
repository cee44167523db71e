// The uploads as they were at a moment, of a bucket that keeps versions or of a copied folder; brought back in place, or elsewhere.
import { mkdirSync, readdirSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../../src/platform/config.ts'
import { bucketOf } from '../../src/roles/files.ts'
import { copiedFolder, type CopiedFolder } from './copied.ts'
import { histories, isUnderWay, versionAt, type Version } from './history.ts'
import { Refused, size } from './refused.ts'

/** Longer than backups of the database are kept (deploy/pgbackrest.conf: two full ones, made weekly). */
const daysNeeded = 22
const atOnce = 16

export type Uploads = {
  /** Where from, for a person. */
  told: string
  versions(): Promise<Version[]>
  read(version: Version): Promise<Uint8Array>
  /** Brings back in place what was there at a moment, and sets aside what came later; undefined where there is nothing in place. */
  putBack?(ms: number): Promise<{ same: number; broughtBack: number; setAside: number }>
  close(): void
}

/** Nothing else of the settings is needed here. */
const placeOf = (env: Record<string, string | undefined>) =>
  readConfig({
    ROLES: 'web',
    API_URL: 'http://127.0.0.1',
    ...Object.fromEntries(
      Object.entries(env).filter(([name]) => /^(?:DATA_FOLDER|FILES_URL|S3_\w+)$/.test(name)),
    ),
  })

/** Where the program keeps them; undefined where settings name neither a bucket nor a copy of a folder. */
export async function openUploads(env = process.env): Promise<Uploads | undefined> {
  const bucket = bucketOf(placeOf(env))
  if (bucket) {
    const { versionedBucket } = await import('../../src/platform/storage/s3-versions.ts')
    const it = versionedBucket(bucket)
    return {
      told: `bucket ${bucket.bucket}`,
      versions: () => it.versions(),
      read: ({ key, id }) => it.read(key, id),
      putBack: async (ms) => {
        const count = { same: 0, broughtBack: 0, setAside: 0 }
        await eachOf([...histories(await it.versions())], async ([key, history]) => {
          if (isUnderWay(key)) return
          const then = versionAt(history, ms)
          const [latest] = history as [Version, ...Version[]]
          const isSame = then ? !latest.isGone && latest.content === then.content : latest.isGone
          if (isSame) count.same++
          else if (then) await it.bringBack(key, then.id).then(() => count.broughtBack++)
          else await it.setAside(key).then(() => count.setAside++)
        })
        return count
      },
      close: () => it.close(),
    }
  }
  const copied = openCopy(env)
  if (!copied) return undefined
  return {
    told: `copy in ${env['UPLOADS_COPY']}`,
    versions: async () => copied.versions(),
    read: async ({ id }) => copied.read(id),
    close: () => {},
  }
}

/** The copy of a folder of uploads that settings name. */
export function openCopy(env = process.env): CopiedFolder | undefined {
  const { UPLOADS_COPY: copy, BACKUP_PASSPHRASE: passphrase } = env
  if (!copy) return undefined
  if (!passphrase || passphrase.length < 32)
    throw new Refused(
      'BACKUP_PASSPHRASE is missing or has less than 32 characters: UPLOADS_COPY is encrypted by it.',
    )
  return copiedFolder(copy, passphrase)
}

/** Copies a folder, or looks whether a bucket keeps what is removed; one line for a person, and whether it is well. */
export async function lookAfterUploads(env = process.env): Promise<{ isWell: boolean; text: string }> {
  const config = placeOf(env)
  const bucket = bucketOf(config)
  if (bucket) {
    const { versionedBucket } = await import('../../src/platform/storage/s3-versions.ts')
    const it = versionedBucket(bucket)
    const { isOn, days } = await it.keeping()
    it.close()
    if (!isOn)
      return {
        isWell: false,
        text: `The bucket ${bucket.bucket} keeps no versions: what is removed there cannot come back.`,
      }
    if (days !== undefined && days < daysNeeded)
      return {
        isWell: false,
        text: `The bucket keeps what is removed for ${days} days; ${daysNeeded} are needed.`,
      }
    return {
      isWell: true,
      text: `The bucket ${bucket.bucket} keeps what is removed ${days === undefined ? 'for ever' : `for ${days} days`}.`,
    }
  }
  const copied = openCopy(env)
  if (!copied) throw new Refused('Neither S3_BUCKET nor UPLOADS_COPY is set: nobody keeps the uploads.')
  const { copied: files, bytes, gone } = copied.copy(path.resolve(config.DATA_FOLDER, 'files'))
  const forgotten = copied.forget()
  return {
    isWell: true,
    text: `${files} files copied (${size(bytes)}), ${gone} gone, ${forgotten} forgotten.`,
  }
}

/** What was there at a moment, newest keys first. */
export function uploadsAt(versions: readonly Version[], ms: number): Version[] {
  const there = [...histories(versions)].flatMap(([key, history]) =>
    isUnderWay(key) ? [] : (versionAt(history, ms) ?? []),
  )
  const idOf = ({ key }: Version) => /[\da-f]{8}-[\da-f-]{27}/.exec(key)?.[0] ?? key
  return there.toSorted((a, b) => (idOf(a) < idOf(b) ? 1 : -1))
}

/** Writes versions into an empty folder, as the program keeps files in one. */
export async function writeInto(
  folder: string,
  uploads: Uploads,
  versions: readonly Version[],
): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refused(`${folder} is not empty.`)
  await eachOf(versions, async (version) => {
    const file = path.join(folder, version.key)
    if (!file.startsWith(folder + path.sep)) throw new Error(`no key: ${version.key}`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await uploads.read(version), { mode: 0o600 })
  })
}

async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = all.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of waiting) await work(one)
    }),
  )
}

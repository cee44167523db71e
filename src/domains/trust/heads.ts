// Ends of the audit log, signed each hour and kept in the table and among the private files, so that a log that is written anew shows (decision 103).
import { createPublicKey, verify } from 'node:crypto'
import { AuditHead, type AuditHeadEntry } from '../../contract/trust.ts'
import type { Db } from '../../platform/db.ts'
import { dayOf } from '../../platform/days.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { hashAt, headOf } from '../audit/reading.ts'
import { storage } from '../files/place.ts'
import { canonical } from './canonical.ts'
import { publicPart, signedText } from './keys.ts'
import { findHeads, findHeadsByDay, findNewestHead, insertHead } from './queries/heads.ts'
import { findKeys } from './queries/keys.ts'

export const format = 'millwright-audit-head-1'
const day = 86_400_000
/** So many days are published, and looked for among the files. */
export const headDays = 400
const keysMost = 500
const rowsMost = 50_000
const fileBytesMax = 1_000_000
const filesAtOnce = 20

/** Where the heads of a day lie. */
export const fileOf = (date: string): string => `audit-heads/${date}.json`

/**
 * Signs where the log ends now, unless that was signed on this day already. Throws, and signs nothing, when the log does not hold any more
 * what was signed last: it has been written anew.
 */
export async function signHead(db: Db, now = new Date()): Promise<void> {
  const [head, last] = await Promise.all([headOf(db), findNewestHead(db)])
  if (last) await requireHeld(db, last.signed)
  if (!head || head.position === '0') return
  if (last?.position === head.position && dayOf(last.at) === dayOf(now)) return
  const content = { format, position: Number(head.position), hash: head.hash, at: now.toISOString() }
  const signed = await signedText(db, content)
  await keepInFile(storage(), dayOf(now), signed)
  await insertHead(db, { at: now, position: head.position, signed })
}

async function requireHeld(db: Db, signed: string): Promise<void> {
  const { position, hash, at } = JSON.parse(signed) as AuditHeadEntry
  if ((await hashAt(db, BigInt(position))) === hash) return
  throw new Error(`the audit log does not hold what was signed of it at ${at}: npm run audit-log -- verify`)
}

/** Adds to those of the day; what was written there by others stays, and is named when the log is verified. */
async function keepInFile(files: Storage, date: string, signed: string): Promise<void> {
  const before = await headsInFile(files, date)
  const heads = [...before, JSON.parse(signed) as unknown]
  await files.write(fileOf(date), Buffer.from(`${JSON.stringify({ heads }, null, 1)}\n`), 'application/json')
}

async function headsInFile(files: Storage, date: string): Promise<unknown[]> {
  const bytes = await files.read(fileOf(date), fileBytesMax)
  if (!bytes) return []
  try {
    return headsIn(bytes.toString())
  } catch {
    return [bytes.toString()]
  }
}

/** The heads of a file; SyntaxError for what is no JSON, nothing for what holds none. */
export function headsIn(text: string): unknown[] {
  const { heads } = JSON.parse(text) as { heads?: unknown }
  return Array.isArray(heads) ? heads : []
}

/** The last head of each of the newest days, for everybody. */
export async function publicHeads(db: Db, now = new Date()): Promise<AuditHeadEntry[]> {
  const signed = await findHeadsByDay(db, new Date(now.getTime() - headDays * day))
  return signed.slice(0, headDays).map((one) => JSON.parse(one) as AuditHeadEntry)
}

export type KnownHeads = { heads: AuditHeadEntry[]; faults: string[] }

/** All heads that the table and the files know, and what is wrong with them. */
export async function knownHeads(db: Db, now = new Date()): Promise<KnownHeads> {
  const inTable = (await findHeads(db, rowsMost)).map((signed) => JSON.parse(signed) as unknown)
  const inFiles = await headsInFiles(storage(), now)
  return signedAmong(db, [...inTable, ...inFiles])
}

/** Those of some heads that were signed by keys of ours, each once; of the others a line each. */
export async function signedAmong(db: Db, some: readonly unknown[]): Promise<KnownHeads> {
  const keys = new Map((await findKeys(db, keysMost)).map(({ keyID, publicKey }) => [keyID, publicKey]))
  const heads = new Map<string, AuditHeadEntry>()
  const faults = new Set<string>()
  for (const one of some) {
    const { data: head } = AuditHead.safeParse(one)
    const key = head && keys.get(head.keyID)
    if (!head) faults.add('a signed end is not of the form of one')
    else if (key === undefined)
      faults.add(`the end signed at ${head.at} has the key ${head.keyID}, which is gone`)
    else if (!isSigned(head, key)) faults.add(`the end of ${head.at} is not what was signed`)
    else heads.set(head.signature, head)
  }
  return { heads: [...heads.values()], faults: [...faults] }
}

function isSigned({ signature, ...content }: AuditHeadEntry, x: string): boolean {
  const key = createPublicKey({ key: publicPart(x), format: 'jwk' })
  return verify(null, Buffer.from(canonical(content)), key, Buffer.from(signature, 'base64url'))
}

async function headsInFiles(files: Storage, now: Date): Promise<unknown[]> {
  const dates = Array.from({ length: headDays }, (_, at) => dayOf(new Date(now.getTime() - at * day)))
  const found: unknown[] = []
  for (let at = 0; at < dates.length; at += filesAtOnce) {
    const some = dates.slice(at, at + filesAtOnce).map((date) => headsInFile(files, date))
    found.push(...(await Promise.all(some)).flat())
  }
  return found
}

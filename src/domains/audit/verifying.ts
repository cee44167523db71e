// Whether the audit log is what it was: computed anew from the rows, by none of the database's own functions.
import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../platform/db.ts'
import { findHead, findLinks, findUnchained } from './queries.ts'

const portion = 2_000
/** Of each kind so many are named. */
const namedMost = 200

/** What is hashed of an entry: each column as its number of bytes, a colon and its text; a minus for what is missing. */
export const textOf = (fields: readonly (string | null)[]): string =>
  fields.map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field}`)).join('')

/** The hash of a link: that of the one before it, and the text of its entry. */
export const hashAfter = (before: Buffer, fields: readonly (string | null)[]): Buffer =>
  createHash('sha256').update(before).update(textOf(fields)).digest()

export type Verified = {
  /** How many links were read. */
  entries: number
  /** One line for each thing that is wrong, at most some hundreds. */
  faults: string[]
  head: { position: string; hash: string } | null
}

/** Where the log ended once, as somebody noted it. */
export type NotedEnd = { position: number; hash: string; at: string }

/**
 * Reads the whole chain in portions and names what was changed, removed, exchanged, put in or cut off. A link that is wrong is
 * named once: those after it are judged by the hash that it has. With `noted` ends it is also named when the log is another than it was then.

 * What is written meanwhile is not read: all is seen as it was at the first statement.
 */
export function verify(db: Db, noted: readonly NotedEnd[] = []): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => verified(tx, noted))
}

async function verified(db: Tx, noted: readonly NotedEnd[]): Promise<Verified> {
  const ends = Map.groupBy(noted, ({ position }) => BigInt(position))
  const faults: string[] = []
  const say = (fault: string) => faults.length < namedMost && faults.push(fault)
  let entries = 0
  let at = 0n
  let hash: Buffer = Buffer.alloc(32)
  for (;;) {
    const links = await findLinks(db, { after: at, limit: portion })
    for (const link of links) {
      const position = BigInt(link.position)
      if (position !== at + 1n) say(gap(at + 1n, position - 1n))
      if (link.fields === null) say(`the entry ${link.entryID} of position ${position} was removed`)
      else if (position === at + 1n && !hashAfter(hash, link.fields).equals(link.hash))
        say(`the entry ${link.entryID} at position ${position} is not what was written there`)
      at = position
      hash = link.hash
      for (const end of ends.get(position) ?? [])
        if (end.hash !== hash.toString('hex'))
          say(`position ${position} is not what it was at ${end.at}: the log was written anew up to there`)
      entries++
    }
    if (links.length < portion) break
  }
  for (const end of noted)
    if (BigInt(end.position) > at)
      say(`the log ended at position ${end.position} at ${end.at}, and is shorter now`)
  const head = await findHead(db)
  if (!head) say('the end of the chain is not noted any more')
  else if (BigInt(head.position) > at) say(gap(at + 1n, BigInt(head.position)))
  else if (BigInt(head.position) < at || !head.hash.equals(hash))
    say(`the chain ends at position ${at}, but ${head.position} was noted as its end`)
  for (const id of await findUnchained(db, namedMost)) say(`the entry ${id} was put in beside the chain`)
  return { entries, faults, head: head ? { position: head.position, hash: head.hash.toString('hex') } : null }
}

const gap = (from: bigint, to: bigint): string =>
  from === to ? `position ${from} was removed` : `positions ${from} to ${to} were removed`

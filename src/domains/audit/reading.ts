// What is read of the audit log.
import type { Db, Tx } from '../../platform/db.ts'
import { findHash, findHead } from './queries.ts'

export {
  findNewest,
  findNewestOfEach,
  findOfBusiness,
  findOfSubject,
  findPage,
  type Entry,
} from './queries.ts'

/** Where the chain ends, its hash in hexadecimal. */
export async function headOf(db: Db | Tx): Promise<{ position: string; hash: string } | undefined> {
  const head = await findHead(db)
  return head && { position: head.position, hash: head.hash.toString('hex') }
}

/** The hash at a position in hexadecimal; undefined where there is none. */
export async function hashAt(db: Db | Tx, position: bigint): Promise<string | undefined> {
  return (await findHash(db, position))?.toString('hex')
}

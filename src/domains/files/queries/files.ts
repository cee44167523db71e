import { sql, type ColumnType, type Generated, type Selectable } from 'kysely'
import type { FilePurpose } from '../../../contract/files.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type FileVersion = {
  name: string
  width: number
  height: number
  type: string
  bytes: number
  /** Hexadecimal; of what may be given as a document. */
  sha256?: string
}
export type FileOwner = {
  type: 'user' | 'business' | 'product' | 'inquiry' | 'group' | 'verification' | 'certificate'
  id: string
}
type FileStatus = 'requested' | 'checking' | 'ready' | 'leaving'

type FileRow = {
  file_id: string
  user_id: string
  business_id: string | null
  purpose: FilePurpose
  content_type: string
  declared_bytes: number
  token_hash: Buffer
  status: Generated<FileStatus>
  requested_at: Generated<Date>
  expires_at: Date
  checks: Generated<number>
  ready_at: Date | null
  /** JSON goes in as text. */
  versions: ColumnType<FileVersion[], string | undefined, string>
  colour: string | null
  owner_type: FileOwner['type'] | null
  owner_id: string | null
  place: string | null
  released_at: Date | null
  swept_at: Date | null
  file_name: string | null
  pages: number | null
  checking_at: Date | null
  withheld: Generated<boolean>
  keeper_gone: Generated<boolean>
  lies_apart: Generated<boolean>
  /** Of what an import brought. */
  given_sha256: ColumnType<Buffer | null, Buffer | null | undefined, never>
}
type FileTables = {
  files: FileRow
  file_quotas: { user_id: string; day: string; requests: number; bytes: Generated<number> }
}
export const tables = (db: Db | Tx) => db.withTables<FileTables>()

export const now = sql<Date>`now()`
export const ago = (seconds: number) => sql<Date>`now() - ${seconds} * interval '1 second'`
export const uuids = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

export type NewFile = {
  fileID: string
  userID: string
  businessID: string | null
  purpose: FilePurpose
  contentType: string
  bytes: number
  tokenHash: Buffer
  seconds: number
  /** Of what goes with a message. */
  fileName?: string | undefined
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await tables(tx)
    .insertInto('files')
    .values({
      file_id: file.fileID,
      user_id: file.userID,
      business_id: file.businessID,
      purpose: file.purpose,
      content_type: file.contentType,
      declared_bytes: file.bytes,
      token_hash: file.tokenHash,
      file_name: file.fileName ?? null,
      expires_at: sql<Date>`now() + ${file.seconds} * interval '1 second'`,
    })
    .execute()
}

export type TokenOf = { tokenHash: Buffer; userID: string; purposes: readonly FilePurpose[] }

/** Of one upload, as far as they cost something and came to nothing. */
const checksMax = 10

/** Longer than any check takes: the process that made it was killed. */
const checkingSeconds = 60

/** Takes the one check that a token is good for; undefined when it was taken, has run out or is somebody else's. */
export function claimFile(db: Db | Tx, { tokenHash, userID, purposes }: TokenOf) {
  return tables(db)
    .updateTable('files')
    .set({ status: 'checking', checking_at: now })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userID)
    .where('purpose', 'in', purposes)
    .where((is) =>
      is.or([
        is('status', '=', 'requested'),
        is.and([is('status', '=', 'checking'), is('checking_at', '<', ago(checkingSeconds))]),
      ]),
    )
    .where('expires_at', '>', now)
    .where('checks', '<', checksMax)
    .returning(['file_id', 'business_id', 'purpose', 'content_type', 'declared_bytes', 'checks'])
    .executeTakeFirst()
}
export type ClaimedFile = NonNullable<Awaited<ReturnType<typeof claimFile>>>

/** What a token of this person is for, whether or not it is still good. */
export function findByToken(db: Db | Tx, { tokenHash, userID, purposes }: TokenOf) {
  return tables(db)
    .selectFrom('files')
    .select(['file_id', 'business_id'])
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userID)
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
}

/** Gives the check back: it was not the file's fault that it came to nothing. A `costly` one is counted. */
export async function unclaimFile(
  db: Db | Tx,
  fileID: string,
  { costly }: { costly: boolean },
): Promise<void> {
  await tables(db)
    .updateTable('files')
    .set(({ eb }) => ({
      status: 'requested',
      checking_at: null,
      checks: eb('checks', '+', costly ? 1 : 0),
    }))
    .where('file_id', '=', fileID)
    .where('status', '=', 'checking')
    .execute()
}

export const storedColumns = ['file_id', 'versions', 'colour', 'file_name', 'content_type', 'pages'] as const
export type StoredRow = Pick<Selectable<FileRow>, (typeof storedColumns)[number]>

/** Keeps what was made of a file that is being checked; undefined when it was given up meanwhile. */
export function keepFile(
  db: Db | Tx,
  fileID: string,
  {
    versions,
    colour,
    pages,
  }: { versions: readonly FileVersion[]; colour: string | null; pages: number | null },
): Promise<StoredRow | undefined> {
  return tables(db)
    .updateTable('files')
    .set({ status: 'ready', ready_at: now, versions: JSON.stringify(versions), colour, pages })
    .where('file_id', '=', fileID)
    .where('status', '=', 'checking')
    .returning(storedColumns)
    .executeTakeFirst()
}

/** Marks a file that was refused: its bytes go, and then its row. */
export async function dismissFile(db: Db | Tx, fileID: string): Promise<void> {
  await tables(db).updateTable('files').set({ status: 'leaving' }).where('file_id', '=', fileID).execute()
}

export function findReadyFiles(db: Db | Tx, fileIDs: readonly string[]): Promise<StoredRow[]> {
  return tables(db)
    .selectFrom('files')
    .select(storedColumns)
    .where('file_id', '=', uuids(fileIDs))
    .where('status', '=', 'ready')
    .execute()
}

type Place = FileOwner & { place: string }
type Whose = { type: 'user' | 'business'; id: string }

/** Nobody else puts a file of this business anywhere until the transaction ends: two that want the same files would wait for each other. */
export async function lockFilesOf(tx: Tx, businessID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${businessID}`}, 0))`.execute(tx)
}

/** Puts a ready file where it is to be shown; undefined when it is not this person's, in another place already, or what showed it is removed. */
export function placeFile(
  tx: Tx,
  use: { fileID: string; whose: Whose; purpose: FilePurpose; at: Place },
): Promise<StoredRow | undefined> {
  const { fileID, whose, purpose, at } = use
  const wanted = tables(tx)
    .updateTable('files')
    .set({ owner_type: at.type, owner_id: at.id, place: at.place, released_at: null })
    .where('file_id', '=', fileID)
    .where('status', '=', 'ready')
    .where('purpose', '=', purpose)
    .where('withheld', '=', false)
    .where('keeper_gone', '=', false)
    .where((is) =>
      is.or([
        is('owner_id', 'is', null),
        is.and([is('owner_type', '=', at.type), is('owner_id', '=', at.id), is('place', '=', at.place)]),
      ]),
    )
    .returning(storedColumns)
  // A business's file is the business's, whoever of it uploaded it; a person's is that person's alone.
  const theirs =
    whose.type === 'business'
      ? wanted.where('business_id', '=', whose.id)
      : wanted.where('user_id', '=', whose.id).where('business_id', 'is', null)
  return theirs.executeTakeFirst()
}

/** Takes out what is in a place, unless it is `except`. */
export async function releasePlace(tx: Tx, at: Place, except?: string): Promise<void> {
  const there = tables(tx)
    .updateTable('files')
    .set({ owner_type: null, owner_id: null, place: null, released_at: now })
    .where('owner_type', '=', at.type)
    .where('owner_id', '=', at.id)
    .where('place', '=', at.place)
  await (except === undefined ? there : there.where('file_id', '!=', except)).execute()
}

/** Takes out what is in the places of an owner whose names begin so. */
export async function releasePlacesUnder(tx: Tx, owner: FileOwner, beginning: string): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set({ owner_type: null, owner_id: null, place: null, released_at: now })
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where(sql<boolean>`starts_with(place, ${beginning})`)
    .execute()
}

/** Lets go of everything a person uploaded for themself and no business shows; it leaves with the next clean-up. */
export async function releaseFilesOf(tx: Tx, userID: string): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set({ status: 'leaving', owner_type: null, owner_id: null, place: null, released_at: now })
    .where('user_id', '=', userID)
    .where('business_id', 'is', null)
    .where((is) => is.or([is('owner_type', 'is', null), is('owner_type', '=', 'user')]))
    .execute()
  await tables(tx).deleteFrom('file_quotas').where('user_id', '=', userID).execute()
}

/** Of a business: what stands in one of its places, and what was uploaded for it, wherever that stands. */
export async function releaseBusiness(tx: Tx, businessID: string): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set({ status: 'leaving', owner_type: null, owner_id: null, place: null, released_at: now })
    .where((is) =>
      is.or([
        is('business_id', '=', businessID),
        is.and([is('owner_type', '=', 'business'), is('owner_id', '=', businessID)]),
      ]),
    )
    .execute()
}

/** The next `limit` files after an id that somebody or something of theirs shows, with what is kept of them. */
export function findShownFiles(
  db: Db | Tx,
  { type, id }: { type: 'user' | 'business'; id: string },
  { after, limit }: { after: string; limit: number },
) {
  return tables(db)
    .selectFrom('files')
    .select([...storedColumns, 'owner_type', 'owner_id', 'place', 'lies_apart'])
    .where((is) => {
      const shown = is.and([is('owner_type', '=', type), is('owner_id', '=', id)])
      return type === 'business' ? is.or([is('business_id', '=', id), shown]) : shown
    })
    .where('status', '=', 'ready')
    .where('owner_id', 'is not', null)
    .where('file_id', '>', after)
    .orderBy('file_id')
    .limit(limit)
    .execute()
}

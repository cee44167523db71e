// Pictures and documents follow the products of an import: read or fetched, checked and made anew as uploads are, and given to their
// products a portion a transaction. What a killed process has made is nobody's and goes; the portion is made again.
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { DocumentKind as KeptKind } from '../../contract/document-kinds.ts'
import { ImportChoices } from '../../contract/import-shapes.ts'
import type { FileRefusal } from '../../contract/import-words.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { openWorkshop, type Workshop } from '../../platform/images/workshop.ts'
import { fetcher, type FetchRefusal, type Fetched } from '../../platform/outside/fetching.ts'
import { openParts, type OpenedParts } from '../../platform/tables/archive.ts'
import { TableError } from '../../platform/tables/table.ts'
import { bringDocument, bringPicture, hashOf, sameGiven } from '../files/bringing.ts'
import { holdProducts } from '../products/bulk.ts'
import { addFiles, givenFilesOf, type Coming } from '../products/bulk-files.ts'
import { isListed } from '../reference-data/lists.ts'
import { provenHostOf } from '../verification/identity.ts'
import { calledIn, type Called } from './called-pictures.ts'
import { jsonOf } from './json.ts'
import {
  countFiles,
  findWaiting,
  settleFiles,
  type FileCounts,
  type SettledFile,
  type WaitingFile,
} from './queries/files.ts'
import { holdLease, setImport } from './queries/imports.ts'
import { leaveFiles } from './queries/rows.ts'
import type { ImportEntry } from './queries/tables.ts'
import type { DocumentKind } from './reading/meanings.ts'
import { mayGoOn } from './rights.ts'
import { isOwnHost } from './staging-files.ts'
import { archiveOf } from './table-file.ts'

const portion = 32
const atOnce = 4
const hands = 2
/** Then no more of a portion is begun, so that its lease holds. */
const beginningMs = 6_000
const triesMost = 4
const leaseMs = 8_000

type Fetching = ReturnType<typeof fetcher>
let fetchFile: Fetching = fetcher()
/** Has tests fetch from a server of theirs. */
export function fetchWith(fetching: Fetching): void {
  fetchFile = fetching
}

/** Gives the next pictures and documents to their products; false when none wait, or somebody else does it. */
export async function attachPortion(db: Db, importID: string, lease: string): Promise<boolean> {
  const held = await transaction(db, async (tx) => {
    const row = await holdLease(tx, importID, lease, 'running')
    return row && (await mayGoOn(tx, row)) ? row : undefined
  })
  if (!held) return false
  const waiting = await findWaiting(db, importID, portion)
  if (waiting.length === 0) return false
  // On a busy machine a portion may take longer than a lease.
  const renewing = setInterval(() => void renew(db, importID, lease).catch(() => {}), leaseMs)
  const ready = await readyOf(db, held, waiting).finally(() => clearInterval(renewing))
  return transaction(db, async (tx) => {
    const now = await holdLease(tx, importID, lease, 'running')
    if (!now) return false
    await holdProducts(tx, held.business_id)
    const rows = [...new Set(ready.map(({ file }) => file.row_number))]
    const called = await calledIn(tx, importID, rows)
    const coming = ready.flatMap(({ file, outcome }) =>
      'coming' in outcome ? [comingOf(held, file, outcome.coming, called)] : [],
    )
    const { arrivals, touched } = await addFiles(tx, held.business_id, coming, called.isOfThis)
    const settled = ready.flatMap(({ file, outcome }): SettledFile[] => {
      const place = { row_number: file.row_number, position: file.position }
      if ('refused' in outcome) return [{ ...place, state: 'refused', reason: outcome.refused }]
      if ('later' in outcome) return [{ ...place, ...(file.tries < triesMost ? waits : tooSlow) }]
      if ('unchanged' in outcome) return [{ ...place, state: 'unchanged' }]
      const arrival = arrivals.get(keyOf(file))!
      // It is made once more.
      if ('again' in arrival) return []
      if ('refused' in arrival) return [{ ...place, state: 'refused', reason: arrival.refused }]
      const { came, replaced = null } = arrival
      return [{ ...place, state: came === '' ? 'unchanged' : 'done', came_as: came, replaced }]
    })
    await settleFiles(tx, importID, settled)
    const rowOf = new Map(ready.map(({ file }) => [file.productID, file.row_number]))
    const left = [...touched].map(([id, one]) => ({ row_number: rowOf.get(id)!, ...one }))
    const pictured = await leaveFiles(tx, importID, left)
    const { written } = now
    const kindOf = new Map(ready.map(({ file }) => [keyOf(file), file.kind]))
    await setImport(tx, importID, {
      files: jsonOf(now.files ? counted(now.files, settled, kindOf) : await countFiles(tx, importID)),
      ...(pictured > 0 && { written: jsonOf({ ...written, pictured: (written.pictured ?? 0) + pictured }) }),
    })
    return true
  })
}

/** What was settled is added to what was counted: nobody counts all files of an import again for each portion. */
function counted(
  { pictures, documents, refused }: FileCounts,
  settled: readonly SettledFile[],
  kindOf: ReadonlyMap<string, WaitingFile['kind']>,
): FileCounts {
  const over = settled.filter(({ state }) => state !== 'waiting')
  const ofKind = (kind: WaitingFile['kind']) => over.filter((one) => kindOf.get(keyOf(one)) === kind).length
  return {
    pictures: { ...pictures, done: pictures.done + ofKind('picture') },
    documents: { ...documents, done: documents.done + ofKind('document') },
    refused: refused + over.filter(({ state }) => state === 'refused').length,
  }
}

const renew = (db: Db, importID: string, lease: string) =>
  transaction(db, (tx) => holdLease(tx, importID, lease, 'running'))

const waits = { state: 'waiting' } as const
const tooSlow = { state: 'refused', reason: 'broken' } as const
const keyOf = ({ row_number: row, position }: Pick<WaitingFile, 'row_number' | 'position'>): string =>
  `${row}.${position}`

type Brought =
  | { picture: NonNullable<Awaited<ReturnType<typeof bringPicture>>> }
  | { document: Exclude<Awaited<ReturnType<typeof bringDocument>>, string> }
/** `later`: the machine was busy. */
type Outcome = { refused: FileRefusal } | { unchanged: true } | { later: true } | { coming: Brought }
type Ready = { file: WaitingFile; outcome: Outcome }

/** What becomes of files, several at once; those that are not begun in time are left for the next portion. */
async function readyOf(db: Db, held: ImportEntry, waiting: readonly WaitingFile[]): Promise<Ready[]> {
  const { business_id: businessID, import_id: importID } = held
  const ids = [...new Set(waiting.flatMap(({ productID }) => productID ?? []))]
  const needsHost = waiting.some(({ part }) => part === null)
  const [given, own, archive] = await Promise.all([
    givenFilesOf(db, businessID, ids),
    needsHost ? provenHostOf(db, businessID) : null,
    waiting.some(({ part }) => part !== null) ? archiveOf(importID) : null,
  ])
  const parts = archive && (await openParts(archive))
  const workshop = openWorkshop(hands)
  const making = { db, held, given, own, parts, workshop, begun: new Map<string, Promise<Outcome>>() }
  const until = Date.now() + beginningMs
  const ready: Ready[] = []
  const next = waiting.values()
  async function lane(): Promise<void> {
    for (const file of next) {
      if (Date.now() > until && ready.length > 0) return
      ready.push({ file, outcome: await outcomeOf(file, making).catch(isLater) })
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, lane))
  } finally {
    workshop.close()
    parts?.close()
  }
  return ready.toSorted(({ file: a }, { file: b }) => a.row_number - b.row_number || a.position - b.position)
}

type Making = {
  db: Db
  held: ImportEntry
  given: Awaited<ReturnType<typeof givenFilesOf>>
  own: string | null
  parts: OpenedParts | null
  workshop: Workshop
  /** Pictures of this portion by their hashes: several products may name one. */
  begun: Map<string, Promise<Outcome>>
}

async function outcomeOf(file: WaitingFile, making: Making): Promise<Outcome> {
  const { productID, rowKind, rowState } = file
  const isWritten = rowState === 'done' || (rowKind === 'unchanged' && rowState === 'none')
  const given = productID === null ? undefined : making.given.get(productID)
  if (!isWritten || !given) return { refused: 'product-left' }
  const got = await bytesOf(file, making)
  if ('refused' in got) return got
  const hash = hashOf(got.bytes)
  const hex = hash.toString('hex')
  if (file.kind === 'document') {
    if (given.documents.has(hex)) return { unchanged: true }
    return documentOf(file, got.bytes, making)
  }
  if (given.pictures.has(hex)) return { unchanged: true }
  const begun = making.begun.get(hex) ?? pictureOf(got.bytes, hash, making)
  making.begun.set(hex, begun)
  return begun
}

const refusals = {
  address: 'own-domain-only',
  host: 'host-not-public',
  'no answer': 'no-answer',
  'not there': 'not-there',
  'too large': 'too-large',
} as const satisfies Record<FetchRefusal, FileRefusal>

/** The bytes of a file, from the archive or from the company's own host. */
async function bytesOf(
  { part, name }: WaitingFile,
  { parts, own }: Making,
): Promise<{ bytes: Buffer } | { refused: FileRefusal }> {
  if (part === null) {
    const wish = { isAllowed: (host: string) => isOwnHost(host, own), maxBytes: limits.importFileBytesMax }
    const fetched: Fetched = await fetchFile(name, wish)
    return 'bytes' in fetched ? fetched : { refused: refusals[fetched.refusal] }
  }
  if (!parts) return { refused: 'not-there' }
  try {
    // The list said how large it is, and is held to it.
    return { bytes: await buffer(Readable.from(parts.pieces(part), { objectMode: false })) }
  } catch (error) {
    if (error instanceof TableError) return { refused: error.reason === 'encrypted' ? 'encrypted' : 'broken' }
    throw error
  }
}

async function pictureOf(bytes: Buffer, hash: Buffer, { db, held, workshop }: Making): Promise<Outcome> {
  const same = await sameGiven(db, held.business_id, hash)
  if (same) return { coming: { picture: same } }
  const whose = { userID: held.user_id, businessID: held.business_id }
  const picture = await bringPicture(db, whose, bytes, workshop)
  return picture ? { coming: { picture } } : { refused: 'not-a-picture' }
}

async function documentOf(file: WaitingFile, bytes: Buffer, { db, held }: Making): Promise<Outcome> {
  const document = await bringDocument(db, held.user_id, { name: fileNameOf(file), bytes })
  if (typeof document === 'string') return { refused: document === 'active' ? 'active' : 'not-a-document' }
  return { coming: { document } }
}

function isLater(error: unknown): Outcome {
  if (error instanceof Error && error.name === 'TookTooLong') return { later: true }
  throw error
}

/** Of an address its last step, without what is asked behind it. */
function fileNameOf({ name, part }: WaitingFile): string {
  const path = part?.path ?? decoded(URL.parse(name)?.pathname ?? name)
  return path.slice(path.lastIndexOf('/') + 1)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const kinds: Record<DocumentKind, KeptKind> = {
  'data sheet': 'dataSheet',
  manual: 'manual',
  cad: 'cad',
  brochure: 'brochure',
  certificate: 'other',
}

function comingOf({ choices }: ImportEntry, file: WaitingFile, brought: Brought, { nameOf }: Called): Coming {
  const whose = { key: keyOf(file), productID: file.productID! }
  if ('picture' in brought) return { ...whose, ...brought, called: nameOf(file) }
  const { kind = 'data sheet', language = '', version = '' } = file.about ?? {}
  const stem = brought.document.fileName.replace(/\.[^.]*$/, '')
  return {
    ...whose,
    document: {
      ...brought.document,
      kind: kinds[kind],
      title: [...stem].slice(0, limits.documentTitleMax).join(''),
      language: isListed('languages', language) ? language : '',
      version: version.slice(0, limits.documentVersionMax),
      // What was chosen for a table before there were documents says nothing of them.
      access: ImportChoices.parse(choices).documents,
    },
  }
}

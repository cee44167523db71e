// The files of a company or a person for their own keeping: what shows each, and the best version that we hold.
import type { Db, Tx } from '../../platform/db.ts'
import { storage } from './place.ts'
import { findShownFiles, type FileVersion, type StoredRow } from './queries/files.ts'
import { findInInquiries } from './queries/attachments.ts'
import { findOfCertificates, findOfProducts } from './queries/documents.ts'
import { apartFolder, attachmentFolder, originalName, publicFolder, showAttachment } from './showing.ts'

export type FileCopy = {
  fileID: string
  /** What shows it, and where there. */
  ownerType: string
  ownerID: string
  place: string
  url: string
  /** In the storage. */
  key: string
  /** Its ending says what it is. */
  name: string
  bytes: number
}

/** Whose files they are. */
type Keeper = { type: 'user' | 'business'; id: string }

/**
 * The next `limit` files after a file, in order of their ids: of a person what their profile and their posts show, of a company
 * what it and its products show.
 */
export async function filesOf(
  db: Db | Tx,
  keeper: Keeper,
  page: { after: string; limit: number },
): Promise<FileCopy[]> {
  const rows = await findShownFiles(db, keeper, page)
  return rows.flatMap((row) => {
    const best = bestOf(row.versions)
    if (!best) return []
    return {
      fileID: row.file_id,
      ownerType: row.owner_type ?? '',
      ownerID: row.owner_id ?? '',
      place: row.place ?? '',
      url: storage().urlOf(publicFolder(row.file_id) + best.name),
      key: (row.lies_apart ? apartFolder : publicFolder)(row.file_id) + best.name,
      name: best.name,
      bytes: best.bytes,
    }
  })
}

/** The bytes of a file; null when it went meanwhile. */
export function readCopy({ key, bytes }: FileCopy): Promise<Buffer | null> {
  return storage().read(key, bytes)
}

/** The files that went with the messages of conversations; they have no address that lasts. */
export async function filesOfInquiries(db: Db | Tx, inquiryIDs: readonly string[]): Promise<FileCopy[]> {
  const rows = inquiryIDs.length > 0 ? await findInInquiries(db, inquiryIDs) : []
  return rows.map((row) => privateCopy('inquiry', row))
}

/** The documents of certificates, which have none either. */
export async function filesOfCertificates(
  db: Db | Tx,
  certificateIDs: readonly string[],
): Promise<FileCopy[]> {
  const rows = certificateIDs.length > 0 ? await findOfCertificates(db, certificateIDs) : []
  return rows.map((row) => privateCopy('certificate', row))
}

/** The documents of products: they are read at addresses of two minutes too. */
export async function filesOfProducts(db: Db | Tx, productIDs: readonly string[]): Promise<FileCopy[]> {
  const rows = productIDs.length > 0 ? await findOfProducts(db, productIDs) : []
  return rows.map((row) => privateCopy('product', row))
}

function privateCopy(
  ownerType: string,
  row: StoredRow & { owner_id: string | null; place: string | null },
): FileCopy {
  const { name, bytes } = showAttachment(row)
  return {
    fileID: row.file_id,
    ownerType,
    ownerID: row.owner_id ?? '',
    place: row.place ?? '',
    url: '',
    key: attachmentFolder(row.file_id) + originalName,
    name,
    bytes,
  }
}

/** The largest, in the type that every program opens. */
const bestOf = (versions: readonly FileVersion[]) =>
  versions.filter(({ type }) => type !== 'image/avif').at(-1) ?? versions.at(-1)

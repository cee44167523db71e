// Uploaded files: one after the other from the storage into the archive, and a list of all.
import type { Db } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { zipBytesMax, type ZipFile } from '../../platform/zip.ts'
import { certificateIDsOf } from '../businesses/export-share.ts'
import {
  filesOf,
  filesOfCertificates,
  filesOfInquiries,
  filesOfProducts,
  readCopy,
  type FileCopy,
} from '../files/copies.ts'
import { inquiryIDsForExport } from '../inquiries/export-share.ts'
import { productsWithDocuments } from '../products/export-share.ts'
import type { Subject } from './queries.ts'

const pageSize = 200
/** The directory of the archive and its last texts need room too. */
const filesBytesMax = zipBytesMax - 200_000_000

export type WrittenFile = FileCopy & {
  /** In the archive; empty for one that would not fit, or that went meanwhile. */
  path: string
}

/** Writes `files/` and says after each file how far it is (0 to 1). Answers all files, those too that are only listed. */
export async function writeFiles(
  zip: ZipFile,
  uploads: AsyncIterable<readonly FileCopy[]>,
  tell: (share: number) => Promise<void>,
): Promise<WrittenFile[]> {
  const files: FileCopy[] = []
  for await (const some of uploads) files.push(...some)
  const written: WrittenFile[] = []
  for (const file of files) {
    const fits = zip.size() + file.bytes < filesBytesMax
    const content = fits ? await readCopy(file) : null
    const path = content ? pathOf(file) : ''
    if (content) await zip.bytes(path, content)
    written.push({ ...file, path })
    await tell(written.length / files.length)
  }
  return written
}

/** What somebody's pages and posts show, the documents of a company's certificates and products, and what went with the messages of their conversations, from either side. */
export async function* uploadsOf(db: Db, subject: Subject): AsyncGenerator<FileCopy[]> {
  for (let after = firstID; ;) {
    const page = await filesOf(db, subject, { after, limit: pageSize })
    yield page
    const last = page.at(-1)
    if (!last) break
    after = last.fileID
  }
  if (subject.type === 'business') {
    yield await filesOfCertificates(db, await certificateIDsOf(db, subject.id))
    const productIDs = await productsWithDocuments(db, subject.id)
    for (let at = 0; at < productIDs.length; at += pageSize)
      yield await filesOfProducts(db, productIDs.slice(at, at + pageSize))
  }
  for await (const ids of inquiryIDsForExport(db, subject.id)) yield await filesOfInquiries(db, ids)
}

/** By what shows it; nothing of it was chosen by anybody. */
function pathOf({ fileID, ownerType, ownerID, place, name }: FileCopy): string {
  const ofMany: Record<string, string> = { product: `products/${ownerID}`, inquiry: `inquiries/${ownerID}` }
  const folder = ofMany[ownerType] ?? ownerType
  const kind = (place.split(':')[0] ?? '').replaceAll(/[^\w-]/g, '_')
  return `files/${folder}/${kind}-${fileID}${name.slice(name.lastIndexOf('.'))}`
}

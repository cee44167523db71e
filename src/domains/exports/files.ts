// The uploaded files of a company: one after the other from the storage into the archive, and a list of all.
import { csvLines, csvMark, type Cell } from '../../platform/csv.ts'
import type { Db } from '../../platform/db.ts'
import { zipBytesMax, type ZipFile } from '../../platform/zip.ts'
import { filesOfBusiness, readCopy, type FileCopy } from '../files/copies.ts'

const page = 200
/** The directory of the archive and its last texts need room too. */
const filesBytesMax = zipBytesMax - 200_000_000

/**
 * Writes `files/` and `files.csv`, and says after each file how far it is (0 to 1). Answers how many files are only
 * listed: they would not fit, or went meanwhile.
 */
export async function writeFiles(
  db: Db,
  zip: ZipFile,
  businessID: string,
  tell: (share: number) => Promise<void>,
): Promise<number> {
  const files: FileCopy[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const found = await filesOfBusiness(db, { businessID, after, limit: page })
    files.push(...found)
    const last = found.at(-1)
    if (!last) break
    after = last.fileID
  }
  const lines: Cell[][] = [['fileID', 'ownerType', 'ownerID', 'place', 'bytes', 'url', 'path']]
  let left = 0
  for (const [at, file] of files.entries()) {
    const path = pathOf(file)
    const fits = zip.size() + file.bytes < filesBytesMax
    const content = fits ? await readCopy(file) : null
    if (content) await zip.bytes(path, content)
    else left += 1
    const { fileID, ownerType, ownerID, place, bytes, url } = file
    lines.push([fileID, ownerType, ownerID, place, bytes, url, content ? path : null])
    await tell((at + 1) / files.length)
  }
  await zip.text('files.csv', [csvMark, csvLines(lines)])
  return left
}

/** By what shows it; nothing of it was chosen by anybody. */
function pathOf({ fileID, ownerType, ownerID, place, name }: FileCopy): string {
  const folder = ownerType === 'product' ? `products/${ownerID}` : ownerType
  const kind = (place.split(':')[0] ?? '').replaceAll(/[^\w-]/g, '_')
  return `files/${folder}/${kind}-${fileID}${name.slice(name.lastIndexOf('.'))}`
}

// A program of a company sends a table, which is brought in without anybody looking on (P7.13).
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../contract/errors.ts'
import { importPath } from '../../contract/import-path.ts'
import { ImportChoices, type ProductImportEntry } from '../../contract/import-shapes.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { editionLink } from '../editions/editions.ts'
import { resolveManager, type SessionOrKey } from '../members/actors.ts'
import { keyName } from '../members/company-keys.ts'
import { jsonOf } from './json.ts'
import { hasInHand, insertImport, makeWay, setImport, wakeImports } from './queries/imports.ts'
import type { Orders } from './queries/tables.ts'
import { shown } from './requests.ts'
import { inFolder, keepTable } from './table-file.ts'

type Wish = Orders & { bid: string; fileName: string; sheet?: string | undefined }
type From = { by: SessionOrKey; edition: string; file: AsyncIterable<Buffer> | undefined }

/** A run of a night lasts that long at most, as a rule. */
const againAfterSeconds = 60

/**
 * Takes a table whole, or nothing of it, and lets it go on. Throws NotFound, NotAllowed, ImportInHand while another import of the
 * company is not over, and as the file does.
 */
export async function sendTable(
  db: Db,
  { by, edition, file }: From,
  { bid, fileName, sheet, ...orders }: Wish,
): Promise<{ import: ProductImportEntry; state: string; page: string }> {
  await resolveManager(db, by, bid)
  // Asked again when the file is there; until then nobody need send it.
  if (await hasInHand(db, bid)) throw inHand()
  const importID = uuidv7()
  await inFolder(async (folder) => {
    const place = path.join(folder, 'table')
    const bytes = await arrived(file, place)
    await transaction(db, async (tx) => {
      const { userID } = await resolveManager(tx, by, bid)
      const key = 'keyID' in by ? by.keyID : null
      await makeWay(tx, bid)
      const isFirst = await insertImport(tx, {
        import_id: importID,
        business_id: bid,
        user_id: userID,
        key_id: key,
        key_name: key && (await keyName(tx, key)),
        file_name: fileName,
        file_bytes: bytes,
        sheet: sheet ?? null,
        choices: jsonOf(ImportChoices.parse({})),
        orders: jsonOf(orders),
      })
      if (!isFirst) throw inHand()
    })
    try {
      await keepTable(importID, place)
    } catch (error) {
      await transaction(db, (tx) => setImport(tx, importID, { state: 'cancelled' }))
      throw error
    }
  })
  const entry = await transaction(db, (tx) => letRead(tx, importID))
  return {
    import: entry,
    state: editionLink(edition, `/api/product/import/${importID}`),
    page: editionLink(edition, importPath(bid, importID)),
  }
}

const inHand = () => new AppError('ImportInHand', { retryAfter: againAfterSeconds })

async function letRead(tx: Tx, importID: string): Promise<ProductImportEntry> {
  await setImport(tx, importID, { state: 'reading' })
  await wakeImports(tx)
  return shown(tx, importID)
}

/** Writes what comes to a file of this machine; answers its bytes. Throws FileNotArrived for nothing. */
async function arrived(file: AsyncIterable<Buffer> | undefined, place: string): Promise<number> {
  if (!file) throw new AppError('FileNotArrived')
  const stream = createWriteStream(place)
  await pipeline(file, stream)
  if (stream.bytesWritten === 0) throw new AppError('FileNotArrived')
  return stream.bytesWritten
}

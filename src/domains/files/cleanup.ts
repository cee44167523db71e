// Bytes that nobody shows go: uploads that were begun and left, files that were replaced, originals, everything of a person who left.
import type { Db } from '../../platform/db.ts'
import { storage } from './place.ts'
import { claimLoose, deleteLeft, findUnswept, markSwept } from './queries/cleaning.ts'
import { deleteOldQuotas } from './queries/quotas.ts'
import { apartFolder, attachmentFolder, originalKey, publicFolder } from './showing.ts'

/** What was checked for a message waits for it as long as a form is kept in a tab. */
const looseSeconds = { attachment: 24 * 3_600, other: 3_600 }
const batch = 100

/** Removes what has been loose for an hour, or a day; may run twice, and goes on where a run broke off. Answers how many files it removed. */
export async function cleanFiles(db: Db): Promise<number> {
  let removed = 0
  for (;;) {
    const leaving = await claimLoose(db, looseSeconds, batch)
    for (const { file_id: fileID, purpose } of leaving) {
      await storage().remove(originalKey(fileID))
      const folders = purpose === 'attachment' ? [attachmentFolder] : [publicFolder, apartFolder]
      for (const folderOf of folders) await storage().remove(folderOf(fileID))
    }
    removed += await deleteLeft(
      db,
      leaving.map(({ file_id: fileID }) => fileID),
    )
    if (leaving.length < batch) break
  }
  for (;;) {
    const unswept = await findUnswept(db, batch)
    for (const fileID of unswept) await storage().remove(originalKey(fileID))
    if (unswept.length > 0) await markSwept(db, unswept)
    if (unswept.length < batch) break
  }
  await deleteOldQuotas(db)
  return removed
}

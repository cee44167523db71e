// Imports go after 30 days, with their rows and files; nothing of them can be undone then.
import { readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { holderOf } from '../businesses/merging.ts'
import { storage } from '../files/place.ts'
import { holdProducts } from '../products/bulk.ts'
import { forgetReplaced } from '../products/bulk-files.ts'
import { forgetFiles, takeReplaced } from './queries/files.ts'
import { findImport, findOld, forgetImport, forgetRows } from './queries/imports.ts'
import { importFolder, postedKey, workPrefix } from './table-file.ts'

const batch = 20
const rowsAtOnce = 5_000
const dayMs = 86_400_000

/** Forgets imports that are older; may run twice, and goes on where a run broke off. Answers how many. */
export async function cleanImports(db: Db): Promise<number> {
  let gone = 0
  for (;;) {
    const old = await findOld(db, limits.importDays, batch)
    for (const importID of old) {
      while (await letReplacedGo(db, importID));
      for (const forget of [forgetFiles, forgetRows])
        while ((await forget(db, importID, rowsAtOnce)) === rowsAtOnce);
      await storage().remove(postedKey(importID))
      await storage().remove(importFolder(importID))
      await forgetImport(db, importID)
    }
    gone += old.length
    if (old.length < batch) break
  }
  await removeLeftFolders()
  return gone
}

/**
 * Pictures that others took the places of: nobody can have them back any more. They belong to whoever has the products by now, which
 * a merge may change until these are held. False when none are left.
 */
async function letReplacedGo(db: Db, importID: string): Promise<boolean> {
  const found = await findImport(db, importID)
  if (!found) return false
  const holder = await holderOf(db, found.business_id)
  return transaction(db, async (tx) => {
    await holdProducts(tx, holder)
    if ((await holderOf(tx, found.business_id)) !== holder) return true
    const replaced = await takeReplaced(tx, importID, batch)
    await forgetReplaced(tx, holder, replaced)
    return replaced.length === batch
  })
}

/** Of workers that were killed. */
async function removeLeftFolders(): Promise<void> {
  for (const name of (await readdir(os.tmpdir())).filter((one) => one.startsWith(workPrefix))) {
    const folder = path.join(os.tmpdir(), name)
    const made = await stat(folder).catch(() => null)
    if (made && Date.now() - made.mtimeMs > dayMs) await rm(folder, { recursive: true, force: true })
  }
}

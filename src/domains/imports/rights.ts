// In whose name an import goes on.
import type { Tx } from '../../platform/db.ts'
import { roleIn } from '../members/membership.ts'
import { setImport } from './queries/imports.ts'
import type { ImportEntry } from './queries/tables.ts'

/** Who began it must still be one of those who may; else it rests until one of them goes on with it. */
export async function mayGoOn(tx: Tx, held: ImportEntry): Promise<boolean> {
  const role = await roleIn(tx, held.business_id, held.user_id)
  if (role === 'owner' || role === 'admin') return true
  const resumes = held.state === 'undoing' ? 'undoing' : 'running'
  await setImport(tx, held.import_id, { state: 'paused', paused_by: 'rights', resumes })
  return false
}

// In whose name an import goes on.
import type { Tx } from '../../platform/db.ts'
import { roleIn } from '../members/membership.ts'
import { mayActStill } from '../members/programs.ts'
import { setImport } from './queries/imports.ts'
import type { ImportEntry } from './queries/tables.ts'
import { tellEnd } from './telling.ts'

/** Who began it must still be one of those who may, and a key must live; else it rests until one of them goes on with it. */
export async function mayGoOn(tx: Tx, held: ImportEntry): Promise<boolean> {
  const { key_id: keyID, business_id: businessID, user_id: userID } = held
  if (keyID !== null) {
    if (await mayActStill(tx, { keyID, businessID, userID })) return true
  } else {
    const role = await roleIn(tx, businessID, userID)
    if (role === 'owner' || role === 'admin') return true
  }
  const resumes = held.state === 'undoing' ? 'undoing' : 'running'
  await setImport(tx, held.import_id, { state: 'paused', paused_by: 'rights', resumes })
  await tellEnd(tx, held.import_id)
  return false
}

// Who may have an archive: of a company its owners of now, of a person nobody but them, with their password.
import type { ExportEntry } from '../../contract/exports.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requirePassword, requireStillProven } from '../accounts/own-account.ts'
import { requireSecondFactor } from '../accounts/second-factor.ts'
import { asSuspended } from '../accounts/suspended.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import type { Subject } from './queries.ts'
import { beginExport, newestOrBegin } from './requests.ts'

/** The company, for an owner of it. Throws SessionError, NotFound and NotAllowed. */
export async function companyOf(db: Db | Tx, session: LiveSession, businessID: string): Promise<Subject> {
  const actor = await resolveActor(db, session, businessID)
  requireOwner(actor)
  return { type: 'business', id: actor.id }
}

/** The person themself. Throws SessionError. */
export async function selfOf(db: Db | Tx, session: LiveSession): Promise<Subject> {
  return { type: 'user', id: (await resolveActor(db, session)).id }
}

type Proof = { password: string; code?: string | undefined }

/**
 * Readies an export of a person's own data for who knows their password; what is answered begins it. Throws WrongCredentials;
 * what is answered throws CodeNeeded, WrongCode and SessionError.
 */
export async function readyOwnExport(
  db: Db,
  session: LiveSession,
  { password, code }: Proof,
  language: string,
): Promise<(tx: Tx) => Promise<ExportEntry>> {
  const account = await requirePassword(db, session.userID, password)
  const { userID } = account
  return async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    return beginExport(tx, { type: 'user', id: userID }, { askedBy: userID, language })
  }
}

/** The archive of a person who is suspended, as far as it is. Throws what `asSuspended` does. */
export function exportSuspended(
  db: Db,
  proof: Proof & { email: string },
  { language, edition }: { language: string; edition: string },
): Promise<ExportEntry> {
  return asSuspended(db, { ...proof, edition }, (tx, id) =>
    newestOrBegin(tx, { type: 'user', id }, { askedBy: id, language }),
  )
}

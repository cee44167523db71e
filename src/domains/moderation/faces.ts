// What things are called for who has to name them where they have no page (docs/decisions/0031 and 0036).
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { showFace as faceEndpoint } from '../../contract/safety.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { haveExchangedMessages } from '../inquiries/past-contact.ts'
import { findVisible, requireVisible } from '../resources/visibility.ts'

/**
 * The name of a company, or of a product and its company, and whether their page is there for whoever asks in `edition`.
 * Throws NotFound for what is not there, for what is kept from them by a block, and for what hides there from whoever
 * asks, unless they and the company have written to each other.
 */
export async function showFace(
  db: Db,
  session: LiveSession,
  thing: { type: 'business' | 'product'; id: string },
  { edition, language }: { edition: string; language: string },
): Promise<CallOutput<typeof faceEndpoint>> {
  const { nameIn, key, owner } = await requireVisible(db, session, thing)
  if (owner === null) throw new AppError('NotFound')
  const { id: businessID } = owner
  const isShownHere = (await findVisible(db, session, thing, edition)) !== undefined
  if (!isShownHere && !(await haveExchangedMessages(db, session, businessID))) throw new AppError('NotFound')
  return {
    name: nameIn(language),
    key,
    businessID,
    companyName: owner.nameIn(language),
    isShownHere,
  }
}

// Documents of products that are given to those alone who have sent their company a request.
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import type { Looker } from '../businesses/visibility.ts'
import { productDocumentAddresses } from '../files/product-documents.ts'
import { businessesOf } from '../members/membership.ts'
import { sellerOf, servedDocument } from '../products/served-documents.ts'
import { hasAsked } from './queries/threads.ts'

type Caller = {
  looker: Looker
  session: LiveSession | undefined
  /** Throws NotFound where the two are kept from each other. */
  requireNotBlocked(businessID: string): Promise<void>
}

/**
 * Where a document of a published product is saved from for the next two minutes. Throws NotFound for what whoever calls does not find,
 * and DocumentOnRequest for one on request unless they belong to the company or have sent it a request that it has not ended.
 */
export async function openProductDocument(
  db: Db,
  which: { productID: string; documentID: string },
  { looker, session, requireNotBlocked }: Caller,
) {
  const { businessID, access } = await servedDocument(db, which, looker)
  await requireNotBlocked(businessID)
  if (access === 'request' && !(await mayOpen(db, session, businessID)))
    throw new AppError('DocumentOnRequest')
  return productDocumentAddresses(db, which)
}

/** Whether whoever calls may open those on request. Throws NotFound as above. */
export async function documentAccess(
  db: Db,
  productID: string,
  { looker, session, requireNotBlocked }: Caller,
): Promise<{ mayOpen: boolean }> {
  const businessID = await sellerOf(db, productID, looker)
  await requireNotBlocked(businessID)
  return { mayOpen: await mayOpen(db, session, businessID) }
}

/** The people of the company, and those of a mailbox whose request to it runs, or was ended by themselves. */
async function mayOpen(db: Db, session: LiveSession | undefined, businessID: string): Promise<boolean> {
  if (!session) return false
  const own = await businessesOf(db, session.userID)
  return own.includes(businessID) || hasAsked(db, [session.userID, ...own], businessID)
}

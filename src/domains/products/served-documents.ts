// Whose the documents of products are that everybody finds; who may open those on request is for who knows of requests to say.
import { AppError } from '../../contract/errors.ts'
import type { ProductDocumentEntry } from '../../contract/product-documents.ts'
import type { Db } from '../../platform/db.ts'
import { businessMet } from '../businesses/existence.ts'
import type { Looker } from '../businesses/visibility.ts'
import { findBusinessOfShown, findServed } from './queries/documents.ts'

/** The company of a document and who may open it, for whoever finds its product. Throws NotFound alike for what is unknown, unpublished, removed, or hides from who looks. */
export async function servedDocument(
  db: Db,
  which: { productID: string; documentID: string },
  looker: Looker,
): Promise<{ businessID: string; access: ProductDocumentEntry['access'] }> {
  const found = await findServed(db, which)
  // As much is asked for what is not there: no company has the id of a product.
  const isMet = await businessMet(db, found?.businessID ?? which.productID, looker)
  if (!found || !isMet) throw new AppError('NotFound')
  return found
}

/** The company of a published product, for whoever finds it. Throws NotFound as above. */
export async function sellerOf(db: Db, productID: string, looker: Looker): Promise<string> {
  const businessID = await findBusinessOfShown(db, productID)
  const isMet = await businessMet(db, businessID ?? productID, looker)
  if (businessID === undefined || !isMet) throw new AppError('NotFound')
  return businessID
}

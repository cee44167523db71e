// The number of published products on a company's row, kept by the domain that counts them.
import type { Tx } from '../../platform/db.ts'
import { updateProductCount } from './queries/businesses.ts'

/** Notes how many products a company has published; unknown companies are nobody's business. */
export async function noteProducts(tx: Tx, businessID: string, published: number): Promise<void> {
  await updateProductCount(tx, businessID, published)
}

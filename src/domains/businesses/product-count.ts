// The number of published products on a company's row, kept by the domain that counts them.
import type { Tx } from '../../platform/db.ts'
import { updateProductCounts } from './queries/businesses.ts'

/** Notes how many products companies have published, by id; unknown companies are nobody's business. */
export async function noteProducts(tx: Tx, published: ReadonlyMap<string, number>): Promise<void> {
  await updateProductCounts(tx, published)
}

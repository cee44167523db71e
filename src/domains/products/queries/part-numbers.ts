// Which product of a company a part number names; numbers as they are compared (partNumberKey).
import { sql } from 'kysely'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Handover } from '../../../platform/handover.ts'

type Whose = { businessID: string; productID: string }

/** Those of these numbers that another product of the company has. */
export async function findTaken(
  tx: Tx,
  { businessID, productID }: Whose,
  numbers: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select folded from product_part_numbers
    where business_id = ${businessID} and folded = any(${numbers}::text[]) and product_id <> ${productID}`.execute(
    tx,
  )
  return rows.map(({ folded }) => folded)
}

/** Gives a product just these numbers; what another one has it keeps. One statement. */
export async function putPartNumbers(
  tx: Tx,
  { businessID, productID }: Whose,
  numbers: readonly string[],
): Promise<void> {
  await sql`
    with gone as (
      delete from product_part_numbers
      where product_id = ${productID} and not (business_id = ${businessID} and folded = any(${numbers}::text[])))
    insert into product_part_numbers (business_id, folded, product_id)
    select ${businessID}, folded, ${productID} from unnest(${numbers}::text[]) as folded
    on conflict (business_id, folded) do nothing`.execute(tx)
}

/**
 * The numbers of products that went over to another company go along; what that has already stays behind, and nobody else's.
 * Both are looked up in hashes: a join that is planned for few compares each number with each product.
 */
export async function handPartNumbers(tx: Tx, { from, to }: Handover): Promise<void> {
  await sql`
    update product_part_numbers as mine set business_id = ${to}
    where mine.business_id = ${from}
      and not (mine.product_id not in (select id from products where business_id = ${to}))
      and mine.folded not in (select folded from product_part_numbers where business_id = ${to})`.execute(tx)
}

export type LoadedPartNumber = { business_id: string; folded: string; product_id: string }

export function copyPartNumbers(client: BulkClient, rows: Rows<LoadedPartNumber>): Promise<number> {
  return copyRows(client, 'product_part_numbers', rows)
}

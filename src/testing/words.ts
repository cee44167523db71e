// What a company says in other languages, as if its people had saved it.
import { sql } from 'kysely'
import { invalidate } from '../platform/events.ts'
import { transaction, type Db } from '../platform/db.ts'

type Words = { name?: string; short?: string; description?: string; facilities?: string }
type Spoken = { own: string; others: Record<string, Words> }

/** Says in which language a company writes, and what it says in others. */
export async function companyWords(db: Db, businessID: string, { own, others }: Spoken): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`update businesses set language = ${own} where id = ${businessID}`.execute(tx)
    for (const [language, { name = '', short = '', description = '', facilities = '' }] of Object.entries(
      others,
    ))
      await sql`
        insert into business_texts (business_id, language, company_name, short_description, general_description, facilities, written_at)
        values (${businessID}, ${language}, ${name}, ${short}, ${description}, ${facilities}, now())`.execute(
        tx,
      )
    await invalidate(tx, [`business:${businessID}`])
  })
}

/** The same of a product, written by somebody. */
export async function productWords(
  db: Db,
  productID: string,
  by: string,
  { own, others }: { own: string; others: Record<string, Pick<Words, 'name' | 'description'>> },
): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`update products set language = ${own} where id = ${productID}`.execute(tx)
    for (const [language, { name = '', description = '' }] of Object.entries(others))
      await sql`
        insert into product_texts (product_id, language, name, description, written_by, written_at)
        values (${productID}, ${language}, ${name}, ${description}, ${by}, now())`.execute(tx)
    await invalidate(tx, [`product:${productID}`])
  })
}

// What a company says in other languages, as if its people had saved it.
import { sql } from 'kysely'
import { putTexts as putBusinessTexts } from '../domains/businesses/queries/texts.ts'
import { putTexts as putProductTexts } from '../domains/products/queries/texts.ts'
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
      await putBusinessTexts(
        tx,
        {
          business_id: businessID,
          language,
          company_name: name,
          short_description: short,
          general_description: description,
          facilities,
          name_skeleton: null,
          written_by: null,
        },
        0,
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
      await putProductTexts(
        tx,
        { product_id: productID, language, name, description, keywords: [], specs: [], written_by: by },
        0,
      )
    await invalidate(tx, [`product:${productID}`])
  })
}

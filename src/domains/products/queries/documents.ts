// Documents of products, in the order of their company.
import { sql } from 'kysely'
import type { ProductDocumentEntry } from '../../../contract/product-documents.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type DocumentRow = {
  id: string
  product_id: string
  position: number
  kind: ProductDocumentEntry['kind']
  title: string
  language: string | null
  version: string
  access: ProductDocumentEntry['access']
  file_name: string
  content_type: ProductDocumentEntry['contentType']
  bytes: number
}
const tables = (db: Db | Tx) => db.withTables<{ product_documents: DocumentRow }>()

/** Of each product of a statement: what everybody sees of its documents; null for none. */
export const shownDocuments = sql<ProductDocumentEntry[] | null>`(
  select json_agg(json_build_object(
    'documentID', d.id, 'kind', d.kind, 'title', d.title, 'language', coalesce(d.language, ''), 'version', d.version,
    'access', d.access, 'contentType', d.content_type, 'bytes', d.bytes) order by d.position, d.id)
  from product_documents as d where d.product_id = products.id)`.as('documents')

export function findDocuments(db: Db | Tx, productIDs: readonly string[]): Promise<DocumentRow[]> {
  return tables(db)
    .selectFrom('product_documents')
    .selectAll()
    .where('product_id', '=', sql<string>`any(${productIDs}::uuid[])`)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tables(tx).insertInto('product_documents').values(row).execute()
}

type Which = { productID: string; documentID: string }

/** What it is from now on; undefined when it is not there. */
export function updateDocument(
  tx: Tx,
  { productID, documentID }: Which,
  values: Partial<Omit<DocumentRow, 'id' | 'product_id'>>,
): Promise<DocumentRow | undefined> {
  return tables(tx)
    .updateTable('product_documents')
    .set(values)
    .where('id', '=', documentID)
    .where('product_id', '=', productID)
    .returningAll()
    .executeTakeFirst()
}

/** False when it is not there. */
export async function deleteDocument(tx: Tx, { productID, documentID }: Which): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('product_documents')
    .where('id', '=', documentID)
    .where('product_id', '=', productID)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Puts these first, in this order; the others follow as they stood. */
export async function setDocumentOrder(
  tx: Tx,
  productID: string,
  documentIDs: readonly string[],
): Promise<void> {
  await sql`
    update product_documents set position = ranked.place
    from (
      select id, row_number() over (order by array_position(${documentIDs}::uuid[], id), position, id) as place
      from product_documents where product_id = ${productID}
    ) as ranked
    where product_documents.id = ranked.id and product_documents.position <> ranked.place`.execute(tx)
}

/** Of a document of a published product: whose it is and who may open it. */
export async function findServed(
  db: Db | Tx,
  { productID, documentID }: Which,
): Promise<{ businessID: string; access: DocumentRow['access'] } | undefined> {
  const { rows } = await sql<{ businessID: string; access: DocumentRow['access'] }>`
    select p.business_id as "businessID", d.access
    from product_documents as d join products as p on p.id = d.product_id
    where d.id = ${documentID} and d.product_id = ${productID} and p.published and p.removed_at is null`.execute(
    db,
  )
  return rows[0]
}

/** Whose a published product is. */
export async function findBusinessOfShown(db: Db | Tx, productID: string): Promise<string | undefined> {
  const { rows } = await sql<{ businessID: string }>`
    select business_id as "businessID" from products
    where id = ${productID} and published and removed_at is null`.execute(db)
  return rows[0]?.businessID
}

/** The products of a company that have documents, in every state, removed ones too. */
export async function findDocumented(db: Db | Tx, businessID: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where business_id = ${businessID} and exists (select from product_documents where product_id = products.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

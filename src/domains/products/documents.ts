// The documents of a product in the hands of its company: whoever may change the product changes them (D8, D47).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type {
  addProductDocument as addEndpoint,
  ManagedDocumentEntry,
} from '../../contract/product-documents.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import type { BusinessActor } from '../members/actors.ts'
import {
  keepProductDocument,
  productDocumentAddresses,
  releaseDocumentsOfProducts,
  releaseProductDocuments,
} from '../files/product-documents.ts'
import { isListed } from '../reference-data/lists.ts'
import { actorFor, requireManaged, requireRightTo, ruleOf } from './managing.ts'
import { tellProducts } from './publication.ts'
import {
  deleteDocument,
  findDocumented,
  findDocuments,
  insertDocument,
  setDocumentOrder,
  updateDocument,
  type DocumentRow,
} from './queries/documents.ts'
import { lockShowcase, type ManagedRow } from './queries/managed.ts'
import type * as z from 'zod'

type Fields = Omit<z.output<(typeof addEndpoint)['body']>, 'file'>
type Which = { productID: string; documentID: string }

/** The documents of a product, for everybody who belongs to its company. Throws NotFound. */
export async function listDocuments(
  db: Db,
  session: LiveSession,
  productID: string,
): Promise<ManagedDocumentEntry[]> {
  await requireManaged(db, await actorFor(db, session, productID), productID)
  return (await findDocuments(db, [productID])).map(entryOf)
}

/** Where anybody of the company saves a document from, whatever the state of its product. Throws NotFound. */
export async function showDocument(db: Db, session: LiveSession, which: Which) {
  await requireManaged(db, await actorFor(db, session, which.productID), which.productID)
  return productDocumentAddresses(db, which)
}

/** Adds one behind the others. Throws NotFound, NotAllowed, TooManyProductDocuments, AttachmentGone, and InvalidInput for a language that is in no list or a file that is none of a document. */
export async function addDocument(
  tx: Tx,
  session: LiveSession,
  productID: string,
  { file, ...fields }: Fields & { file: string },
): Promise<ManagedDocumentEntry> {
  const { actor, product } = await changing(tx, session, productID)
  const there = await findDocuments(tx, [productID])
  if (there.length >= limits.documentsPerProductMax) throw new AppError('TooManyProductDocuments')
  const id = uuidv7()
  const kept = await fileOf(tx, actor, { productID, documentID: id }, file)
  const row = {
    id,
    product_id: productID,
    position: (there.at(-1)?.position ?? 0) + 1,
    ...valuesOf(fields),
    ...kept,
  }
  await insertDocument(tx, row)
  return told(tx, product, row)
}

/** Changes one; a file that is left out stays. Throws as addDocument, and NotFound for one that is not there. */
export function changeDocument(
  db: Db,
  session: LiveSession,
  { productID, documentID, file, ...fields }: Fields & Which & { file?: string | undefined },
): Promise<ManagedDocumentEntry> {
  return transaction(db, async (tx) => {
    const { actor, product } = await changing(tx, session, productID)
    const which = { productID, documentID }
    const values = valuesOf(fields)
    // Before a file is put in its place, which must be that of a document that is there.
    const row = await updateDocument(tx, which, values)
    if (!row) throw new AppError('NotFound')
    if (file === undefined) return told(tx, product, row)
    return told(tx, product, (await updateDocument(tx, which, await fileOf(tx, actor, which, file)))!)
  })
}

/** Removes one with its file for good. Throws NotFound and NotAllowed. */
export async function removeDocument(db: Db, session: LiveSession, which: Which): Promise<void> {
  await transaction(db, async (tx) => {
    const { product } = await changing(tx, session, which.productID)
    if (!(await deleteDocument(tx, which))) throw new AppError('NotFound')
    await releaseProductDocuments(tx, [which])
    await tell(tx, product)
  })
}

/** Puts these first, in this order; the others follow. Throws NotFound, also when one of them is not there, and NotAllowed. */
export async function orderDocuments(
  db: Db,
  session: LiveSession,
  { productID, documentIDs }: { productID: string; documentIDs: readonly string[] },
): Promise<void> {
  await transaction(db, async (tx) => {
    const { product } = await changing(tx, session, productID)
    const there = new Set((await findDocuments(tx, [productID])).map(({ id }) => id))
    if (!documentIDs.every((id) => there.has(id))) throw new AppError('NotFound')
    await setDocumentOrder(tx, productID, [...new Set(documentIDs)])
    await tell(tx, product)
  })
}

/** Lets go of the files of a company's documents when it is gone for good. */
export async function releaseDocumentsOf(tx: Tx, businessID: string): Promise<void> {
  await releaseDocumentsOfProducts(tx, await findDocumented(tx, businessID))
}

/** Who may change the documents of a product; of several at once each waits for the one before. */
async function changing(tx: Tx, session: LiveSession, productID: string) {
  const actor = await actorFor(tx, session, productID)
  await lockShowcase(tx, actor.id)
  const product = await requireManaged(tx, actor, productID)
  requireRightTo(actor, ruleOf(product))
  return { actor, product }
}

async function fileOf(tx: Tx, { userID }: BusinessActor, which: Which, token: string) {
  const { fileName, contentType, bytes } = await keepProductDocument(tx, userID, token, which)
  return { file_name: fileName, content_type: contentType, bytes }
}

function valuesOf({ kind, title, language, version, access }: Fields) {
  if (language !== '' && !isListed('languages', language))
    throw new AppError('InvalidInput', { fields: { language: 'Not in the list' } })
  return { kind, title, language: language || null, version, access }
}

async function told(tx: Tx, product: ManagedRow, row: DocumentRow): Promise<ManagedDocumentEntry> {
  await tell(tx, product)
  return entryOf(row)
}

/** What is not shown is nobody's news. */
async function tell(tx: Tx, { published, business_id: businessID }: ManagedRow): Promise<void> {
  if (published) await tellProducts(tx, businessID)
}

/** A document as its company's people see it. */
export function entryOf(row: DocumentRow): ManagedDocumentEntry {
  return {
    documentID: row.id,
    kind: row.kind,
    title: row.title,
    language: row.language ?? '',
    version: row.version,
    access: row.access,
    contentType: row.content_type,
    bytes: row.bytes,
    fileName: row.file_name,
  }
}

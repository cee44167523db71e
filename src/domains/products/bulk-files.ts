// Pictures and documents that an import brings to the products of a company, many at once, and how they are taken back. Whoever
// calls has asked for the right to it, and holds the company's products (holdProducts).
import { limits } from '../../contract/limits.ts'
import type { ProductDocumentEntry } from '../../contract/product-documents.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { lockFiles } from '../files/attachment.ts'
import {
  documentHashesOf,
  hashesOf,
  placeDocument,
  placePicture,
  type BroughtDocument,
  type BroughtPicture,
} from '../files/bringing.ts'
import { releaseProductDocuments } from '../files/product-documents.ts'
import { settlePictures } from './pictures.ts'
import { tellProducts } from './publication.ts'
import {
  addPictures,
  deleteDocuments,
  dropPicturesOf,
  findPictured,
  insertDocuments,
  type Pictured,
} from './queries/bulk-files.ts'
import type { DocumentRow } from './queries/documents.ts'

/** What products have by now, by id: hashes of their pictures, and of their documents, as they were given. Three queries. */
export async function givenFilesOf(
  db: Db | Tx,
  businessID: string,
  ids: readonly string[],
): Promise<Map<string, { pictures: ReadonlySet<string>; documents: ReadonlySet<string> }>> {
  const rows = await findPictured(db, businessID, ids)
  const [pictures, documents] = await Promise.all([
    hashesOf(
      db,
      rows.flatMap(({ files }) => Object.values(files)),
    ),
    documentHashesOf(db, ids),
  ])
  return new Map(
    rows.map(({ id, files }) => [
      id,
      {
        pictures: new Set(Object.values(files).flatMap((fileID) => pictures.get(fileID) ?? [])),
        documents: documents.get(id) ?? new Set(),
      },
    ]),
  )
}

type About = Pick<ProductDocumentEntry, 'kind' | 'title' | 'language' | 'version' | 'access'>
export type Coming = { key: string; productID: string } & (
  | { picture: BroughtPicture }
  | { document: BroughtDocument & About }
)
/** `came`: the address of a picture, or the id of a document. */
export type Arrival =
  | { came: string }
  | { refused: 'too-many-pictures' | 'too-many-documents' | 'product-left' }
  | { again: true }
export type Touched = { was: number; now: number; updatedAt: string }

/**
 * Has products show pictures behind those that they have, and have documents behind theirs. Answers what became of each by its key
 * (`again` for a file that went meanwhile), and of each product that it changed the revisions and when it was saved before.
 */
export async function addFiles(
  tx: Tx,
  businessID: string,
  coming: readonly Coming[],
): Promise<{ arrivals: Map<string, Arrival>; touched: Map<string, Touched> }> {
  const arrivals = new Map<string, Arrival>()
  const ids = [...new Set(coming.map(({ productID }) => productID))]
  const products = new Map((await findPictured(tx, businessID, ids)).map((one) => [one.id, one]))
  const pictures = new Map<string, { urls: string[]; files: Record<string, string> }>()
  const documents: Omit<DocumentRow, 'position'>[] = []
  await lockFiles(tx, businessID)
  for (const one of coming) {
    const product = products.get(one.productID)
    if (!product || product.removed) arrivals.set(one.key, { refused: 'product-left' })
    else if ('picture' in one)
      arrivals.set(one.key, await addPicture(tx, businessID, product, one.picture, pictures))
    else arrivals.set(one.key, await addDocument(tx, product, one.document, documents))
  }
  await insertDocuments(tx, documents)
  const changed = new Set([...pictures.keys(), ...documents.map(({ product_id: id }) => id)])
  const revisions = await addPictures(
    tx,
    businessID,
    [...pictures].map(([id, more]) => ({ id, ...more })),
  )
  if ([...changed].some((id) => products.get(id)!.published)) await tellProducts(tx, businessID)
  const touched = new Map(
    [...changed].map((id) => {
      const { revision: was, updatedAt } = products.get(id)!
      return [id, { was, now: revisions.get(id) ?? was, updatedAt: updatedAt.toISOString() }]
    }),
  )
  return { arrivals, touched }
}

async function addPicture(
  tx: Tx,
  businessID: string,
  product: Pictured,
  { fileID, url }: BroughtPicture,
  pictures: Map<string, { urls: string[]; files: Record<string, string> }>,
): Promise<Arrival> {
  const more = pictures.get(product.id) ?? { urls: [], files: {} }
  if ([...product.photos, ...more.urls].includes(url)) return { came: '' }
  if (product.photos.length + more.urls.length >= limits.photosPerProductGiven)
    return { refused: 'too-many-pictures' }
  if (!(await placePicture(tx, businessID, fileID))) return { again: true }
  more.urls.push(url)
  more.files[url] = fileID
  pictures.set(product.id, more)
  return { came: url }
}

async function addDocument(
  tx: Tx,
  product: Pictured,
  { fileID, fileName, contentType, bytes, language, ...about }: BroughtDocument & About,
  documents: Omit<DocumentRow, 'position'>[],
): Promise<Arrival> {
  const more = documents.filter(({ product_id: id }) => id === product.id).length
  if (product.documents + more >= limits.documentsPerProductMax) return { refused: 'too-many-documents' }
  const id = uuidv7()
  if (!(await placeDocument(tx, { fileID, productID: product.id, documentID: id }))) return { again: true }
  const file = { file_name: fileName, content_type: contentType, bytes }
  documents.push({ id, product_id: product.id, language: language || null, ...about, ...file })
  return { came: id }
}

export type FilesBack = {
  productID: string
  urls: readonly string[]
  documentIDs: readonly string[]
  /** When the product was saved before, where nothing but files is taken back from it. */
  updatedAt: string | null
}

/** Takes back what `addFiles` did to products that are there; answers the revisions of those with `updatedAt`. */
export async function takeFilesBack(
  tx: Tx,
  businessID: string,
  rows: readonly FilesBack[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ productID }) => productID)
  const before = new Map((await findPictured(tx, businessID, ids)).map((one) => [one.id, one]))
  const documentIDs = rows.flatMap((row) => row.documentIDs)
  await releaseProductDocuments(tx, await deleteDocuments(tx, documentIDs))
  const revisions = await dropPicturesOf(
    tx,
    businessID,
    rows.map(({ productID: id, urls, updatedAt }) => ({ id, urls, updatedAt })),
  )
  const gone = rows.flatMap(({ productID, urls }) =>
    urls.flatMap((url): [string, string][] => {
      const fileID = before.get(productID)?.files[url]
      return fileID === undefined ? [] : [[url, fileID]]
    }),
  )
  await settlePictures(tx, businessID, Object.fromEntries(gone))
  if (ids.some((id) => before.get(id)?.published)) await tellProducts(tx, businessID)
  const counted = rows.filter(({ updatedAt }) => updatedAt !== null)
  return new Map(
    counted.flatMap(({ productID: id }) => (revisions.has(id) ? [[id, revisions.get(id)!]] : [])),
  )
}

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
  type Swap,
} from './queries/bulk-files.ts'
import type { DocumentRow } from './queries/documents.ts'
import { replacedBy, swapAll, type PictureName } from './replaced-pictures.ts'

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
  | { picture: BroughtPicture; called: PictureName }
  | { document: BroughtDocument & About }
)
/** A picture that another took the place of. */
export type Replaced = { url: string; fileID: string; name: string }
/** `came`: the address of a picture, or the id of a document. */
export type Arrival =
  | { came: string; replaced?: Replaced }
  | { refused: 'too-many-pictures' | 'too-many-documents' | 'product-left' }
  | { again: true }
export type Touched = { was: number; now: number; updatedAt: string }

/**
 * Has products show pictures in the places of those that came by the same names before, `ofThis` import aside, else behind those that
 * they have, and have documents behind theirs. What was replaced is kept until `forgetReplaced`. Answers what became of each by its
 * key (`again` for a file that went meanwhile), and of each product that it changed the revisions and when it was saved before.
 */
export async function addFiles(
  tx: Tx,
  businessID: string,
  coming: readonly Coming[],
  ofThis: (url: string) => boolean = () => false,
): Promise<{ arrivals: Map<string, Arrival>; touched: Map<string, Touched> }> {
  const arrivals = new Map<string, Arrival>()
  const ids = [...new Set(coming.map(({ productID }) => productID))]
  const products = new Map((await findPictured(tx, businessID, ids)).map((one) => [one.id, one]))
  const pictures = new Map<string, More>()
  const documents: Omit<DocumentRow, 'position'>[] = []
  await lockFiles(tx, businessID)
  for (const one of coming) {
    const product = products.get(one.productID)
    if (!product || product.removed) arrivals.set(one.key, { refused: 'product-left' })
    else if ('picture' in one)
      arrivals.set(one.key, await addPicture(tx, businessID, product, one, { pictures, ofThis }))
    else arrivals.set(one.key, await addDocument(tx, product, one.document, documents))
  }
  await insertDocuments(tx, documents)
  const changed = new Set([...pictures.keys(), ...documents.map(({ product_id: id }) => id)])
  const swaps = [...pictures.values()].flatMap((more) => more.swaps)
  await swapAll(tx, businessID, swaps)
  const revisions = await addPictures(
    tx,
    businessID,
    [...pictures].map(([id, { urls, files, names }]) => ({ id, urls, files, names })),
  )
  const replaced = [...arrivals.values()].flatMap((one) => ('replaced' in one ? (one.replaced ?? []) : []))
  await settlePictures(tx, businessID, filesOf(replaced), { isKept: true })
  if ([...changed].some((id) => products.get(id)!.published)) await tellProducts(tx, businessID)
  const touched = new Map(
    [...changed].map((id) => {
      const { revision: was, updatedAt } = products.get(id)!
      return [id, { was, now: revisions.get(id) ?? was, updatedAt: updatedAt.toISOString() }]
    }),
  )
  return { arrivals, touched }
}

const filesOf = (pictures: readonly { url: string; fileID: string }[]) =>
  Object.fromEntries(pictures.map(({ url, fileID }) => [url, fileID]))

/** Pictures that a product is to show: behind the others, or in places of theirs. */
type More = {
  urls: string[]
  swaps: Swap[]
  files: Record<string, string>
  names: Record<string, string>
}
type Adding = { pictures: Map<string, More>; ofThis: (url: string) => boolean }

async function addPicture(
  tx: Tx,
  businessID: string,
  product: Pictured,
  { picture: { fileID, url }, called }: { picture: BroughtPicture; called: PictureName },
  { pictures, ofThis }: Adding,
): Promise<Arrival> {
  const more = pictures.get(product.id) ?? { urls: [], swaps: [], files: {}, names: {} }
  const isGone = (one: string) => more.swaps.some(({ old }) => old === one)
  const shown = [...product.photos.filter((one) => !isGone(one)), ...Object.keys(more.files)]
  if (shown.includes(url)) return { came: '' }
  const old = replacedBy(product, called, (one) => isGone(one) || ofThis(one))
  const file = old === undefined ? undefined : product.files[old]
  if (file === undefined && product.photos.length + more.urls.length >= limits.photosPerProductGiven)
    return { refused: 'too-many-pictures' }
  if (!(await placePicture(tx, businessID, fileID))) return { again: true }
  pictures.set(product.id, more)
  more.files[url] = fileID
  more.names[url] = called.name
  if (old === undefined || file === undefined) {
    more.urls.push(url)
    return { came: url }
  }
  more.swaps.push({ id: product.id, old, now: url, file: fileID, name: called.name })
  return { came: url, replaced: { url: old, fileID: file, name: product.names[old]! } }
}

/** Lets go of pictures that were replaced, once nobody can have them back. Whoever calls holds the company's products. */
export const forgetReplaced = (tx: Tx, businessID: string, replaced: readonly Replaced[]): Promise<void> =>
  settlePictures(tx, businessID, filesOf(replaced))

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
  /** Pictures that took the places of others. */
  swapped: readonly { url: string; replaced: Replaced }[]
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
  const back = rows.flatMap(({ productID: id, swapped }) =>
    swapped.flatMap(({ url, replaced }) => {
      const file = before.get(id)?.files[url]
      // What somebody has taken out since comes back by nothing.
      return file !== undefined && before.get(id)!.photos.includes(url) ? [{ id, url, file, replaced }] : []
    }),
  )
  await swapAll(
    tx,
    businessID,
    back.map(({ id, url, replaced }) => ({
      id,
      old: url,
      now: replaced.url,
      file: replaced.fileID,
      name: replaced.name,
    })),
  )
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
  const settled = back.flatMap(({ url, file, replaced }) => [{ url, fileID: file }, replaced])
  await settlePictures(tx, businessID, { ...Object.fromEntries(gone), ...filesOf(settled) })
  if (ids.some((id) => before.get(id)?.published)) await tellProducts(tx, businessID)
  const counted = rows.filter(({ updatedAt }) => updatedAt !== null)
  return new Map(
    counted.flatMap(({ productID: id }) => (revisions.has(id) ? [[id, revisions.get(id)!]] : [])),
  )
}

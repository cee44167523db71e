// A company with a product and the calls around its documents.
import { expect } from 'vitest'
import type { AttachmentType } from '../contract/file-types.ts'
import type { ManagedDocumentEntry } from '../contract/product-documents.ts'
import { addProduct } from '../domains/products/publication.ts'
import { transaction, type Database } from '../platform/db.ts'
import { aDrawingPdf, aFileOf, attaching } from './attachments.ts'
import { testApi } from './database.ts'
import { aFileServer } from './files.ts'
import { aTeam, testCalls } from './team.ts'
import type { TestSession } from './sessions.ts'

export const documentFields = {
  kind: 'dataSheet',
  title: 'Data sheet HB-6205',
  language: 'en',
  version: 'Rev. C',
  access: 'open',
}

/** The bytes of each document that is given without others. */
export const sheetBytes = aDrawingPdf(20_000)

type Addresses = { name: string; url: string }
type Which = { productID: string; documentID: string }

/** Calls on a database with a store for files. */
export async function documenting(database: Database) {
  const { db, pool } = database
  const server = await aFileServer(database)
  const call = testCalls(await testApi(database))
  const { attached } = attaching(server)
  /** The token of a sound file of somebody. */
  const upload = async (by: TestSession, contentType: AttachmentType = 'application/pdf') => {
    const bytes = contentType === 'application/pdf' ? sheetBytes : await aFileOf(contentType)
    return (await attached(by.bearer, { bytes, contentType, fileName: 'hb-6205' })).token
  }
  const add = async (by: TestSession | undefined, productID: string, wish: Record<string, unknown> = {}) =>
    call<ManagedDocumentEntry>('addProductDocument', { id: productID, ...documentFields, ...wish }, by)
  /** A company with people and a product that has one document. */
  async function aDocumented({ published = true, ...wish }: Record<string, unknown> = {}) {
    const team = await aTeam(db)
    const productID = await transaction(db, (tx) =>
      addProduct(tx, {
        businessID: team.businessID,
        name: 'Deep groove ball bearing 6205',
        industryID: '0006',
        categoryID: '0006-01',
        published: published === true,
      }),
    )
    const { data, status } = await add(team.owner, productID, { file: await upload(team.owner), ...wish })
    expect(status).toBe(200)
    return { ...team, productID, documentID: data.documentID }
  }
  const list = async ({ productID }: { productID: string }, as?: TestSession) =>
    call<ManagedDocumentEntry[]>('listProductDocuments', { id: productID }, as)
  const open = async ({ productID: id, documentID }: Which, as?: TestSession) =>
    call<Addresses>('openProductDocument', { id, documentID }, as)
  const showOwn = async ({ productID: id, documentID }: Which, as?: TestSession) =>
    call<Addresses>('showProductDocument', { id, documentID }, as)
  /** The keys of the bytes of a product's documents. */
  const keysOf = async (productID: string) => {
    const { rows } = await pool.query<{ id: string }>(
      "select file_id as id from files where owner_type = 'product' and owner_id = $1",
      [productID],
    )
    return (await Promise.all(rows.map(({ id }) => server.keys(`attachments/${id}/`)))).flat()
  }
  return { server, call, upload, add, aDocumented, list, open, showOwn, keysOf }
}

// Documents of a product in the hands of its company: given, changed, ordered and removed by whoever may change the product; whole and
// sound files of the kinds that buyers open; gone with the product or the company, kept while it may come back.
import { expect, test } from 'vitest'
import { productDocumentTypes } from '../../contract/file-types.ts'
import { limits } from '../../contract/limits.ts'
import type { ManagedDocumentEntry } from '../../contract/product-documents.ts'
import type { ProductEntry } from '../../contract/products.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testDatabase } from '../../testing/database.ts'
import { archiveOf, jsonIn } from '../../testing/exports.ts'
import { documentFields, documenting, sheetBytes } from '../../testing/product-documents.ts'
import { testLog } from '../../testing/server.ts'
import type { TestSession } from '../../testing/sessions.ts'
import { giveUpBusinesses } from '../businesses/removal.ts'
import { cleanFiles } from '../files/cleanup.ts'
import { endRemoved } from './removal.ts'

const database = await testDatabase()
const { db, pool } = database
const { server, call, upload, add, aDocumented, list, open, showOwn, keysOf } = await documenting(database)

type Which = { productID: string; documentID: string }
const change = ({ productID: id, documentID }: Which, wish: object, as?: TestSession) =>
  call<ManagedDocumentEntry>('changeProductDocument', { id, documentID, ...documentFields, ...wish }, as)
const remove = ({ productID: id, documentID }: Which, as?: TestSession) =>
  call('removeProductDocument', { id, documentID }, as)
const bytesAt = async (url: string) => Buffer.from(await (await fetch(server.url(url))).arrayBuffer())

test('owners and admins give documents, which stand on the page in their order', async () => {
  const one = await aDocumented()
  const { productID, owner, admin, member } = one
  const cad = await add(admin, productID, {
    kind: 'cad',
    title: '3D model',
    language: '',
    version: '',
    access: 'request',
    file: await upload(admin, 'model/step'),
  })
  expect(cad.data).toMatchObject({ contentType: 'model/step', fileName: 'hb-6205.step' })
  const documentIDs = [cad.data.documentID, one.documentID]
  expect((await call('orderProductDocuments', { id: productID, documentIDs }, admin)).status).toBe(200)
  const { data: listed } = await list(one, member)
  expect(listed.map(({ documentID }) => documentID)).toEqual(documentIDs)
  expect(listed[1]).toMatchObject({
    ...documentFields,
    bytes: sheetBytes.length,
    contentType: 'application/pdf',
  })
  const { data: page, body } = await call<ProductEntry>('showProduct', { productID })
  expect(page.documents?.map(({ title, access }) => [title, access])).toEqual([
    ['3D model', 'request'],
    [documentFields.title, 'open'],
  ])
  expect(body).not.toContain('hb-6205.')
  // What is said changes, and the file stays where none is given.
  expect((await change(one, { title: 'Data sheet', version: 'Rev. D' }, owner)).data).toMatchObject({
    title: 'Data sheet',
    fileName: 'hb-6205.pdf',
  })
  const before = await keysOf(productID)
  expect((await change(one, { file: await upload(owner, 'image/vnd.dxf') }, owner)).data).toMatchObject({
    contentType: 'image/vnd.dxf',
  })
  expect((await remove({ productID, documentID: cad.data.documentID }, owner)).status).toBe(200)
  await cleanFiles(db)
  const after = await keysOf(productID)
  expect(after).toHaveLength(1)
  for (const key of before.filter((other) => !after.includes(other)))
    expect(await server.keys(key)).toEqual([])
  const { data: again } = await call<ProductEntry>('showProduct', { productID })
  expect(again.documents).toMatchObject([{ title: documentFields.title, contentType: 'image/vnd.dxf' }])
})

test('members change those of their own drafts alone; others, strangers and visitors none', async () => {
  const one = await aDocumented({ published: false })
  const { productID, documentID, member, exMember, otherOwner, stranger } = one
  const acts = async (as?: TestSession) => [
    await add(as, productID, { file: as ? await upload(as) : 'x'.repeat(43) }),
    await change(one, { title: 'Mine' }, as),
    await call('orderProductDocuments', { id: productID, documentIDs: [documentID] }, as),
    await remove(one, as),
  ]
  const names = async (as?: TestSession) => (await acts(as)).map(({ name }) => name)
  expect(await names(member)).toEqual(Array.from({ length: 4 }, () => 'NotAllowed'))
  for (const as of [exMember, otherOwner, stranger]) {
    expect(await names(as)).toEqual(Array.from({ length: 4 }, () => 'NotFound'))
    expect([(await list(one, as)).name, (await showOwn(one, as)).name]).toEqual(['NotFound', 'NotFound'])
  }
  expect((await acts()).map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect((await showOwn(one, member)).status).toBe(200)
  expect((await list(one, member)).data).toMatchObject([{ documentID, title: documentFields.title }])
  await pool.query('update products set drafted_by = $2 where id = $1', [productID, member.userID])
  expect((await change(one, { title: 'Mine' }, member)).data.title).toBe('Mine')
})

test('every kind of file is taken that documents have, as it came, and no other', async () => {
  const { productID, owner } = await aDocumented()
  for (const type of productDocumentTypes) {
    const { data } = await add(owner, productID, { file: await upload(owner, type) })
    expect(data.contentType).toBe(type)
    const { data: addresses } = await showOwn({ productID, documentID: data.documentID }, owner)
    const response = await fetch(server.url(addresses.url))
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await response.arrayBuffer()).byteLength).toBe(data.bytes)
  }
  const before = (await list({ productID }, owner)).data
  for (const type of ['image/png', 'application/vnd.oasis.opendocument.text'] as const) {
    const refused = await add(owner, productID, { file: await upload(owner, type) })
    expect([refused.name, refused.body]).toEqual(['InvalidInput', expect.stringContaining('file')])
  }
  expect((await list({ productID }, owner)).data).toEqual(before)
})

test('a file of somebody else, one given twice, and a language of no list change nothing', async () => {
  const one = await aDocumented()
  const { productID, owner, admin } = one
  const token = await upload(owner)
  expect((await add(admin, productID, { file: token })).name).toBe('AttachmentGone')
  expect((await change(one, { file: token, language: 'xx-none' }, owner)).name).toBe('InvalidInput')
  expect((await change(one, { file: token }, owner)).status).toBe(200)
  expect((await add(owner, productID, { file: token })).name).toBe('AttachmentGone')
  expect((await change(one, { title: '', file: token }, owner)).name).toBe('InvalidInput')
  const other = await aDocumented()
  expect((await change({ productID, documentID: other.documentID }, {}, owner)).name).toBe('NotFound')
  expect((await remove({ productID, documentID: other.documentID }, owner)).name).toBe('NotFound')
  const strange = { id: productID, documentIDs: [other.documentID] }
  expect((await call('orderProductDocuments', strange, owner)).name).toBe('NotFound')
  const { data } = await open(one)
  expect((await bytesAt(data.url)).equals(sheetBytes)).toBe(true)
})

test('a product has at most twenty', async () => {
  const { productID, owner } = await aDocumented()
  await pool.query(
    `insert into product_documents select gen_random_uuid(), product_id, position + n, kind, title, language, version, access,
       file_name, content_type, bytes from product_documents, generate_series(1, $2::int) as n where product_id = $1`,
    [productID, limits.documentsPerProductMax - 1],
  )
  expect((await add(owner, productID, { file: await upload(owner) })).name).toBe('TooManyProductDocuments')
})

test('nobody reads those of a removed product; they come back with it, and go with it for good', async () => {
  const one = await aDocumented()
  const { productID, owner } = one
  expect((await open(one)).status).toBe(200)
  const { data: address } = await open(one)
  await call('removeProduct', { id: productID }, owner)
  for (const as of [undefined, owner]) expect((await open(one, as)).name).toBe('NotFound')
  expect((await showOwn(one, owner)).name).toBe('NotFound')
  // At no address that lasts.
  const { origin, pathname } = new URL(server.url(address.url))
  expect((await fetch(`${origin}${pathname}`)).status).not.toBe(200)
  await call('restoreProduct', { id: productID }, owner)
  expect((await open(one)).status).toBe(200)
  const keys = await keysOf(productID)
  await call('removeProduct', { id: productID }, owner)
  await pool.query(`update products set removed_at = now() - interval '31 days' where id = $1`, [productID])
  await endRemoved(db)
  await cleanFiles(db)
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(await server.keys(key)).toEqual([])
})

test('they go with a company that is given up', async () => {
  const one = await aDocumented()
  const keys = await keysOf(one.productID)
  await pool.query(`update businesses set removed_at = now() - interval '40 days' where id = $1`, [
    one.businessID,
  ])
  expect((await open(one)).name).toBe('NotFound')
  await giveUpBusinesses(db)
  await deliverAll(db, domainListeners, testLog)
  await cleanFiles(db)
  for (const key of keys) expect(await server.keys(key)).toEqual([])
})

test('a company takes them along, in its archive and as columns of the table', async () => {
  const { businessID, owner, documentID } = await aDocumented()
  const archive = await archiveOf(db, server, { bearer: owner.bearer, businessID })
  const [product] = jsonIn(archive, 'products.json') as { documents: unknown[] }[]
  expect(product!.documents).toMatchObject([{ documentID, ...documentFields }])
  const path = [...archive.keys()].find((name) => name.startsWith('files/products/'))!
  expect(archive.get(path)?.equals(sheetBytes)).toBe(true)
  const { data } = await call<{ url: string }>('exportProducts', { bid: businessID, format: 'csv' }, owner)
  const csv = (await bytesAt(data.url)).toString()
  for (const cell of ['Documents: kind', 'Data sheet', documentFields.title, 'Rev. C', 'Open', 'hb-6205.pdf'])
    expect(csv).toContain(`"${cell}"`)
})

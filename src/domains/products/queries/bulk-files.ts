// Pictures and documents of many products of one company at once.
import { sql } from 'kysely'
import type { Tx, Db } from '../../../platform/db.ts'
import type { DocumentRow } from './documents.ts'

export type Pictured = {
  id: string
  revision: number
  published: boolean
  removed: boolean
  photos: string[]
  files: Record<string, string>
  /** Of files that imports brought, by address. */
  names: Record<string, string>
  updatedAt: Date
  documents: number
}

/** These products of a company, removed or not. */
export async function findPictured(
  db: Db | Tx,
  businessID: string,
  ids: readonly string[],
): Promise<Pictured[]> {
  const { rows } = await sql<Pictured>`
    select id, revision, published, removed_at is not null as removed, photos, picture_files as files,
      coalesce(picture_names, '{}') as names,
      updated_at as "updatedAt", (select count(*)::int from product_documents where product_id = products.id) as documents
    from products where business_id = ${businessID} and id = any(${ids}::uuid[])`.execute(db)
  return rows
}

export type MorePictures = {
  id: string
  urls: readonly string[]
  files: Readonly<Record<string, string>>
  names: Readonly<Record<string, string>>
}

/** Shows more pictures behind those that are there, and counts a saving of each; answers the revisions. */
export async function addPictures(
  tx: Tx,
  businessID: string,
  rows: readonly MorePictures[],
): Promise<Map<string, number>> {
  const { rows: saved } = await sql<{ id: string; revision: number }>`
    update products set
      photos = products.photos || said.urls, main_image = coalesce(products.main_image, products.photos[1], said.urls[1]),
      picture_files = products.picture_files || said.files,
      picture_names = coalesce(products.picture_names, '{}') || said.names,
      revision = products.revision + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (id uuid, urls text[], files jsonb, names jsonb)
    where products.id = said.id and products.id = any(${rows.map(({ id }) => id)}::uuid[])
      and products.business_id = ${businessID} and products.removed_at is null
    returning products.id, products.revision`.execute(tx)
  return new Map(saved.map(({ id, revision }) => [id, revision]))
}

/** `now`, with its file and name, in the place of `old`. */
export type Swap = { id: string; old: string; now: string; file: string; name: string }

/** Has products show pictures in the places of others, and say of them what they said; counts no saving. One swap a product. */
export async function swapPictures(tx: Tx, businessID: string, swaps: readonly Swap[]): Promise<void> {
  const said = sql`jsonb_to_recordset(${JSON.stringify(swaps)}::jsonb)
    as said (id uuid, old text, now text, file text, name text)`
  const ids = sql`${swaps.map(({ id }) => id)}::uuid[]`
  await sql`
    update products set
      photos = array_replace(photos, said.old, said.now),
      main_image = case when main_image = said.old then said.now else main_image end,
      picture_files = (picture_files - said.old) || jsonb_build_object(said.now, said.file),
      picture_names = (coalesce(picture_names, '{}') - said.old) || jsonb_build_object(said.now, said.name),
      picture_texts = case when picture_texts ? said.old
        then (picture_texts - said.old) || jsonb_build_object(said.now, picture_texts->said.old) else picture_texts end
    from ${said}
    where products.id = said.id and products.id = any(${ids}) and business_id = ${businessID}
      and said.old = any(photos)`.execute(tx)
  await sql`
    update product_texts set
      pictures = (pictures - said.old) || jsonb_build_object(said.now, pictures->said.old)
    from ${said}
    where product_id = said.id and product_id = any(${ids}) and pictures ? said.old`.execute(tx)
}

export type FewerPictures = { id: string; urls: readonly string[]; updatedAt: string | null }

/** Shows these pictures no more, and counts a saving where `updatedAt` gives back when it was saved before; answers the revisions. */
export async function dropPicturesOf(
  tx: Tx,
  businessID: string,
  rows: readonly FewerPictures[],
): Promise<Map<string, number>> {
  const left = sql`array(select url from unnest(products.photos) with ordinality as shown (url, at)
    where url <> all(said.urls) order by at)`
  const { rows: saved } = await sql<{ id: string; revision: number }>`
    update products set
      photos = ${left},
      main_image = case when main_image = any(said.urls) then (${left})[1] else main_image end,
      picture_files = picture_files - said.urls, picture_texts = picture_texts - said.urls,
      picture_names = picture_names - said.urls,
      revision = products.revision + case when said."updatedAt" is null then 0 else 1 end,
      updated_at = coalesce(said."updatedAt", products.updated_at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (id uuid, urls text[], "updatedAt" timestamptz)
    where products.id = said.id and products.id = any(${rows.map(({ id }) => id)}::uuid[])
      and products.business_id = ${businessID}
    returning products.id, products.revision`.execute(tx)
  await sql`
    update product_texts set pictures = pictures - said.urls
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (id uuid, urls text[])
    where product_id = said.id and product_id = any(${rows.map(({ id }) => id)}::uuid[])
      and pictures ?| said.urls`.execute(tx)
  return new Map(saved.map(({ id, revision }) => [id, revision]))
}

/** Adds documents behind those that are there. */
export async function insertDocuments(tx: Tx, rows: readonly Omit<DocumentRow, 'position'>[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_documents (
      id, product_id, position, kind, title, language, version, access, file_name, content_type, bytes)
    select said.id, said.product_id,
      coalesce((select max(position) from product_documents as d where d.product_id = said.product_id), 0)
        + row_number() over (partition by said.product_id order by said.at),
      said.kind, said.title, said.language, said.version, said.access, said.file_name, said.content_type, said.bytes
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      id uuid, product_id uuid, kind text, title text, language text, version text, access text, file_name text,
      content_type text, bytes integer)) with ordinality
      as said (id, product_id, kind, title, language, version, access, file_name, content_type, bytes, at)`.execute(
    tx,
  )
}

/** Deletes documents; answers of which products they were. */
export async function deleteDocuments(
  tx: Tx,
  ids: readonly string[],
): Promise<{ productID: string; documentID: string }[]> {
  const { rows } = await sql<{ productID: string; documentID: string }>`
    delete from product_documents where id = any(${ids}::uuid[])
    returning product_id as "productID", id as "documentID"`.execute(tx)
  return rows
}

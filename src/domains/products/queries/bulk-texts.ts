// What many products of a company say in other languages, at once.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { KeptText } from './texts.ts'

export type SavedText = Pick<KeptText, 'product_id' | 'language' | 'name' | 'description'> & {
  written_by: string | null
}

type SavedRevision = { product_id: string; language: string; revision: number }

/** Says names and descriptions in other languages, where keywords and specifications stay; answers the revisions. */
export async function putManyTexts(tx: Tx, texts: readonly SavedText[]): Promise<SavedRevision[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<SavedRevision>`
    insert into product_texts (product_id, language, name, description, keywords, specs, pictures, revision, written_by, written_at)
    select product_id, language, name, description, '{}', '[]', '{}', 1, written_by, now()
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as said (
      product_id uuid, language text, name text, description text, written_by uuid)
    on conflict (product_id, language) do update set
      name = excluded.name, description = excluded.description, revision = product_texts.revision + 1,
      written_by = excluded.written_by, written_at = excluded.written_at
    returning product_id, language, revision`.execute(tx)
  return rows
}

/** Puts texts back as they were, under a revision of their own; answers these. */
export async function putTextsBack(tx: Tx, texts: readonly KeptText[]): Promise<SavedRevision[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<SavedRevision>`
    update product_texts as kept set
      name = said.name, description = said.description, written_by = said.written_by, written_at = said.written_at,
      revision = kept.revision + 1
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as said (
      product_id uuid, language text, name text, description text, written_by uuid, written_at timestamptz)
    where kept.product_id = said.product_id and kept.language = said.language
      and kept.product_id = any(${texts.map((text) => text.product_id)}::uuid[])
    returning kept.product_id, kept.language, kept.revision`.execute(tx)
  return rows
}

/** Says nothing more in these languages, as if nobody had. */
export async function deleteTexts(
  tx: Tx,
  which: readonly { product_id: string; language: string }[],
): Promise<void> {
  if (which.length === 0) return
  await sql`
    delete from product_texts as kept
    using jsonb_to_recordset(${JSON.stringify(which)}::jsonb) as said (product_id uuid, language text)
    where kept.product_id = said.product_id and kept.language = said.language
      and kept.product_id = any(${which.map((text) => text.product_id)}::uuid[])`.execute(tx)
}

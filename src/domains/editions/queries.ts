// What managers have changed of their editions; the only SQL on it.
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** Null where nothing was changed. */
export type ContactRow = {
  code: string
  phone: string | null
  opens: string | null
  closes: string | null
  featured: string[] | null
}

export async function findContacts(db: Db | Tx): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select code, phone, opens, closes, featured from edition_contacts`.execute(db)
  return rows
}

export async function saveContact(
  tx: Tx,
  { code, phone, opens, closes, featured }: ContactRow,
): Promise<void> {
  await sql`
    insert into edition_contacts (code, phone, opens, closes, featured)
    values (${code}, ${phone}, ${opens}, ${closes}, ${featured})
    on conflict (code) do update set phone = excluded.phone, opens = excluded.opens, closes = excluded.closes,
      featured = excluded.featured`.execute(tx)
}

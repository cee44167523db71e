// What a company chose for its tables, by the heads of each.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ImportChoicesEntry, ColumnMeaningEntry } from '../../../contract/import-shapes.ts'
import { now, tables } from './tables.ts'

export type KeptMapping = { meanings: Record<string, ColumnMeaningEntry>; choices: ImportChoicesEntry }

export function findMapping(
  db: Db | Tx,
  businessID: string,
  fingerprint: Buffer,
): Promise<KeptMapping | undefined> {
  return tables(db)
    .selectFrom('import_mappings')
    .select(['meanings', 'choices'])
    .where('business_id', '=', businessID)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
}

/** Keeps a mapping, of which a company has at most `most`. */
export async function keepMapping(
  tx: Tx,
  businessID: string,
  fingerprint: Buffer,
  { meanings, choices }: KeptMapping,
  most: number,
): Promise<void> {
  const said = { meanings: JSON.stringify(meanings), choices: JSON.stringify(choices), used_at: now }
  await tables(tx)
    .insertInto('import_mappings')
    .values({ business_id: businessID, fingerprint, ...said })
    .onConflict((conflict) => conflict.columns(['business_id', 'fingerprint']).doUpdateSet(said))
    .execute()
  await sql`
    delete from import_mappings where business_id = ${businessID} and fingerprint in (
      select fingerprint from import_mappings where business_id = ${businessID}
      order by used_at desc offset ${most})`.execute(tx)
}

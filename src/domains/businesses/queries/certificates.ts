import { limits } from '../../../contract/limits.ts'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { tables, type CertificateRow } from './businesses.ts'

export function findCertificates(db: Db | Tx, businessID: string): Promise<CertificateRow[]> {
  return tables(db)
    .selectFrom('certificates')
    .selectAll()
    .where('business_id', '=', businessID)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.certificatesPerBusinessMax)
    .execute()
}

export async function insertCertificates(tx: Tx, rows: readonly CertificateRow[]): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('certificates')
    .values([...rows])
    .execute()
}

export async function deleteCertificates(tx: Tx, businessID: string): Promise<void> {
  await tables(tx).deleteFrom('certificates').where('business_id', '=', businessID).execute()
}

export function copyCertificates(client: BulkClient, rows: Rows<CertificateRow>): Promise<number> {
  return copyRows(client, 'certificates', rows)
}

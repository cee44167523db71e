import { copyRows, type BulkClient, type CopyRow } from '../../platform/copy.ts'

export function copyProfiles(
  client: BulkClient,
  columns: readonly string[],
  rows: AsyncIterable<CopyRow>,
): Promise<number> {
  return copyRows(client, 'profiles', columns, rows)
}

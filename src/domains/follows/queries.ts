import { copyRows, type BulkClient, type CopyRow } from '../../platform/copy.ts'

export function copyFollows(client: BulkClient, rows: AsyncIterable<CopyRow>): Promise<number> {
  const columns = ['resource_type', 'resource_id', 'actor_type', 'actor_id', 'created_at']
  return copyRows(client, 'follows', columns, rows)
}

export async function countLoaded(client: BulkClient): Promise<void> {
  await client.query(`
    insert into follow_counts (resource_type, resource_id, followers)
    select resource_type, resource_id, count(*) from follows group by 1, 2
    on conflict (resource_id, resource_type) do update set followers = excluded.followers`)
}

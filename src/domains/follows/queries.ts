import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'

export type FollowRow = {
  resource_type: 'business' | 'user'
  resource_id: string
  actor_type: 'user' | 'business'
  actor_id: string
  created_at: Date
}

export function copyFollows(client: BulkClient, rows: Rows<FollowRow>): Promise<number> {
  return copyRows(client, 'follows', rows)
}

export async function countLoaded(client: BulkClient): Promise<void> {
  await client.query(`
    insert into follow_counts (resource_type, resource_id, followers)
    select resource_type, resource_id, count(*) from follows group by 1, 2
    on conflict (resource_id, resource_type) do update set followers = excluded.followers`)
}

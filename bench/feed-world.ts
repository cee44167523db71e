// People who post and who follow, and their feeds, in bulk.
import { unlimitedConnection, type Database } from '../src/platform/db.ts'

/** How many others the three readers follow. */
export const followed = [10, 500, 5_000] as const
export type Followed = (typeof followed)[number]

const authors = 5_000
const tenFollowers = 10

type Filling = {
  posts: number
  /** An author with ten followers beside. */
  authorID: string
  readers: readonly { count: Followed; userID: string }[]
}

/** Fills the database; answers the id of a post of the author. */
export async function fillFeed({ pool }: Database, { posts, authorID, readers }: Filling): Promise<string> {
  const client = await unlimitedConnection(pool)
  try {
    // Everybody who posts is like the one who is there, but for what must differ.
    await client.query(
      `insert into profiles
       select made.* from profiles as p, generate_series(1, ${authors}) as i,
         jsonb_populate_record(null::profiles, to_jsonb(p) || jsonb_build_object(
           'user_id', md5('author' || i)::uuid, 'username', 'author' || i, 'email', 'author' || i || '@people.example')) as made
       where p.user_id = $1`,
      [authorID],
    )
    await client.query(
      `insert into posts (post_id, author_type, author_id, written_by, timeline_type, timeline_id, content, created_at)
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || right(md5(i::text), 3) || '8' ||
           right(md5(i || 'x'), 15))::uuid, 'user', author, author, 'user', author, 'Grinding line ' || i || ' runs.', at
       from (select i, now() - i * interval '30 seconds' as at,
           case when i % ${authors} = 0 then $2::uuid else md5('author' || (1 + i % ${authors}))::uuid end as author
         from generate_series(1, $1::int) as i) as made`,
      [posts, authorID],
    )
    for (const { count, userID } of readers) {
      await client.query(
        `insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
         select 'user', md5('author' || i)::uuid, 'user', $1, now() from generate_series(1, $2::int) as i`,
        [userID, count],
      )
      await client.query(
        `insert into newsfeed_entries (reader_id, post_id, author_id)
         select $1, post_id, author_id from posts
         where author_id in (select md5('author' || i)::uuid from generate_series(1, $2::int) as i)`,
        [userID, count],
      )
    }
    await client.query(
      `insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
       select 'user', $1, 'user', md5('follower' || i)::uuid, now() from generate_series(1, ${tenFollowers}) as i`,
      [authorID],
    )
    await client.query('create table plain (id uuid primary key, text text not null)')
    await client.query('insert into plain select post_id, content from posts')
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: string }>(
      'select post_id as id from posts where author_id = $1 limit 1',
      [authorID],
    )
    return rows[0]!.id
  } finally {
    client.release(true)
  }
}

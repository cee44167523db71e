// Groups as they are kept, against those of the model.
import { expect } from 'vitest'
import type { Pool } from 'pg'
import type { FeedWorld } from './world.ts'

/** Who is in the groups of all worlds, as what, and how many they say they are: nobody twice, nobody left over. Answers how many groups. */
export async function judgeGroups(pool: Pool, worlds: readonly FeedWorld[]): Promise<number> {
  const groups = worlds.flatMap(({ model }) => [...model.groups.byID.values()])
  const { rows } = await pool.query<{ id: string; members: number; who: Record<string, string> }>(
    `select g.group_id as id, g.members, jsonb_object_agg(m.user_id, m.role) as who
     from groups as g join group_members as m using (group_id) where g.group_id = any($1) group by g.group_id`,
    [groups.map(({ id }) => id)],
  )
  const there = groups.filter(({ ended }) => !ended)
  const wanted = there.map(({ id, members }) => {
    const who = Object.fromEntries([...members].map(([userID, { role }]) => [userID, role]))
    return [id, { members: members.size, who }] as const
  })
  expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))).toEqual(Object.fromEntries(wanted))
  return groups.length
}

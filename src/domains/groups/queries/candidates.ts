// Who asks to come in, was invited, or is kept out: one row for a person and a group.
import { sql } from 'kysely'
import type { CandidateKind } from '../../../contract/group-kinds.ts'
import { limits } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ExactPlace } from '../../../platform/exact-place.ts'

export type CandidateRow = {
  group_id: string
  user_id: string
  kind: CandidateKind
  by_id: string
  note: string
  rules_revision: number | null
  at: Date
  declined_at: Date | null
  withdrawn: boolean
}
const since = sql`now() - make_interval(days => ${limits.groupRequestDays})`
const holds = sql`(kind = 'keptOut' or at > ${since})`

/** What stands between a group and a person, held until the transaction ends; what ran out is nothing. */
export async function lockCandidate(
  tx: Tx,
  groupID: string,
  userID: string,
): Promise<CandidateRow | undefined> {
  const { rows } = await sql<CandidateRow>`
    select * from group_candidates where group_id = ${groupID} and user_id = ${userID} and ${holds} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function findCandidate(
  db: Db | Tx,
  groupID: string,
  userID: string,
): Promise<CandidateRow | undefined> {
  const { rows } = await sql<CandidateRow>`
    select * from group_candidates where group_id = ${groupID} and user_id = ${userID} and ${holds}`.execute(
    db,
  )
  return rows[0]
}

export type NewCandidate = Pick<CandidateRow, 'group_id' | 'user_id' | 'kind' | 'by_id'> &
  Partial<Pick<CandidateRow, 'note' | 'rules_revision' | 'declined_at'>> & { at?: Date }

/** Takes the place of whatever stood there. */
export async function saveCandidate(tx: Tx, wanted: NewCandidate): Promise<void> {
  const { group_id, user_id, kind, by_id, note = '', rules_revision = null, declined_at = null } = wanted
  await sql`
    insert into group_candidates (group_id, user_id, kind, by_id, note, rules_revision, at, declined_at)
    values (${group_id}, ${user_id}, ${kind}, ${by_id}, ${note}, ${rules_revision}, ${wanted.at ?? sql`now()`},
      ${declined_at})
    on conflict (group_id, user_id) do update set kind = excluded.kind, by_id = excluded.by_id, note = excluded.note,
      rules_revision = excluded.rules_revision, at = excluded.at, declined_at = excluded.declined_at, withdrawn = false`.execute(
    tx,
  )
}

/** Quietly: it stays until it would have run out. */
export async function declineCandidate(tx: Tx, groupID: string, userID: string): Promise<void> {
  await sql`
    update group_candidates set declined_at = now() where group_id = ${groupID} and user_id = ${userID}`.execute(
    tx,
  )
}

/** Taken back by who asked: a declined one stays, unseen by them. */
export async function withdrawCandidate(
  tx: Tx,
  { group_id, user_id, declined_at }: CandidateRow,
): Promise<void> {
  if (declined_at === null) return deleteCandidate(tx, group_id, user_id)
  await sql`
    update group_candidates set withdrawn = true, note = '' where group_id = ${group_id} and user_id = ${user_id}`.execute(
    tx,
  )
}

export async function deleteCandidate(tx: Tx, groupID: string, userID: string): Promise<void> {
  await sql`delete from group_candidates where group_id = ${groupID} and user_id = ${userID}`.execute(tx)
}

export type ListedCandidate = CandidateRow & { exactly: string }

/** Those of a kind that wait, the oldest first. */
export async function findCandidates(
  db: Db | Tx,
  groupID: string,
  { kind, after, limit }: { kind: CandidateKind; after: ExactPlace | undefined; limit: number },
): Promise<ListedCandidate[]> {
  const { rows } = await sql<ListedCandidate>`
    select *, at::text as exactly from group_candidates
    where group_id = ${groupID} and kind = ${kind} and declined_at is null and ${holds}
      ${after ? sql`and (at, user_id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by at, user_id limit ${limit}`.execute(db)
  return rows
}

/** How many of a kind wait, counted to `most`. */
export async function countCandidates(
  db: Db | Tx,
  groupID: string,
  kind: CandidateKind,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from group_candidates
      where group_id = ${groupID} and kind = ${kind} and declined_at is null and ${holds} limit ${most}
    ) as counted`.execute(db)
  return rows[0]!.total
}

/** Where somebody has asked and was invited, as they see it: the newest first. */
export async function findCandidaciesOf(db: Db | Tx, userID: string, limit: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select * from group_candidates
    where user_id = ${userID} and at > ${since}
      and (kind = 'asked' and not withdrawn or kind = 'invited' and declined_at is null)
    order by at desc, group_id limit ${limit}`.execute(db)
  return rows
}

/** Whose request of these waits for an answer. */
export async function findAsking(
  db: Db | Tx,
  pairs: readonly { groupID: string; userID: string }[],
): Promise<{ groupID: string; userID: string }[]> {
  const { rows } = await sql<{ groupID: string; userID: string }>`
    select group_id as "groupID", user_id as "userID" from group_candidates
      join unnest(${pairs.map(({ groupID }) => groupID)}::uuid[], ${pairs.map(({ userID }) => userID)}::uuid[])
        as asked (group_id, user_id) using (group_id, user_id)
    where kind = 'asked' and declined_at is null and ${holds}`.execute(db)
  return rows
}

/** All that is kept of somebody, for who takes it along. */
export async function deleteCandidaciesOf(tx: Tx, userID: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from group_candidates where (group_id, user_id) in (
      select group_id, user_id from group_candidates where user_id = ${userID} limit ${limit}
    )`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** What ran out, at most `limit`; answers how many. */
export async function deleteOld(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from group_candidates where (group_id, user_id) in (
      select group_id, user_id from group_candidates where kind <> 'keptOut' and at <= ${since}
      order by at limit ${limit} for update skip locked
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

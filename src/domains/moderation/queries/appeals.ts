// Appeals against decisions.
import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ExactPlace } from '../../../platform/exact-place.ts'
import type { Verdict } from './reports.ts'

export type AppealRow = {
  appealID: string
  decisionID: string
  userID: string
  text: string
  madeAt: Date
  dueAt: Date
  verdict: Verdict | null
  decidedAt: Date | null
  decidedBy: string | null
  reason: string | null
}

const columns = sql`
  appeal_id as "appealID", decision_id as "decisionID", user_id as "userID", text, made_at as "madeAt",
  due_at as "dueAt", verdict, decided_at as "decidedAt", decided_by as "decidedBy", reason`

/** False when there is one against the decision. */
export async function insertAppeal(
  tx: Tx,
  {
    appealID,
    decisionID,
    userID,
    text,
    dueHours,
  }: {
    appealID: string
    decisionID: string
    userID: string
    text: string
    dueHours: number
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into moderation_appeals (appeal_id, decision_id, user_id, text, due_at)
    values (${appealID}, ${decisionID}, ${userID}, ${text}, now() + make_interval(hours => ${dueHours}))
    on conflict (decision_id) do nothing returning appeal_id`.execute(tx)
  return rows.length > 0
}

export async function findAppeal(db: Db | Tx, appealID: string): Promise<AppealRow | undefined> {
  const { rows } = await sql<AppealRow>`
    select ${columns} from moderation_appeals where appeal_id = ${appealID}`.execute(db)
  return rows[0]
}

export async function findAppealAgainst(db: Db | Tx, decisionID: string): Promise<AppealRow | undefined> {
  const { rows } = await sql<AppealRow>`
    select ${columns} from moderation_appeals where decision_id = ${decisionID}`.execute(db)
  return rows[0]
}

export async function markDecided(
  tx: Tx,
  appealID: string,
  { verdict, by, reason }: { verdict: Verdict; by: string; reason: string },
): Promise<void> {
  await sql`
    update moderation_appeals
    set verdict = ${verdict}, decided_at = now(), decided_by = ${by}, reason = ${reason}
    where appeal_id = ${appealID}`.execute(tx)
}

type Wish = { state: 'open' | 'closed'; after: ExactPlace | undefined; limit: number }

/** Open ones by when they are due, decided ones the newest first. */
export async function findAppeals(
  db: Db | Tx,
  { state, after, limit }: Wish,
): Promise<(AppealRow & { place: string })[]> {
  if (state === 'open') {
    const { rows } = await sql<AppealRow & { place: string }>`
      select due_at::text as place, ${columns} from moderation_appeals where decided_at is null
        ${after === undefined ? sql`` : sql`and (due_at, appeal_id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
      order by due_at, appeal_id limit ${limit}`.execute(db)
    return rows
  }
  const { rows } = await sql<AppealRow & { place: string }>`
    select decided_at::text as place, ${columns} from moderation_appeals where decided_at is not null
      ${after === undefined ? sql`` : sql`and (decided_at, appeal_id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by decided_at desc, appeal_id desc limit ${limit}`.execute(db)
  return rows
}

/** Those of one person after an id, in the order in which they were made. */
export async function findAppealsBy(
  db: Db | Tx,
  userID: string,
  { after, limit }: { after: string; limit: number },
): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    select ${columns} from moderation_appeals where user_id = ${userID} and appeal_id > ${after}
    order by appeal_id limit ${limit}`.execute(db)
  return rows
}

/** How many appeals wait, counted as far as is shown, and when the first of them is due. */
export async function countOpenAppeals(db: Db | Tx): Promise<{ open: number; dueAt: Date | null }> {
  const { rows } = await sql<{ open: number; dueAt: Date | null }>`
    select count(*)::int as open, min(due_at) as "dueAt" from (
      select due_at from moderation_appeals where decided_at is null order by due_at, appeal_id
      limit ${sql.lit(limits.waitingCounted + 1)}) as waiting`.execute(db)
  return rows[0]!
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A thing in a queue of the console. */
export type CaseKey = { queue: string; caseID: string }

/** Gives a case to somebody where nobody has it, or `from` has it; false when another has it by now. */
export async function assignCase(
  tx: Tx,
  { queue, caseID }: CaseKey,
  { to, from }: { to: string; from?: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_assignments (queue, case_id, user_id) values (${queue}, ${caseID}, ${to})
    on conflict (queue, case_id) do update set user_id = excluded.user_id, assigned_at = now()
      where staff_assignments.user_id in (${to}, ${from ?? to})
    returning user_id`.execute(tx)
  return rows.length > 0
}

export async function deleteAssignment(tx: Tx, { queue, caseID }: CaseKey): Promise<string | undefined> {
  const { rows } = await sql<{ userID: string }>`
    delete from staff_assignments where queue = ${queue} and case_id = ${caseID}
    returning user_id as "userID"`.execute(tx)
  return rows[0]?.userID
}

/** Who has which of these cases. */
export async function findAssigned(db: Db | Tx, queue: string, caseIDs: readonly string[]) {
  const { rows } = await sql<{ caseID: string; userID: string; at: Date }>`
    select case_id as "caseID", user_id as "userID", assigned_at as at from staff_assignments
    where queue = ${queue} and case_id = any(${caseIDs}::text[])`.execute(db)
  return rows
}

export async function insertNote(
  tx: Tx,
  note: CaseKey & { id: string; userID: string; text: string },
): Promise<void> {
  await sql`
    insert into staff_notes (id, queue, case_id, user_id, text)
    values (${note.id}, ${note.queue}, ${note.caseID}, ${note.userID}, ${note.text})`.execute(tx)
}

/** The notes beside a case, oldest first, at most the newest 200. */
export async function findNotes(db: Db | Tx, { queue, caseID }: CaseKey) {
  const { rows } = await sql<{ noteID: string; userID: string; text: string; at: Date }>`
    select id as "noteID", user_id as "userID", text, at from staff_notes
    where queue = ${queue} and case_id = ${caseID} order by id desc limit 200`.execute(db)
  return rows.toReversed()
}

export async function deleteAssignments(tx: Tx, queue: string, caseIDs: readonly string[]): Promise<void> {
  await sql`
    delete from staff_assignments where queue = ${queue} and case_id = any(${caseIDs}::text[])`.execute(tx)
}

export async function deleteNotes(tx: Tx, queue: string, caseIDs: readonly string[]): Promise<void> {
  await sql`delete from staff_notes where queue = ${queue} and case_id = any(${caseIDs}::text[])`.execute(tx)
}

// What staff have in hand and note for each other about the things that wait in a queue.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import {
  assignCase,
  deleteAssignment,
  deleteAssignments,
  deleteNotes,
  findAssigned,
  findNotes,
  insertNote,
  type CaseKey,
} from './queries/cases.ts'
import type { Staff } from './roles.ts'

export type { CaseKey }

const aboutOf = ({ queue, caseID }: CaseKey) => ({ type: queue, id: caseID })

/** Takes a case for who asks; `from` names who has it now, where it is taken over. Throws CaseTaken when another has it. */
export async function takeCase(tx: Tx, { userID }: Staff, key: CaseKey, from?: string): Promise<void> {
  if (!(await assignCase(tx, key, { to: userID, from }))) throw new AppError('CaseTaken')
  const details = from === undefined ? {} : { from }
  await record(tx, { by: `user:${userID}`, act: 'case.taken', about: aboutOf(key), details })
}

/** Leaves a case for others; nothing where nobody has it. */
export async function releaseCase(tx: Tx, { userID }: Staff, key: CaseKey): Promise<void> {
  const had = await deleteAssignment(tx, key)
  if (had === undefined) return
  await record(tx, { by: `user:${userID}`, act: 'case.released', about: aboutOf(key), details: { had } })
}

/** Who has which of these cases, by case. One query. */
export async function assignedAmong(
  db: Db | Tx,
  queue: string,
  caseIDs: readonly string[],
): Promise<Map<string, { userID: string; at: Date }>> {
  if (caseIDs.length === 0) return new Map()
  return new Map((await findAssigned(db, queue, caseIDs)).map(({ caseID, ...row }) => [caseID, row]))
}

/** Adds a note for colleagues. */
export async function addNote(tx: Tx, { userID }: Staff, key: CaseKey, text: string): Promise<void> {
  const id = uuidv7()
  await insertNote(tx, { ...key, id, userID, text })
  await record(tx, { by: `user:${userID}`, act: 'note.added', about: aboutOf(key), details: { note: id } })
}

/** The notes beside a case, oldest first, at most the newest 200. */
export const notesOf = (db: Db | Tx, key: CaseKey) => findNotes(db, key)

/** Cases that are gone for good leave nothing behind. */
export async function forgetCases(tx: Tx, queue: string, caseIDs: readonly string[]): Promise<void> {
  await deleteAssignments(tx, queue, caseIDs)
  await deleteNotes(tx, queue, caseIDs)
}

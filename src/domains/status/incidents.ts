// What staff tell visitors of trouble: that it begins, how it goes on, that it is over. Each leaves an entry in the audit log.
import type { CallInput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type {
  beginIncident as beginCall,
  IncidentEntry,
  tellIncident as tellCall,
  ToldIn,
} from '../../contract/status.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { endIncident, findIncidents, insertIncident, insertUpdate, lockIncident } from './queries.ts'

/** For support agents: incidents, those that go on first, at most 20. Throws as `requireStaff`. */
export async function listIncidents(db: Db, staff: Staff): Promise<IncidentEntry[]> {
  await requireStaff(db, staff, ['support'])
  return findIncidents(db)
}

/** By language; of a language that is given twice, or is the first one, what came first. */
const byLanguage = <Said extends { language: string }>(
  said: readonly Said[],
  textOf: (one: Said) => string,
): ToldIn => Object.fromEntries(said.toReversed().map((one) => [one.language, textOf(one)]))

/** Tells visitors of trouble that began just now. Answers its id. Throws as `requireStaff`. */
export async function beginIncident(
  tx: Tx,
  staff: Staff,
  { parts, language, title, text, others }: CallInput<typeof beginCall>,
): Promise<{ incidentID: string }> {
  await requireStaff(tx, staff, ['support'])
  const incidentID = uuidv7()
  const said = [{ language, title, text }, ...(others ?? [])]
  const about = [...new Set(parts)]
  await insertIncident(tx, { incidentID, parts: about, titles: byLanguage(said, (one) => one.title) })
  await insertUpdate(tx, { updateID: uuidv7(), incidentID, texts: byLanguage(said, (one) => one.text) })
  await record(tx, {
    by: `user:${staff.userID}`,
    act: 'incident.begun',
    about: { type: 'incident', id: incidentID },
    details: { parts: about },
  })
  return { incidentID }
}

/**
 * Tells visitors how an incident goes on, or that it is over. Answers the id of what was told. Throws NotFound, IncidentOver once that
 * was told, and as `requireStaff`.
 */
export async function tellIncident(
  tx: Tx,
  staff: Staff,
  { incidentID, language, text, others, ends }: CallInput<typeof tellCall>,
): Promise<{ updateID: string }> {
  await requireStaff(tx, staff, ['support'])
  const incident = await lockIncident(tx, incidentID)
  if (!incident) throw new AppError('NotFound')
  if (incident.isOver) throw new AppError('IncidentOver')
  const updateID = uuidv7()
  await insertUpdate(tx, {
    updateID,
    incidentID,
    texts: byLanguage([{ language, text }, ...(others ?? [])], (one) => one.text),
  })
  if (ends) await endIncident(tx, incidentID)
  await record(tx, {
    by: `user:${staff.userID}`,
    act: ends ? 'incident.ended' : 'incident.told',
    about: { type: 'incident', id: incidentID },
    details: { update: updateID },
  })
  return { updateID }
}

// Who is or was in the team of a company.
import type { Db, Tx } from '../../platform/db.ts'
import { membersOf } from '../members/changing.ts'
import { findPastPeople } from './queries/events.ts'

/** The people of a company, and those who once came into it as its history says. */
export async function peopleOfTeam(db: Db | Tx, businessID: string): Promise<Set<string>> {
  const [members, past] = await Promise.all([membersOf(db, businessID), findPastPeople(db, businessID)])
  return new Set([...members.map(({ userID }) => userID), ...past])
}

// Who is or was in the team of a company.
import type { Db, Tx } from '../../platform/db.ts'
import { membersOf } from '../members/changing.ts'
import { roleIn } from '../members/membership.ts'
import { findPastPeople, findWasThere } from './queries/events.ts'

/** The people of a company, and those who once came into it as its history says. */
export async function peopleOfTeam(db: Db | Tx, businessID: string): Promise<Set<string>> {
  const [members, past] = await Promise.all([membersOf(db, businessID), findPastPeople(db, businessID)])
  return new Set([...members.map(({ userID }) => userID), ...past])
}

/** Whether a person is in the team of a company, or ever was. Two queries. */
export async function isOrWasInTeam(db: Db | Tx, businessID: string, userID: string): Promise<boolean> {
  const [role, was] = await Promise.all([
    roleIn(db, businessID, userID),
    findWasThere(db, businessID, userID),
  ])
  return role !== undefined || was
}

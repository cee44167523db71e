// The statements of a company's answers, for everybody who may see its page.
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { showBusinessProfile } from '../businesses/profile.ts'
import { findStatement, findStatements } from './queries/answers.ts'

/** Five years. */
const statementsMost = 60

/** Who asks, where, and the ISO day it is. */
type Asking = { session: LiveSession | undefined; edition: string; today: string }
type Listed = { month: string; n: number; inTime: number }

/** The newest first, at most 60. Throws NotFound wherever the company's page does. */
export async function listStatements(db: Db, businessID: string, asking: Asking): Promise<Listed[]> {
  const [rows] = await Promise.all([
    findStatements(db, businessID, statementsMost),
    requirePage(db, businessID, asking),
  ])
  return rows.map(({ month, counted, inTime }) => ({ month, n: counted, inTime }))
}

/** The file of a month, byte for byte as it was signed. Throws NotFound where there is none, and wherever the page does. */
export async function showStatement(
  db: Db,
  businessID: string,
  month: string,
  asking: Asking,
): Promise<string> {
  const [file] = await Promise.all([
    findStatement(db, businessID, month),
    requirePage(db, businessID, asking),
  ])
  if (file === undefined) throw new AppError('NotFound')
  return file
}

const requirePage = (db: Db, businessID: string, { session, edition, today }: Asking) =>
  showBusinessProfile(db, businessID, 'en', today, { session, edition })

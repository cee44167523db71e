// A company on a paid plan with people, verifiers, and documents that they give.
import { aDrawingPdf, attaching } from './attachments.ts'
import { aBusiness } from './businesses.ts'
import type { Database } from '../platform/db.ts'
import { addPaidPeriod } from '../domains/subscriptions/tiers.ts'
import { transaction, type Db } from '../platform/db.ts'
import { testApi } from './database.ts'
import { aFileServer } from './files.ts'
import { aSession, type TestSession } from './sessions.ts'
import { aTeam, testCalls } from './team.ts'

const day = 86_400_000

/** The day so many days from now, YYYY-MM-DD. */
export const isoDay = (daysFromNow: number): string =>
  new Date(Date.now() + daysFromNow * day).toISOString().slice(0, 10)

let numbers = 0
/** A Japanese company's number whose check digit is right, another each time. */
export function aRightNumber(): string {
  const rest = String(700001205000 + (numbers += 1))
  const sum = Array.from(rest)
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${rest}`
}

/** Puts a company on Gold for a year from yesterday on, or ends its plan now. */
export const onGold = (db: Db, businessID: string) =>
  transaction(db, (tx) =>
    addPaidPeriod(tx, {
      businessID,
      tier: 'gold',
      start: new Date(Date.now() - day),
      end: new Date(Date.now() + 364 * day),
    }),
  )

/** The calls of a company and of verifiers on a database with a store for files. */
export async function verifying(database: Database) {
  const { db } = database
  const server = await aFileServer(database)
  const call = testCalls(await testApi(database))
  const { attached } = attaching(server)
  const reason = 'Looked at it'

  /** The token of a sound document. */
  const aDocument = async (by: TestSession, fileName = 'Register.pdf', bytes = 20_000) =>
    (await attached(by.bearer, { bytes: aDrawingPdf(bytes), contentType: 'application/pdf', fileName })).token

  /** A company on Gold whose owner has asked for a check with a document; answers the case. */
  async function asked() {
    const team = await aTeam(db)
    await onGold(db, team.businessID)
    const documents = [await aDocument(team.owner)]
    const input = { businessID: team.businessID, text: 'Please check us.', documents }
    const { status, data } = await call<{ caseID: string }>('requestVerification', input, team.owner)
    if (status !== 200) throw new Error(`a case was not opened: ${status}`)
    return { ...team, caseID: data.caseID }
  }

  const aVerifier = () => aSession(db, { staff: ['verifier'] })
  const take = (by: TestSession, caseID: string) => call('takeVerificationCase', { caseID }, by)
  const refuse = (by: TestSession, caseID: string, text = 'The extract is too old.') =>
    call('refuseVerification', { caseID, text, reason }, by)
  /** The version of the company as a verifier sees it now. */
  const seen = async (by: TestSession, businessID: string) =>
    (await call<{ version: string }>('showCompanyChecks', { businessID }, by)).data?.version ?? ''
  const grant = async (by: TestSession, caseID: string, validUntil = isoDay(365)) => {
    const { data } = await call<{ about: { version: string } }>('showVerificationCase', { caseID }, by)
    const version = data?.about.version ?? ''
    const scope = ['registration', 'contacts']
    return call<{ checkID: string }>('grantVerification', { caseID, version, scope, validUntil, reason }, by)
  }
  const ask = (by: TestSession, caseID: string, text = 'Which of the two sites is yours?') =>
    call('askCompany', { caseID, text, reason }, by)
  return { call, server, seen, aDocument, asked, aVerifier, take, refuse, grant, ask, aBusiness }
}

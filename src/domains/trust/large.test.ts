// What screens of trust and of the console ask in a large world: nothing reads a whole table, and no statement more of it than of a small one.
import { beforeAll, expect, test } from 'vitest'
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { explained, type Cost } from '../../testing/explained.ts'
import { fillLargeTrust, largeCase, largeID, largeMonth, largeTicket } from '../../testing/large-trust.ts'
import { casesOf } from '../../testing/proofs.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findNewest, findOfSubject } from '../audit/reading.ts'
import { showConsole } from '../console/home.ts'
import { showCompany } from '../console/companies.ts'
import { showPerson } from '../console/people.ts'
import { listProposals } from '../console/proposals.ts'
import { showSystem } from '../console/system.ts'
import { listEnquiries, readEnquiry } from '../help/queue.ts'
import { appealsPage, showAppealCase } from '../moderation/appeals.ts'
import { showCase as showReported } from '../moderation/case-details.ts'
import { casesPage, nextCase } from '../moderation/cases.ts'
import { listToConfirm } from '../verification/confirming.ts'
import { showCompanyChecks } from '../verification/company-checks.ts'
import { forgetDocuments } from '../verification/documents.ts'
import { endBadges } from '../verification/expiry.ts'
import { renewIdentities } from '../verification/identity.ts'
import { showOwnVerification } from '../verification/own-view.ts'
import { listCases, showCase } from '../verification/queue.ts'
import { remind } from '../verification/reminders.ts'
import { companyLog } from './company-log.ts'
import { publicHeads } from './heads.ts'
import { showTrust, showTrustFile } from './showing.ts'
import { staffLog } from './staff-log.ts'
import { showTransparency, storeMonths } from './transparency.ts'

const database = await testDatabase()
const rows = casesOf(1_000_000, 40_000)
/** Blocks of 8 kB that a statement may touch, however large the world is. */
const blocksMost = 2_500
let [companyID, owner, filled] = ['', {} as TestSession, [] as string[]]
const { db: plain } = database
const verifier = await aSession(plain, { staff: ['verifier'] })
const moderator = await aSession(plain, { staff: ['moderator', 'verifier'] })
const admin = await aSession(plain, { staff: ['admin'] })
const reporter = await aSession(plain)

beforeAll(async () => {
  owner = await aSession(plain)
  const made = await aBusiness(plain, { products: 1, members: [{ userID: owner.userID, role: 'owner' }] })
  companyID = made.businessID
  const [productID] = made.productIDs
  const ids = { companyID, productID: productID!, verifierID: verifier.userID, reporterID: reporter.userID }
  filled = await fillLargeTrust(database, { rows, ...ids })
}, 900_000)

const asking = { session: undefined, edition: 'jp', language: 'en', today: today() }
const page = { language: 'en', cursorOf: (...at: string[]) => at.join(' ') }
const first = { ...page, after: () => undefined }
const log = { ...page, after: undefined, about: undefined }
const halfway = (kind: number) => largeID(kind, rows / 2)
const placeOf = (kind: number) =>
  `${halfway(kind)} ${new Date(Date.parse(largeMonth.from) + rows * 1_000).toISOString()}`

const questions: Record<string, (db: Db) => Promise<unknown>> = {
  'the timeline': (db) => showTrust(db, companyID, asking),
  'the signed file': (db) => showTrustFile(db, companyID, asking),
  'the log of a company': (db) => companyLog(db, owner, companyID, log),
  'its log from the middle': (db) => companyLog(db, owner, companyID, { ...log, after: halfway(1) }),
  'the log of one of staff': (db) => staffLog(db, verifier, log),
  'the whole log': (db) => staffLog(db, admin, log),
  'the whole log from the middle': (db) => staffLog(db, admin, { ...log, after: halfway(1) }),
  'the log of a thing': (db) => staffLog(db, moderator, { ...log, about: `case:${largeID(3, 1_000)}` }),
  'the newest entries': (db) => findNewest(db, 50),
  'the entries about a thing': (db) => findOfSubject(db, { type: 'case', id: largeID(3, 1_000), limit: 50 }),
  'the signed ends': (db) => publicHeads(db, new Date()),
  'the public figures': (db) => showTransparency(db, largeMonth.now),
  'the tab of an owner': (db) => showOwnVerification(db, owner, companyID),
  'the queue of checks': (db) => listCases(db, verifier, { after: undefined, language: 'en' }),
  'its middle': (db) => listCases(db, verifier, { after: largeID(3, 1 + rows / 2), language: 'en' }),
  'a check': (db) => showCase(db, verifier, { caseID: largeID(3, 1_000), language: 'en' }),
  'the checks of a company': (db) =>
    showCompanyChecks(db, verifier, { businessID: companyID, language: 'en' }),
  'certificates to look up': (db) => listToConfirm(db, verifier, 'en'),
  'the queue of reports': (db) => casesPage(db, moderator, { ...first, state: 'open' }),
  'reports of a kind': (db) => casesPage(db, moderator, { ...first, state: 'open', type: 'product' }),
  'reports of a kind that nobody reported': (db) =>
    casesPage(db, moderator, { ...first, state: 'open', type: 'group' }),
  'reports that are done with': (db) => casesPage(db, moderator, { ...first, state: 'closed' }),
  'those of a kind that nobody reported': (db) =>
    casesPage(db, moderator, { ...first, state: 'closed', type: 'group' }),
  'reports from the middle': (db) =>
    casesPage(db, moderator, { ...first, after: () => placeOf(11), state: 'open' }),
  'a case of a tenth of all reports': (db) => showReported(db, moderator, largeCase),
  'the next case': (db) => nextCase(db, moderator, {}),
  'the next case but one': (db) => nextCase(db, moderator, { besides: largeCase }),
  'the next case of a kind': (db) => nextCase(db, moderator, { type: 'group' }),
  'the queue of appeals': (db) => appealsPage(db, moderator, { ...first, state: 'open' }),
  'appeals that are decided': (db) => appealsPage(db, moderator, { ...first, state: 'closed' }),
  'an appeal': (db) => showAppealCase(db, moderator, largeID(15, 1)),
  'the home of staff': (db) => showConsole(db, admin),
  enquiries: (db) => listEnquiries(db, admin, { ...first, state: 'open' }),
  'enquiries that are closed': (db) => listEnquiries(db, admin, { ...first, state: 'closed' }),
  'an enquiry': (db) => readEnquiry(db, admin, { ticket: largeTicket, language: 'en' }),
  proposals: (db) => listProposals(db, admin, 'en'),
  'proposals of a role': (db) => listProposals(db, moderator, 'en'),
  'a person': (db) => showPerson(db, admin, { userID: reporter.userID, language: 'en' }),
  'a company': (db) => showCompany(db, admin, { businessID: companyID, language: 'en' }),
  'the system': (db) => showSystem(db, admin),
}

/** What they go through grows with what is to be done, so they are held to indexes alone. */
const jobs: typeof questions = {
  'the job of the minute': (db) => endBadges(db),
  'the job of the hour': (db) => renewIdentities(db, '2000-01-01'),
  reminders: (db) => remind(db, new Date('2000-01-01T00:00:00Z')),
}

/** Once a day these go through all that there is, in the time that a statement has. */
const passes: typeof questions = {
  'documents to delete': (db) => forgetDocuments(db),
  'the public figures, counted': (db) => storeMonths(db, largeMonth.now),
}

test.each(Object.entries(passes))('%s', { timeout: 300_000 }, async (name, ask) => {
  const costs = await explained(database, ask)
  tell(name, costs)
  expect(costs.length).toBeGreaterThan(0)
})

test.each(Object.entries(jobs))('%s', { timeout: 300_000 }, async (name, ask) => {
  const costs = await explained(database, ask)
  tell(name, costs)
  expect(costs.length).toBeGreaterThan(0)
  expect(costs.filter(({ walked }) => walked.some((table) => filled.includes(table)))).toEqual([])
})

test.each(Object.entries(questions))('%s', { timeout: 300_000 }, async (name, ask) => {
  const costs = await explained(database, ask)
  tell(name, costs)
  const isTooMuch = ({ walked, blocks }: Cost) =>
    blocks > blocksMost || walked.some((table) => filled.includes(table))
  expect(costs.length).toBeGreaterThan(0)
  expect(costs.filter(isTooMuch)).toEqual([])
})

function tell(name: string, costs: readonly Cost[]): void {
  const most = (of: (cost: Cost) => number) => Math.max(...costs.map(of))
  const figures = [costs.length / 2, most(({ blocks }) => blocks), most((cost) => cost.rows)]
  process.stdout.write(
    `${name}: ${figures[0]} statements, at most ${figures[1]} blocks and ${figures[2]} rows in one\n`,
  )
}

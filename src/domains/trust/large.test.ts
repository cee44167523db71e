// What screens ask of checks and of the audit log in a large world: nothing reads a whole table.
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { today } from '../../platform/days.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { casesOf } from '../../testing/proofs.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findNewest, findOfSubject } from '../audit/reading.ts'
import { listToConfirm } from '../verification/confirming.ts'
import { forgetDocuments } from '../verification/documents.ts'
import { endBadges } from '../verification/expiry.ts'
import { renewIdentities } from '../verification/identity.ts'
import { showOwnVerification } from '../verification/own-view.ts'
import { listCases, showCase, waitingChecks } from '../verification/queue.ts'
import { remind } from '../verification/reminders.ts'
import { companyLog } from './company-log.ts'
import { publicHeads } from './heads.ts'
import { showTrust, showTrustFile } from './showing.ts'
import { staffLog } from './staff-log.ts'

const database = await testDatabase()
const { db } = database
const rows = casesOf(1_000_000, 40_000)
let [businessID, caseID] = ['', '']
let owner: TestSession
const verifier = await aSession(db, { staff: ['verifier'] })
const moderator = await aSession(db, { staff: ['moderator', 'verifier'] })
const admin = await aSession(db, { staff: ['admin'] })

/** One row in a thousand is of the company; open is one case in a thousand. */
const fill = (company: string) => [
  sql`
    insert into audit_entries (id, at, actor, act, subject_type, subject_id, business_id)
    select gen_random_uuid(), now() - at * interval '20 seconds', 'user:' || gen_random_uuid(),
      (array['verification.read', 'business.renamed', 'team.role', 'verification.found', 'case.taken'])[1 + at % 5],
      'case', gen_random_uuid()::text, case when at % 1000 = 0 then ${company}::uuid else gen_random_uuid() end
    from generate_series(1, ${rows}::int) as at`,
  sql`
    insert into verification_checks (id, business_id, level, scope, checked_by, checked_on, valid_until, ended_at, ended_reason)
    select gen_random_uuid(), case when at % 1000 = 0 then ${company}::uuid else gen_random_uuid() end, 1 + at % 4, '{site}'::text[],
      'Millwright', current_date - at % 1000, current_date + at % 700, case when at % 1000 = 0 then now() end,
      case when at % 1000 = 0 then 'moved' end from generate_series(1, ${rows}::int) as at`,
  sql`
    insert into verification_cases (id, business_id, kind, state, opened_by, opened_at, decided_at, reasons)
    select gen_random_uuid(), case when at % 1000 = 1 then ${company}::uuid else gen_random_uuid() end, 'request',
      case when at % 1000 = 0 then 'open' else 'refused' end, gen_random_uuid(), now() - at * interval '1 minute',
      case when at % 1000 = 1 then now() - interval '200 days' when at % 1000 > 0 then now() end,
      case when at % 1000 > 0 then 'No.' end from generate_series(1, ${rows}::int) as at`,
  sql`insert into verification_messages (id, case_id, side, written_by, content)
    select gen_random_uuid(), id, 'company', opened_by, 'Please.' from verification_cases`,
  sql`
    insert into verification_documents (id, business_id, case_id, file_id, name, content_type, bytes, sha256, given_by)
    select gen_random_uuid(), business_id, id, gen_random_uuid(), 'a.pdf', 'application/pdf', 1, decode(repeat('ab', 32), 'hex'),
      opened_by from verification_cases`,
  sql`
    insert into verification_certificates (id, certificate_id, business_id, state, asked_by, looked_at, looked_where)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), case when at % 1000 = 0 then 'open' else 'confirmed' end,
      gen_random_uuid(), case when at % 1000 > 0 then now() end, case when at % 1000 > 0 then 'x' end
    from generate_series(1, ${rows}::int) as at`,
  sql`
    insert into staff_proposals (id, act, subject_type, subject_id, input, reason, proposed_by, state, decided_by, decided_at)
    select gen_random_uuid(), 'check.granted', 'business', gen_random_uuid()::text, '{}', 'Visited', gen_random_uuid(), 'done',
      gen_random_uuid(), now() from generate_series(1, ${rows}::int / 10)`,
  sql`
    insert into team_events (event_id, business_id, act, by_user_id, role)
    select gen_random_uuid(), gen_random_uuid(), 'created', gen_random_uuid(), 'owner' from generate_series(1, ${rows}::int)`,
]
const filled = [
  'audit_entries',
  'verification_checks',
  'verification_cases',
  'verification_messages',
  'verification_documents',
  'verification_certificates',
  'staff_proposals',
  'team_events',
]

beforeAll(async () => {
  owner = await aSession(db)
  const made = await aBusiness(db, { members: [{ userID: owner.userID, role: 'owner' }] })
  businessID = made.businessID
  // Takes longer than a statement of the program may.
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of fill(businessID)) {
      const { sql: text, parameters } = statement.compile(db)
      await client.query(text, [...parameters])
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  const found = await sql<{ id: string }>`
    select id from verification_cases where business_id = ${businessID} limit 1`.execute(db)
  caseID = found.rows[0]!.id
}, 900_000)

/** How many rows of the filled tables were read by walking through whole tables. */
async function readWhole(): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  // What the connections of the pool have counted arrives when each is idle or asked.
  await Promise.all(
    Array.from({ length: 8 }, () => sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`.execute(db)),
  )
  await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.05)`.execute(db)))
  const { rows: read } = await sql<{ name: string; read: string }>`
    select relname as name, seq_tup_read::text as read from pg_stat_user_tables where relname = any(${filled})`.execute(
    db,
  )
  return new Map(read.map(({ name, read: count }) => [name, Number(count)]))
}

const asking = { session: undefined, edition: 'jp', language: 'en', today: today() }
const cursorOf = (position: string) => position
const questions: Record<string, () => Promise<unknown>> = {
  'the timeline': () => showTrust(db, businessID, asking),
  'the signed file': () => showTrustFile(db, businessID, asking),
  'the log of a company': () =>
    companyLog(db, owner, businessID, { after: undefined, language: 'en', cursorOf }),
  'the log of one of staff': () =>
    staffLog(db, verifier, { about: undefined, after: undefined, language: 'en', cursorOf }),
  'the whole log': () =>
    staffLog(db, admin, { about: undefined, after: undefined, language: 'en', cursorOf }),
  'the log of a thing': () =>
    staffLog(db, moderator, { about: `case:${caseID}`, after: undefined, language: 'en', cursorOf }),
  'the newest entries': () => findNewest(db, 50),
  'the entries about a thing': () => findOfSubject(db, { type: 'case', id: caseID, limit: 50 }),
  'the signed ends': () => publicHeads(db),
  'the tab of an owner': () => showOwnVerification(db, owner, businessID),
  'the queue': () => listCases(db, verifier, { after: undefined, language: 'en' }),
  'a case': () => showCase(db, verifier, { caseID, language: 'en' }),
  'certificates to look up': () => listToConfirm(db, verifier, 'en'),
  'what waits': () => waitingChecks(db),
  'the job of the minute': () => endBadges(db),
  'the job of the hour': () => renewIdentities(db, '2000-01-01'),
  reminders: () => remind(db, new Date('2000-01-01T00:00:00Z')),
  'documents to delete': () => forgetDocuments(db),
}

// Plans that last are made after five askings.
test.each(Object.entries(questions))('%s', { timeout: 120_000 }, async (_, ask) => {
  const before = await readWhole()
  for (let asked = 0; asked < 8; asked++) await ask()
  const after = await readWhole()
  const whole = [...after].filter(([table, read]) => read > (before.get(table) ?? 0)).map(([table]) => table)
  expect(whole).toEqual([])
})

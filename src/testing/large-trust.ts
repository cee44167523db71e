// A company, cases and a log of so many rows that whoever reads a whole table shows it.
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Database } from '../platform/db.ts'

export type LargeWish = {
  rows: number
  companyID: string
  productID: string
  verifierID: string
  reporterID: string
}

/** The month in which all was logged, decided and reported. */
export const largeMonth = { from: '2026-06-01T00:00:00Z', now: new Date('2026-06-30T12:00:00Z') }

const from = sql.lit(largeMonth.from)
/** Ids in the order of their numbers, of one kind. */
const idOf = (kind: number, at: string) =>
  sql.raw(`(lpad('${kind}', 8, '0') || '-0000-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`)
const moment = (at: string) => sql`${from}::timestamptz + (${sql.raw(at)}) * interval '2 seconds'`

/** By table; one row in ten of the log, and one in a thousand of the rest, is of the company. */
function fillings({
  rows,
  companyID,
  productID,
  verifierID,
  reporterID,
}: LargeWish): [string, RawBuilder<unknown>][] {
  const each = sql`from generate_series(1, ${sql.lit(rows)}) as at`
  const some = sql`from generate_series(1, ${sql.lit(rows / 5)}) as at`
  const company = sql`${sql.lit(companyID)}::uuid`
  const verifier = sql.lit(verifierID)
  const ofCompany = (share: number) =>
    sql`case when at % ${sql.lit(share)} = 0 then ${company} else ${idOf(9, 'at')} end`
  return [
    [
      'audit_entries',
      sql`
      insert into audit_entries (id, at, actor, act, subject_type, subject_id, business_id)
      select ${idOf(1, 'at')}, ${moment('at')}, case when at % 10 = 3 then 'user:' || ${verifier} else 'user:' || ${idOf(8, 'at')} end,
        (array['verification.read', 'business.renamed', 'team.role', 'verification.requested', 'case.taken', 'verification.granted',
          'report.upheld'])[1 + at % 7],
        'case', (${idOf(3, 'case when at % 7 = 5 then at - 2 else at end')})::text, ${ofCompany(10)} ${each}`,
    ],
    [
      'verification_checks',
      sql`
      insert into verification_checks (id, business_id, level, scope, checked_by, checked_on, valid_until, ended_at, ended_reason)
      select ${idOf(2, 'at')}, ${ofCompany(1_000)}, 1 + at % 4, '{site}', 'Millwright', current_date - at % 1000,
        current_date + at % 700, case when at % 1000 = 0 then now() end, case when at % 1000 = 0 then 'moved' end ${each}`,
    ],
    [
      'verification_cases',
      sql`
      insert into verification_cases (id, business_id, kind, state, opened_by, opened_at, waiting_since, decided_at, reasons)
      select ${idOf(3, 'at')}, ${ofCompany(1_000)}, 'request', case when at % 5 = 1 then 'open' else 'refused' end, ${idOf(8, 'at')},
        ${moment('at')}, ${moment('at')}, case when at % 5 <> 1 then now() - interval '200 days' end,
        case when at % 5 <> 1 then 'No.' end ${each}`,
    ],
    [
      'verification_messages',
      sql`
      insert into verification_messages (id, case_id, side, written_by, content)
      select ${idOf(4, 'at')}, ${idOf(3, 'at')}, 'company', ${idOf(8, 'at')}, 'Please.' ${each}`,
    ],
    [
      'verification_documents',
      sql`
      insert into verification_documents
        (id, business_id, case_id, file_id, name, content_type, bytes, sha256, given_by, deleted_at)
      select ${idOf(5, 'at')}, ${ofCompany(1_000)}, ${idOf(3, 'at')}, ${idOf(5, 'at')}, 'a.pdf', 'application/pdf', 1,
        decode(repeat('ab', 32), 'hex'), ${idOf(8, 'at')}, case when at % 5 <> 1 then now() end ${each}`,
    ],
    [
      'verification_certificates',
      sql`
      insert into verification_certificates (id, certificate_id, business_id, state, asked_by, asked_at, looked_at, looked_where)
      select ${idOf(6, 'at')}, ${idOf(6, 'at')}, ${ofCompany(1_000)}, case when at % 5 = 1 then 'open' else 'confirmed' end,
        ${idOf(8, 'at')}, ${moment('at')}, case when at % 5 <> 1 then now() end, case when at % 5 <> 1 then 'x' end ${each}`,
    ],
    [
      'team_events',
      sql`
      insert into team_events (event_id, business_id, act, by_user_id, role)
      select ${idOf(7, 'at')}, ${idOf(9, 'at')}, 'created', ${idOf(8, 'at')}, 'owner' ${each}`,
    ],
    [
      'staff_proposals',
      sql`
      insert into staff_proposals (id, act, subject_type, subject_id, input, reason, proposed_by, state, decided_by, decided_at)
      select ${idOf(10, 'at')}, 'check.granted', 'business', (${idOf(9, 'at')})::text, '{}', 'Visited', ${idOf(8, 'at')},
        case when at % 5 = 1 then 'open' else 'done' end, case when at % 5 <> 1 then ${idOf(8, 'at + 1')} end,
        case when at % 5 <> 1 then now() end ${each}`,
    ],
    [
      'staff_assignments',
      sql`
      insert into staff_assignments (queue, case_id, user_id)
      select (array['reports', 'verification'])[1 + at % 2], (${idOf(11, 'at * 5 + 1')})::text, ${idOf(8, 'at')} ${some}`,
    ],
    [
      'staff_notes',
      sql`
      insert into staff_notes (id, queue, case_id, user_id, text)
      select ${idOf(12, 'at')}, 'reports', (${idOf(11, 'at')})::text, ${idOf(8, 'at')}, 'Seen' ${each}`,
    ],
    // One case in five is open: the first of a product of the company, with one report in ten of all.
    [
      'report_cases',
      sql`
      insert into report_cases (case_id, resource_type, resource_id, party_type, party_id, opened_at, due_at, closed_at)
      select ${idOf(11, 'at')}, ${kindOf}, case when at = 1 then ${sql.lit(productID)}::uuid else ${idOf(11, 'at')} end, 'business',
        case when at % 1000 = 1 then ${company} else ${idOf(9, 'at')} end, ${moment('at')}, ${moment('at')},
        case when at % 5 <> 1 then ${moment('at')} end ${each}`,
    ],
    [
      'reports',
      sql`
      insert into reports (id, user_id, resource_type, resource_id, reason, text, created_at, case_id, snapshot, closed_at, verdict)
      select ${idOf(13, 'at')}, case when at % 100 = 5 then ${sql.lit(reporterID)}::uuid else ${idOf(8, 'at')} end, case when at % 10 = 0 then 'product' else ${kindOf} end,
        case when at % 10 = 0 then ${sql.lit(productID)}::uuid else ${idOf(11, 'at')} end, 'spam', 'Not theirs.', ${moment('at')},
        case when at % 10 = 0 then ${idOf(11, '1')} else ${idOf(11, 'at')} end,
        '{"name": "Bearing", "texts": [], "pictures": [], "isCut": false}',
        case when at % 10 > 0 and at % 5 <> 1 then ${moment('at + 1000')} end,
        case when at % 10 > 0 and at % 5 <> 1 then 'upheld' end ${each}`,
    ],
    [
      'moderation_decisions',
      sql`
      insert into moderation_decisions (decision_id, case_id, resource_type, resource_id, party_type, party_id, verdict, action,
        rule, reason, decided_by, decided_at)
      select ${idOf(14, 'at')}, ${idOf(11, 'at')}, 'product', ${idOf(11, 'at')}, 'business', ${ofCompany(1_000)}, 'upheld', 'warn',
        'spam', 'Seen', 'user:' || ${idOf(8, 'at')}, ${moment('at')} ${each}`,
    ],
    [
      'moderation_appeals',
      sql`
      insert into moderation_appeals (appeal_id, decision_id, user_id, text, made_at, due_at, verdict, decided_at, decided_by)
      select ${idOf(15, 'at')}, ${idOf(14, 'at')}, ${idOf(8, 'at')}, 'No.', ${moment('at')}, ${moment('at')},
        case when at % 5 <> 1 then 'upheld' end, case when at % 5 <> 1 then ${moment('at')} end,
        case when at % 5 <> 1 then ${idOf(8, 'at')} end ${each}`,
    ],
    [
      'help_enquiries',
      sql`
      insert into help_enquiries (ticket, fields, language, edition, received_at, closed_at, closed_by, note)
      select ${ticketOf('at')}, jsonb_build_object('email', at % 100000 || '@example.com', 'firstName', 'A', 'lastName', 'B',
        'businessName', 'C', 'country', 'JP'), 'en', 'jp', ${moment('at')}, case when at % 5 <> 1 then ${moment('at')} end,
        case when at % 5 <> 1 then 'os:ada' end, case when at % 5 <> 1 then 'Answered' end ${each}`,
    ],
    [
      'help_answers',
      sql`
      insert into help_answers (answer_id, ticket, answered_by, text)
      select ${idOf(16, 'at')}, ${ticketOf('at')}, ${verifier}::uuid, 'Yes.' ${each}`,
    ],
    [
      'mails',
      sql`
      insert into mails (mail_id, dedupe_key, template, language, edition, queued_at, attempts, sent_at, given_up_at)
      select ${idOf(17, 'at')}, at::text, 'welcome', 'en', 'jp', ${moment('at')}, 1, case when at % 5 <> 1 then ${moment('at')} end,
        case when at % 5 = 1 then ${moment('at')} end ${each}`,
    ],
    [
      'trust_heads',
      sql`
      insert into trust_heads (at, position, signed)
      select now() - at * interval '1 hour', at, '{}' from generate_series(1, least(${sql.lit(rows)}, 30000)) as at`,
    ],
  ]
}

const kindOf = sql.raw(`(array['post', 'product', 'comment'])[1 + at % 3]`)
const ticketOf = (at: string) => sql.raw(`('H-26-' || lpad(upper(to_hex(${at})), 6, '0'))`)
/** The id of the thing with a number, of one kind. */
export const largeID = (kind: number, number: number): string =>
  `${String(kind).padStart(8, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
/** An open case with a tenth of all reports. */
export const largeCase = largeID(11, 1)
export const largeTicket = 'H-26-000001'

/** Fills the tables of trust and the console; answers their names. Nothing of it is chained. */
export async function fillLargeTrust(
  { db, url }: Database & { url: string },
  wish: LargeWish,
): Promise<string[]> {
  // Takes longer than a statement of the program may.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = fillings(wish)
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
    )
    for (const [table, filling] of all) {
      const { rows: indexes } = await client.query<{ name: string; made: string }>(
        `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
        where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
        [table],
      )
      for (const { name } of indexes) await client.query(`drop index ${name}`)
      const { sql: text, parameters } = filling.compile(db)
      await client.query(text, [...parameters])
      for (const { made } of indexes) await client.query(made)
      await client.query(`vacuum analyze ${table}`)
    }
  } finally {
    await client.end()
  }
  return all.map(([table]) => table)
}

// No table is forgotten when two companies are merged: each that could hold a company's id goes over, or says here why it stays.
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'

const { pool } = await testDatabase()

/** Tables of which rows go over, by the parts of a merge (handings.ts). */
const goesOver = [
  'blocks',
  'business_members',
  'certificates',
  'comments',
  'connections',
  'favourites',
  'files',
  'follows',
  'inquiries',
  'newsfeed_entries',
  'newsfeed_mutes',
  'notification_spreads',
  'notifications',
  'posts',
  'products',
  'reactions',
]
const counted = 'counts that follow the rows'
const history = 'what was, under the name that it had'
const made = 'made anew from what is there'
const ofPeople = 'of people alone'
const money = 'money and what was paid for stay with whom they were agreed'
const staffs = 'what staff do'
const seen = 'what was seen of the company that it was'
const checks = 'what was checked of the company that it was, and its documents'
const passing = 'gone in moments, or with the removal of the company'

const stays: Record<string, string> = {
  answer_clocks: counted,
  audit_chain: history,
  audit_entries: history,
  billing_accounts: money,
  billing_coupon_uses: money,
  billing_coupons: money,
  billing_exchange_rates: money,
  billing_invoices: money,
  billing_orders: money,
  billing_refunds: money,
  billing_reminders: money,
  billing_returns: money,
  billing_support: money,
  block_counts: counted,
  boosts: money,
  business_invitations: 'whoever was invited is invited by a company that is gone',
  business_texts: "what the company that was said of itself: a name in another language would be another's",
  businesses: 'the company itself, removed; its address leads on',
  company_keys: 'ended with the company that is gone: they stand for it alone',
  company_merge_parts: staffs,
  company_merges: staffs,
  demo_world: 'of no company',
  directory_entry: made,
  directory_part: made,
  exports: history,
  favourite_counts: counted,
  file_quotas: ofPeople,
  follow_counts: counted,
  group_candidates: ofPeople,
  group_members: ofPeople,
  groups: ofPeople,
  help_answers: history,
  help_enquiries: history,
  idempotency_keys: passing,
  import_files: 'goes with its import',
  import_mappings: 'how the company that was wrote its tables',
  import_rows: 'goes with its import',
  incident_updates: 'of no company',
  incidents: 'of no company',
  inquiry_allowances: 'whom it wrote to first on a day',
  inquiry_messages: 'goes with its conversation',
  inquiry_read_marks_off: ofPeople,
  inquiry_reads: 'of people, in conversations that go over',
  inquiry_texts: ofPeople,
  join_requests: 'whoever asked, asked a company that is gone',
  live_events: passing,
  live_watches: passing,
  mails: history,
  moderation_appeals: history,
  moderation_decisions: history,
  newsfeed_wide_authors: made,
  notification_actors: history,
  notification_choices: ofPeople,
  notification_digests: ofPeople,
  notification_mailings: passing,
  notification_settings: ofPeople,
  outbox: passing,
  outbox_dead: passing,
  outbox_waiting: passing,
  ownership_offers: 'goes with the company that was offered',
  past_names: ofPeople,
  post_versions: 'goes with its post',
  product_documents: 'goes with its product',
  product_imports: 'what one brought in is no more undone by the other; gone after 30 days',
  product_part_numbers: 'goes with its product',
  product_texts: 'goes with its product',
  profiles: ofPeople,
  reaction_counts: counted,
  report_cases: 'open ones refuse the merge; what was decided is history',
  reports: 'open ones refuse the merge; what was decided is history',
  restrictions: 'those that hold refuse the merge',
  search_band: made,
  search_document: made,
  search_name: made,
  search_touched: made,
  showcases: 'a lock',
  staff_assignments: staffs,
  staff_notes: staffs,
  staff_proposals: staffs,
  staff_roles: staffs,
  staff_unlocks: staffs,
  statistics_breakdowns: seen,
  statistics_days: seen,
  statistics_events: seen,
  statistics_hours: seen,
  statistics_mails: seen,
  statistics_things: seen,
  subscriptions: money,
  team_events: history,
  trust_answer_months: counted,
  trust_answers: history,
  trust_months: counted,
  verification_cases: checks,
  verification_certificates: checks,
  verification_checks: checks,
  verification_documents: checks,
  verification_messages: checks,
  verification_reminders: checks,
}

test('each table that could hold the id of a company goes over, or says why it stays', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct c.oid::regclass::text as name
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and format_type(a.atttypid, null) in ('uuid', 'uuid[]', 'json', 'jsonb')
    order by name`)
  expect(goesOver.filter((name) => name in stays)).toEqual([])
  expect(rows.map(({ name }) => name)).toEqual([...goesOver, ...Object.keys(stays)].sort())
})

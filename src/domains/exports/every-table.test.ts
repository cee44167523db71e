// Nothing of a person is kept that neither their archive holds nor this page says why it does not. A new table comes here.
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'

const { pool } = await testDatabase()

/** Where in the archive of a person their rows of a table are told. */
const taken: Record<string, string> = {
  moderation_appeals: 'appeals.json',
  moderation_decisions: 'decisions.json',
  'accounts.accounts': 'account.json',
  'accounts.devices': 'log-ins.json',
  'accounts.passkeys': 'account.json',
  'accounts.recovery_codes': 'account.json',
  'accounts.sessions': 'log-ins.json',
  'accounts.two_factor': 'account.json',
  blocks: 'blocks.json',
  business_invitations: 'teams.json',
  business_members: 'teams.json',
  comments: 'comments.json',
  connections: 'connections.json',
  favourites: 'favourites.json',
  files: 'files.csv',
  follow_counts: 'profile.json',
  follows: 'follows.json',
  group_candidates: 'groups.json',
  group_members: 'groups.json',
  inquiries: 'inquiries.json',
  inquiry_messages: 'inquiries.json',
  inquiry_read_marks_off: 'settings.json',
  join_requests: 'teams.json',
  newsfeed_mutes: 'muted.json',
  notification_actors: 'notifications.json',
  notification_choices: 'settings.json',
  notification_settings: 'settings.json',
  notifications: 'notifications.json',
  ownership_offers: 'teams.json',
  past_names: 'profile.json',
  post_versions: 'posts.json',
  posts: 'posts.json',
  profiles: 'profile.json',
  reactions: 'likes.json',
  reports: 'reports.json',
}

const secret = 'proves who somebody is, and would open their account to whoever finds the archive'
const counted = 'numbers that follow from rows which are told'
const ofCompany = 'belongs to a company, whose owners take it along'
const derived = 'made from what is told elsewhere, for searching and browsing'
const ofStaff = 'the work of staff, which belongs to the platform'
const seen = 'how often things of a company were seen, which names nobody'
const passing = 'news on its way, gone when it has arrived'

/** Why no row of a table is told. */
const left: Record<string, string> = {
  'accounts.hand_offs': secret,
  'accounts.known_devices': secret,
  'accounts.mail_tokens': secret,
  'accounts.passkey_challenges': secret,
  'accounts.password_requests': passing,
  'accounts.signing_keys': 'of nobody',
  answer_clocks: ofCompany,
  audit_chain: 'the hashes of audit_entries',
  audit_entries: 'what staff did and how rights changed; of a company its owners read their part',
  report_cases: counted,
  restrictions: 'follows from decisions of moderators, which are told',
  billing_accounts: ofCompany,
  billing_coupon_uses: ofCompany,
  billing_coupons: 'made by staff, for whoever has the code',
  billing_exchange_rates: 'what money was worth, entered by staff',
  billing_invoices: ofCompany,
  billing_orders: ofCompany,
  billing_refunds: ofCompany,
  billing_reminders: ofCompany,
  billing_returns: ofCompany,
  billing_support: ofCompany,
  block_counts: counted,
  boosts: ofCompany,
  businesses: ofCompany,
  business_texts: ofCompany,
  certificates: ofCompany,
  company_keys: 'belongs to a company, and stands for it before whoever has one',
  company_merge_parts: ofStaff,
  company_merges: ofStaff,
  demo_world: 'of nobody',
  directory_entry: derived,
  directory_part: derived,
  exports: 'the archives themselves, which the page lists where they are asked for',
  favourite_counts: counted,
  file_quotas: counted,
  groups: 'belongs to all who are in it, whose posts and memberships are told with each of them',
  help_answers: 'what staff answered to such letters; sent to the address that was typed',
  help_enquiries: 'letters of whoever typed an address, which nobody has proven to be theirs',
  idempotency_keys: 'answers of a day that were given, to be given again',
  import_files: 'pictures and documents of what a company brought in, for 30 days',
  import_mappings: ofCompany,
  import_rows: 'rows of a table that a company brought in, for 30 days',
  incident_updates: 'what staff told everybody, without a name',
  incidents: 'what staff told everybody, without a name',
  inquiry_allowances: counted,
  inquiry_reads: 'marks what is unread; holds nothing of what was read',
  inquiry_texts: 'hashes of a day that tell repeated letters',
  live_events: passing,
  live_watches: passing,
  mails: 'what is sent lies in their mailbox, and is forgotten here',
  newsfeed_entries: derived,
  newsfeed_wide_authors: counted,
  notification_digests: 'when the next digest goes',
  notification_mailings: 'when the last mail of a kind went, so that the next waits',
  notification_spreads: passing,
  outbox: passing,
  outbox_dead: passing,
  outbox_waiting: passing,
  product_documents: ofCompany,
  product_imports: 'what a company brings in, gone after 30 days; its products are told',
  product_part_numbers: ofCompany,
  product_texts: ofCompany,
  products: ofCompany,
  reaction_counts: counted,
  search_band: derived,
  search_document: derived,
  search_name: derived,
  search_touched: derived,
  showcases: ofCompany,
  staff_assignments: ofStaff,
  staff_notes: ofStaff,
  staff_proposals: ofStaff,
  staff_roles: ofStaff,
  staff_unlocks: secret,
  statistics_breakdowns: seen,
  statistics_days: seen,
  statistics_events: seen,
  statistics_hours: seen,
  statistics_mails: seen,
  statistics_things: seen,
  subscriptions: ofCompany,
  verification_cases: ofCompany,
  verification_certificates: ofCompany,
  verification_checks: ofCompany,
  verification_documents: ofCompany,
  verification_messages: ofCompany,
  verification_reminders: ofCompany,
  team_events: 'the history of a company’s team, which its people read',
  trust_answer_months: counted,
  trust_answers: 'numbers of a company, which everybody may read',
  trust_months: counted,
}

/** Every table with a column that could name a person: an id, an address, or a document of whatever fields. */
async function tablesThatCouldNameSomebody(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct c.oid::regclass::text as name
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace and n.nspname in ('public', 'accounts')
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and (format_type(a.atttypid, null) in ('uuid', 'uuid[]', 'json', 'jsonb') or a.attname ~ 'mail|recipient|address')
    order by name`)
  return rows.map(({ name }) => name)
}

test('each table is told of in the archive, or here with why it is not', async () => {
  expect(Object.keys(taken).filter((name) => name in left)).toEqual([])
  expect(await tablesThatCouldNameSomebody()).toEqual([...Object.keys(taken), ...Object.keys(left)].sort())
})

// What is read for every page of a mailbox is found by an index, however many conversations there are.
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { planOf } from '../../testing/plans.ts'
import { countSent, findClocked, findDue, findFirstAnswers } from './queries/clocks.ts'
import { countMailbox, countMailboxes, findForWords, findPage } from './queries/mailbox.ts'
import { findMessages, findWordsInMessages } from './queries/messages.ts'
import { findThread, haveMet } from './queries/threads.ts'

const database = await testDatabase()
const { pool } = database
const idOf = (kind: number, at: number) => `00000000-000${kind}-7000-8000-${String(at).padStart(12, '0')}`
const [mailboxID, userID, requestID] = [idOf(1, 7), idOf(2, 7), idOf(3, 407)]

beforeAll(async () => {
  await pool.query(`
    insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, preview, messages_s, messages_r,
      created_at, last_at, answered_at, closed_at, closed_by)
    select ('00000000-0003-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'business',
      ('00000000-0001-7000-8000-' || lpad((i % 400)::text, 12, '0'))::uuid,
      ('00000000-0001-7000-8000-' || lpad(((i + 1 + i / 400) % 400)::text, 12, '0'))::uuid,
      ('00000000-0002-7000-8000-' || lpad((i % 50)::text, 12, '0'))::uuid, 'Part ' || i, 'x', 4, 1,
      now() - i * interval '1 minute', now() - i * interval '1 minute',
      case when i % 3 = 0 then now() end, case when i % 5 = 0 then now() end, case when i % 5 = 0 then 'S' end
    from generate_series(1, 20000) as i where i % 400 <> (i + 1 + i / 400) % 400`)
  await pool.query(`
    insert into inquiry_messages (inquiry_id, number, side, side_number, author_id, content, created_at)
    select id, n, case when n = 3 then 'R' else 'S' end, case when n = 3 then 1 when n > 3 then n - 1 else n end,
      sent_by, 'x', created_at
    from inquiries, generate_series(1, 5) as n`)
  await pool.query(
    `insert into inquiry_reads select id, sent_by, 'S', 3, 1 from inquiries where id::text like '%1'`,
  )
  await pool.query(`insert into answer_clocks
    select gen_random_uuid(), now(), now() + i * interval '1 minute' from generate_series(1, 20000) as i`)
  await pool.query('vacuum analyze inquiries, inquiry_messages, inquiry_reads, answer_clocks')
})

const reader = { mailboxID, userID }
const after = { id: requestID, lastAt: new Date() }
const page = { show: 'all', sort: 'created', after: undefined, limit: 21 } as const

test.each<[string, (db: Db) => Promise<unknown>, string[]]>([
  ['a page by creation', (db) => findPage(db, reader, page), ['inquiries_sent', 'inquiries_received']],
  ['a later one', (db) => findPage(db, reader, { ...page, after }), ['inquiries_sent', 'inquiries_received']],
  [
    'a page by activity',
    (db) => findPage(db, reader, { ...page, sort: 'activity', after }),
    ['inquiries_sent_activity', 'inquiries_received_activity'],
  ],
  ['what is to be answered', (db) => findPage(db, reader, { ...page, show: 'toAnswer' }), ['inquiries_owed']],
  [
    'what has ended',
    (db) => findPage(db, reader, { ...page, show: 'ended' }),
    ['inquiries_sent_ended', 'inquiries_received_ended'],
  ],
  ['a page of messages', (db) => findMessages(db, requestID, { limit: 50 }), ['inquiry_messages_pkey']],
  [
    'what came since',
    (db) => findMessages(db, requestID, { after: 2, limit: 50 }),
    ['inquiry_messages_pkey'],
  ],
])('%s: by an index that walks in its order', async (_, work, indexes) => {
  const plan = await planOf(database, work, true)
  for (const index of indexes) expect(plan).toContain(`${index} `)
  for (const one of [plan, await planOf(database, work)]) expect(one).not.toContain('Seq Scan')
})

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['the unread ones', (db) => findPage(db, reader, { ...page, show: 'unread' })],
  ['the counts', (db) => countMailbox(db, reader)],
  ['the counts of several', (db) => countMailboxes(db, [mailboxID, userID], { userID, withheld: [userID] })],
  ['what words are looked for in', (db) => findForWords(db, mailboxID)],
  ['words in messages', (db) => findWordsInMessages(db, [requestID, idOf(3, 7)], ['x'])],
  ['one conversation', (db) => findThread(db, { requestID, ...reader })],
  ['whether two have met', (db) => haveMet(db, [mailboxID], [idOf(1, 9)])],
  ['the clock', (db) => findClocked(db, { businessID: mailboxID, sinceID: firstID, limit: 2_000 })],
  ['the first answers', (db) => findFirstAnswers(db, [requestID])],
  ['what a mailbox sent', (db) => countSent(db, mailboxID, firstID)],
  ['clocks that are due', (db) => findDue(db, new Date(), 100)],
])('%s: rows of one mailbox or conversation only', async (_, work) => {
  expect(await planOf(database, work)).not.toContain('Seq Scan')
})

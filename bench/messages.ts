// What conversations cost as they grow in number: against one insert, and one read of 20 rows, of the same run.
import path from 'node:path'
import { sql } from 'kysely'
import { inquiriesOf } from '../src/domains/inquiries/listing.ts'
import { showThread } from '../src/domains/inquiries/thread.ts'
import { writeMessage } from '../src/domains/inquiries/writing.ts'
import { openDatabase, transaction, unlimitedConnection, type Database } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrations.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { root, startDatabase } from './children.ts'
import type { Finding } from './results.ts'
import { aCompany, aPerson } from './people.ts'
import { compare, type Side } from './rounds.ts'

const sizes = { few: 10_000, many: 1_000_000 } as const
const perConversation = 20
/** Of the mailbox that is read: as many whatever the number of all. */
const ownConversations = 100
const burst = 100
const warmUps = 3
const goals = { ratio: 10, growth: 1.3 } as const

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Measures sending, listing and opening with few and with many messages; about three minutes. */
export async function benchMessages({ rounds }: { rounds: number }): Promise<Finding[]> {
  sealWith('the secret of a bench, which keeps nothing')
  // One that keeps what it has committed: that is what an insert costs.
  const server = await startDatabase()
  try {
    const few = await aMailbox(server.url, 'few', sizes.few)
    const many = await aMailbox(server.url, 'many', sizes.many)
    try {
      return [
        ...(await against(few, rounds)),
        ...(await against(many, rounds)),
        ...(await growth(few, many, rounds)),
      ]
    } finally {
      await few.close()
      await many.close()
    }
  } finally {
    await server.stop()
  }
}

type Mailbox = Record<'send' | 'list' | 'search' | 'open' | 'insert' | 'read', Side> & {
  messages: number
  close(): Promise<void>
}

/** A database with so many messages, in which one company has a hundred conversations. */
async function aMailbox(url: string, name: string, messages: number): Promise<Mailbox> {
  say(`${messages} messages …`)
  await onServer(url, `drop database if exists bench_${name} with (force)`, `create database bench_${name}`)
  const database = openDatabase(url.replace(/\/postgres$/, `/bench_${name}`), {
    max: 10,
    log: createLog('silent'),
  })
  await migrate(database.pool, path.join(root, 'db/migrations'))
  const { db } = database
  const owner = await aPerson(db)
  const mailboxID = await aCompany(db, owner.userID)
  const buyer = await aPerson(db)
  await fill(database, { mailboxID, buyerID: buyer.userID, conversations: messages / perConversation })
  const { rows } = await sql<{
    id: string
  }>`select id from inquiries where to_id = ${mailboxID} order by id`.execute(db)
  const ids = rows.map(({ id }) => id)
  let turn = 0
  const place = () => ({ requestID: ids[turn++ % ids.length]!, mailboxID })
  const wish = {
    mailboxID,
    search: '',
    among: 'everything',
    show: 'all',
    sort: 'created',
    after: () => undefined,
    cursorOf: () => '',
  } as const
  const side = (what: string, work: () => Promise<unknown>): Side => ({
    name: `${what} at ${messages}`,
    measure: () => each(work),
  })
  return {
    messages,
    send: side('send', () =>
      transaction(db, (tx) => writeMessage(tx, owner, place(), { content: 'In May, as agreed.' }, 'en')),
    ),
    list: side('list', () => inquiriesOf(db, owner, wish, 'en')),
    // Every message of the mailbox is looked through: its cost is that of the mailbox, not of all.
    search: side('search', () => inquiriesOf(db, owner, { ...wish, search: 'offer agreed' }, 'en')),
    open: side('open', () => showThread(db, owner, place(), {}, 'en')),
    insert: side('one insert', () =>
      sql`insert into plain (id, text) values (${uuidv7()}, 'In May, as agreed.')`.execute(db),
    ),
    read: side('one read of 20 rows', () =>
      sql`select * from plain where id > ${ids[0]} order by id limit 20`.execute(db),
    ),
    async close() {
      await database.close()
      await onServer(url, `drop database bench_${name} with (force)`)
    },
  }
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const server = openDatabase(url, { max: 1, log: createLog('silent') })
  try {
    for (const statement of statements) await server.pool.query(statement)
  } finally {
    await server.close()
  }
}

/** Milliseconds of one, of a hundred in a row. */
async function each(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  for (let at = 0; at < burst; at += 1) await work()
  return (performance.now() - before) / burst
}

type Filling = { mailboxID: string; buyerID: string; conversations: number }

async function fill({ pool }: Database, { mailboxID, buyerID, conversations }: Filling): Promise<void> {
  const client = await unlimitedConnection(pool)
  try {
    // Spread evenly: the mailbox that is read has its hundred, others share the rest.
    await client.query(
      `insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, preview, messages_s, messages_r,
         created_at, last_at, answered_at)
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || right(md5(i::text), 3) || '8' ||
           right(md5(i || 'x'), 15))::uuid, 'user',
         case when own then $2::uuid else md5((i % 5000)::text)::uuid end,
         case when own then $1::uuid else md5('b' || i % 2000)::uuid end,
         $2::uuid, 'Price list', 'Thank you.', 10, 10, at, at + interval '1 hour', at
       from (select i, now() - i * interval '1 minute' as at, i % ($3::int / ${ownConversations}) = 0 as own
         from generate_series(1, $3::int) as i) as made`,
      [mailboxID, buyerID, conversations],
    )
    await client.query(
      `insert into inquiry_messages (inquiry_id, number, side, side_number, author_id, content, created_at)
       select id, n, case when n % 2 = 1 then 'S' else 'R' end, (n + 1) / 2, sent_by,
         repeat('Thank you for your offer. ', 8), created_at + n * interval '1 minute'
       from inquiries, generate_series(1, ${perConversation}) as n`,
    )
    await client.query('create table plain (id uuid primary key, text text not null)')
    await client.query(`insert into plain select id, repeat('Thank you for your offer. ', 8) from inquiries`)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

async function against(mailbox: Mailbox, rounds: number): Promise<Finding[]> {
  const pairs = [
    [mailbox.send, mailbox.insert],
    [mailbox.list, mailbox.read],
    [mailbox.open, mailbox.read],
  ] as const
  const findings: Finding[] = []
  for (const [subject, baseline] of pairs) {
    await warm(subject, baseline)
    const comparison = await compare(subject, baseline, { rounds, unit: 'ms' })
    findings.push({ ...comparison, name: subject.name, goal: { of: 'ratio', limit: goals.ratio } })
  }
  return findings
}

async function growth(few: Mailbox, many: Mailbox, rounds: number): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const what of ['send', 'list', 'search', 'open'] as const) {
    await warm(many[what], few[what])
    const comparison = await compare(many[what], few[what], { rounds, unit: 'ms' })
    findings.push({ ...comparison, name: `${what}, grown`, goal: { of: 'ratio', limit: goals.growth } })
  }
  return findings
}

async function warm(...sides: Side[]): Promise<void> {
  for (let at = 0; at < warmUps; at += 1) for (const side of sides) await side.measure(at)
}

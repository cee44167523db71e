// The lists of a mailbox. Both sides are read by indexes of their own and put together, however many there are.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Thread } from './tables.ts'

export type Show = 'all' | 'unread' | 'toAnswer' | 'ended'
export type Position = { id: string; lastAt: Date | null }
type Reader = { mailboxID: string; userID: string }

/** Of how many conversations, those of the latest activity, the unread ones are looked for; and how far is counted. */
export const looked = 1_000

const sides = [
  { side: 'S', column: sql.ref('from_id'), written: sql.ref('messages_r') },
  { side: 'R', column: sql.ref('to_id'), written: sql.ref('messages_s') },
] as const
type Half = (typeof sides)[number]

/** Both halves of a mailbox, each in its order and no longer than asked. */
const bothSides = (half: (one: Half) => RawBuilder<unknown>) =>
  sql`(${half(sides[0])}) union all (${half(sides[1])})`

const orders = {
  created: { order: sql`id desc`, after: ({ id }: Position) => sql`and id < ${id}` },
  activity: {
    order: sql`last_at desc, id desc`,
    after: ({ id, lastAt }: Position) => sql`and (last_at, id) < (${lastAt}, ${id})`,
  },
} as const

const shown: Record<Exclude<Show, 'unread'>, (half: Half) => RawBuilder<unknown>> = {
  all: () => sql``,
  toAnswer: ({ side }) =>
    side === 'R' ? sql`and answered_at is null and closed_at is null` : sql`and false`,
  ended: () => sql`and closed_at is not null`,
}

type Page = { show: Show; sort: keyof typeof orders; after: Position | undefined; limit: number }

/** Rows of a page; with `ids` only of those. */
export async function findPage(
  db: Db | Tx,
  { mailboxID, userID }: Reader,
  { show, sort, after, limit }: Page,
  ids?: readonly string[],
): Promise<Thread[]> {
  const { order, after: afterOf } = orders[sort]
  const among = ids ? sql`and id = any(${ids}::uuid[])` : sql``
  const from = after ? afterOf(after) : sql``
  const half = (one: Half) =>
    show === 'unread'
      ? sql`select * from (${unreadOf(one, mailboxID, userID)}) as unread where true ${among} ${from}
          order by ${order} limit ${limit}`
      : sql`select *, ${one.side}::text as side from inquiries
          where ${one.column} = ${mailboxID} ${shown[show](one)} ${among} ${from}
          order by ${order} limit ${limit}`
  const { rows } = await sql<Thread>`
    select page.*, coalesce(r.seen, 0) as seen, coalesce(r.number, 0) as read_number
    from (select * from (${bothSides(half)}) as halves order by ${order} limit ${limit}) as page
    left join inquiry_reads as r
      on r.inquiry_id = page.id and r.user_id = ${userID} and r.side = page.side
    order by ${sort === 'created' ? sql`page.id desc` : sql`page.last_at desc, page.id desc`}`.execute(db)
  return rows
}

/** One half's conversations with messages that the person has not seen. */
const unreadOf = ({ side, column, written }: Half, mailboxID: unknown, userID: string) => sql`
  select latest.*, ${side}::text as side
  from (select * from inquiries where ${column} = ${mailboxID} order by last_at desc, id desc limit ${looked}) as latest
  where latest.${written} > coalesce((
    select seen from inquiry_reads
    where inquiry_id = latest.id and user_id = ${userID} and inquiry_reads.side = ${side}), 0)`

/** What words are looked for in. */
export async function findForWords(db: Db | Tx, mailboxID: string) {
  const { rows } = await sql<{
    id: string
    subject: string
    product: string | null
    otherType: 'user' | 'business'
    otherID: string
    sentBy: string
  }>`
    select id, subject, product_name as product, sent_by as "sentBy",
      case side when 'S' then 'business' else from_type end as "otherType",
      case side when 'S' then to_id else from_id end as "otherID"
    from (${bothSides(
      ({ side, column }) => sql`
        select *, ${side}::text as side from inquiries
        where ${column} = ${mailboxID} order by id desc limit ${looked}`,
    )}) as halves`.execute(db)
  return rows
}

/** How many there are of each kind, each counted to 1,000. */
export async function countMailbox(db: Db | Tx, { mailboxID, userID }: Reader) {
  const count = (rows: RawBuilder<unknown>) =>
    sql`least(${looked}, (select count(*)::int from (${rows}) as counted))`
  const of = (show: Exclude<Show, 'unread'>) =>
    count(
      bothSides(
        (one) =>
          sql`select 1 from inquiries where ${one.column} = ${mailboxID} ${shown[show](one)} limit ${looked}`,
      ),
    )
  const { rows } = await sql<{ all: number; unread: number; toAnswer: number; ended: number }>`
    select ${of('all')} as "all", ${of('toAnswer')} as "toAnswer", ${of('ended')} as ended,
      ${count(bothSides((one) => sql`select 1 from (${unreadOf(one, mailboxID, userID)}) as unread`))} as unread`.execute(
    db,
  )
  return rows[0]!
}

/** The same of several mailboxes, as far as a badge tells it. */
export async function countMailboxes(db: Db | Tx, mailboxIDs: readonly string[], userID: string) {
  const mailbox = sql.ref('mailbox.id')
  const { rows } = await sql<{ id: string; unread: number; toAnswer: number }>`
    select mailbox.id,
      (select count(*)::int from (
        ${bothSides((one) => sql`select 1 from (${unreadOf(one, mailbox, userID)}) as unread`)}) as counted) as unread,
      (select count(*)::int from (
        select 1 from inquiries
        where to_id = mailbox.id and answered_at is null and closed_at is null limit ${looked}) as counted) as "toAnswer"
    from unnest(${mailboxIDs}::uuid[]) as mailbox (id)`.execute(db)
  return rows
}

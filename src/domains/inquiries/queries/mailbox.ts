// The lists of a mailbox. Both sides are read by indexes of their own and put together, however many there are.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { namesOfProduct, type ProductNames } from '../../products/listing.ts'
import type { Thread as Opened } from './tables.ts'

export type Show = 'all' | 'unread' | 'toAnswer' | 'ended'
export type Position = { id: string; lastAt: Date | null }
/** Without how far the person has read, which no list tells. */
export type Listed = Omit<Opened, 'read_number' | 'read_by_other'>
type Reader = { mailboxID: string; userID: string }

/** How far is counted on each side of a mailbox, from the latest activity on, and where unread ones are looked for. */
export const looked = 1_000

const sides = [
  { side: 'S', column: sql.ref('from_id'), other: sql.ref('to_id'), written: sql.ref('messages_r') },
  { side: 'R', column: sql.ref('to_id'), other: sql.ref('from_id'), written: sql.ref('messages_s') },
] as const
type Half = (typeof sides)[number]

/** Both halves of a mailbox, each in its order and no longer than asked. */
export const bothSides = (half: (one: Half) => RawBuilder<unknown>) =>
  sql`(${half(sides[0])}) union all (${half(sides[1])})`

/** The halves that a mailbox can have: a person is asked for nothing, only companies are. */
const sidesOf = ({ mailboxID, userID }: Reader, half: (one: Half) => RawBuilder<unknown>) =>
  mailboxID === userID ? half(sides[0]) : bothSides(half)

const orders = {
  created: { order: sql`id desc`, after: ({ id }: Position) => sql`and id < ${id}` },
  activity: {
    order: sql`last_at desc, id desc`,
    after: ({ id, lastAt }: Position) => sql`and (last_at, id) < (${lastAt}, ${id})`,
  },
} as const

const shown: Record<Exclude<Show, 'unread'>, (half: Half) => RawBuilder<unknown>> = {
  all: () => sql``,
  toAnswer: ({ side }) => (side === 'R' ? sql`and last_from = 'S' and closed_at is null` : sql`and false`),
  ended: () => sql`and closed_at is not null`,
}

type Page = { show: Show; sort: keyof typeof orders; after: Position | undefined; limit: number }

/** Rows of a page; with `ids` only of those. */
export async function findPage(
  db: Db | Tx,
  reader: Reader,
  { show, sort, after, limit }: Page,
  ids?: readonly string[],
): Promise<Listed[]> {
  const { mailboxID, userID } = reader
  const { order, after: afterOf } = orders[sort]
  const among = ids ? sql`and id = any(${ids}::uuid[])` : sql``
  const from = after ? afterOf(after) : sql``
  const half = (one: Half) =>
    show === 'unread'
      ? sql`select * from (${unreadOf(one, mailboxID, userID)}) as unread where true ${among} ${from}
          order by ${order} limit ${limit}`
      : sql`select *, ${one.side}::text as side, ${seenOf(one, sql.ref('inquiries.id'), userID)} as seen
          from inquiries where ${one.column} = ${mailboxID} ${shown[show](one)} ${among} ${from}
          order by ${order} limit ${limit}`
  const { rows } = await sql<Listed>`
    select * from (${sidesOf(reader, half)}) as page order by ${order} limit ${limit}`.execute(db)
  return rows
}

/** How many messages of the other side the person has seen. */
export const seenOf = ({ side }: Half, id: unknown, userID: string) => sql`
  coalesce((select seen from inquiry_reads
    where inquiry_id = ${id} and user_id = ${userID} and inquiry_reads.side = ${side}), 0)`

/** One half's conversations of the latest activity. */
const latestOf = ({ column }: Half, mailboxID: unknown, columns = sql`*`) => sql`
  select ${columns} from inquiries where ${column} = ${mailboxID} order by last_at desc, id desc limit ${looked}`

/** Those of them with messages that the person has not seen. */
export const unreadOf = (half: Half, mailboxID: unknown, userID: string) => sql`
  select * from (
    select latest.*, ${half.side}::text as side, ${seenOf(half, sql.ref('latest.id'), userID)} as seen
    from (${latestOf(half, mailboxID)}) as latest) as known
  where known.${half.written} > known.seen`

/** What words are looked for in. */
export async function findForWords(db: Db | Tx, mailboxID: string) {
  const { rows } = await sql<{
    id: string
    subject: string
    product: string | null
    productNow: ProductNames | null
    otherType: 'user' | 'business'
    otherID: string
    sentBy: string
    messages: number
  }>`
    select id, subject, product_name as product,
      ${namesOfProduct(sql.ref('halves.product_id'))} as "productNow", sent_by as "sentBy", messages_s + messages_r as messages,
      case side when 'S' then 'business' else from_type end as "otherType",
      case side when 'S' then to_id else from_id end as "otherID"
    from (${bothSides(
      ({ side, column }) => sql`
        select *, ${side}::text as side from inquiries
        where ${column} = ${mailboxID} order by id desc limit ${looked}`,
    )}) as halves`.execute(db)
  return rows
}

/** How many there are of each kind, of those of the latest activity; of what is to be answered all, counted to 1,000. */
export async function countMailbox(db: Db | Tx, reader: Reader) {
  const { mailboxID, userID } = reader
  const half = (one: Half) => sql`
    select latest.closed_at is not null as ended,
      latest.${one.written} > ${seenOf(one, sql.ref('latest.id'), userID)} as unread
    from (${latestOf(one, mailboxID, sql`id, closed_at, ${one.written}`)}) as latest`
  const { rows } = await sql<{ all: number; unread: number; toAnswer: number; ended: number }>`
    select count(*)::int as "all", (count(*) filter (where unread))::int as unread,
      (count(*) filter (where ended))::int as ended,
      (select count(*)::int from (${toAnswerOf(mailboxID)}) as owed) as "toAnswer"
    from (${sidesOf(reader, half)}) as latest`.execute(db)
  return rows[0]!
}

/** Where the other side wrote last, whether or not a first answer was given: the clock asks for that one alone (D27). */
const toAnswerOf = (mailboxID: unknown) => sql`
  select 1 from inquiries
  where to_id = ${mailboxID} and last_from = 'S' and closed_at is null limit ${looked}`

/** The same of several mailboxes, as far as a badge tells it: of nobody who is kept from the person. */
export async function countMailboxes(
  db: Db | Tx,
  mailboxIDs: readonly string[],
  { userID, withheld }: { userID: string; withheld: readonly string[] },
) {
  const mailbox = sql.ref('mailbox.id')
  const { rows } = await sql<{ id: string; unread: number; toAnswer: number }>`
    select mailbox.id,
      (select count(*)::int from (
        ${bothSides(
          (one) => sql`select 1 from (${unreadOf(one, mailbox, userID)}) as unread
            where not ${one.other} = any(${withheld}::uuid[])`,
        )}) as counted) as unread,
      (select count(*)::int from (${toAnswerOf(mailbox)}) as owed) as "toAnswer"
    from unnest(${mailboxIDs}::uuid[]) as mailbox (id)`.execute(db)
  return rows
}

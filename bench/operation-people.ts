// People of a demo world who can log in, each with a company, conversations and news: what signed-in requests are made for.
import { addAccount } from '../src/domains/accounts/registration.ts'
import { openSession } from '../src/domains/accounts/sessions.ts'
import { signAccessToken } from '../src/domains/accounts/signing.ts'
import { loadInquiries, type LoadedInquiry } from '../src/domains/inquiries/load.ts'
import { idsOf } from '../src/demo/ids.ts'
import { firstOwnedBy, ownerOf } from '../src/demo/facts/members.ts'
import { personAt } from '../src/demo/facts/people.ts'
import { inBulk } from '../src/platform/copy.ts'
import { transaction } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { newAddress, type Question } from './asking.ts'
import type { OpenWorld } from './worlds.ts'

const usualCount = 240
/** As sender and as receiver; a page of the list holds twenty. */
const conversationsEach = 25
const minute = 60_000

type Session = { sessionID: string; token: string; tokenExpire: number; refresh: string }
export type Conversation = { requestID: string; sender: Person; receiver: Person }
export type Person = {
  userID: string
  /** A company that they own. */
  businessID: string
  /** Headers of a request with their session, from an address of their own. */
  calling(): Record<string, string>
  browsing(): Record<string, string>
}
export type People = {
  all: readonly Person[]
  /** The last message of each is the sender's, and the receiver's company answers. */
  conversations: readonly Conversation[]
  /** Gives everybody a token that lives long enough for what is measured next. */
  renew(): Promise<void>
}

type Wanted = {
  count: number
  /** Conversations that everybody begins. */
  each: number
  /** By so many they are others than those of before. */
  shift: number
}
type Peopled = Pick<OpenWorld, 'db' | 'pool' | 'world'>

/** Lets people of the world, evenly spread, log in; everybody gets and sends the same number of conversations. */
export async function somePeople(
  world: Peopled,
  { count, each, shift }: Wanted = { count: usualCount, each: conversationsEach, shift: 0 },
): Promise<People> {
  const { db } = world
  const ids = idsOf(world.world)
  const of = world.world
  const known = ownerOf(of, 0)
  const chosen = Array.from(
    { length: count },
    (_, at) => Math.floor((at * of.people) / count) + shift,
  ).flatMap((k) => {
    const company = k === known ? undefined : firstOwnedBy(of, k)
    return company === undefined ? [] : [{ k, businessID: ids.company(company) }]
  })
  const sessions = new Map<string, Session>()
  const all: Person[] = []
  for (const { k, businessID } of chosen) {
    const { id: userID, email, firstName, lastName } = personAt(of, k)
    const opened = await transaction(db, async (tx) => {
      await addAccount(tx, userID, { email, passwordHash: 'none', firstName, lastName })
      return openSession(tx, { userID, device: 'a bench' })
    })
    const refresh = `${opened.refreshToken}~${opened.refreshTokenExpire}`
    sessions.set(userID, { ...opened, refresh })
    const from = { 'x-forwarded-for': newAddress() }
    const session = () => sessions.get(userID)!
    all.push({
      userID,
      businessID,
      calling: () => ({ ...from, authorization: `Bearer ${session().token}` }),
      browsing: () => ({ ...from, cookie: `mw_access=${session().token}; mw_refresh=${session().refresh}` }),
    })
  }
  const renew = async () => {
    const soon = Date.now() / 1_000 + 300
    for (const [userID, session] of sessions)
      if (session.tokenExpire < soon)
        Object.assign(session, await signAccessToken(db, { userID, sessionID: session.sessionID }))
  }
  return { all, conversations: await talk(world, all, each), renew }
}

/** Each writes to the companies of those after them; three of four have been answered, a third is unread. */
async function talk({ pool }: Peopled, people: readonly Person[], each: number): Promise<Conversation[]> {
  const now = Date.now()
  const pairs = people.flatMap((sender, at) =>
    Array.from({ length: each }, (_, next) => {
      const receiver = people[(at + next + 1) % people.length]!
      const begun = now - (1 + ((at * 37 + next * 1_009) % 80_000)) * minute - 60 * minute
      return { requestID: uuidv7(begun), sender, receiver, begun }
    }),
  )
  await inBulk(pool, async (client) => {
    await loadInquiries(client, pairs.map(loadedOf))
    // Counted by the clock only, which would be in the midst of something that is measured.
    await client.query('update answer_clocks set due_at = null')
    // What people were told of them; the mails have gone.
    await client.query(
      `insert into notifications
         (id, user_id, kind, resource_id, mailbox_id, actor_type, actor_id, title, count, step, at, read_at)
       select gen_random_uuid(), user_id, kind, id, mailbox_id, actor_type, actor_id, subject, 1, step, last_at,
         case when place % 3 = 0 then null else last_at end
       from (select i.*, row_number() over (order by i.id) as place, owner_id from inquiries as i
           join unnest($1::uuid[], $2::uuid[]) as owned (business_id, owner_id) on business_id = i.to_id) as i
         cross join lateral (values
           ('inquiry.received', owner_id, to_id, from_type, from_id, 1),
           ('inquiry.replied', sent_by, from_id, 'business', to_id, 4))
           as told (kind, user_id, mailbox_id, actor_type, actor_id, step)
       on conflict do nothing`,
      [people.map(({ businessID }) => businessID), people.map(({ userID }) => userID)],
    )
  })
  return pairs
}

const once = () => ({ 'idempotency-key': crypto.randomUUID() })
const thread = '/api/business/request'

/** Whoever received a conversation answers in it. */
export const answerIn = ({ requestID, receiver }: Conversation, lot: number): Question => ({
  method: 'POST',
  path: `${thread}/${requestID}/send-message?bid=${receiver.businessID}`,
  headers: { ...receiver.calling(), ...once() },
  body: { content: `We can do that by the end of May, as in our offer of lot ${lot}.` },
})

/** It is opened by whoever began it, or whoever received it. */
export function openingOf(
  { requestID, sender, receiver }: Conversation,
  by: 'sender' | 'receiver' = 'sender',
): Question {
  const [who, mailboxID] = by === 'sender' ? [sender, sender.userID] : [receiver, receiver.businessID]
  return { path: `${thread}/${requestID}/get-messages?bid=${mailboxID}`, headers: who.calling() }
}

/** Somebody asks a company, of another lot each time: nobody writes the same to many. */
export const inquiryTo = (from: Person, { businessID }: Person, lot: number): Question => ({
  method: 'POST',
  path: thread,
  headers: { ...from.calling(), ...once() },
  body: {
    to: businessID,
    subject: `Price of lot ${lot}`,
    message: `We would need ${lot + 20} pieces of lot ${lot} by May.`,
  },
})

const words =
  'Thank you for your message. We would need 200 pieces by May, packed by the dozen, with the certificate of the material. '

function loadedOf(
  { requestID, sender, receiver, begun }: Conversation & { begun: number },
  at: number,
): LoadedInquiry {
  const messages = (['S', 'R', 'S', 'R', 'S'] as const).map((side, turn) => ({
    side,
    authorID: side === 'S' ? sender.userID : receiver.userID,
    content: words.repeat(1 + ((at + turn) % 3)).trim(),
    at: new Date(begun + turn * 9 * minute),
  }))
  return {
    id: requestID,
    from: { type: 'user', id: sender.userID },
    to: receiver.businessID,
    sentBy: sender.userID,
    subject: `Price and delivery of lot ${at}`,
    product: null,
    messages,
    closed: null,
    reads: [
      { userID: receiver.userID, side: 'R', number: at % 3 === 0 ? 3 : 5 },
      { userID: sender.userID, side: 'S', number: 5 },
    ],
  }
}

// One company that a hundred thousand follow, and one with two hundred thousand conversations: what they do, others must not feel.
import { sql } from 'kysely'
import { loadInquiries, type LoadedInquiry } from '../src/domains/inquiries/load.ts'
import { inBulk } from '../src/platform/copy.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { askerOf, shareOf, type Question } from './asking.ts'
import type { Person } from './operation-people.ts'
import { settled } from './settled.ts'
import { quiet, type Counts, type Raging, type Storm } from './storms-kinds.ts'
import type { Ground, Site } from './storms-site.ts'

const followers = 100_000
const conversations = 200_000

/** Asks one question after the other, as a person would, `everyMs` apart; counts answers, and tells the p99 of each kind. */
function askSteadily(
  origin: string,
  everyMs: number,
  questions: readonly ((at: number) => { name: string; question: Question })[],
): Raging {
  const { ask, close } = askerOf(origin)
  const times = new Map<string, number[]>()
  const counts: Counts = {}
  const underway = new Set<Promise<void>>()
  let at = 0
  const timer = setInterval(() => {
    const { name, question } = questions[at % questions.length]!(at)
    at += 1
    const one: Promise<void> = ask(question)
      .then(({ status, ms }) => {
        counts[status] = (counts[status] ?? 0) + 1
        if (status < 300) times.set(name, [...(times.get(name) ?? []), ms])
      })
      .catch(() => void (counts['none'] = (counts['none'] ?? 0) + 1))
      .finally(() => underway.delete(one))
    underway.add(one)
  }, everyMs)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(underway)
      close()
      for (const [name, of] of times) counts[`${name}, p99 in ms`] = Math.round(shareOf(of, 0.99))
      return counts
    },
  }
}

const famous = ({ people }: Ground): Person => people.all[0]!
const busy = ({ people }: Ground): Person => people.all[1]!

/** Everybody of the world, and as many more as it takes. */
async function follow({ database: { db } }: Ground, { businessID, userID }: Person): Promise<void> {
  await sql`
    insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
    select 'business', ${businessID}::uuid, 'user', actor, now() from (
      (select user_id as actor from profiles where user_id <> ${userID}::uuid limit ${followers}::int)
      union all select md5(${businessID} || i)::uuid from generate_series(1, ${followers}::int) as i
      limit ${followers}::int) as all_of_them
    on conflict do nothing`.execute(db)
}

async function write(ground: Ground, receiver: Person): Promise<void> {
  const { people, database } = ground
  const senders = people.all.slice(2)
  const now = Date.now()
  const portion = 10_000
  for (let from = 0; from < conversations; from += portion)
    await inBulk(database.pool, async (client) => {
      const all = Array.from({ length: portion }, (_, next): LoadedInquiry => {
        const at = from + next
        const begun = now - (conversations - at) * 60_000
        const sender = senders[at % senders.length]!
        const message = { side: 'S', authorID: sender.userID, content: `We need ${at} pieces.` } as const
        return {
          id: uuidv7(begun),
          from: { type: 'user', id: sender.userID },
          to: receiver.businessID,
          sentBy: sender.userID,
          subject: `Lot ${at}`,
          product: null,
          messages: [{ ...message, at: new Date(begun) }],
          closed: null,
          reads: [],
        }
      })
      // One clock a company: that of the portion before goes.
      await client.query('delete from answer_clocks where business_id = $1', [receiver.businessID])
      await loadInquiries(client, all)
    })
  await sql`update answer_clocks set due_at = null`.execute(database.db)
  await sql`vacuum analyze inquiries, inquiry_messages`.execute(database.db).catch(() => {})
}

/** Both are in the copy until it is thrown away: made once. */
const made = new Set<string>()
const once = (what: string, make: () => Promise<void>) => async () => {
  if (made.has(what)) return
  made.add(what)
  await make()
}

async function mailbox({ origin, ground }: Site): Promise<Raging> {
  const owner = busy(ground)
  const { rows } = await sql<{ id: string }>`
    select id from inquiries where to_id = ${owner.businessID} order by id desc limit 500`.execute(
    ground.database.db,
  )
  const path = '/api/business/request'
  const ask = (name: string, of: (at: number) => string) => (at: number) => ({
    name,
    question: { path: of(at), headers: owner.calling() },
  })
  return askSteadily(origin, 150, [
    ask('list', () => `${path}?ubid=${owner.businessID}`),
    ask('open', (at) => `${path}/${rows[at % rows.length]!.id}/get-messages?bid=${owner.businessID}`),
    ask('search', (at) => `${path}?ubid=${owner.businessID}&search=${encodeURIComponent(`Lot ${at * 37}`)}`),
    ask('unread', () => `${path}?ubid=${owner.businessID}&show=unread`),
  ])
}

const answered = (counts: Counts, most: Record<string, number>): string[] => [
  ...Object.entries(counts).flatMap(([what, count]) =>
    /^[45]|none/.test(what) ? [`${count} answered ${what}`] : [],
  ),
  ...Object.entries(most).flatMap(([name, ms]) => {
    const taken = counts[`${name}, p99 in ms`]
    return taken === undefined || taken > ms ? [`${name}: p99 ${taken} ms`] : []
  }),
]

export const largeStorms: readonly Storm[] = [
  {
    name: 'a hundred thousand followers',
    seconds: 30,
    goals: quiet,
    ready: ({ ground }) => once('followers', () => follow(ground, famous(ground)))(),
    async begin({ origin, ground }) {
      const company = famous(ground)
      const raging = askSteadily(origin, 2_500, [
        (at) => ({
          name: 'post',
          question: {
            method: 'POST',
            path: '/api/social/posts/make-post',
            headers: company.calling(),
            body: {
              content: `Line ${at} of ${Date.now().toString(36)} runs since ${uuidv7()}.`,
              timelineType: 'business',
              timelineID: company.businessID,
              businessID: company.businessID,
            },
          },
        }),
      ])
      return {
        async end() {
          const counts = await raging.end()
          const since = performance.now()
          await settled(ground.database.db)
          return { ...counts, 'told after, in ms': Math.round(performance.now() - since) }
        },
      }
    },
    judge: (counts) => answered(counts, { post: 1_000 }),
  },
  {
    name: 'a mailbox of 200,000 conversations',
    seconds: 30,
    goals: quiet,
    ready: ({ ground }) => once('mailbox', () => write(ground, busy(ground)))(),
    begin: mailbox,
    judge: (counts) => answered(counts, { list: 1_000, open: 500, search: 2_500, unread: 1_000 }),
  },
]

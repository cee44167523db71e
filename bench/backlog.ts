// What was announced while no process delivered: how long a process of all roles takes to work it off, and how much it holds.
import { sql } from 'kysely'
import { publishEvents } from '../src/platform/events.ts'
import { transaction } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import type { DomainEvent } from '../src/contract/events.ts'
import { buildPages, startServer } from './children.ts'
import { forgetPeak, peakOf } from './memory.ts'
import { somePeople, type People } from './operation-people.ts'
import type { Finding } from './results.ts'
import { settled } from './settled.ts'
import { openCopy, type OpenWorld, type Wanted } from './worlds.ts'

/** Pieces of news: likes, messages, and products that were changed. */
const backlog = { likes: 8_000, messages: 8_000, products: 4_000 }
const all = backlog.likes + backlog.messages + backlog.products
const aims = { seconds: 120, memoryMB: 350 } as const
const secret = 'the secret of a bench which keeps nothing'
const atOnce = 500

const say = (text: string) => process.stdout.write(`${text}\n`)

export async function benchBacklog(wanted: Wanted): Promise<Finding[]> {
  await buildPages()
  sealWith(secret)
  const world = await openCopy(wanted)
  try {
    const settings = { DEMO: 'no', SECRET: secret, DATABASE_URL: world.server.url }
    const idle = await startServer(settings)
    const afterStart = peakOf(idle, 'VmRSS')
    await idle.stop()
    await announce(world, await somePeople(world))
    const site = await startServer(settings)
    const began = performance.now()
    forgetPeak(site)
    await settled(world.db)
    const seconds = (performance.now() - began) / 1_000
    const most = peakOf(site, 'VmHWM')
    await site.stop()
    say(`${all} pieces of news in ${seconds.toFixed(1)} s, ${Math.round(all / seconds)} a second`)
    const once = { rounds: 1, ratio: { median: 1, min: 1, max: 1 } }
    return [
      {
        ...once,
        name: 'backlog worked off',
        subject: `${all} pieces of news delivered to all who hear them`,
        baseline: 'the same',
        unit: 's',
        subjectMedian: seconds,
        baselineMedian: seconds,
        goal: { of: 'subject', limit: aims.seconds },
      },
      {
        ...once,
        name: 'memory meanwhile',
        subject: 'what the program held at most',
        baseline: 'after a start without any',
        unit: 'MB',
        subjectMedian: most,
        baselineMedian: afterStart,
        goal: { of: 'subject', limit: aims.memoryMB },
      },
    ]
  } finally {
    await world.close()
  }
}

/** Writes news of likes and messages of people, and of products under other names. */
async function announce({ db }: OpenWorld, { conversations }: People): Promise<void> {
  const { rows: businesses } = await sql<{ id: string }>`
    select id from businesses where removed_at is null order by md5(id::text) limit ${backlog.likes}`.execute(
    db,
  )
  const { rows: renamed } = await sql<{ id: string }>`
    with chosen as (
      select distinct on (business_id) id from products where published and removed_at is null
      order by business_id, id limit ${backlog.products})
    update products set name = name || ', new edition' from chosen where products.id = chosen.id
    returning business_id as id`.execute(db)
  const news: DomainEvent[] = [
    ...Array.from({ length: backlog.likes }, (_, at): DomainEvent => {
      const resourceID = businesses[at % businesses.length]!.id
      return { type: 'reactions.counted', resourceType: 'business', resourceID }
    }),
    ...Array.from({ length: backlog.messages }, (_, at): DomainEvent => {
      const { requestID, receiver } = conversations[at % conversations.length]!
      return { type: 'inquiry.message', requestID, number: 5, side: 'R', userID: receiver.userID }
    }),
    ...Array.from({ length: backlog.products }, (_, at): DomainEvent => {
      return { type: 'products.changed', businessID: renamed[at % renamed.length]!.id }
    }),
  ]
  // As they would have come: all kinds mixed.
  const mixed = news.map((_, at) => news[(at * 7_919) % news.length]!)
  for (let from = 0; from < mixed.length; from += atOnce)
    await transaction(db, (tx) => publishEvents(tx, mixed.slice(from, from + atOnce)))
}

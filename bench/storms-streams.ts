// Readers of live events by the thousand: open and still, and all coming back at once.
import http from 'node:http'
import { addAccount } from '../src/domains/accounts/registration.ts'
import { openSession } from '../src/domains/accounts/sessions.ts'
import { transaction } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { publishLive } from '../src/platform/live/events.ts'
import { newAddress } from './asking.ts'
import { clientsOf, type Clients } from './storms-child.ts'
import { loud, quiet, type Counts, type Raging, type Storm } from './storms-kinds.ts'
import type { Site } from './storms-site.ts'

type Reader = { bearer: string; count: number }
type Options = { readers: Reader[]; againMs?: number }

/** Opens `count` streams of each reader; with `againMs` all of them break at once that often, and come back as one. */
export const streams: Clients = (origin, given) => {
  const { readers, againMs } = given as Options
  const counts: Counts = { opened: 0, refused: 0, heard: 0, open: 0, slowestMs: 0 }
  // One of everybody after the other: those of one person wait for each other, and a token lasts ten minutes.
  const all = Array.from({ length: Math.max(...readers.map(({ count }) => count)) }, (_, at) =>
    readers
      .filter(({ count }) => at < count)
      .map(({ bearer }) => ({ bearer, last: undefined as string | undefined })),
  ).flat()
  let isOver = false
  let breaking: (() => void)[] = []
  const add = (what: string, by = 1) => (counts[what] = (counts[what] ?? 0) + by)

  const open = (one: (typeof all)[number]) =>
    new Promise<void>((opened) => {
      const since = performance.now()
      const headers = {
        authorization: one.bearer,
        'x-forwarded-for': newAddress(),
        ...(one.last !== undefined && { 'last-event-id': one.last }),
      }
      const request = http.get(`${origin}/api/live`, { agent: false, headers })
      const again = () => {
        if (!isOver) setTimeout(() => void open(one).then(opened), 500 + Math.random() * 1_500)
      }
      let isAnswered = false
      request.on('response', (response) => {
        isAnswered = true
        response.on('error', () => {})
        if (response.statusCode !== 200) {
          add('refused')
          response.resume()
          return again()
        }
        add('opened')
        add('open')
        counts['slowestMs'] = Math.max(counts['slowestMs']!, performance.now() - since)
        response.once('close', () => add('open', -1))
        let rest = ''
        response.setEncoding('utf8').on('data', (text: string) => {
          const blocks = (rest + text).split('\n\n')
          rest = blocks.pop() ?? ''
          for (const line of blocks.flatMap((block) => block.split('\n')))
            if (line.startsWith('id:')) one.last = line.slice(3).trim()
            else if (line.startsWith('data:')) add(line.includes('"gap"') ? 'gaps' : 'heard')
        })
        breaking.push(() => request.destroy())
        opened()
      })
      request.on('error', () => {
        if (isAnswered) return
        add('refused')
        again()
      })
    })
  // Ten at a time, as they would come in the course of a day.
  const openAll = async () => {
    const waiting = [...all]
    const lane = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await open(one)
    }
    await Promise.all(Array.from({ length: 10 }, lane))
  }
  const comeBack = () => {
    const broken = breaking
    breaking = []
    broken.forEach((end) => end())
    add('breaks')
    for (const one of all) void open(one)
  }
  const begun = openAll()
  let timer: ReturnType<typeof setInterval> | undefined
  void begun.then(() => {
    if (againMs !== undefined) timer = setInterval(comeBack, againMs)
  })
  return {
    begun,
    async end() {
      clearInterval(timer)
      await untilOpen(() => counts['open'] === all.length)
      await untilStill(() => counts['heard']!)
      isOver = true
      return { ...counts, slowestMs: Math.round(counts['slowestMs']!) }
    },
  }
}

/** Half a minute at most. */
async function untilOpen(isSo: () => boolean): Promise<void> {
  for (let at = 0; at < 300 && !isSo(); at += 1) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** What was told last is on its way, for longer on a machine that is behind: until nothing came for three seconds. */
async function untilStill(count: () => number): Promise<void> {
  for (let last = -1; last !== count(); await new Promise((resolve) => setTimeout(resolve, 3_000)))
    last = count()
}

type Person = { userID: string; bearer: string }

async function somebody({ ground }: Site, count: number): Promise<Person[]> {
  const all: Person[] = []
  for (let at = 0; at < count; at += 1)
    await transaction(ground.database.db, async (tx) => {
      const userID = uuidv7()
      const name = { firstName: 'Mara', lastName: 'Lindqvist' }
      await addAccount(tx, userID, { email: `${userID}@bench.example`, passwordHash: 'none', ...name })
      const { token } = await openSession(tx, { userID, device: 'a bench' })
      all.push({ userID, bearer: `Bearer ${token}` })
    })
  return all
}

const eventsASecond = 20

type Wanted = { people: number; each: number; againMs?: number; through: 'origin' | 'apiOrigin' }

/** Events go to all of them in turn; every one must be heard on every stream of its person, once. */
async function rage(site: Site, { people, each, againMs, through }: Wanted): Promise<Raging> {
  const { db } = site.ground.database
  const readers = await somebody(site, people)
  const options: Options = {
    readers: readers.map(({ bearer }) => ({ bearer, count: each })),
    ...(againMs !== undefined && { againMs }),
  }
  const clients = await clientsOf(import.meta.url, streams, site[through], options)
  let told = 0
  let last: Promise<unknown> = Promise.resolve()
  const telling = setInterval(() => {
    const { userID } = readers[told % readers.length]!
    told += 1
    last = last.then(() => transaction(db, (tx) => publishLive(tx, [{ userID, event: { type: 'badges' } }])))
  }, 1_000 / eventsASecond)
  return {
    async end() {
      clearInterval(telling)
      await last
      return { ...(await clients.end()), due: told * each }
    },
  }
}

const judge = ({ heard = 0, due = 0, gaps = 0 }: Counts): string[] => [
  ...(heard !== due ? [`${heard} of ${due} events heard`] : []),
  ...(gaps > 0 ? [`${gaps} gaps`] : []),
]

export const streamStorms: readonly Storm[] = [
  {
    name: 'idle streams',
    seconds: 40,
    goals: { ...quiet, memory: 1_000 },
    begin: (site) => rage(site, { people: 1_000, each: 10, through: 'apiOrigin' }),
    judge: (counts) => [
      ...judge(counts),
      ...(counts['open'] === 10_000 ? [] : [`${counts['open']} streams open`]),
    ],
  },
  {
    name: 'reconnecting',
    seconds: 40,
    goals: loud,
    begin: (site) => rage(site, { people: 2_000, each: 1, againMs: 8_000, through: 'origin' }),
    judge,
  },
]

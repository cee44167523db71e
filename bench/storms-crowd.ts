// Those who ask and ask: log-ins by the hundred a second, and crawlers that want every page there is.
import { askerOf, newAddress, type Question } from './asking.ts'
import { firstBusinesses, unseen } from './addresses.ts'
import { addPeople } from './people.ts'
import { clientsOf, type Clients } from './storms-child.ts'
import { loud, type Counts, type Storm } from './storms-kinds.ts'
import { startStorm } from './storm.ts'

/** As many log-ins a second; half of them of `emails`, with their password. */
export const logIns: Clients = (origin, given) => {
  const { emails, aSecond } = given as { emails: string[]; aSecond: number }
  const { ask, close } = askerOf(origin)
  const counts: Counts = {}
  const asking = async (question: Question) => {
    const answer = await ask(question)
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
    return answer
  }
  const storm = startStorm(asking, emails, aSecond, 11)
  storm.resume()
  return {
    begun: Promise.resolve(),
    async end() {
      await storm.stop()
      close()
      return { ...counts, sessions: storm.sessions().length }
    },
  }
}

/** `lanes` requests at once, each for a page that nobody saw before; from one address, or each from another. */
export const crawl: Clients = (origin, given) => {
  const { pages, lanes, isMany } = given as { pages: string[]; lanes: number; isMany: boolean }
  const { ask, close } = askerOf(origin)
  const counts: Counts = { asked: 0 }
  const own = newAddress()
  const over = new AbortController()
  let number = 0
  const lane = async () => {
    while (!over.signal.aborted) {
      const path = unseen(pages[number++ % pages.length]!)
      const from = isMany ? newAddress() : own
      const answer = await ask({ path, from, headers: { accept: 'text/html' } }).catch(() => undefined)
      const what = answer ? String(answer.status) : 'none'
      counts['asked']! += 1
      counts[what] = (counts[what] ?? 0) + 1
      // Who is sent away comes again at once, which is what a rude one does.
      if (answer?.status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const lanesRunning = Array.from({ length: lanes }, lane)
  return {
    begun: Promise.resolve(),
    async end() {
      over.abort()
      await Promise.all(lanesRunning)
      close()
      return counts
    },
  }
}

/** `front`: through HAProxy, as they come in production. */
const crawler = (
  name: string,
  { front = false, ...options }: { lanes: number; isMany: boolean; front?: boolean },
  goals = loud,
): Storm => ({
  name,
  seconds: 30,
  goals,
  ...(front && { prepare: async () => ({ front }) }),
  async begin({ origin }) {
    const pages = (await firstBusinesses(origin, 40)).map(({ address }) => address)
    return clientsOf(import.meta.url, crawl, origin, { pages, ...options })
  },
})

export const crowdStorms: readonly Storm[] = [
  {
    name: 'log-ins',
    seconds: 25,
    goals: loud,
    async begin({ origin, ground }) {
      const emails = Array.from({ length: 500 }, (_, at) => `storm-${at}@bench.example`)
      await addPeople(ground.database.server.url, emails)
      return clientsOf(import.meta.url, logIns, origin, { emails, aSecond: 200 })
    },
  },
  crawler('crawler', { lanes: 400, isMany: false }),
  crawler('crawler, HAProxy in front', { lanes: 400, isMany: false, front: true }),
  // To each of them as fair as to others: what is kept is shown all the same, what is not may be refused.
  crawler(
    'crawlers from everywhere',
    { lanes: 400, isMany: true },
    {
      ...loud,
      p99: 80,
      failingOf: { 'page made anew': 1, 'own page': 1 },
    },
  ),
]

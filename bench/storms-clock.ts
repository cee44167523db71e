// Clocks that jump, of all processes of the program at once; that of the database goes on.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { changeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { firstBusinesses } from './addresses.ts'
import { askerOf } from './asking.ts'
import { quiet, type Storm } from './storms-kinds.ts'
import { roles, type Needs, type Site } from './storms-site.ts'

const hourMs = 3_600_000
const preload = `--import=${path.join(import.meta.dirname, 'clock.ts')}`
const needs: Needs = {
  settings: Object.fromEntries(roles.map((role) => [role, { NODE_OPTIONS: preload }])),
}

const jump = ({ servers }: Site, ms: number) =>
  roles.forEach((role) => servers[role].child.send({ clockMs: ms }))

/** Seconds until a kept page shows what was changed just now. */
async function freshAfter({ origin, ground: { database } }: Site): Promise<number> {
  const { ask, close } = askerOf(origin)
  const [company] = await firstBusinesses(origin, 1)
  const { businessID, address } = company!
  const word = `changed${Date.now().toString(36)}`
  const show = () => ask({ path: address, headers: { accept: 'text/html' } })
  try {
    await show()
    await transaction(database.db, (tx) =>
      changeBusiness(tx, businessID, { shortDescription: `We have ${word}.` }),
    )
    const since = performance.now()
    while (performance.now() - since < longestMs) {
      if ((await show()).body.includes(word)) break
      await pause(100)
    }
    return (performance.now() - since) / 1_000
  } finally {
    close()
  }
}

const longestMs = 20_000
const freshSeconds = 5

const jumps = (name: string, ms: number): Storm => ({
  name,
  seconds: 20,
  // Sessions that were opened in another hour are over, so that people are asked to log in.
  goals: { ...quiet, failingOf: { 'own page': 1 } },
  prepare: async () => needs,
  async begin(site) {
    jump(site, ms)
    const fresh = await freshAfter(site)
    return {
      async end() {
        const after = await freshAfter(site)
        jump(site, 0)
        return { 'fresh after, in s': fresh, 'and later, in s': after, 'back, in s': await freshAfter(site) }
      },
    }
  },
  judge: (counts) =>
    Object.entries(counts).flatMap(([what, seconds]) =>
      seconds > freshSeconds ? [`${what}: ${seconds}`] : [],
    ),
})

export const clockStorms: readonly Storm[] = [
  jumps('clocks an hour ahead', hourMs),
  jumps('clocks an hour back', -hourMs),
]

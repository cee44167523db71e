// Storms: what the program is made to suffer, what others feel of it meanwhile, and whether everything is as before afterwards.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { firstBusinesses } from './addresses.ts'
import { buildPages } from './children.ts'
import { compareWrites, unheard } from './faults-compare.ts'
import { startLoad, type Told } from './faults-load.ts'
import { keep } from './results.ts'
import { clientStorms } from './storms-clients.ts'
import { clockStorms } from './storms-clock.ts'
import { crowdStorms } from './storms-crowd.ts'
import { diskStorms } from './storms-disk.ts'
import { hangingStorms } from './storms-hanging.ts'
import { feltOf, missedOf, recoveredAfter, type Felt, type Outcome, type Span } from './storms-judge.ts'
import type { Counts, Prepared, Storm } from './storms-kinds.ts'
import { largeStorms } from './storms-large.ts'
import { nameStorms } from './storms-names.ts'
import { askForOthers, othersRoutes } from './storms-others.ts'
import { countMemory, memoryOf, openGround, startSite, type Ground, type Site } from './storms-site.ts'
import { streamStorms } from './storms-streams.ts'
import type { Wanted } from './worlds.ts'
import { findWritten } from './written.ts'

const storms: readonly Storm[] = [
  ...clientStorms,
  ...streamStorms,
  ...crowdStorms,
  ...largeStorms,
  ...clockStorms,
  ...diskStorms,
  ...hangingStorms,
  ...nameStorms,
]

const warmMs = 8_000
const calmMs = 15_000
const afterMs = 15_000
/** Of the writers whose answered writes are written down. */
const writesASecond = 4

const say = (text: string) => process.stdout.write(`${text}\n`)

type Found = { outcome: Outcome; counts: Counts; refusedWrites: number; statuses: Record<string, number> }

/** Tries those whose names contain `only`, one after the other; prints and keeps what was found, and answers whether all goals hold. */
export async function benchStorms(wanted: Wanted & { only: string }): Promise<boolean> {
  await buildPages()
  const ground = await openGround(wanted)
  let isHeld = true
  try {
    for (const storm of storms.filter(({ name }) => name.includes(wanted.only))) {
      const hindrance = storm.hindrance?.()
      if (hindrance !== undefined) {
        say(`${storm.name}: not tried, ${hindrance}`)
        continue
      }
      const found = await tryStorm(ground, storm)
      const missed = [...missedOf(found.outcome, storm.goals), ...(storm.judge?.(found.counts) ?? [])]
      isHeld &&= missed.length === 0
      say(told(storm, found, missed))
      // As it is found: a run of an hour may be ended before its end.
      const { felt, ...rest } = found.outcome
      const { counts, refusedWrites, statuses } = found
      const line = { name: storm.name, ...rest, felt: felt.map(rounded), counts, refusedWrites, statuses }
      keep('storms', [{ ...line, goals: storm.goals, missed, holds: missed.length === 0 }])
    }
    return isHeld
  } finally {
    await ground.close()
  }
}

async function tryStorm(ground: Ground, storm: Storm): Promise<Found> {
  const prepared: Prepared = (await storm.prepare?.(ground)) ?? {}
  const { undo, ...needs } = prepared
  try {
    await ground.people.renew()
    await sql`delete from call_budgets`.execute(ground.database.db)
    const site = await startSite(ground, needs)
    let renewing: NodeJS.Timeout | undefined
    try {
      await storm.ready?.(site)
      // The longest storms last longer than a token.
      renewing = setInterval(() => void ground.people.renew().catch(() => {}), 60_000)
      return await within(site, storm)
    } finally {
      clearInterval(renewing)
      await site.stop()
    }
  } finally {
    await undo?.()
  }
}

async function within(site: Site, storm: Storm): Promise<Found> {
  const { people, database, folder } = site.ground
  const pages = ['/', ...(await firstBusinesses(site.origin, 4)).map(({ address }) => address)]
  const others = askForOthers(site.origin, await othersRoutes(site.origin, people))
  const file = path.join(folder, 'answered.jsonl')
  const began = Date.now()
  const load = startLoad({ origin: site.origin, people, pages, rate: writesASecond, file })
  await load.begun
  await pause(warmMs)
  const calm = await spanOf(() => pause(calmMs))
  countMemory(site)
  const raging = await storm.begin(site)
  const raged = await spanOf(() => pause(storm.seconds * 1_000))
  const counts = await raging.end()
  const over = Date.now()
  const memory = memoryOf(site)
  await pause(afterMs)
  await others.end()
  await load.stopWriting()
  // What is told is told a moment later.
  await pause(4_000)
  const written = await load.end()
  const samples = others.samples()
  // In a storm the clocks of the program are an hour back: so are the times of what is written then.
  const minutes = (Date.now() - began) / 60_000 + 61
  return {
    counts,
    refusedWrites: written.refused,
    statuses: Object.fromEntries(written.statuses),
    outcome: {
      felt: feltOf(samples, calm, raged),
      recovered: recoveredAfter(samples, calm, over),
      ended: site.ended(),
      memory,
      ...(await becameOf(written, await findWritten(database.db, minutes))),
    },
  }
}

async function spanOf(work: () => Promise<unknown>): Promise<Span> {
  const from = Date.now()
  await work()
  return { from, to: Date.now() }
}

async function becameOf({ acknowledged, heard }: Told, found: Map<string, number>) {
  const run = /^mw-[^-]+-/.exec(acknowledged[0]?.token ?? '')?.[0] ?? ''
  const ofRun = new Map([...found].filter(([token]) => token.startsWith(run)))
  const { lost, doubled } = compareWrites(acknowledged, ofRun)
  return { lost: lost.length, doubled: doubled.length, unheard: unheard(acknowledged, heard).length }
}

const rounded = ({ p99, calmP99, ratio, ...felt }: Felt) => ({
  ...felt,
  p99: Math.round(p99),
  calmP99: Math.round(calmP99),
  ratio: Number(ratio.toFixed(2)),
})

function told({ name }: Storm, { outcome, counts, statuses }: Found, missed: readonly string[]): string {
  const { felt, memory, recovered, lost, doubled, unheard: missedNews, ended } = outcome
  const lines = [
    felt
      .map(
        ({ route, p99, calmP99, failed, asked }) =>
          `${route} ${p99.toFixed(0)} ms (calm ${calmP99.toFixed(0)}), failed ${failed} of ${asked}`,
      )
      .join('; '),
    `writes lost ${lost}, doubled ${doubled}, unheard ${missedNews}, answered ${JSON.stringify(statuses)}; ended ${ended.length}`,
    `memory ${Object.entries(memory)
      .map(([role, held]) => `${role} ${held.toFixed(0)} MB`)
      .join(', ')}; recovered after ${recovered.toFixed(1)} s`,
    `storm: ${JSON.stringify(counts)}`,
    ...missed.map((what) => `MISSED ${what}`),
  ]
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

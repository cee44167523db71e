// Twenty rolling restarts of two of each role behind HAProxy, with a migration in their midst, under load: nobody may notice.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '../src/platform/migrations.ts'
import { firstBusinesses } from './addresses.ts'
import { buildPages, root } from './children.ts'
import { compareWrites, heardAgain, unheard } from './faults-compare.ts'
import { startLoad, type Told } from './faults-load.ts'
import { startProgram } from './faults-program.ts'
import { keep } from './results.ts'
import { openGround, type Ground } from './storms-site.ts'
import type { Wanted } from './worlds.ts'
import { findWritten } from './written.ts'

const restarts = 20
/** Two looks of HAProxy, two seconds apart, and what they take. */
const drainSeconds = 6
const writesASecond = 12
const calmMs = 3_000

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints and keeps what was found; answers whether nothing failed, was lost or came twice. */
export async function benchUpgrades(wanted: Wanted): Promise<boolean> {
  await buildPages()
  const ground = await openGround(wanted)
  try {
    const settings = { DATABASE_URL: ground.database.server.url, SECRET: ground.secret }
    const folder = path.join(ground.folder, 'upgrades')
    fs.mkdirSync(folder, { recursive: true })
    const program = await startProgram(settings, folder, { each: 2, drainSeconds, mode: 'demo' })
    try {
      const pages = ['/', ...(await firstBusinesses(program.origin, 8)).map(({ address }) => address)]
      await ground.people.renew()
      const began = Date.now()
      const file = path.join(ground.folder, 'answered.jsonl')
      const { people } = ground
      const load = startLoad({ origin: program.origin, people, pages, rate: writesASecond, file })
      await load.begun
      await pause(calmMs)
      const seconds: number[] = []
      let migrated = 0
      for (let at = 0; at < restarts; at += 1) {
        const name = program.names[at % program.names.length]!
        const since = performance.now()
        await program.restart(name)
        seconds.push((performance.now() - since) / 1_000)
        say(`${String(at + 1).padStart(2)} ${name}: ready again after ${seconds.at(-1)!.toFixed(1)} s`)
        if (at === restarts / 2 - 1) migrated = await migrateMeanwhile(ground)
        await people.renew()
        // As long as HAProxy takes to believe that it is back.
        await pause(calmMs)
      }
      await load.stopWriting()
      // What is told is told a moment later.
      await pause(5_000)
      const minutes = (Date.now() - began) / 60_000 + 1
      const found = findingOf(await load.end(), await findWritten(ground.database.db, minutes))
      const holds = found.failed === 0 && found.lost + found.doubled + found.unheard + found.heardAgain === 0
      say(JSON.stringify(found))
      const times = { slowestRestart: Math.max(...seconds), migrationSeconds: migrated }
      keep('upgrades', [{ name: `${restarts} rolling restarts and a migration`, ...found, ...times, holds }])
      return holds
    } finally {
      await program.stop()
    }
  } finally {
    await ground.close()
  }
}

function findingOf({ acknowledged, statuses, pages, heard, refused }: Told, found: Map<string, number>) {
  const run = /^mw-[^-]+-/.exec(acknowledged[0]?.token ?? '')?.[0] ?? ''
  const ofRun = new Map([...found].filter(([token]) => token.startsWith(run)))
  const { lost, doubled } = compareWrites(acknowledged, ofRun)
  // Also those that were asked again and then answered: somebody would have seen them fail.
  const failedWrites = [...statuses].reduce(
    (sum, [status, count]) => sum + (/^[23]/.test(status) ? 0 : count),
    0,
  )
  return {
    failed: failedWrites + pages.failed,
    writes: acknowledged.length,
    pages: pages.asked,
    slowestPageMs: Math.round(pages.slowestMs),
    lost: lost.length,
    doubled: doubled.length,
    unheard: unheard(acknowledged, heard).length,
    heardAgain: heardAgain(heard),
    gaps: [...heard.values()].flat().filter(({ thing }) => thing === undefined).length,
    refused,
    statuses: Object.fromEntries(statuses),
    failures: pages.failures,
  }
}

/** As a release would: a column that rewrites nothing, and an index that is built beside everybody. Answers the seconds. */
async function migrateMeanwhile({ database }: Ground): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millwright-migrations-'))
  try {
    fs.cpSync(path.join(root, 'db'), folder, { recursive: true })
    const migrations = path.join(folder, 'migrations')
    fs.writeFileSync(
      path.join(migrations, '9998_bench_column.sql'),
      '-- owner: comments\nalter table comments add column bench_note text;\nalter table posts add column bench_note text;\n',
    )
    fs.writeFileSync(
      path.join(migrations, '9999_bench_index.sql'),
      '-- owner: comments\n-- in steps\ncreate index concurrently if not exists bench_note on comments (bench_note);\n',
    )
    const since = performance.now()
    const applied = await migrate(database.pool, migrations)
    if (applied.length !== 2) throw new Error(`applied ${applied.join(', ')}`)
    const seconds = (performance.now() - since) / 1_000
    say(`   migrated within ${seconds.toFixed(1)} s`)
    return Number(seconds.toFixed(1))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

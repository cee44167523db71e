// Fills the database of DATABASE_URL with a world of any size, or goes on with it. Called by bin/demo.mjs, which shows what this tells.
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { demoWorldOf } from '../src/demo/fill.ts'
import { bareWorld, optionsOf, type World } from '../src/demo/facts/world.ts'
import { openHands, type Hands } from '../src/demo/hands.ts'
import { sizeOf } from '../src/demo/queries.ts'
import { businessesForSearch } from '../src/domains/businesses/indexing.ts'
import { today } from '../src/platform/days.ts'
import { openDatabase, type Database } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrations.ts'
import { fillLargeDemo } from '../src/roles/demo.ts'
import { operatorUrl } from './operator.ts'

const url = operatorUrl()
const names = ['businesses', 'products', 'posts', 'comments', 'follows', 'chunk'] as const
const { values } = parseArgs({
  options: {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    load: { type: 'boolean', default: false },
  },
})
const given = values as Partial<Record<(typeof names)[number], string>>
/** How many are wanted of what; undefined where nothing is said. */
const wanted = (name: (typeof names)[number]) => (given[name] === undefined ? undefined : Number(given[name]))
const [posts, comments, follows] = [wanted('posts'), wanted('comments'), wanted('follows')]
const social = [posts, comments, follows].some((number) => number !== undefined)
  ? { posts: posts ?? 0, comments: comments ?? 0, follows: follows ?? null }
  : undefined
const tell = (step: string, done = 0, total = 0) => process.send?.({ step, done, total })

/** Why `world` cannot be put into this database; undefined when it can. */
async function obstacleTo(world: World, { db }: Database): Promise<string | undefined> {
  const known = await demoWorldOf(db)
  if (known) {
    if (known.bare && optionsOf(known) === optionsOf(world)) return undefined
    return `The database holds another demo world, of ${known.companies} companies and ${known.products} products (${optionsOf(known)}). With --reset all of it is deleted first.`
  }
  const companies = await businessesForSearch(db, { after: null, limit: 1 })
  return companies.length > 0
    ? 'The database holds companies that are no demo world: give an empty one.'
    : undefined
}

async function fillWith(database: Database): Promise<number> {
  await migrate(database.pool, path.resolve(import.meta.dirname, '../db/migrations'), () =>
    tell('migrations'),
  )
  const bare = bareWorld(today(), wanted('businesses') ?? 0, wanted('products') ?? 0, social)
  const world: World = values.load ? { ...bare, load: true } : bare
  const obstacle = await obstacleTo(world, database)
  if (obstacle) {
    process.stderr.write(`${obstacle}\n`)
    return 2
  }
  let hands: Hands | undefined
  try {
    await fillLargeDemo(database, world, {
      chunkSize: wanted('chunk') ?? 10_000,
      onProgress: tell,
      fillers: (known, documents) => {
        hands = openHands(Math.min(4, availableParallelism()), { url, world: known, documents })
        return hands.fillers
      },
    })
  } finally {
    await hands?.close()
  }
  process.send?.({ step: 'size', done: await sizeOf(database.pool) })
  return 0
}

// Who shows this is gone: nobody could stop it any more.
const leave = () => process.exit(1)
process.on('disconnect', leave)
const database = openDatabase(url, { max: 8, log: createLog('silent') })
try {
  process.exitCode = await fillWith(database)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await database.close()
  process.off('disconnect', leave)
  if (process.connected) process.disconnect?.()
}

// Puts the demo world into the database, once, whatever interrupts it.
import { openBulkLoad } from '../domains/search/load.ts'
import { inBulk } from '../platform/copy.ts'
import { unlimitedConnection, type Database, type Db } from '../platform/db.ts'
import { chunkFiller, chunksOf, nameOf, type Chunk, type Told } from './chunks.ts'
import { optionsOf, type World } from './facts/world.ts'
import {
  claimStep,
  countForPlans,
  findWorld,
  insertWorld,
  makeAgain,
  markFinished,
  takeFilling,
  takeMakingsAway,
  tidyUp,
} from './queries.ts'
import { laterSteps, type LastStep, type Step } from './steps.ts'

export type Progress = (step: string, done: number, total: number) => void
export type FillChunk = (chunk: Chunk, told: Told) => Promise<void>
export type FillOptions = {
  onProgress?: Progress
  /** What is made from the rows once all are there, such as search documents; runs again after a kill. */
  afterwards?: (Step | LastStep)[]
  /** Companies or people in a transaction. */
  chunkSize?: number
  /** For a bare world: who fills its chunks beside each other; what is searched is collected when they are told so. */
  fillers?: (world: World, documents: boolean) => FillChunk[]
}

/** Only the program for large worlds goes on with one. */
export class UnfinishedWorld extends Error {
  constructor(world: World) {
    super(
      `The database holds a part of a world of ${world.companies} companies. ` +
        `Finish it: npm run demo -- ${optionsOf(world)}`,
    )
  }
}

type Filling = Pick<Database, 'db' | 'pool'>

/**
 * Fills the database with `world`, or with what is missing of the world that was begun in it before; a finished world
 * stays as it is. Each chunk and each step commits with its mark, so that a kill leaves whole ones only; two processes
 * take turns. Throws UnfinishedWorld for a bare world without fillers.
 */
export async function fillDemoWorld(
  database: Filling,
  world: World,
  options: FillOptions = {},
): Promise<void> {
  await insertWorld(database.db, world)
  if ((await findWorld(database.db))?.finished) return
  const turn = await unlimitedConnection(database.pool)
  try {
    await takeFilling(turn)
    const known = await findWorld(database.db)
    if (known === undefined || known.finished) return
    if (known.world.bare && !options.fillers) throw new UnfinishedWorld(known.world)
    await fill(database, known, options)
  } finally {
    // The turn ends with its connection.
    turn.release(true)
  }
}

async function fill(
  database: Filling,
  { world, stepsDone }: { world: World; stepsDone: string[] },
  options: FillOptions,
): Promise<void> {
  const { onProgress = () => {}, afterwards = [], chunkSize = 10_000 } = options
  const once = (step: Step) =>
    inBulk(database.pool, async (client) => {
      if (!(await claimStep(client, step.name))) return
      onProgress(step.name, 0, 0)
      await step.run(client, world, (done, total) => onProgress(step.name, done, total))
    })
  // Its mark comes last: a transaction that is open all the while would keep others from tidying.
  const last = async ({ name, make }: LastStep) => {
    if (stepsDone.includes(name)) return
    onProgress(name, 0, 0)
    await make(world, (done, total) => onProgress(name, done, total))
    await inBulk(database.pool, (client) => claimStep(client, name))
  }
  const chunks = chunksOf(world, chunkSize)
  const missing = chunks.filter((chunk) => !stepsDone.includes(nameOf(chunk)))
  const large = world.bare && options.fillers
  if (large) await once({ name: 'makings', run: takeMakingsAway })
  if (missing.length > 0) {
    const begun = missing.length < chunks.length
    const fillers = large
      ? large(world, await openBulkLoad(database, begun))
      : [chunkFiller(database, world, false)]
    await fillAll(chunks, missing, fillers, onProgress)
  }
  if (large) {
    await makeAgain(database.pool, (done, total) => onProgress('indexes', done, total))
    onProgress('planning', 0, 0)
    await countForPlans(database.pool)
  }
  for (const step of laterSteps) await once(step)
  for (const step of afterwards) await ('make' in step ? last(step) : once(step))
  onProgress('tidying', 0, 0)
  await tidyUp(database.pool)
  await markFinished(database.db)
}

const lengthOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { from, to }) => sum + to - from, 0)

/** Each filler takes the next chunk that is missing; after a failure nobody takes another. */
async function fillAll(
  chunks: readonly Chunk[],
  missing: readonly Chunk[],
  fillers: readonly FillChunk[],
  onProgress: Progress,
): Promise<void> {
  const waiting = [...missing]
  const of = (some: readonly Chunk[], what: Chunk['of']) => lengthOf(some.filter((one) => one.of === what))
  const all = (some: readonly Chunk[]) => ({
    people: of(some, 'people'),
    companies: of(some, 'companies'),
    authors: of(some, 'authors'),
  })
  const [totals, left] = [all(chunks), all(missing)]
  const done = {
    people: totals.people - left.people,
    companies: totals.companies - left.companies,
    authors: totals.authors - left.authors,
  }
  const work = async (filler: FillChunk) => {
    for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
      const what = chunk.of
      try {
        await filler(chunk, (more) => onProgress(what, (done[what] += more), totals[what]))
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(fillers.map(work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** The world that is in the database, also while it is being filled; null without one. */
export async function demoWorldOf(db: Db): Promise<World | null> {
  return (await findWorld(db))?.world ?? null
}

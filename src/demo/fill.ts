// Puts the demo world into the database, once, whatever interrupts it.
import { inBulk } from '../platform/copy.ts'
import type { Database, Db } from '../platform/db.ts'
import type { World } from './facts/world.ts'
import { claimStep, findWorld, insertWorld, markFinished, tidyUp } from './queries.ts'
import { worldSteps, type Step } from './steps.ts'

export type Progress = (step: string, done: number, total: number) => void
export type FillOptions = {
  onProgress?: Progress
  /** What is made from the rows once all are there, such as search documents; runs again after a kill. */
  afterwards?: Step[]
}

/**
 * Fills the database with `world`, or with what is missing of the world that was begun in it before; a finished world
 * stays as it is. Each step commits with its mark, so that a kill leaves whole steps only; two processes take turns.
 */
export async function fillDemoWorld(
  database: Pick<Database, 'db' | 'pool'>,
  world: World,
  { onProgress = () => {}, afterwards = [] }: FillOptions = {},
): Promise<void> {
  await insertWorld(database.db, world)
  const known = await findWorld(database.db)
  if (known === undefined || known.finished) return

  for (const step of [...worldSteps, ...afterwards])
    await inBulk(database.pool, async (client) => {
      if (!(await claimStep(client, step.name))) return
      await step.run(client, known.world, (done, total) => onProgress(step.name, done, total))
    })
  await tidyUp(database.pool)
  await markFinished(database.db)
}

/** The world that is in the database, also while it is being filled; null without one. */
export async function demoWorldOf(db: Db): Promise<World | null> {
  return (await findWorld(db))?.world ?? null
}

// One world for many calls. To make it costs a hundred times what it costs to undo what a call did to it.
import type { Db } from '../../platform/db.ts'
import { addStaff } from './staff-of-world.ts'
import { rememberTables, watchTables } from './tables.ts'
import { aWorld, type World } from './world.ts'

type OneWorld = {
  /** What is known of it, nothing of which another call has changed. */
  asAtFirst(): World
  /** Makes all tables what they were when the world was made: whatever else was made since is gone. */
  putBack(): Promise<void>
}

const made = new WeakMap<Db, Promise<OneWorld>>()

/** The one world of a test's database, with its groups and all who are of staff; made for who asks first. */
export function oneWorld(db: Db): Promise<OneWorld> {
  const known = made.get(db) ?? makeIt(db)
  made.set(db, known)
  return known
}

async function makeIt(db: Db): Promise<OneWorld> {
  const world = await aWorld(db)
  await addStaff(db, world)
  await watchTables(db)
  const putBack = await rememberTables(db)
  return { asAtFirst: () => structuredClone(world), putBack }
}

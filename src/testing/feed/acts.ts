// What may happen in a world of feeds: done by the behaviours, and, unless they refuse, told to the model.
import type { Db } from '../../platform/db.ts'
import type { Act } from './choosing.ts'
import * as companies from './company-acts.ts'
import * as groups from './group-acts.ts'
import * as posts from './post-acts.ts'
import * as relations from './relation-acts.ts'
import { calledIn, type FeedWorld } from './world.ts'

/** How often each happens. */
const acts = {
  follow: [relations.follow, 8],
  unfollow: [relations.unfollow, 3],
  connect: [relations.connect, 4],
  part: [relations.part, 2],
  block: [relations.block, 1.5],
  unblock: [relations.unblock, 1.5],
  post: [posts.post, 18],
  remove: [posts.remove, 3],
  restore: [posts.restore, 2],
  hide: [posts.hide, 2],
  mute: [posts.mute, 2.5],
  unmute: [posts.unmute, 1.5],
  hideCompany: [companies.hideCompany, 1],
  removeCompany: [companies.removeCompany, 0.5],
  restoreCompany: [companies.restoreCompany, 0.5],
  found: [groups.found, 1],
  come: [groups.come, 4],
  invite: [groups.invite, 2],
  answer: [groups.answer, 2.5],
  turnDown: [groups.turnDown, 0.5],
  leave: [groups.leave, 1.5],
  takeOut: [groups.takeOut, 2],
  readmit: [groups.readmit, 0.5],
  name: [groups.name, 1.5],
  changeRules: [groups.changeRules, 0.5],
  close: [groups.close, 1],
  reopen: [groups.reopen, 1.5],
  end: [groups.end, 0.2],
} as const satisfies Record<string, readonly [Act, number]>

export type ActName = keyof typeof acts
const all = Object.values(acts).reduce((sum, [, often]) => sum + often, 0)

export function anActName({ draw }: FeedWorld): ActName {
  let at = draw.unit() * all
  for (const [name, [, often]] of Object.entries(acts) as [ActName, readonly [Act, number]][])
    if ((at -= often) < 0) return name
  return 'post'
}

/** Does it, if it can be done; answers whether it was. */
export async function act(db: Db, world: FeedWorld, name: ActName): Promise<boolean> {
  const done = await acts[name][0](db, world).catch((cause: unknown) => {
    throw new Error(
      `${name} in round ${world.round}, seed ${world.seed}: ${String(cause)}, after\n${world.history.join('\n')}`,
      { cause },
    )
  })
  world.touched = done ?? []
  if (done) world.history.push([name, ...done.map((id) => calledIn(world, id))].join(' '))
  return done !== undefined
}

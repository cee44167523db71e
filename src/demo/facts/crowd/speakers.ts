// Who can say something below a post: somebody who was there by then, if possible in the language of the post.
import { outlineOf } from '../outline.ts'
import { personAt } from '../people.ts'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'
import { authorsOf, cameAt, isCompany } from './crowd.ts'

type Known = { came: Float64Array; japanese: Uint8Array }
/** Asked for with every comment; made when first asked for. */
const known = new WeakMap<World, Known>()

function knownOf(world: World): Known {
  let all = known.get(world)
  if (!all) {
    const count = authorsOf(world)
    known.set(world, (all = { came: new Float64Array(count), japanese: new Uint8Array(count) }))
  }
  return all
}

/** When an author came, in milliseconds, and whether they write Japanese. */
export function speakerOf(world: World, author: number): { came: number; isJapanese: boolean } {
  const { came, japanese } = knownOf(world)
  if (came[author] === 0) {
    came[author] = cameAt(world, author)
    const isJapanese = isCompany(world, author)
      ? outlineOf(world, author).japanese
      : personAt(world, author - world.companies).preferredLanguage === 'ja'
    japanese[author] = isJapanese ? 1 : 0
  }
  return { came: came[author]!, isJapanese: japanese[author] === 1 }
}

const tries = 16

type Wanted = { author: number; followers: readonly number[]; at: number }

/** One of the followers of a post's author, of a post without followers one of all; undefined when nobody was found who was there. */
export function speakerBelow(
  world: World,
  random: Random,
  { author, followers, at }: Wanted,
): number | undefined {
  const { isJapanese } = speakerOf(world, author)
  let anyone: number | undefined
  for (let turn = 0; turn < tries; turn += 1) {
    const one = followers.length > 0 ? random.pick(followers) : random.int(0, authorsOf(world) - 1)
    const speaker = speakerOf(world, one)
    if (one === author || speaker.came >= at) continue
    if (speaker.isJapanese === isJapanese) return one
    anyone ??= one
  }
  return anyone
}

// What is said below a post whose number of comments is given, and who likes it.
import { filledIn } from '../posts/topics.ts'
import { ofCompanies, ofPeople, type Talk } from '../posts/talk.ts'
import type { Pair } from '../posts/texts.ts'
import { kind, randomOf, type Random } from '../random.ts'
import type { World } from '../world.ts'
import { isCompany } from './crowd.ts'
import { numbersAt } from './numbers.ts'
import type { CrowdPost } from './posts.ts'
import { speakerBelow, speakerOf } from './speakers.ts'
import { additions, agreed, alsoAsked, belowCompanies, belowPeople } from './talk-texts.ts'

export type CrowdComment = {
  by: number
  text: string
  /** In milliseconds. */
  at: number
  /** The place of what it answers among these; null for none. */
  parent: number | null
}

type Below = { author: number; number: number; post: CrowdPost; followers: readonly number[] }

const dayMs = 86_400_000
const monthMs = 30 * dayMs
const answeredShare = 0.55
const besidesShare = 0.22
const talks = { companies: [...ofCompanies, ...belowCompanies], people: [...ofPeople, ...belowPeople] }

/** Everything said below post `number` of an author, in the order of time: what is answered comes first. */
export function commentsBelow(world: World, { author, number, post, followers }: Below): CrowdComment[] {
  const random = randomOf(world.seed, kind.crowd, 7, author, number)
  const moments = momentsAfter(world, post, random)
  const known = isCompany(world, author) ? talks.companies : talks.people
  const said: CrowdComment[] = []
  const add = (by: number, text: Pair, parent: number | null) => {
    const at = moments[said.length]!
    const side = speakerOf(world, by).isJapanese ? 1 : 0
    said.push({ by, text: filledIn(text[side], numbersAt(at, random)), at, parent })
  }
  const someone = () => speakerBelow(world, random, { author, followers, at: post.at })
  let talk: Talk | undefined
  while (said.length < moments.length) {
    const speaker = someone()
    if (speaker === undefined) {
      add(author, random.pick(additions), null)
      continue
    }
    talk = otherThan(talk, known, random)
    const asked = said.length
    add(speaker, talk.said, null)
    while (said.length < moments.length && random.chance(besidesShare)) {
      const other = someone()
      if (other === undefined || other === speaker) break
      add(other, random.pick(talk.said[0].endsWith('?') ? alsoAsked : agreed), asked)
    }
    if (talk.answered && said.length < moments.length && random.chance(answeredShare))
      add(author, talk.answered, asked)
  }
  return said
}

/** Not the one before once more. */
function otherThan(last: Talk | undefined, known: readonly Talk[], random: Random): Talk {
  const talk = random.pick(known)
  return talk === last ? known[(known.indexOf(talk) + 1) % known.length]! : talk
}

/** Most within days, the last within a month, none after the world's day; as many as are wanted. */
function momentsAfter(world: World, { at, comments }: CrowdPost, random: Random): number[] {
  const span = Math.min(monthMs, Date.parse(world.today) - at - 60_000)
  return Array.from({ length: comments }, () => at + 1 + Math.floor(random.unit() ** 3 * span)).toSorted(
    (one, other) => one - other,
  )
}

const mostLikes = 40

/** Some of those who follow like it, each once: the more is said the more. */
export function likersOf(
  world: World,
  { author, number, post, followers }: Below,
): { by: number; at: number }[] {
  const random = randomOf(world.seed, kind.crowd, 8, author, number)
  const wanted = Math.floor(Math.min(mostLikes, post.comments * 0.5 + random.unit() ** 4 * 5))
  const count = Math.min(wanted, followers.length)
  const start = followers.length === 0 ? 0 : random.int(0, followers.length - 1)
  const left = Math.min(7 * dayMs, Date.parse(world.today) - post.at - 60_000)
  return Array.from({ length: count }, (_, at) => followers[(start + at) % followers.length]!)
    .filter((by) => speakerOf(world, by).came < post.at)
    .map((by) => ({ by, at: post.at + Math.floor(random.unit() ** 3 * left) }))
}

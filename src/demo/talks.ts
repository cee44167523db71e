// Comments below the posts of the demo world, by those who like them, with answers of their authors.
import type { LoadedComment } from '../domains/comments/load.ts'
import type { LoadedPost } from '../domains/posts/load.ts'
import { idOf } from './facts/ids.ts'
import { personAt } from './facts/people.ts'
import type { DemoPost } from './facts/posts/posts.ts'
import { talksBelow } from './facts/posts/talk.ts'
import { randomOf } from './facts/random.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'

/** What these ids are for, beside those of people. */
const idFor = 308
const most = 3
const hourMs = 3_600_000
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

type Below = {
  post: Pick<LoadedPost, 'id' | 'author' | 'writtenBy'>
  fact: DemoPost
  /** What tells its comments from those of other posts. */
  number: readonly number[]
}

/** In the order of time; none after the world's day. */
export function talksBelowPost(world: World, ids: Ids, { post, fact, number }: Below): LoadedComment[] {
  const random = randomOf(world.seed, idFor, ...number)
  const isJapanese = kana.test(fact.text)
  const speakers = fact.likedBy
    .map(({ person }) => person)
    .filter((k) => (personAt(world, k).preferredLanguage === 'ja') === isJapanese)
  const count = Math.min(speakers.length, Math.max(0, random.int(-1, most)))
  const talks = talksBelow(random, post.author.type === 'user', count)
  let at = fact.at
  const made = talks.flatMap(({ said, answered }, n): LoadedComment[] => {
    const language = isJapanese ? 1 : 0
    const speaker = ids.person(speakers[n]!)
    const next = () => new Date((at += Math.floor((0.2 + random.unit() * 9) * hourMs)))
    const common = { resource: { type: 'post' as const, id: post.id }, ownerID: post.author.id }
    const asked = next()
    const id = idOf(world.seed, asked.getTime(), idFor, ...number, n)
    const question: LoadedComment = {
      ...common,
      id,
      parentID: null,
      author: { type: 'user', id: speaker },
      writtenBy: speaker,
      content: said[language],
      createdAt: asked,
    }
    if (!answered || random.chance(0.25)) return [question]
    const then = next()
    const { author, writtenBy } = post
    const answer = {
      ...common,
      parentID: id,
      author,
      writtenBy,
      content: answered[language],
      createdAt: then,
    }
    return [question, { ...answer, id: idOf(world.seed, then.getTime(), idFor, ...number, n, 1) }]
  })
  return made.filter(({ createdAt }) => createdAt.getTime() < Date.parse(world.today))
}

// The rows of news feeds of a demo world: what companies and people have posted, for those who follow them or are connected.
import { limits } from '../contract/limits.ts'
import type { LoadedEntry } from '../domains/newsfeed/load.ts'
import { followsOf } from './facts/social.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { connectionsOf, followsOfLogIns, postsAndLikesOfCompany, postsAndLikesOfPerson } from './posts.ts'
import { followsOfCompany } from './social.ts'
import { companyAt } from './facts/companies.ts'

/** Each reader and post once; of an author the posts that a new follower would get. */
export function* feedsOf(world: World, ids: Ids): Generator<LoadedEntry> {
  const more = readersBeside(world, ids)
  for (let k = 0; k < world.people; k += 1) {
    const id = ids.person(k)
    yield* entriesOf(id, more.get(id) ?? [], () => postsAndLikesOfPerson(world, k, ids).posts)
  }
  for (let i = 0; i < world.companies; i += 1) {
    const id = ids.company(i)
    const followers = followsOfCompany(world, companyAt(world, i), followsOf(world, i), ids)
    const readers = [...followers.map(({ follower }) => follower.id), ...(more.get(id) ?? [])]
    yield* entriesOf(id, readers, () => postsAndLikesOfCompany(world, i, ids).posts)
  }
}

function* entriesOf(
  authorID: string,
  readers: readonly string[],
  posts: () => readonly { id: string }[],
): Generator<LoadedEntry> {
  if (readers.length === 0) return
  const own = posts().slice(-limits.feedBroughtAlong)
  for (const readerID of new Set(readers)) for (const { id } of own) yield { readerID, postID: id, authorID }
}

/** Those who follow or are connected beside the followers that a company was invented with, by author. */
export function readersBeside(world: World, ids: Ids): Map<string, string[]> {
  const readers = new Map<string, string[]>()
  const add = (author: string, reader: string) =>
    readers.set(author, [...(readers.get(author) ?? []), reader])
  for (const { followed, follower } of followsOfLogIns(world, ids)) add(followed.id, follower.id)
  for (const { from, to, answeredAt } of connectionsOf(world, ids)) {
    if (!answeredAt) continue
    add(from.id, to.id)
    add(to.id, from.id)
  }
  return readers
}

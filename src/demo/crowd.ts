// What an author of a world of given numbers is followed by, posts and is answered, as the domains take it.
import type { LoadedComment } from '../domains/comments/load.ts'
import type { LoadedFollow } from '../domains/follows/load.ts'
import type { LoadedFeed } from '../domains/newsfeed/load.ts'
import type { LoadedPost } from '../domains/posts/load.ts'
import type { LoadedLike } from '../domains/reactions/load.ts'
import { commentsBelow, likersOf } from './facts/crowd/comments.ts'
import { isCompany } from './facts/crowd/crowd.ts'
import { followersOf } from './facts/crowd/followers.ts'
import { postsOf, type CrowdPost } from './facts/crowd/posts.ts'
import { companyAt } from './facts/companies.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { productsOf } from './facts/products.ts'
import { hashOf } from './facts/random.ts'
import type { World } from './facts/world.ts'
import { readersBeside } from './feeds.ts'
import type { Ids } from './ids.ts'
import { certificatesOf } from './rows.ts'

/** What these ids are for, beside those of people. */
const idFor = { post: 320, comment: 321, follow: 322 }

type Party = { type: 'user' | 'business'; id: string }
type Told = { post: CrowdPost; id: string; number: number }

/** Rows are made when they are asked for, those of an author after each other. */
export type CrowdOfAuthor = {
  follows(): Iterable<LoadedFollow>
  posts(): Iterable<LoadedPost>
  comments(): Iterable<LoadedComment>
  likes(): Iterable<LoadedLike>
  feed: LoadedFeed
}

/** Answers what there is of an author, by their number. */
export function crowdRows(world: World, ids: Ids): (author: number) => CrowdOfAuthor {
  const beside = readersBeside(world, ids)
  const partyOf = (author: number): Party =>
    isCompany(world, author)
      ? { type: 'business', id: ids.company(author) }
      : { type: 'user', id: ids.person(author - world.companies) }
  /** The person who acts. */
  const personOf = (author: number): string =>
    ids.person(isCompany(world, author) ? ownerOf(world, author) : author - world.companies)
  return (author) => {
    const [party, writtenBy, followers] = [partyOf(author), personOf(author), followersOf(world, author)]
    const told = postsOf(world, author).map((post, number): Told => ({
      post,
      number,
      id: idOf(world.seed, post.at, idFor.post, author, number),
    }))
    const below = ({ post, number }: Told) => ({ author, number, post, followers })
    return {
      *follows() {
        // Else they are those with which the company was invented.
        if (typeof world.social?.follows !== 'number') return
        for (const follower of followers) {
          const actor = partyOf(follower)
          yield { followed: party, follower: actor, createdAt: sinceBoth(world, party.id, actor.id) }
        }
      },
      *posts() {
        const shown = cardsOf(world, author)
        for (const { post, id } of told)
          yield {
            id,
            author: party,
            writtenBy,
            timeline: party,
            content: post.text,
            pictures: [],
            shared: shown(post),
            createdAt: new Date(post.at),
          }
      },
      *comments() {
        for (const one of told) {
          const said = commentsBelow(world, below(one))
          const idAt = (n: number) => idOf(world.seed, said[n]!.at, idFor.comment, author, one.number, n)
          for (const [n, { by, text, at, parent }] of said.entries())
            yield {
              id: idAt(n),
              resource: { type: 'post', id: one.id },
              ownerID: party.id,
              parentID: parent === null ? null : idAt(parent),
              author: partyOf(by),
              writtenBy: personOf(by),
              content: text,
              createdAt: new Date(at),
            }
        }
      },
      *likes() {
        for (const one of told)
          for (const { by, at } of likersOf(world, below(one)))
            yield { resource: { type: 'post', id: one.id }, actor: partyOf(by), createdAt: new Date(at) }
      },
      feed: {
        authorID: party.id,
        postIDs: told.map(({ id }) => id),
        followerIDs: followers.map((follower) => partyOf(follower).id),
        besideIDs: beside.get(party.id) ?? [],
      },
    }
  }
}

/** What a post of an author shares as a card. */
function cardsOf(world: World, author: number): (post: CrowdPost) => LoadedPost['shared'] {
  if (!isCompany(world, author)) return () => null
  const products = productsOf(world, author)
  const certificates = certificatesOf(world, companyAt(world, author), ['en'])
  return ({ shares, product, certificate }) => {
    if (!shares) return null
    if (product !== undefined) return { type: 'product', id: products[product]!.id }
    return certificate === undefined ? null : { type: 'certificate', id: certificates[certificate]!.id }
  }
}

/** Some moment since both are there, as their ids tell. */
function sinceBoth(world: World, one: string, other: string): Date {
  const from = Math.max(madeAt(one), madeAt(other))
  const part = hashOf(world.seed, idFor.follow, madeAt(one), madeAt(other)) / 2 ** 32
  return new Date(from + Math.floor(part * Math.max(0, Date.parse(world.today) - from)))
}

const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

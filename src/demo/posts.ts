// Posts and connections of the demo world as the domains take them.
import type { LoadedComment } from '../domains/comments/load.ts'
import type { LoadedConnection } from '../domains/connections/load.ts'
import type { LoadedFollow } from '../domains/follows/load.ts'
import type { LoadedPost } from '../domains/posts/load.ts'
import type { LoadedLike } from '../domains/reactions/load.ts'
import { addressOf, photosOf } from './addresses.ts'
import { companyAt } from './facts/companies.ts'
import { hashOf } from './facts/random.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { postsOfCompany, postsOfPerson, type DemoPost } from './facts/posts/posts.ts'
import { productsOf } from './facts/products.ts'
import { followedByBuyer, followsOf } from './facts/social.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { daysAgo } from './kept.ts'
import { buyerOf } from './log-ins.ts'
import { certificatesOf } from './rows.ts'
import { actorOf } from './social.ts'
import { talksBelowPost } from './talks.ts'

/** What these ids are for, beside those of people. */
const idFor = { post: 306, connection: 307 }

type Made = { posts: LoadedPost[]; likes: LoadedLike[]; comments: LoadedComment[] }
type Author = LoadedPost['author']

/** What company `i` has posted, who likes it, and what is said about it. */
export function postsAndLikesOfCompany(world: World, i: number, ids: Ids): Made {
  const writtenBy = ids.person(ownerOf(world, i))
  return rowsOf(world, ids, postsOfCompany(world, i), { type: 'business', id: ids.company(i) }, writtenBy, i)
}

/** The same of person `k`. */
export function postsAndLikesOfPerson(world: World, k: number, ids: Ids): Made {
  const id = ids.person(k)
  return rowsOf(world, ids, postsOfPerson(world, k), { type: 'user', id }, id, world.companies + k)
}

function rowsOf(
  world: World,
  ids: Ids,
  said: readonly DemoPost[],
  author: Author,
  writtenBy: string,
  whose: number,
): Made {
  const posts: LoadedPost[] = []
  const likes: LoadedLike[] = []
  const comments: LoadedComment[] = []
  for (const [at, post] of said.entries()) {
    const id = idOf(world.seed, post.at, idFor.post, whose, at)
    const createdAt = new Date(post.at)
    const timeline = author
    posts.push({ id, author, writtenBy, timeline, createdAt, content: post.text, ...shownIn(world, post) })
    comments.push(
      ...talksBelowPost(world, ids, { post: { id, author, writtenBy }, fact: post, number: [whose, at] }),
    )
    for (const { person, business } of post.likedBy)
      likes.push({
        resource: { type: 'post', id },
        actor: actorOf({ person, business }, ids),
        createdAt: momentSoonAfter(world, post.at, whose, at, person),
      })
  }
  return { posts, likes, comments }
}

/** Its picture, and what it shares as a card. */
function shownIn(world: World, { company: i, product: p, certificate, shares, alt }: DemoPost) {
  const product = p === undefined ? undefined : productsOf(world, i)[p]
  const pictures: LoadedPost['pictures'] = []
  if (p !== undefined && product && alt !== null) {
    // Not the view that its card shows already.
    const view = shares && photosOf(product) > 1 ? 2 : 1
    pictures.push({ url: addressOf(world.seed, { kind: 'product', company: i, product: p, view }), alt })
  }
  if (!shares) return { pictures, shared: null }
  if (product) return { pictures, shared: { type: 'product' as const, id: product.id } }
  const card =
    certificate === undefined ? undefined : certificatesOf(world, companyAt(world, i), ['en'])[certificate]
  return { pictures, shared: card ? { type: 'certificate' as const, id: card.id } : null }
}

const weekMs = 7 * 86_400_000

/** Most who like a post do so in its first days; nobody after the world's day. */
function momentSoonAfter(world: World, since: number, ...about: number[]): Date {
  const part = (hashOf(world.seed, idFor.post, ...about) / 2 ** 32) ** 3
  const left = Math.max(0, Math.min(weekMs, Date.parse(world.today) - since))
  return new Date(since + Math.floor(part * left))
}

/**
 * Whom the demo buyer and the owner of the first company follow beside others, so that their feeds have something to tell;
 * where many follow, the owner follows as everybody does.
 */
export function followsOfLogIns(world: World, ids: Ids): LoadedFollow[] {
  const ofBuyer = followsBy(world, ids, buyerOf(world), { ...followedByBuyer(world), days: 90 })
  if (typeof world.social?.follows === 'number') return ofBuyer
  const owner = ownerOf(world, 0)
  const known = (i: number) =>
    followsOf(world, i).some(({ person, business }) => person === owner && business === null)
  const companies = [1, 2, 3, 5, 8, 17, 29, 33].filter((i) => i < world.companies && !known(i))
  const people = [4, 10, 31].filter((k) => k < world.people && k !== owner)
  return [...ofBuyer, ...followsBy(world, ids, ids.person(owner), { companies, people, days: 120 })]
}

type Followed = { companies: readonly number[]; people: readonly number[]; days: number }

const followsBy = (
  world: World,
  ids: Ids,
  id: string,
  { companies, people, days }: Followed,
): LoadedFollow[] =>
  [
    ...companies.map((i) => ({ type: 'business' as const, id: ids.company(i) })),
    ...people.map((k) => ({ type: 'user' as const, id: ids.person(k) })),
  ].map((followed, at) => ({
    followed,
    follower: { type: 'user', id },
    createdAt: new Date(daysAgo(world, days - at, 3)),
  }))

/** Who is connected with the buyer and the first company, and who asks them. */
export function connectionsOf(world: World, ids: Ids): LoadedConnection[] {
  const buyer = { type: 'user' as const, id: buyerOf(world) }
  const owner = { type: 'user' as const, id: ids.person(ownerOf(world, 0)) }
  const first = { type: 'business' as const, id: ids.company(0) }
  const personOf = (i: number) => ({ type: 'user' as const, id: ids.person(ownerOf(world, i)) })
  const company = (i: number) => ({ type: 'business' as const, id: ids.company(i) })
  const made: (Pick<LoadedConnection, 'from' | 'to' | 'note'> & {
    askedBy: string
    days: number
    isOpen?: true
  })[] = [
    {
      from: buyer,
      to: owner,
      askedBy: buyer.id,
      days: 71,
      note: 'We talked about the spindle sets; I would like to stay in touch.',
    },
    { from: buyer, to: first, askedBy: buyer.id, days: 64, note: '' },
    { from: personOf(1), to: owner, askedBy: personOf(1).id, days: 58, note: '' },
    {
      from: company(2),
      to: first,
      askedBy: personOf(2).id,
      days: 40,
      note: 'Your rings in our housings: let us exchange the drawings here.',
    },
    { from: personOf(4), to: buyer, askedBy: personOf(4).id, days: 12, note: '' },
    {
      from: company(5),
      to: first,
      askedBy: personOf(5).id,
      days: 5,
      note: 'We are looking for a second source for sealed units and have read your posts.',
      isOpen: true,
    },
    {
      from: personOf(7),
      to: buyer,
      askedBy: personOf(7).id,
      days: 3,
      note: 'We met at the Setouchi fair, at the stand with the cut-open pump.',
      isOpen: true,
    },
  ]
  const pairs = new Set<string>()
  return made.flatMap(({ days, isOpen, ...one }, at): LoadedConnection[] => {
    const pair = [one.from.id, one.to.id].toSorted().join()
    // In a small world one person may own several of these companies.
    if (one.from.id === one.to.id || pairs.has(pair)) return []
    pairs.add(pair)
    const askedAt = daysAgo(world, days, 5)
    const answeredAt = isOpen ? null : new Date(askedAt + 26 * 3_600_000)
    return [
      { ...one, id: idOf(world.seed, askedAt, idFor.connection, at), askedAt: new Date(askedAt), answeredAt },
    ]
  })
}

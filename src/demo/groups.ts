// Groups of the demo world as the domains take them, with what was said in them.
import type { LoadedComment } from '../domains/comments/load.ts'
import type { LoadedGroup } from '../domains/groups/load.ts'
import type { LoadedPost } from '../domains/posts/load.ts'
import { companyAt } from './facts/companies.ts'
import { addressOf } from './addresses.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { writtenGroups, type WrittenGroup } from './facts/posts/groups.ts'
import { productsOf } from './facts/products.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { daysAgo } from './kept.ts'
import { buyerOf } from './log-ins.ts'

/** What these ids are for, beside those of people. */
const idFor = { group: 310, post: 311, comment: 312 }
const hour = 3_600_000
/** Among so many companies the owners are looked for. */
const looked = 240

export type MadeGroups = { groups: LoadedGroup[]; posts: LoadedPost[]; comments: LoadedComment[] }
type Member = { userID: string; company: number | null }

/** All groups, each with the owners of companies that write its language. */
export function groupsOf(world: World, ids: Ids): MadeGroups {
  const made: MadeGroups = { groups: [], posts: [], comments: [] }
  for (const [at, group] of writtenGroups.entries()) {
    const members = membersOf(world, ids, group, at)
    const createdAt = daysAgo(world, group.daysAgo, 4)
    const id = idOf(world.seed, createdAt, idFor.group, at)
    const { name, purpose, rules, kind, industryID } = group
    made.groups.push({
      id,
      name,
      purpose,
      rules,
      kind,
      industryID,
      pictureURL: pictureOf(world, members),
      createdAt: new Date(createdAt),
      members: members.map(({ userID }, place) => ({
        userID,
        role: place === 0 ? 'owner' : place === 1 ? 'moderator' : 'member',
        joinedAt: new Date(createdAt + place * 9 * hour),
      })),
    })
    for (const [number, said] of group.posts.entries()) {
      const moment = daysAgo(world, said.daysAgo, 0)
      const postID = idOf(world.seed, moment, idFor.post, at, number)
      const { author, writtenBy } = writerOf(ids, members, said)
      made.posts.push({
        id: postID,
        author,
        writtenBy,
        timeline: { type: 'group', id },
        content: said.text,
        pictures: [],
        shared: null,
        createdAt: new Date(moment),
      })
      for (const [place, answer] of (said.answers ?? []).entries()) {
        const answeredAt = moment + answer.hoursLater * hour
        const { author: by, writtenBy: person } = writerOf(ids, members, answer)
        made.comments.push({
          id: idOf(world.seed, answeredAt, idFor.comment, at, number, place),
          resource: { type: 'post', id: postID },
          ownerID: author.id,
          parentID: null,
          author: by,
          writtenBy: person,
          content: answer.text,
          createdAt: new Date(answeredAt),
        })
      }
    }
  }
  return made
}

/** A drawing of what the company of whoever founded it makes. */
function pictureOf(world: World, members: readonly Member[]): string | null {
  const company = members[0]?.company ?? 0
  const product = productsOf(world, company).findIndex(({ published }) => published)
  return product === -1 ? null : addressOf(world.seed, { kind: 'product', company, product, view: 1 })
}

/** Another part of the owners for each group; the owner of the first company and the buyer where they belong. */
function membersOf(
  world: World,
  ids: Ids,
  { language, members, withBuyer, withOwner }: WrittenGroup,
  at: number,
): Member[] {
  const first = { userID: ids.person(ownerOf(world, 0)), company: 0 }
  const found = new Map<string, Member>()
  const count = Math.min(looked, world.companies)
  for (let step = 0; step < count && found.size < members; step += 1) {
    const i = (step + at * 7) % count
    if (i === 0 || companyAt(world, i).textLanguage !== language) continue
    const userID = ids.person(ownerOf(world, i))
    if (userID !== first.userID && !found.has(userID)) found.set(userID, { userID, company: i })
  }
  const others = [...found.values()]
  return [
    ...others.slice(0, 1),
    ...(withOwner ? [first] : []),
    ...others.slice(1),
    ...(withBuyer ? [{ userID: buyerOf(world), company: null }] : []),
  ]
}

function writerOf(ids: Ids, members: readonly Member[], { by, asCompany }: { by: number; asCompany?: true }) {
  // Who is first of the log-ins says nothing of what others write; in a small world members are few.
  const writers = members.filter(({ company }) => company !== null && company !== 0)
  const { userID, company } = writers[by % writers.length] ?? members[0]!
  const author =
    asCompany && company !== null
      ? { type: 'business' as const, id: ids.company(company) }
      : { type: 'user' as const, id: userID }
  return { author, writtenBy: userID }
}

// What is filled once all companies and people are there: what counts them, and the little that a few of them did.
import { loadBoosts } from '../domains/boosts/load.ts'
import { loadComments } from '../domains/comments/load.ts'
import { loadConnections } from '../domains/connections/load.ts'
import { loadFavourites } from '../domains/favourites/load.ts'
import { countLoadedFollows, loadFollows } from '../domains/follows/load.ts'
import { loadGroups } from '../domains/groups/load.ts'
import { loadInquiries } from '../domains/inquiries/load.ts'
import { loadReports } from '../domains/moderation/load.ts'
import { loadEntries } from '../domains/newsfeed/load.ts'
import { loadPosts } from '../domains/posts/load.ts'
import { countLoadedLikes, loadLikes } from '../domains/reactions/load.ts'
import { loadTeams } from '../domains/team/load.ts'
import type { BulkClient } from '../platform/copy.ts'
import { boostsOf } from './boosts.ts'
import { conversationsOf } from './conversations.ts'
import { earlierInquiriesOf } from './earlier.ts'
import type { World } from './facts/world.ts'
import { idsOf } from './ids.ts'
import { feedsOf } from './feeds.ts'
import { groupsOf } from './groups.ts'
import { favouritesOf, reportsOfPeople } from './kept.ts'
import { buyerOf, mailOf } from './log-ins.ts'
import { connectionsOf, followsOfLogIns, postsAndLikesOfCompany, postsAndLikesOfPerson } from './posts.ts'
import { writeMemberships } from './memberships.ts'
import { writeStatistics } from './statistics.ts'
import { teamsOf } from './teams.ts'

export type Tick = (done: number, total: number) => void
export type Step = { name: string; run(client: BulkClient, world: World, tick: Tick): Promise<unknown> }

/** Each step runs in a transaction of its own, in this order. */
export const laterSteps: readonly Step[] = [
  { name: 'posts', run: writePosts },
  { name: 'groups', run: writeGroups },
  {
    name: 'follows of log-ins',
    run: (client, world) => loadFollows(client, followsOfLogIns(world, idsOf(world))),
  },
  {
    name: 'news feeds',
    run: (client, world) =>
      world.bare ? Promise.resolve(0) : loadEntries(client, feedsOf(world, idsOf(world))),
  },
  {
    name: 'connections',
    run: (client, world) => loadConnections(client, connectionsOf(world, idsOf(world))),
  },
  { name: 'likes', run: (client) => countLoadedLikes(client) },
  { name: 'follows', run: (client) => countLoadedFollows(client) },
  {
    name: 'favourites',
    run: (client, world) => loadFavourites(client, favouritesOf(world, buyerOf(world), idsOf(world))),
  },
  {
    name: 'teams',
    run: (client, world) =>
      loadTeams(client, teamsOf(world, { userID: buyerOf(world), email: mailOf('buyer') }, idsOf(world))),
  },
  {
    name: 'memberships',
    run: (client, world, tick) => writeMemberships(client, world, idsOf(world), tick),
  },
  {
    name: 'inquiries',
    run: (client, world) => {
      const [ids, now] = [idsOf(world), new Date()]
      return loadInquiries(client, [
        ...earlierInquiriesOf(world, ids, now),
        ...conversationsOf(world, buyerOf(world), ids, now),
      ])
    },
  },
  {
    name: 'boosts',
    run: (client, world) =>
      world.bare ? Promise.resolve(0) : loadBoosts(client, boostsOf(world, idsOf(world), new Date())),
  },
  {
    name: 'statistics',
    run: (client, world) =>
      writeStatistics(
        client,
        world,
        idsOf(world),
        conversationsOf(world, buyerOf(world), idsOf(world), new Date()),
      ),
  },
  { name: 'reports', run: (client, world) => loadReports(client, reportsOfPeople(world, idsOf(world))) },
]

/** Of so many people or companies at once. */
const atOnce = 500

/** What people and companies have posted, who likes it, and what was said about it; of a bare world nothing. */
async function writePosts(client: BulkClient, world: World, tick: Tick): Promise<void> {
  if (world.bare) return
  const ids = idsOf(world)
  const total = world.people + world.companies
  for (let from = 0; from < total; from += atOnce) {
    const made = Array.from({ length: Math.min(atOnce, total - from) }, (_, at) =>
      from + at < world.people
        ? postsAndLikesOfPerson(world, from + at, ids)
        : postsAndLikesOfCompany(world, from + at - world.people, ids),
    )
    await loadPosts(
      client,
      made.flatMap(({ posts }) => posts),
    )
    await loadComments(
      client,
      made.flatMap(({ comments }) => comments),
    )
    await loadLikes(
      client,
      made.flatMap(({ likes }) => likes),
    )
    tick(Math.min(total, from + atOnce), total)
  }
}

/** Groups, who is in them, and what was said there; of a bare world nothing. */
async function writeGroups(client: BulkClient, world: World): Promise<void> {
  if (world.bare) return
  const { groups, posts, comments } = groupsOf(world, idsOf(world))
  await loadGroups(client, groups)
  await loadPosts(client, posts)
  await loadComments(client, comments)
}

/** Made from the rows once all are there, in transactions of its own; runs again after a kill. */
export type LastStep = { name: string; make(world: World, tick: Tick): Promise<unknown> }

// What is filled once all companies and people are there: what counts them, and the little that a few of them did.
import { loadFavourites } from '../domains/favourites/load.ts'
import { countLoadedFollows } from '../domains/follows/load.ts'
import { loadInquiries } from '../domains/inquiries/load.ts'
import { loadReports } from '../domains/moderation/load.ts'
import { countLoadedLikes } from '../domains/reactions/load.ts'
import { loadTeams } from '../domains/team/load.ts'
import type { BulkClient } from '../platform/copy.ts'
import { conversationsOf } from './conversations.ts'
import type { World } from './facts/world.ts'
import { idsOf } from './ids.ts'
import { favouritesOf, reportsOfPeople } from './kept.ts'
import { buyerOf, mailOf } from './log-ins.ts'
import { teamsOf } from './teams.ts'

export type Tick = (done: number, total: number) => void
export type Step = { name: string; run(client: BulkClient, world: World, tick: Tick): Promise<unknown> }

/** Each step runs in a transaction of its own, in this order. */
export const laterSteps: readonly Step[] = [
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
    name: 'inquiries',
    run: (client, world) =>
      loadInquiries(client, conversationsOf(world, buyerOf(world), idsOf(world), new Date())),
  },
  { name: 'reports', run: (client, world) => loadReports(client, reportsOfPeople(world, idsOf(world))) },
]

/** Made from the rows once all are there, in transactions of its own; runs again after a kill. */
export type LastStep = { name: string; make(world: World, tick: Tick): Promise<unknown> }

// Feeds as somebody follows and reads them, after everybody has heard of it.
import { expect } from 'vitest'
import type { FeedItemEntry } from '../../contract/newsfeed.ts'
import type { Database } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import type { postCalls } from '../post-calls.ts'
import { testLog } from '../server.ts'
import type { TestSession } from '../sessions.ts'

export type FeedPage = { items: FeedItemEntry[]; nextID: string | null }
export const idsIn = ({ items }: FeedPage) => items.map(({ postID }) => postID)

/** By the calls of a server on this database. */
export function feedCalls({ db }: Database, call: ReturnType<typeof postCalls>['call']) {
  const settle = () => deliverAll(db, domainListeners, testLog)
  const feedOf = async (as: TestSession, query: Record<string, string> = {}) =>
    (await call('GET', `/newsfeed/load?${new URLSearchParams(query)}`, as)).data as FeedPage
  return {
    settle,
    feedOf,
    async follow(
      as: TestSession,
      resourceType: 'user' | 'business',
      resourceID: string,
      businessID?: string,
    ) {
      const body = { resourceID, ...(businessID && { businessID }) }
      expect(await call('POST', `/social/follow/${resourceType}`, as, body)).toMatchObject({ status: 200 })
      await settle()
    },
    reading: async (as: TestSession, query?: Record<string, string>) => idsIn(await feedOf(as, query)),
    mute: (as: TestSession, resourceType: string, resourceID: string, forGood = false) =>
      call('POST', '/newsfeed/mute', as, { resourceType, resourceID, forGood }),
  }
}

import { listFollowedNews } from '../../contract/home.ts'
import * as calls from '../../contract/social.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { lookerOf } from '../businesses/visibility.ts'
import { followAs, unfollowAs } from './acting.ts'
import { followsOf } from './listing.ts'
import { followedNews } from './news.ts'
import { followSummary } from './summary.ts'

/** What an id may name while nothing tells which. */
const kinds = ['product', 'business', 'user'] as const

export const followRoutes = routes(
  {
    showFollowSummary: calls.showFollowSummary,
    follow: calls.follow,
    unfollow: calls.unfollow,
    listFollows: calls.listFollows,
    listFollowedNews,
  },
  {
    async showFollowSummary({ params, query, withheld, tag, ...context }) {
      const { db, session } = context
      const viewer = { session, businessID: query.businessID, withheld: await blockedPartiesOf({ withheld }) }
      const { type, summary } = await followSummary(db, params.id, viewer, lookerOf(context))
      tag(...(type === null ? kinds : [type]).map((kind) => `${kind}:${params.id}`))
      return summary
    },
    listFollowedNews: ({ db, caller, ...context }) => followedNews(db, sessionOf(context), caller),
    async listFollows(input) {
      const { db, caller, query } = input
      const after = (list: string) => positionOf(list, query.cursor)
      const { businessID } = query
      const { edition, language } = caller
      return followsOf(db, sessionOf(input), { businessID, edition, language, after, cursorOf })
    },
    follow: (input) => {
      const { db, params, body, caller } = input
      const followed = { type: params.resourceType, id: body.resourceID }
      return followAs(db, sessionOf(input), followed, { ...body, edition: caller.edition })
    },
    unfollow: (input) => {
      const { db, params, query, caller } = input
      return unfollowAs(db, sessionOf(input), params.id, { ...query, edition: caller.edition })
    },
  },
)

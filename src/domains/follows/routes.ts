import * as calls from '../../contract/social.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { withheldFrom } from '../../platform/http/withheld.ts'
import { followAs, unfollowAs } from './acting.ts'
import { followSummary } from './summary.ts'

/** What an id may name while nothing tells which. */
const kinds = ['product', 'business', 'user'] as const

export const followRoutes = routes(
  { showFollowSummary: calls.showFollowSummary, follow: calls.follow, unfollow: calls.unfollow },
  {
    async showFollowSummary({ db, params, query, session, withheld, tag }) {
      const viewer = { session, businessID: query.businessID, withheld: await withheldFrom({ withheld }) }
      const { type, summary } = await followSummary(db, params.id, viewer)
      tag(...(type === null ? kinds : [type]).map((kind) => `${kind}:${params.id}`))
      return summary
    },
    follow: (input) => {
      const { db, params, body } = input
      const followed = { type: params.resourceType, id: body.resourceID }
      return followAs(db, sessionOf(input), followed, body.businessID)
    },
    unfollow: (input) => unfollowAs(input.db, sessionOf(input), input.params.id, input.query.businessID),
  },
)

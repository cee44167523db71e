import { showFollowSummary } from '../../contract/social.ts'
import { routes } from '../../platform/http/routes.ts'
import { followSummary } from './summary.ts'

/** What an id may name while nothing tells which. */
const kinds = ['product', 'business', 'user'] as const

export const followRoutes = routes(
  { showFollowSummary },
  {
    async showFollowSummary({ db, params, tag }) {
      const { type, summary } = await followSummary(db, params.id)
      tag(...(type === null ? kinds : [type]).map((kind) => `${kind}:${params.id}`))
      return summary
    },
  },
)

import { showReactionSummary } from '../../contract/social.ts'
import { routes } from '../../platform/http/routes.ts'
import { reactionSummary } from './summary.ts'

/** What an id may name while nothing tells which. */
const kinds = ['product', 'business', 'user'] as const

export const reactionRoutes = routes(
  { showReactionSummary },
  {
    async showReactionSummary({ db, params, tag }) {
      const { type, summary } = await reactionSummary(db, params.id)
      tag(...(type === null ? kinds : [type]).map((kind) => `${kind}:${params.id}`))
      return summary
    },
  },
)

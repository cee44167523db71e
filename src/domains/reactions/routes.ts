import type { LikeableType } from '../../contract/resources.ts'
import * as calls from '../../contract/social.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { lookerOf } from '../businesses/visibility.ts'
import { checkReaction, like, unlike } from './acting.ts'
import { reactionSummary } from './summary.ts'
import { likersOf } from './who.ts'

/** What an id may name while nothing tells which. */
const kinds = ['product', 'business', 'user', 'post', 'comment'] as const

type Wish = {
  caller: { edition: string }
  params: { resourceType: LikeableType }
  body: { resourceID: string; businessID?: string | undefined }
}
const wishOf = ({ caller, params, body }: Wish) => ({
  resource: { type: params.resourceType, id: body.resourceID },
  businessID: body.businessID,
  edition: caller.edition,
})

export const reactionRoutes = routes(
  {
    showReactionSummary: calls.showReactionSummary,
    listLikers: calls.listLikers,
    checkReaction: calls.checkReaction,
    react: calls.react,
    unreact: calls.unreact,
  },
  {
    async showReactionSummary({ params, query, withheld, tag, ...context }) {
      const { db, session } = context
      const viewer = { session, businessID: query.businessID, withheld: await blockedPartiesOf({ withheld }) }
      const { type, summary } = await reactionSummary(db, params.id, viewer, lookerOf(context))
      tag(...(type === null ? kinds : [type]).map((kind) => `${kind}:${params.id}`))
      return summary
    },
    async listLikers({ db, params, query, caller, session, withheld, tag }) {
      const reader = { ...caller, session, withheld: await blockedPartiesOf({ withheld }) }
      const page = await likersOf(db, reader, params.id, query)
      tag(...kinds.map((kind) => `${kind}:${params.id}`))
      tag(...page.items.map(({ author }) => `${author.type}:${author.id}`))
      return page
    },
    checkReaction: (input) =>
      checkReaction(input.db, sessionOf(input), input.params.resourceID, {
        ...input.query,
        edition: input.caller.edition,
      }),
    react: (input) => like(input.db, sessionOf(input), wishOf(input)),
    unreact: (input) => unlike(input.db, sessionOf(input), wishOf(input)),
  },
)

import { listAlternatives } from '../../contract/inquiry-alternatives.ts'
import { listToFollow } from '../../contract/newsfeed.ts'
import { explainResult, showRanking } from '../../contract/ranking.ts'
import {
  listLastRegistered,
  searchBusinesses,
  searchProducts,
  searchUsers,
  suggestSearches,
} from '../../contract/search.ts'
import { concurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { routes, sessionOf, type CallContext } from '../../platform/http/routes.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { editionBit } from '../editions/editions.ts'
import { alternatives } from './alternatives.ts'
import { findBusinesses, findLastRegistered, findProducts, findSuggestions, findUsers } from './results.ts'
import { nobody, type Sponsoring } from './sponsored.ts'
import { toFollow } from './to-follow.ts'
import { rankingOf, whyHere } from './why.ts'

const tagsOf = (businesses: readonly { businessID: string }[]) => [
  'search',
  ...businesses.map(({ businessID }) => `business:${businessID}`),
]

/** What was stopped stands on no page that is kept. */
const boostTags = (sponsored: readonly { boostID: string }[]) =>
  sponsored.map(({ boostID }) => `boost:${boostID}`)

/** Companies may hide from an edition, so the edition is part of who looks. */
async function viewerOf({ caller, withheld }: Pick<CallContext, 'caller' | 'withheld'>) {
  const { language, edition } = caller
  return {
    language,
    edition,
    editionBit: editionBit(edition),
    withheld: await blockedPartiesOf({ withheld }),
  }
}

/** So many may be under way in a process: who comes then comes again, and everybody else finds it free. */
const searching = concurrencyLimit(48)
const suggesting = concurrencyLimit(16)

/** The calls of search; `sponsoring` tells who paid to stand beside results (D18). */
export const searchRoutes = (sponsoring: Sponsoring = nobody) =>
  routes(
    {
      searchBusinesses,
      searchProducts,
      searchUsers,
      suggestSearches,
      explainResult,
      showRanking,
      listLastRegistered,
      listToFollow,
      listAlternatives,
    },
    {
      async searchBusinesses({ db, caller, withheld, body, tag }) {
        const found = await searching(async () =>
          findBusinesses(db, await viewerOf({ caller, withheld }), body, sponsoring),
        )
        tag(...tagsOf([...found.results, ...found.sponsored]), ...boostTags(found.sponsored))
        return found
      },
      async searchProducts({ db, caller, withheld, body, tag }) {
        const found = await searching(async () =>
          findProducts(db, await viewerOf({ caller, withheld }), body, sponsoring),
        )
        const shown = [...found.results, ...found.sponsored]
        const products = shown.map(({ productID }) => `product:${productID}`)
        tag(...tagsOf(shown), ...products, ...boostTags(found.sponsored))
        return found
      },
      async searchUsers({ db, caller, withheld, body, tag }) {
        const found = await searching(async () => findUsers(db, await viewerOf({ caller, withheld }), body))
        tag('search', ...found.profiles.map(({ userID }) => `user:${userID}`))
        return found
      },
      async suggestSearches({ db, caller, withheld, query, tag }) {
        const { suggestions, things } = await suggesting(async () =>
          findSuggestions(db, await viewerOf({ caller, withheld }), query),
        )
        tag(...things.map(({ owner }) => `business:${owner}`))
        tag(...things.flatMap(({ kind, id }) => (kind === 'product' ? [`product:${id}`] : [])))
        return suggestions
      },
      async explainResult({ db, caller, withheld, session, body, tag }) {
        const viewer = { ...(await viewerOf({ caller, withheld })), userID: session?.userID }
        const why = await searching(() => whyHere(db, viewer, body))
        tag('search')
        return why
      },
      showRanking: ({ db }) => rankingOf(db),
      async listLastRegistered({ db, caller, withheld, tag }) {
        const types = await findLastRegistered(db, await viewerOf({ caller, withheld }))
        tag(...tagsOf(types.flatMap(({ businesses }) => businesses)))
        return types
      },
      async listAlternatives({ db, caller, withheld, params, query, ...context }) {
        const viewer = await viewerOf({ caller, withheld })
        const place = { requestID: params.rid, mailboxID: query.bid }
        return searching(() => alternatives(db, sessionOf(context), place, viewer))
      },
      async listToFollow({ db, caller, withheld, query, ...context }) {
        const viewer = await viewerOf({ caller, withheld })
        return toFollow(db, sessionOf(context), query.businessID, viewer)
      },
    },
  )

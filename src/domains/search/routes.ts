import { listLastRegistered, searchBusinesses, searchProducts, searchUsers } from '../../contract/search.ts'
import { routes, type CallContext } from '../../platform/http/routes.ts'
import { withheldFrom } from '../../platform/http/withheld.ts'
import { editionBit } from '../editions/editions.ts'
import { findBusinesses, findLastRegistered, findProducts, findUsers } from './results.ts'

const tagsOf = (businesses: readonly { businessID: string }[]) => [
  'search',
  ...businesses.map(({ businessID }) => `business:${businessID}`),
]

/** Companies may hide from an edition, so the edition is part of who looks. */
async function viewerOf({ caller, withheld }: Pick<CallContext, 'caller' | 'withheld'>) {
  const { language, edition } = caller
  return { language, editionBit: editionBit(edition), withheld: await withheldFrom({ withheld }) }
}

export const searchRoutes = routes(
  { searchBusinesses, searchProducts, searchUsers, listLastRegistered },
  {
    async searchBusinesses({ db, caller, withheld, body, tag }) {
      const found = await findBusinesses(db, await viewerOf({ caller, withheld }), body)
      tag(...tagsOf(found.results))
      return found
    },
    async searchProducts({ db, caller, withheld, body, tag }) {
      const found = await findProducts(db, await viewerOf({ caller, withheld }), body)
      tag(...tagsOf(found.results), ...found.results.map(({ productID }) => `product:${productID}`))
      return found
    },
    async searchUsers({ db, caller, withheld, body, tag }) {
      const found = await findUsers(db, await viewerOf({ caller, withheld }), body)
      tag('search', ...found.profiles.map(({ userID }) => `user:${userID}`))
      return found
    },
    async listLastRegistered({ db, caller, withheld, tag }) {
      const types = await findLastRegistered(db, await viewerOf({ caller, withheld }))
      tag(...tagsOf(types.flatMap(({ businesses }) => businesses)))
      return types
    },
  },
)

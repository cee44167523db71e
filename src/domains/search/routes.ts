import { listLastRegistered, searchBusinesses, searchProducts, searchUsers } from '../../contract/search.ts'
import { routes, type Caller } from '../../platform/http/routes.ts'
import { editionBit } from '../editions/editions.ts'
import { findBusinesses, findLastRegistered, findProducts, findUsers } from './results.ts'

const tagsOf = (businesses: readonly { businessID: string }[]) => [
  'search',
  ...businesses.map(({ businessID }) => `business:${businessID}`),
]

/** Companies may hide from an edition, so the edition is part of who looks. */
const viewerOf = ({ language, edition }: Caller) => ({ language, editionBit: editionBit(edition) })

export const searchRoutes = routes(
  { searchBusinesses, searchProducts, searchUsers, listLastRegistered },
  {
    async searchBusinesses({ db, caller, body, tag }) {
      const found = await findBusinesses(db, viewerOf(caller), body)
      tag(...tagsOf(found.results))
      return found
    },
    async searchProducts({ db, caller, body, tag }) {
      const found = await findProducts(db, viewerOf(caller), body)
      tag(...tagsOf(found.results), ...found.results.map(({ productID }) => `product:${productID}`))
      return found
    },
    async searchUsers({ db, caller, body, tag }) {
      const found = await findUsers(db, viewerOf(caller), body)
      tag('search', ...found.profiles.map(({ userID }) => `user:${userID}`))
      return found
    },
    async listLastRegistered({ db, caller, tag }) {
      const types = await findLastRegistered(db, viewerOf(caller))
      tag(...tagsOf(types.flatMap(({ businesses }) => businesses)))
      return types
    },
  },
)

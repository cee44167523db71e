import { listLastRegistered, searchBusinesses } from '../../contract/search.ts'
import { routes } from '../../platform/http/routes.ts'
import { findBusinesses, findLastRegistered } from './results.ts'

const tagsOf = (businesses: readonly { businessID: string }[]) => [
  'search',
  ...businesses.map(({ businessID }) => `business:${businessID}`),
]

export const searchRoutes = routes(
  { searchBusinesses, listLastRegistered },
  {
    async searchBusinesses({ db, caller, body, tag }) {
      const found = await findBusinesses(db, caller, body)
      tag(...tagsOf(found.results))
      return found
    },
    async listLastRegistered({ db, caller, tag }) {
      const types = await findLastRegistered(db, caller)
      tag(...tagsOf(types.flatMap(({ businesses }) => businesses)))
      return types
    },
  },
)

import { listLastRegistered, searchBusinesses } from '../../contract/search.ts'
import { routes, type Caller } from '../../platform/http/routes.ts'
import { editionBit } from '../editions/editions.ts'
import { findBusinesses, findLastRegistered } from './results.ts'

const tagsOf = (businesses: readonly { businessID: string }[]) => [
  'search',
  ...businesses.map(({ businessID }) => `business:${businessID}`),
]

/** Companies may hide from an edition, so the edition is part of who looks. */
const viewerOf = ({ language, edition }: Caller) => ({ language, editionBit: editionBit(edition) })

export const searchRoutes = routes(
  { searchBusinesses, listLastRegistered },
  {
    async searchBusinesses({ db, caller, body, tag }) {
      const found = await findBusinesses(db, viewerOf(caller), body)
      tag(...tagsOf(found.results))
      return found
    },
    async listLastRegistered({ db, caller, tag }) {
      const types = await findLastRegistered(db, viewerOf(caller))
      tag(...tagsOf(types.flatMap(({ businesses }) => businesses)))
      return types
    },
  },
)

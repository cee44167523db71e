import { listBusinessesOfUser, showBusinessProfile as profileEndpoint } from '../../contract/businesses.ts'
import { today } from '../../platform/days.ts'
import { routes } from '../../platform/http/routes.ts'
import { businessesOfPerson } from './of-person.ts'
import { showBusinessProfile } from './profile.ts'

export const businessRoutes = routes(
  { showBusinessProfile: profileEndpoint, listBusinessesOfUser },
  {
    showBusinessProfile: ({ db, caller, params, tag }) => {
      tag(`business:${params.id}`)
      return showBusinessProfile(db, params.id, caller.language, today())
    },
    async listBusinessesOfUser({ db, caller, query, tag }) {
      tag(`user:${query.userID}`)
      const { businessIDs, cards } = await businessesOfPerson(db, query.userID, caller.language)
      // A company that is left out may come back.
      tag(...businessIDs.map((id) => `business:${id}`))
      return cards
    },
  },
)

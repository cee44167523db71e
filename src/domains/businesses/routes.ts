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
      const cards = await businessesOfPerson(db, query.userID, caller.language)
      // Those that are left out are not named here either: who reads the answer reads its keys.
      tag(...cards.map(({ businessID }) => `business:${businessID}`))
      return cards
    },
  },
)

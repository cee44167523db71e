import { listBusinessesOfUser, showBusinessProfile as profileEndpoint } from '../../contract/businesses.ts'
import { today } from '../../platform/days.ts'
import { routes } from '../../platform/http/routes.ts'
import { requireShown, shownOf } from '../../platform/http/withheld.ts'
import { businessesOfPerson } from './of-person.ts'
import { showBusinessProfile } from './profile.ts'

export const businessRoutes = routes(
  { showBusinessProfile: profileEndpoint, listBusinessesOfUser },
  {
    async showBusinessProfile({ db, caller, params, tag, withheld }) {
      tag(`business:${params.id}`)
      const profile = await showBusinessProfile(db, params.id, caller.language, today())
      await requireShown({ withheld }, profile.businessID)
      return profile
    },
    async listBusinessesOfUser({ db, caller, query, tag, withheld }) {
      tag(`user:${query.userID}`)
      const all = await businessesOfPerson(db, query.userID, caller.language)
      const cards = await shownOf({ withheld }, all, ({ businessID }) => [businessID, query.userID])
      // Those that are left out are not named here either: who reads the answer reads its keys.
      tag(...cards.map(({ businessID }) => `business:${businessID}`))
      return cards
    },
  },
)

import { showBusinessProfile as endpoint } from '../../contract/businesses.ts'
import { today } from '../../platform/days.ts'
import { routes } from '../../platform/http/routes.ts'
import { showBusinessProfile } from './profile.ts'

export const businessRoutes = routes(
  { showBusinessProfile: endpoint },
  {
    showBusinessProfile: ({ db, caller, params, tag }) => {
      tag(`business:${params.id}`)
      return showBusinessProfile(db, params.id, caller.language, today())
    },
  },
)

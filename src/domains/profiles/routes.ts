import { showOwnProfile as endpoint } from '../../contract/profiles.ts'
import { routes } from '../../platform/http/routes.ts'
import { showOwnProfile } from './own.ts'

export const profileRoutes = routes(
  { showOwnProfile: endpoint },
  { showOwnProfile: ({ caller }) => showOwnProfile(caller.authorization) },
)

import {
  showOwnProfile as ownEndpoint,
  showPublicProfile as publicEndpoint,
} from '../../contract/profiles.ts'
import { routes } from '../../platform/http/routes.ts'
import { showOwnProfile } from './own.ts'
import { showPublicProfile } from './public.ts'

export const profileRoutes = routes(
  { showOwnProfile: ownEndpoint, showPublicProfile: publicEndpoint },
  {
    showOwnProfile: ({ caller }) => showOwnProfile(caller.authorization),
    async showPublicProfile({ db, caller, params, tag }) {
      tag(`user:${params.id}`)
      return { profile: await showPublicProfile(db, params.id, caller.language) }
    },
  },
)

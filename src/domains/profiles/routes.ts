import {
  changeOwnProfile as changeEndpoint,
  showOwnProfile as ownEndpoint,
  showPublicProfile as publicEndpoint,
} from '../../contract/profiles.ts'
import { serverText } from '../../messages/texts.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { requireNotBlocked } from '../../platform/http/blocked-parties.ts'
import { changeOwnProfile, saved, showOwnProfile } from './own.ts'
import { showPublicProfile } from './public.ts'

export const profileRoutes = routes(
  { showOwnProfile: ownEndpoint, changeOwnProfile: changeEndpoint, showPublicProfile: publicEndpoint },
  {
    showOwnProfile: (input) => showOwnProfile(input.db, sessionOf(input), input.caller.language),
    async changeOwnProfile(input) {
      await changeOwnProfile(input.db, sessionOf(input), input.body)
      return { message: serverText(saved, input.caller.language) }
    },
    async showPublicProfile({ db, caller, params, tag, withheld }) {
      tag(`user:${params.id}`)
      const profile = await showPublicProfile(db, params.id, caller.language)
      await requireNotBlocked({ withheld }, profile.userID)
      return { profile }
    },
  },
)

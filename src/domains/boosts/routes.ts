import { boostApi, boostStaffApi } from '../../contract/boosts.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { resolveManager } from '../members/actors.ts'
import { listBoosts, listOpenBoosts, showBoost } from './listing.ts'
import { makeBoost } from './making.ts'
import { previewBoost } from './previewing.ts'
import { stopBoost, stopBoostAsStaff } from './stopping.ts'

/** What companies show as Sponsored, for their owners and admins, and for moderators. */
export const boostRoutes = routes(
  { ...boostApi, ...boostStaffApi },
  {
    listBoosts: (input) =>
      listBoosts(input.db, sessionOf(input), {
        businessID: input.params.id,
        language: input.caller.language,
      }),
    showBoost: (input) =>
      showBoost(input.db, sessionOf(input), {
        businessID: input.params.id,
        boostID: input.params.boostID,
        language: input.caller.language,
      }),
    previewBoost: (input) =>
      previewBoost(input.db, sessionOf(input), {
        ...input.body,
        businessID: input.params.id,
        language: input.caller.language,
      }),
    makeBoost(input) {
      const manager = (tx: Parameters<typeof resolveManager>[0]) =>
        resolveManager(tx, sessionOf(input), input.params.id)
      return input.once(manager, async (tx) => makeBoost(tx, await manager(tx), input.body))
    },
    stopBoost: (input) =>
      stopBoost(input.db, sessionOf(input), {
        businessID: input.params.id,
        boostID: input.params.boostID,
      }),
    listOpenBoosts: (input) => listOpenBoosts(input.db, sessionOf(input), input.caller.language),
    stopBoostAsStaff: (input) =>
      stopBoostAsStaff(input.db, sessionOf(input), { ...input.params, ...input.body }),
  },
)

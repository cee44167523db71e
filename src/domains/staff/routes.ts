import * as calls from '../../contract/staff.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { lockConsole, showStaff, unlockConsole } from './unlocking.ts'

export const staffRoutes = routes(
  { showStaff: calls.showStaff, unlockConsole: calls.unlockConsole, lockConsole: calls.lockConsole },
  {
    showStaff: (input) => showStaff(input.db, sessionOf(input)),
    unlockConsole: (input) =>
      unlockConsole(input.db, sessionOf(input), { ...input.body, edition: input.caller.edition }),
    async lockConsole(input) {
      await lockConsole(input.db, sessionOf(input))
      return {}
    },
  },
)

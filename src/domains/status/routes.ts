import * as calls from '../../contract/status.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { requireStaff } from '../staff/roles.ts'
import { showStatus } from './health.ts'
import { beginIncident, listIncidents, tellIncident } from './incidents.ts'

/** What works, for everybody, and what support agents tell of trouble. */
export const statusRoutes = routes(
  {
    showStatus: calls.showStatus,
    listIncidents: calls.listIncidents,
    beginIncident: calls.beginIncident,
    tellIncident: calls.tellIncident,
  },
  {
    showStatus: ({ db }) => showStatus(db),
    listIncidents: (input) => listIncidents(input.db, sessionOf(input)),
    beginIncident: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), ['support']),
        (tx) => beginIncident(tx, sessionOf(input), input.body),
      ),
    tellIncident: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), ['support']),
        (tx) => tellIncident(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
  },
)

import * as calls from '../../contract/connections.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import {
  acceptConnection,
  askConnection,
  declineConnection,
  removeConnection,
  withdrawConnection,
} from './connecting.ts'
import { connectionsPage } from './listing.ts'
import { connectionWith } from './standing.ts'

export const connectionRoutes = routes(
  {
    listConnections: calls.listConnections,
    showConnection: calls.showConnection,
    askConnection: calls.askConnection,
    acceptConnection: calls.acceptConnection,
    declineConnection: calls.declineConnection,
    withdrawConnection: calls.withdrawConnection,
    removeConnection: calls.removeConnection,
  },
  {
    async listConnections(input) {
      const { db, caller, query } = input
      const { edition, language } = caller
      const after = (list: string) => positionOf(list, query.cursor)
      const { list, businessID } = query
      return connectionsPage(db, sessionOf(input), { list, businessID, edition, language, after, cursorOf })
    },
    showConnection: (input) =>
      connectionWith(input.db, sessionOf(input), input.params.id, {
        businessID: input.query.businessID,
        edition: input.caller.edition,
      }),
    askConnection: (input) => {
      const { resourceType, resourceID, note, businessID } = input.body
      const other = { type: resourceType, id: resourceID }
      return askConnection(input.db, sessionOf(input), {
        other,
        note,
        businessID,
        edition: input.caller.edition,
      })
    },
    acceptConnection: (input) =>
      acceptConnection(input.db, sessionOf(input), input.params.id, input.body.businessID),
    declineConnection: (input) =>
      declineConnection(input.db, sessionOf(input), input.params.id, input.body.businessID),
    withdrawConnection: (input) =>
      withdrawConnection(input.db, sessionOf(input), input.params.id, input.body.businessID),
    removeConnection: (input) =>
      removeConnection(input.db, sessionOf(input), input.params.id, input.query.businessID),
  },
)

import * as calls from '../../contract/safety.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { blockParty, blocksOf, unblockParty } from './blocking.ts'

export const blockRoutes = routes(
  { blockParty: calls.blockParty, unblockParty: calls.unblockParty, listBlocks: calls.listBlocks },
  {
    blockParty: (input) => {
      const { db, params, body, caller, hasWritten } = input
      const party = { type: params.resourceType, id: body.resourceID }
      const place = { edition: caller.edition, hasWritten }
      return blockParty(db, sessionOf(input), party, body.businessID, place)
    },
    unblockParty: (input) => {
      const { db, params, body } = input
      const party = { type: params.resourceType, id: body.resourceID }
      return unblockParty(db, sessionOf(input), party, body.businessID)
    },
    listBlocks: (input) => blocksOf(input.db, sessionOf(input), input.query.businessID, input.caller),
  },
)

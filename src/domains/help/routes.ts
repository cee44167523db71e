import { sendEnquiry as sendEndpoint } from '../../contract/help.ts'
import * as staffCalls from '../../contract/enquiries.ts'
import { networkOf } from '../../platform/http/address.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { anyoneMayReplay } from '../../platform/http/idempotency.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { requireStaff } from '../staff/roles.ts'
import {
  answerEnquiry,
  deleteEnquiry,
  finishEnquiry,
  noteEnquiry,
  releaseEnquiry,
  takeEnquiry,
} from './answering.ts'
import { listEnquiries, readEnquiry } from './queue.ts'
import { sendEnquiry } from './sending.ts'

/** The call `needhelp/send` of P7.11, and what support agents do with what was sent. */
export const helpRoutes = routes(
  {
    sendEnquiry: sendEndpoint,
    listEnquiries: staffCalls.listEnquiries,
    showEnquiry: staffCalls.showEnquiry,
    answerEnquiry: staffCalls.answerEnquiry,
    closeEnquiry: staffCalls.closeEnquiry,
    takeEnquiry: staffCalls.takeEnquiry,
    releaseEnquiry: staffCalls.releaseEnquiry,
    noteEnquiry: staffCalls.noteEnquiry,
    deleteEnquiry: staffCalls.deleteEnquiry,
  },
  {
    sendEnquiry: ({ once, body: { businessID, ...fields }, caller, session }) =>
      once(anyoneMayReplay, (tx) =>
        sendEnquiry(tx, fields, caller, networkOf(caller.address), { session, businessID }),
      ),
    listEnquiries(input) {
      const { state, cursor } = input.query
      const { language } = input.caller
      const after = (list: string) => positionOf(list, cursor)
      return listEnquiries(input.db, sessionOf(input), { state, language, after, cursorOf })
    },
    showEnquiry: (input) =>
      readEnquiry(input.db, sessionOf(input), { ...input.params, language: input.caller.language }),
    answerEnquiry: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), ['support']),
        (tx) => answerEnquiry(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
    async closeEnquiry(input) {
      await finishEnquiry(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    async takeEnquiry(input) {
      await takeEnquiry(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    async releaseEnquiry(input) {
      await releaseEnquiry(input.db, sessionOf(input), input.params)
      return {}
    },
    noteEnquiry: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), ['support']),
        (tx) => noteEnquiry(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
    async deleteEnquiry(input) {
      await deleteEnquiry(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
  },
)

import { reportInquiry as inquiryEndpoint } from '../../contract/inquiries.ts'
import { reportResource as reportEndpoint, showFace as faceEndpoint } from '../../contract/safety.ts'
import { anyoneMayReplay } from '../../platform/http/idempotency.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { requireThread } from '../inquiries/thread.ts'
import { showFace } from './faces.ts'
import { reportInquiry, reportResource } from './reporting.ts'

export const moderationRoutes = routes(
  { showFace: faceEndpoint, reportResource: reportEndpoint, reportInquiry: inquiryEndpoint },
  {
    showFace: (input) => {
      const { db, params, caller } = input
      const thing = { type: params.resourceType, id: params.resourceID }
      return showFace(db, sessionOf(input), thing, caller.edition)
    },
    reportResource: (input) => {
      const { once, params, body, caller } = input
      const reported = { type: params.resourceType, id: body.resourceID }
      return once(anyoneMayReplay, (tx) =>
        reportResource(tx, sessionOf(input), reported, body, caller.edition),
      )
    },
    reportInquiry: (input) => {
      const { once, params, query, body } = input
      const place = { requestID: params.rid, mailboxID: query.bid }
      return once(
        (tx) => requireThread(tx, sessionOf(input), place),
        (tx) => reportInquiry(tx, sessionOf(input), place, body),
      )
    },
  },
)

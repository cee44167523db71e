import { sendEnquiry as sendEndpoint } from '../../contract/help.ts'
import { networkOf } from '../../platform/http/address.ts'
import { anyoneMayReplay } from '../../platform/http/idempotency.ts'
import { routes } from '../../platform/http/routes.ts'
import { sendEnquiry } from './sending.ts'

/** The call `needhelp/send` of P7.11. */
export const helpRoutes = routes(
  { sendEnquiry: sendEndpoint },
  {
    sendEnquiry: ({ once, body, caller }) =>
      once(anyoneMayReplay, (tx) => sendEnquiry(tx, body, caller, networkOf(caller.address))),
  },
)

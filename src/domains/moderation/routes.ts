import { reportResource as reportEndpoint } from '../../contract/safety.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { reportResource } from './reporting.ts'

export const moderationRoutes = routes(
  { reportResource: reportEndpoint },
  {
    reportResource: (input) => {
      const { once, params, body } = input
      const reported = { type: params.resourceType, id: body.resourceID }
      return once((tx) => reportResource(tx, sessionOf(input), reported, body))
    },
  },
)

import { listEditions } from '../../contract/editions.ts'
import { routes } from '../../platform/http/routes.ts'
import { allEditions } from './editions.ts'

export const editionRoutes = routes(
  { listEditions },
  { listEditions: ({ caller }) => allEditions(caller.language) },
)

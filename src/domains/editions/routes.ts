import { listEditions } from '../../contract/editions.ts'
import { routes } from '../../platform/http/routes.ts'
import { editionsAsManaged } from './contacts.ts'

export const editionRoutes = routes(
  { listEditions },
  { listEditions: ({ db, caller }) => editionsAsManaged(db, caller.language) },
)

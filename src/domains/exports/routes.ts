import * as contract from '../../contract/exports.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { beginExport, listExports, ownerOf, showExport } from './requests.ts'

export const exportRoutes = routes(
  {
    exportBusiness: contract.exportBusiness,
    showBusinessExport: contract.showBusinessExport,
    listBusinessExports: contract.listBusinessExports,
  },
  {
    exportBusiness: (input) =>
      input.once(
        (tx) => ownerOf(tx, sessionOf(input), input.params.id),
        (tx) => beginExport(tx, sessionOf(input), input.params.id, input.caller.language),
      ),
    showBusinessExport: (input) =>
      showExport(input.db, sessionOf(input), input.params.id, input.params.jobID),
    listBusinessExports: (input) => listExports(input.db, sessionOf(input), input.params.id),
  },
)

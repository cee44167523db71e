import * as contract from '../../contract/exports.ts'
import { anyoneMayReplay } from '../../platform/http/idempotency.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { guessing } from '../accounts/wrong-codes.ts'
import { beginExport, listExports, showExport } from './requests.ts'
import { companyOf, exportSuspended, readyOwnExport, selfOf } from './rights.ts'

export const exportRoutes = routes(
  {
    exportBusiness: contract.exportBusiness,
    showBusinessExport: contract.showBusinessExport,
    listBusinessExports: contract.listBusinessExports,
    exportAccount: contract.exportAccount,
    showAccountExport: contract.showAccountExport,
    listAccountExports: contract.listAccountExports,
    exportSuspendedAccount: contract.exportSuspendedAccount,
  },
  {
    exportBusiness(input) {
      const session = sessionOf(input)
      const company = (tx: Parameters<typeof companyOf>[0]) => companyOf(tx, session, input.params.id)
      const asked = { askedBy: session.userID, language: input.caller.language }
      return input.once(company, async (tx) => beginExport(tx, await company(tx), asked))
    },
    showBusinessExport: async (input) =>
      showExport(input.db, await companyOf(input.db, sessionOf(input), input.params.id), input.params.jobID),
    listBusinessExports: async (input) =>
      listExports(input.db, await companyOf(input.db, sessionOf(input), input.params.id)),
    exportAccount(input) {
      const session = sessionOf(input)
      return guessing(input.db, session, { code: input.body.code, edition: input.caller.edition }, async () =>
        input.once(
          anyoneMayReplay,
          await readyOwnExport(input.db, session, input.body, input.caller.language),
        ),
      )
    },
    showAccountExport: async (input) =>
      showExport(input.db, await selfOf(input.db, sessionOf(input)), input.params.jobID),
    listAccountExports: async (input) => listExports(input.db, await selfOf(input.db, sessionOf(input))),
    exportSuspendedAccount: ({ db, body, caller }) => exportSuspended(db, body, caller),
  },
)

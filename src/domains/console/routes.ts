import * as calls from '../../contract/console.ts'
import * as editions from '../../contract/console-editions.ts'
import * as merges from '../../contract/merges.ts'
import * as proposals from '../../contract/proposals.ts'
import * as system from '../../contract/console-system.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { requireStaff } from '../staff/roles.ts'
import { findCompanies, showCompany } from './companies.ts'
import { changeEdition, showEdition } from './editions.ts'
import { showConsole } from './home.ts'
import { listDuplicates, previewMerge } from './merge-standing.ts'
import { proposeMerge, proposeUnmerge } from './merging.ts'
import { endSessionsOf, findPeople, showPerson } from './people.ts'
import { approveProposal, declineProposal, listProposals } from './proposals.ts'
import { proposePlan, proposeRole } from './proposing.ts'
import { hastenMail, retryJob, retryNews, showSystem } from './system.ts'

/** What staff see and do that joins several domains (D57). */
export const consoleRoutes = routes(
  {
    showConsole: calls.showConsole,
    findPeople: calls.findPeople,
    showPerson: calls.showPerson,
    endSessionsOf: calls.endSessionsOf,
    proposeRole: calls.proposeRole,
    findCompanies: calls.findCompanies,
    showCompany: calls.showCompany,
    proposePlan: calls.proposePlan,
    listDuplicates: merges.listDuplicates,
    previewMerge: merges.previewMerge,
    proposeMerge: merges.proposeMerge,
    proposeUnmerge: merges.proposeUnmerge,
    listProposals: proposals.listProposals,
    approveProposal: proposals.approveProposal,
    declineProposal: proposals.declineProposal,
    showEdition: editions.showEdition,
    changeEdition: editions.changeEdition,
    showSystem: system.showSystem,
    retryJob: system.retryJob,
    retryMail: system.retryMail,
    retryNews: system.retryNews,
  },
  {
    showConsole: (input) => showConsole(input.db, sessionOf(input)),
    findPeople: (input) =>
      findPeople(input.db, sessionOf(input), { ...input.query, language: input.caller.language }),
    showPerson: (input) =>
      showPerson(input.db, sessionOf(input), { ...input.params, language: input.caller.language }),
    async endSessionsOf(input) {
      await endSessionsOf(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    proposeRole: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), []),
        (tx) => proposeRole(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
    findCompanies: (input) =>
      findCompanies(input.db, sessionOf(input), { ...input.query, language: input.caller.language }),
    showCompany: (input) =>
      showCompany(input.db, sessionOf(input), { ...input.params, language: input.caller.language }),
    proposePlan: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), []),
        (tx) => proposePlan(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
    listDuplicates: (input) =>
      listDuplicates(input.db, sessionOf(input), { ...input.params, language: input.caller.language }),
    previewMerge: ({ params, query, ...input }) =>
      previewMerge(input.db, sessionOf(input), {
        from: params.businessID,
        to: query.into,
        language: input.caller.language,
      }),
    proposeMerge: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), []),
        (tx) => proposeMerge(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
    proposeUnmerge: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), []),
        (tx) => proposeUnmerge(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
    listProposals: (input) => listProposals(input.db, sessionOf(input), input.caller.language),
    async approveProposal(input) {
      await approveProposal(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    async declineProposal(input) {
      await declineProposal(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    showEdition: (input) =>
      showEdition(input.db, sessionOf(input), { ...input.params, language: input.caller.language }),
    async changeEdition(input) {
      await changeEdition(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    showSystem: (input) => showSystem(input.db, sessionOf(input)),
    async retryJob(input) {
      await retryJob(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    async retryMail(input) {
      await hastenMail(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
    async retryNews(input) {
      await retryNews(input.db, sessionOf(input), { ...input.params, ...input.body })
      return {}
    },
  },
)

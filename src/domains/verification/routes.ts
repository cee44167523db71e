import * as own from '../../contract/verification.ts'
import * as certificates from '../../contract/certificates-staff.ts'
import * as staff from '../../contract/verification-staff.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { resolveManager } from '../members/actors.ts'
import { requireStaff } from '../staff/roles.ts'
import * as cases from './cases.ts'
import * as companies from './company-checks.ts'
import * as confirming from './confirming.ts'
import * as deciding from './deciding.ts'
import { showOwnDocument } from './documents.ts'
import { lookAtOwnIdentity } from './identity.ts'
import { showOwnVerification } from './own-view.ts'
import { listCases, showCase } from './queue.ts'

const ownRoutes = routes(
  {
    showOwnVerification: own.showOwnVerification,
    checkIdentity: own.checkIdentity,
    requestVerification: own.requestVerification,
    answerVerifier: own.answerVerifier,
    appealVerification: own.appealVerification,
    withdrawVerification: own.withdrawVerification,
    askConfirmation: own.askConfirmation,
    showOwnDocument: own.showOwnDocument,
  },
  {
    showOwnVerification: ({ db, params, ...context }) =>
      showOwnVerification(db, sessionOf(context), params.businessID),
    checkIdentity: ({ db, params, ...context }) =>
      lookAtOwnIdentity(db, sessionOf(context), params.businessID),
    requestVerification: ({ once, params, body, ...context }) =>
      once(
        (tx) => resolveManager(tx, sessionOf(context), params.businessID),
        (tx) => cases.requestVerification(tx, sessionOf(context), params.businessID, body),
      ),
    answerVerifier: ({ once, params, body, ...context }) =>
      once(
        (tx) => resolveManager(tx, sessionOf(context), params.businessID),
        (tx) => cases.answerVerifier(tx, sessionOf(context), params.businessID, body),
      ),
    appealVerification: ({ once, params, body, ...context }) =>
      once(
        (tx) => resolveManager(tx, sessionOf(context), params.businessID),
        (tx) => cases.appealVerification(tx, sessionOf(context), params.businessID, body),
      ),
    withdrawVerification: ({ db, params, ...context }) =>
      cases.withdrawVerification(db, sessionOf(context), params.businessID),
    askConfirmation: ({ db, params, body, ...context }) =>
      confirming.askConfirmation(db, sessionOf(context), { ...params, ...body }),
    showOwnDocument: ({ db, params, ...context }) => showOwnDocument(db, sessionOf(context), params),
  },
)

const staffRoutes = routes(
  {
    listVerificationCases: staff.listVerificationCases,
    showVerificationCase: staff.showVerificationCase,
    takeVerificationCase: staff.takeVerificationCase,
    releaseVerificationCase: staff.releaseVerificationCase,
    readVerificationDocument: staff.readVerificationDocument,
    askCompany: staff.askCompany,
    grantVerification: staff.grantVerification,
    refuseVerification: staff.refuseVerification,
    showCompanyChecks: staff.showCompanyChecks,
    proposeCheck: staff.proposeCheck,
    approveCheck: staff.approveCheck,
    declineCheck: staff.declineCheck,
    readCheckReport: staff.readCheckReport,
    endCompanyCheck: staff.endCompanyCheck,
    listCertificatesToConfirm: certificates.listCertificatesToConfirm,
    readCertificateDocument: certificates.readCertificateDocument,
    confirmCertificate: certificates.confirmCertificate,
    leaveCertificateUnconfirmed: certificates.leaveCertificateUnconfirmed,
  },
  {
    listVerificationCases: ({ db, query, caller, ...context }) =>
      listCases(db, sessionOf(context), { after: query.after, language: caller.language }),
    showVerificationCase: ({ db, params, caller, ...context }) =>
      showCase(db, sessionOf(context), { ...params, language: caller.language }),
    takeVerificationCase: ({ db, params, body, ...context }) =>
      deciding.takeCase(db, sessionOf(context), { ...params, ...body }),
    releaseVerificationCase: ({ db, params, ...context }) =>
      deciding.releaseCase(db, sessionOf(context), params.caseID),
    readVerificationDocument: ({ db, params, ...context }) =>
      deciding.readDocument(db, sessionOf(context), params),
    askCompany: ({ once, params, body, ...context }) =>
      once(
        (tx) => requireStaff(tx, sessionOf(context), ['verifier']),
        (tx) => deciding.askCompany(tx, sessionOf(context), { ...params, ...body }),
      ),
    grantVerification: ({ db, params, body, ...context }) =>
      deciding.grantCase(db, sessionOf(context), { ...params, ...body }),
    refuseVerification: ({ db, params, body, ...context }) =>
      deciding.refuseCase(db, sessionOf(context), { ...params, ...body }),
    showCompanyChecks: ({ db, params, caller, ...context }) =>
      companies.showCompanyChecks(db, sessionOf(context), { ...params, language: caller.language }),
    proposeCheck: ({ once, params, body, ...context }) =>
      once(
        (tx) => requireStaff(tx, sessionOf(context), ['verifier']),
        (tx) => companies.proposeCheck(tx, sessionOf(context), { ...params, ...body }),
      ),
    approveCheck: ({ db, params, body, ...context }) =>
      companies.approveCheck(db, sessionOf(context), { ...params, ...body }),
    declineCheck: ({ db, params, body, ...context }) =>
      companies.declineCheck(db, sessionOf(context), { ...params, ...body }),
    readCheckReport: ({ db, params, ...context }) => companies.readReport(db, sessionOf(context), params),
    endCompanyCheck: ({ db, params, body, ...context }) =>
      companies.endCompanyCheck(db, sessionOf(context), { ...params, ...body }),
    listCertificatesToConfirm: ({ db, caller, ...context }) =>
      confirming.listToConfirm(db, sessionOf(context), caller.language),
    readCertificateDocument: ({ db, params, ...context }) =>
      confirming.readCertificateDocument(db, sessionOf(context), params.requestID),
    confirmCertificate: ({ db, params, body, ...context }) =>
      confirming.confirmCertificate(db, sessionOf(context), { ...params, ...body }),
    leaveCertificateUnconfirmed: ({ db, params, body, ...context }) =>
      confirming.leaveUnconfirmed(db, sessionOf(context), { ...params, ...body }),
  },
)

export const verificationRoutes = [...ownRoutes, ...staffRoutes]

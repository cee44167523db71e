// The calls of staff, a part of those in api.ts.
import * as appeals from './appeals.ts'
import * as billingStaff from './billing-staff.ts'
import { boostStaffApi } from './boosts.ts'
import * as certificatesStaff from './certificates-staff.ts'
import * as consoleCalls from './console.ts'
import * as consoleEditions from './console-editions.ts'
import * as consoleMoney from './console-money.ts'
import * as consoleSystem from './console-system.ts'
import * as enquiries from './enquiries.ts'
import * as merges from './merges.ts'
import * as moderation from './moderation.ts'
import * as proposals from './proposals.ts'
import * as staff from './staff.ts'
import * as verificationStaff from './verification-staff.ts'
import { listStaffLog } from './staff-log.ts'
import * as status from './status.ts'

export const staffApi = {
  showStaff: staff.showStaff,
  unlockConsole: staff.unlockConsole,
  lockConsole: staff.lockConsole,
  showConsole: consoleCalls.showConsole,
  findPeople: consoleCalls.findPeople,
  showPerson: consoleCalls.showPerson,
  endSessionsOf: consoleCalls.endSessionsOf,
  proposeRole: consoleCalls.proposeRole,
  findCompanies: consoleCalls.findCompanies,
  showCompany: consoleCalls.showCompany,
  proposePlan: consoleCalls.proposePlan,
  listProposals: proposals.listProposals,
  approveProposal: proposals.approveProposal,
  declineProposal: proposals.declineProposal,
  listEnquiries: enquiries.listEnquiries,
  showEnquiry: enquiries.showEnquiry,
  answerEnquiry: enquiries.answerEnquiry,
  closeEnquiry: enquiries.closeEnquiry,
  takeEnquiry: enquiries.takeEnquiry,
  releaseEnquiry: enquiries.releaseEnquiry,
  noteEnquiry: enquiries.noteEnquiry,
  deleteEnquiry: enquiries.deleteEnquiry,
  listDuplicates: merges.listDuplicates,
  previewMerge: merges.previewMerge,
  proposeMerge: merges.proposeMerge,
  proposeUnmerge: merges.proposeUnmerge,
  findInvoices: consoleMoney.findInvoices,
  readInvoicePaper: consoleMoney.readInvoicePaper,
  listCoupons: consoleMoney.listCoupons,
  showEdition: consoleEditions.showEdition,
  changeEdition: consoleEditions.changeEdition,
  showSystem: consoleSystem.showSystem,
  retryJob: consoleSystem.retryJob,
  retryMail: consoleSystem.retryMail,
  retryNews: consoleSystem.retryNews,
  ...boostStaffApi,
  listIncidents: status.listIncidents,
  beginIncident: status.beginIncident,
  tellIncident: status.tellIncident,
  listTransfers: billingStaff.listTransfers,
  bookTransfer: billingStaff.bookTransfer,
  proposeRefund: billingStaff.proposeRefund,
  approveRefund: billingStaff.approveRefund,
  declineRefund: billingStaff.declineRefund,
  proposeRefundAgain: billingStaff.proposeRefundAgain,
  listRefunds: billingStaff.listRefunds,
  makeCoupon: billingStaff.makeCoupon,
  bookSupport: billingStaff.bookSupport,
  listSupport: billingStaff.listSupport,
  listVerificationCases: verificationStaff.listVerificationCases,
  showVerificationCase: verificationStaff.showVerificationCase,
  takeVerificationCase: verificationStaff.takeVerificationCase,
  releaseVerificationCase: verificationStaff.releaseVerificationCase,
  readVerificationDocument: verificationStaff.readVerificationDocument,
  askCompany: verificationStaff.askCompany,
  grantVerification: verificationStaff.grantVerification,
  refuseVerification: verificationStaff.refuseVerification,
  showCompanyChecks: verificationStaff.showCompanyChecks,
  proposeCheck: verificationStaff.proposeCheck,
  approveCheck: verificationStaff.approveCheck,
  declineCheck: verificationStaff.declineCheck,
  readCheckReport: verificationStaff.readCheckReport,
  endCompanyCheck: verificationStaff.endCompanyCheck,
  listCertificatesToConfirm: certificatesStaff.listCertificatesToConfirm,
  readCertificateDocument: certificatesStaff.readCertificateDocument,
  confirmCertificate: certificatesStaff.confirmCertificate,
  leaveCertificateUnconfirmed: certificatesStaff.leaveCertificateUnconfirmed,
  listStaffLog,
  listCases: moderation.listCases,
  nextCase: moderation.nextCase,
  showCase: moderation.showCase,
  readCaseMessages: moderation.readCaseMessages,
  takeCase: moderation.takeCase,
  releaseCase: moderation.releaseCase,
  noteCase: moderation.noteCase,
  decideCase: moderation.decideCase,
  secondCase: moderation.secondCase,
  undoCase: moderation.undoCase,
  listAppeals: appeals.listAppeals,
  showAppealCase: appeals.showAppealCase,
  takeAppeal: appeals.takeAppeal,
  releaseAppeal: appeals.releaseAppeal,
  noteAppeal: appeals.noteAppeal,
  decideAppeal: appeals.decideAppeal,
}

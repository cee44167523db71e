// Every call of the API, by the name that server, clients and document know it by.
import * as appeals from './appeals.ts'
import { statisticsApi } from './statistics.ts'
import { boostApi } from './boosts.ts'
import { importApi } from './api-imports.ts'
import { staffApi } from './api-staff.ts'
import * as billing from './billing.ts'
import * as management from './business-management.ts'
import * as presence from './business-presence.ts'
import * as businesses from './businesses.ts'
import * as certificates from './certificates.ts'
import { documentApi } from './certificate-wishes.ts'
import { companyKeyApi } from './company-keys.ts'
import { listCompanyLog } from './company-log.ts'
import * as comments from './comments.ts'
import * as connections from './connections.ts'
import * as directory from './directory.ts'
import * as editions from './editions.ts'
import * as exportCalls from './exports.ts'
import * as favourites from './favourites.ts'
import * as files from './files.ts'
import * as help from './help.ts'
import * as home from './home.ts'
import * as inquiries from './inquiries.ts'
import { listAlternatives } from './inquiry-alternatives.ts'
import * as invoices from './invoices.ts'
import * as groupMembers from './group-members.ts'
import * as groups from './groups.ts'
import * as newsfeed from './newsfeed.ts'
import * as notifications from './notifications.ts'
import * as posts from './posts.ts'
import * as publicPostCalls from './public-posts.ts'
import { productDocumentApi } from './product-documents.ts'
import * as productManagement from './product-management.ts'
import * as products from './products.ts'
import * as texts from './texts.ts'
import { readSpecs } from './spec-meanings.ts'
import * as profiles from './profiles.ts'
import * as ranking from './ranking.ts'
import * as referenceData from './reference-data.ts'
import * as safety from './safety.ts'
import * as search from './search.ts'
import * as social from './social.ts'
import * as subscriptions from './subscriptions.ts'
import { nameReferee } from './referee.ts'
import * as ownership from './ownership.ts'
import * as team from './team.ts'
import * as trust from './trust.ts'
import * as verification from './verification.ts'
import { showStatus } from './status.ts'
import { watchThings } from './watching.ts'
import type { CallInput, CallOutput } from './endpoint.ts'

export const api = {
  ...staffApi,
  ...importApi,
  ...statisticsApi,
  ...boostApi,
  listCountries: referenceData.listCountries,
  listStates: referenceData.listStates,
  listGenders: referenceData.listGenders,
  listLanguages: referenceData.listLanguages,
  listJobPositions: referenceData.listJobPositions,
  listBusinessTypes: referenceData.listBusinessTypes,
  listCurrencies: referenceData.listCurrencies,
  listIncoterms: referenceData.listIncoterms,
  listTradeLists: referenceData.listTradeLists,
  listIndustries: referenceData.listIndustries,
  listCategories: referenceData.listCategories,
  showIndustryTree: referenceData.showIndustryTree,
  listEditions: editions.listEditions,
  showStatus,
  showSubscriptionSetup: subscriptions.showSubscriptionSetup,
  orderTransfer: billing.orderTransfer,
  withdrawTransferOrder: billing.withdrawTransfer,
  showMembership: billing.showMembership,
  quoteMembership: billing.quoteMembership,
  subscribe: billing.subscribe,
  cancelMembership: billing.cancelMembership,
  resumeMembership: billing.resumeMembership,
  saveBillingDetails: billing.saveBillingDetails,
  replaceCard: billing.replaceCard,
  paymentWebhook: billing.paymentWebhook,
  listInvoices: invoices.listInvoices,
  showInvoice: invoices.showInvoice,
  showInvoicePaper: invoices.showInvoicePaper,
  showBooks: invoices.showBooks,
  enterExchangeRate: invoices.enterExchangeRate,
  searchBusinesses: search.searchBusinesses,
  searchProducts: search.searchProducts,
  searchUsers: search.searchUsers,
  suggestSearches: search.suggestSearches,
  explainResult: ranking.explainResult,
  showRanking: ranking.showRanking,
  listLastRegistered: search.listLastRegistered,
  listCategoryCounts: directory.listCategoryCounts,
  listDirectory: directory.listDirectory,
  listDirectoryPart: directory.listDirectoryPart,
  showBusinessProfile: businesses.showBusinessProfile,
  showSuccessor: businesses.showSuccessor,
  listBusinessesOfUser: businesses.listBusinessesOfUser,
  showProduct: products.showProduct,
  listProductsOfBusiness: products.listProductsOfBusiness,
  showReactionSummary: social.showReactionSummary,
  listLikers: social.listLikers,
  showFollowSummary: social.showFollowSummary,
  checkReaction: social.checkReaction,
  react: social.react,
  unreact: social.unreact,
  follow: social.follow,
  unfollow: social.unfollow,
  listFollows: social.listFollows,
  makePost: posts.makePost,
  showPost: posts.showPost,
  listPostVersions: posts.listPostVersions,
  changePost: posts.changePost,
  removePost: posts.removePost,
  removePostByID: posts.removePostByID,
  restorePost: posts.restorePost,
  hidePost: posts.hidePost,
  pinPost: posts.pinPost,
  loadTimeline: posts.loadTimeline,
  showTimeline: posts.showTimeline,
  listPostPeriods: publicPostCalls.listPostPeriods,
  listPublicPosts: publicPostCalls.listPublicPosts,
  makeComment: comments.makeComment,
  listComments: comments.listComments,
  changeComment: comments.changeComment,
  removeComment: comments.removeComment,
  restoreComment: comments.restoreComment,
  listConnections: connections.listConnections,
  showConnection: connections.showConnection,
  askConnection: connections.askConnection,
  acceptConnection: connections.acceptConnection,
  declineConnection: connections.declineConnection,
  withdrawConnection: connections.withdrawConnection,
  removeConnection: connections.removeConnection,
  listGroups: groups.listGroups,
  listOwnGroups: groups.listOwnGroups,
  createGroup: groups.createGroup,
  showGroup: groups.showGroup,
  changeGroup: groups.changeGroup,
  removeGroup: groups.removeGroup,
  restoreGroup: groups.restoreGroup,
  joinGroup: groups.joinGroup,
  askGroup: groups.askGroup,
  inviteToGroup: groups.inviteToGroup,
  acceptInGroup: groups.acceptInGroup,
  declineInGroup: groups.declineInGroup,
  leaveGroup: groups.leaveGroup,
  listGroupMembers: groupMembers.listGroupMembers,
  listGroupCandidates: groupMembers.listGroupCandidates,
  showGroupMember: groupMembers.showGroupMember,
  changeGroupMember: groupMembers.changeGroupMember,
  removeGroupMember: groupMembers.removeGroupMember,
  loadNewsfeed: newsfeed.loadNewsfeed,
  countNews: newsfeed.countNews,
  listToFollow: newsfeed.listToFollow,
  mute: newsfeed.mute,
  unmute: newsfeed.unmute,
  listMuted: newsfeed.listMuted,
  watchThings,
  showPublicProfile: profiles.showPublicProfile,
  showOwnProfile: profiles.showOwnProfile,
  changeOwnProfile: profiles.changeOwnProfile,
  requestProfilePhotoUpload: files.requestProfilePhotoUpload,
  validateProfilePhotoUpload: files.validateProfilePhotoUpload,
  requestCoverPhotoUpload: files.requestCoverPhotoUpload,
  validateCoverPhotoUpload: files.validateCoverPhotoUpload,
  requestUserFileUpload: files.requestUserFileUpload,
  requestBusinessFileUpload: files.requestBusinessFileUpload,
  validateFileUpload: files.validateFileUpload,
  requestAttachmentUpload: files.requestAttachmentUpload,
  validateAttachmentUpload: files.validateAttachmentUpload,
  findSameBusiness: management.findSameBusiness,
  createBusiness: management.createBusiness,
  listMyBusinesses: management.listMyBusinesses,
  listActors: management.listActors,
  showManagedBusiness: management.showManagedBusiness,
  saveGeneral: management.saveGeneral,
  listBusinessTexts: texts.listBusinessTexts,
  saveBusinessTexts: texts.saveBusinessTexts,
  saveContactInfo: management.saveContactInfo,
  saveFactory: management.saveFactory,
  saveTradeCapabilities: management.saveTradeCapabilities,
  saveBusinessTerms: management.saveBusinessTerms,
  saveBusinessPhotos: management.saveBusinessPhotos,
  saveHiddenEditions: presence.saveHiddenEditions,
  removeBusiness: presence.removeBusiness,
  restoreBusiness: presence.restoreBusiness,
  listCertificates: certificates.listCertificates,
  addCertificate: certificates.addCertificate,
  changeCertificate: certificates.changeCertificate,
  removeCertificate: certificates.removeCertificate,
  restoreCertificate: certificates.restoreCertificate,
  showCertificateDocument: certificates.showCertificateDocument,
  listManagedProducts: productManagement.listManagedProducts,
  countManagedProducts: productManagement.countManagedProducts,
  showManagedProduct: productManagement.showManagedProduct,
  showRemovedProduct: productManagement.showRemovedProduct,
  createProduct: productManagement.createProduct,
  listProductTexts: texts.listProductTexts,
  saveProductTexts: texts.saveProductTexts,
  changeProduct: productManagement.changeProduct,
  removeProduct: productManagement.removeProduct,
  restoreProduct: productManagement.restoreProduct,
  duplicateProduct: productManagement.duplicateProduct,
  publishProducts: productManagement.publishProducts,
  unpublishProducts: productManagement.unpublishProducts,
  orderProducts: productManagement.orderProducts,
  exportProducts: productManagement.exportProducts,
  ...productDocumentApi,
  readSpecs,
  showTrust: trust.showTrust,
  showTrustFile: trust.showTrustFile,
  listAnswerStatements: trust.listAnswerStatements,
  showAnswerStatement: trust.showAnswerStatement,
  listTrustKeys: trust.listTrustKeys,
  listAuditHeads: trust.listAuditHeads,
  showTransparency: trust.showTransparency,
  listCompanyLog,
  showOwnVerification: verification.showOwnVerification,
  checkIdentity: verification.checkIdentity,
  requestVerification: verification.requestVerification,
  answerVerifier: verification.answerVerifier,
  appealVerification: verification.appealVerification,
  withdrawVerification: verification.withdrawVerification,
  askConfirmation: verification.askConfirmation,
  showOwnDocument: verification.showOwnDocument,
  listTeam: team.listTeam,
  inviteMember: team.inviteMember,
  withdrawInvitation: team.withdrawInvitation,
  listOwnInvitations: team.listOwnInvitations,
  acceptInvitation: team.acceptInvitation,
  declineInvitation: team.declineInvitation,
  askToJoin: team.askToJoin,
  answerJoinRequest: team.answerJoinRequest,
  leaveBusiness: team.leaveBusiness,
  transferBusiness: ownership.transferBusiness,
  withdrawTransfer: ownership.withdrawTransfer,
  answerTransfer: team.answerTransfer,
  changeMemberRole: team.changeMemberRole,
  changeOwner: ownership.changeOwner,
  nameReferee,
  removeMember: team.removeMember,
  ...companyKeyApi,
  listFavourites: favourites.listFavourites,
  saveFavourite: favourites.saveFavourite,
  removeFavourite: favourites.removeFavourite,
  showStanding: favourites.showStanding,
  blockParty: safety.blockParty,
  unblockParty: safety.unblockParty,
  listBlocks: safety.listBlocks,
  showFace: safety.showFace,
  reportResource: safety.reportResource,
  showAppeal: appeals.showAppeal,
  makeAppeal: appeals.makeAppeal,
  appealSuspended: appeals.appealSuspended,
  exportBusiness: exportCalls.exportBusiness,
  showBusinessExport: exportCalls.showBusinessExport,
  listBusinessExports: exportCalls.listBusinessExports,
  exportAccount: exportCalls.exportAccount,
  showAccountExport: exportCalls.showAccountExport,
  listAccountExports: exportCalls.listAccountExports,
  exportSuspendedAccount: exportCalls.exportSuspendedAccount,
  ...documentApi,
  sendInquiry: inquiries.sendInquiry,
  listInquiries: inquiries.listInquiries,
  showInquiry: inquiries.showInquiry,
  sendMessage: inquiries.sendMessage,
  showAttachment: inquiries.showAttachment,
  endInquiry: inquiries.endInquiry,
  listAlternatives,
  readInquiry: inquiries.readInquiry,
  reportInquiry: inquiries.reportInquiry,
  showInquiryAllowance: inquiries.showInquiryAllowance,
  listMailboxes: inquiries.listMailboxes,
  listWaitingInquiries: home.listWaitingInquiries,
  listOwnDrafts: home.listOwnDrafts,
  listEndingCertificates: home.listEndingCertificates,
  listFollowedNews: home.listFollowedNews,
  sendEnquiry: help.sendEnquiry,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  showBadges: notifications.showBadges,
  showNotificationPreferences: notifications.showNotificationPreferences,
  changeNotificationPreferences: notifications.changeNotificationPreferences,
  unsubscribe: notifications.unsubscribe,
  showSubscription: notifications.showSubscription,
}

export type Api = typeof api
export type CallName = keyof Api

/** The client that screens, tests and the bench speak through: one function a call, whole answer or AppError. */
export type ApiClient = {
  [Name in CallName]: (input: CallInput<Api[Name]>) => Promise<CallOutput<Api[Name]>>
}

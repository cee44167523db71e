// Every call of the API, by the name that server, clients and document know it by.
import * as management from './business-management.ts'
import * as presence from './business-presence.ts'
import * as businesses from './businesses.ts'
import * as certificates from './certificates.ts'
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
import * as newsfeed from './newsfeed.ts'
import * as notifications from './notifications.ts'
import * as posts from './posts.ts'
import * as productManagement from './product-management.ts'
import * as products from './products.ts'
import * as profiles from './profiles.ts'
import * as referenceData from './reference-data.ts'
import * as safety from './safety.ts'
import * as search from './search.ts'
import * as social from './social.ts'
import * as subscriptions from './subscriptions.ts'
import { nameReferee } from './referee.ts'
import * as team from './team.ts'
import type { CallInput, CallOutput } from './endpoint.ts'

export const api = {
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
  showSubscriptionSetup: subscriptions.showSubscriptionSetup,
  searchBusinesses: search.searchBusinesses,
  searchProducts: search.searchProducts,
  searchUsers: search.searchUsers,
  suggestSearches: search.suggestSearches,
  listLastRegistered: search.listLastRegistered,
  listCategoryCounts: directory.listCategoryCounts,
  listDirectory: directory.listDirectory,
  listDirectoryPart: directory.listDirectoryPart,
  showBusinessProfile: businesses.showBusinessProfile,
  listBusinessesOfUser: businesses.listBusinessesOfUser,
  showProduct: products.showProduct,
  listProductsOfBusiness: products.listProductsOfBusiness,
  showReactionSummary: social.showReactionSummary,
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
  loadTimeline: posts.loadTimeline,
  showTimeline: posts.showTimeline,
  listPostMonths: posts.listPostMonths,
  listPublicPosts: posts.listPublicPosts,
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
  loadNewsfeed: newsfeed.loadNewsfeed,
  countNews: newsfeed.countNews,
  mute: newsfeed.mute,
  unmute: newsfeed.unmute,
  listMuted: newsfeed.listMuted,
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
  listManagedProducts: productManagement.listManagedProducts,
  countManagedProducts: productManagement.countManagedProducts,
  showManagedProduct: productManagement.showManagedProduct,
  showRemovedProduct: productManagement.showRemovedProduct,
  createProduct: productManagement.createProduct,
  changeProduct: productManagement.changeProduct,
  removeProduct: productManagement.removeProduct,
  restoreProduct: productManagement.restoreProduct,
  duplicateProduct: productManagement.duplicateProduct,
  publishProducts: productManagement.publishProducts,
  unpublishProducts: productManagement.unpublishProducts,
  orderProducts: productManagement.orderProducts,
  exportProducts: productManagement.exportProducts,
  listTeam: team.listTeam,
  inviteMember: team.inviteMember,
  withdrawInvitation: team.withdrawInvitation,
  listOwnInvitations: team.listOwnInvitations,
  acceptInvitation: team.acceptInvitation,
  declineInvitation: team.declineInvitation,
  askToJoin: team.askToJoin,
  answerJoinRequest: team.answerJoinRequest,
  leaveBusiness: team.leaveBusiness,
  transferBusiness: team.transferBusiness,
  withdrawTransfer: team.withdrawTransfer,
  answerTransfer: team.answerTransfer,
  changeMemberRole: team.changeMemberRole,
  changeOwner: team.changeOwner,
  nameReferee,
  removeMember: team.removeMember,
  listFavourites: favourites.listFavourites,
  saveFavourite: favourites.saveFavourite,
  removeFavourite: favourites.removeFavourite,
  showStanding: favourites.showStanding,
  blockParty: safety.blockParty,
  unblockParty: safety.unblockParty,
  listBlocks: safety.listBlocks,
  showFace: safety.showFace,
  reportResource: safety.reportResource,
  exportBusiness: exportCalls.exportBusiness,
  showBusinessExport: exportCalls.showBusinessExport,
  listBusinessExports: exportCalls.listBusinessExports,
  exportAccount: exportCalls.exportAccount,
  showAccountExport: exportCalls.showAccountExport,
  listAccountExports: exportCalls.listAccountExports,
  exportSuspendedAccount: exportCalls.exportSuspendedAccount,
  sendInquiry: inquiries.sendInquiry,
  listInquiries: inquiries.listInquiries,
  showInquiry: inquiries.showInquiry,
  sendMessage: inquiries.sendMessage,
  showAttachment: inquiries.showAttachment,
  endInquiry: inquiries.endInquiry,
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

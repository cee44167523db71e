// Every call of the API, by the name that server, clients and document know it by.
import * as businesses from './businesses.ts'
import * as directory from './directory.ts'
import * as editions from './editions.ts'
import * as files from './files.ts'
import * as products from './products.ts'
import * as profiles from './profiles.ts'
import * as referenceData from './reference-data.ts'
import * as search from './search.ts'
import * as social from './social.ts'
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
  listIndustries: referenceData.listIndustries,
  listCategories: referenceData.listCategories,
  showIndustryTree: referenceData.showIndustryTree,
  listEditions: editions.listEditions,
  searchBusinesses: search.searchBusinesses,
  searchProducts: search.searchProducts,
  searchUsers: search.searchUsers,
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
}

export type Api = typeof api
export type CallName = keyof Api

/** The client that screens, tests and the bench speak through: one function a call, whole answer or AppError. */
export type ApiClient = {
  [Name in CallName]: (input: CallInput<Api[Name]>) => Promise<CallOutput<Api[Name]>>
}

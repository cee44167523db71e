// Every call of the API, by the name that server, clients and document know it by.
import * as businesses from './businesses.ts'
import * as editions from './editions.ts'
import * as products from './products.ts'
import * as profiles from './profiles.ts'
import * as referenceData from './reference-data.ts'
import * as search from './search.ts'
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
  listLastRegistered: search.listLastRegistered,
  showBusinessProfile: businesses.showBusinessProfile,
  listProductsOfBusiness: products.listProductsOfBusiness,
  showOwnProfile: profiles.showOwnProfile,
}

export type Api = typeof api
export type CallName = keyof Api

/** The client that screens, tests and the bench speak through: one function a call, whole answer or AppError. */
export type ApiClient = {
  [Name in CallName]: (input: CallInput<Api[Name]>) => Promise<CallOutput<Api[Name]>>
}

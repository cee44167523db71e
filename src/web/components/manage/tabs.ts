// The tabs of a company's management, in their order, and where each is.
const places = {
  general: 'edit/general',
  contact: 'edit/contact',
  factory: 'edit/factory',
  trade: 'edit/trade',
  terms: 'edit/terms',
  languages: 'edit/languages',
  certificates: 'edit/certificates',
  verification: 'edit/verification',
  products: 'products',
  members: 'members',
  statistics: 'edit/statistics',
  membership: 'membership',
  data: 'edit/data',
} as const

export type ManageTab = keyof typeof places

/** Where a tab of a company's management is. */
export const managePath = (businessID: string, tab: ManageTab): string =>
  `/business/${businessID}/${places[tab]}`

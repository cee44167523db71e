// The access table: how each call is made, and who of all principals gets what from it where its declaration does not say.
import type { ErrorName } from '../../contract/errors.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { noToken, password, type Principal, type World } from './world.ts'

export type Outcome = 'ok' | ErrorName

export type Row = {
  /** What is sent; nothing, when left out. Called with ids that exist, and with others for the answer to compare. */
  input?(world: World, as: Principal): Record<string, unknown>
  /** What those are answered who are not answered as their place in the declared access says. */
  expected?: Partial<Record<Principal, Outcome>>
  /** What everybody is answered who may call, when these values cannot succeed. */
  allowed?: Outcome
  /** What stands in the Authorization header, when it is not the access token. */
  token?(world: World, as: Principal): string | undefined
}

const anAddress = () => `${uuidv7()}@example.com`
const addressOf = (world: World, as: 'user') => `${world.people[as].userID}@example.com`
const plain: Row = {}
/** As a person fills in the form of a product. */
const aProduct = {
  name: 'Deep groove ball bearing 6205',
  description: '',
  category: '0006.0006-01',
  keywords: [],
  specs: [],
  leadTime: null,
  stock: false,
  mainImage: '',
  photos: [],
  videos: [],
}
const ofProduct = ({ productID }: World) => ({ id: productID })
const productsOf = ({ businessID, productID }: World) => ({ businessID, productIDs: [productID] })
/** The product of the world is published: members change drafts. */
const notForMembers = { member: 'NotAllowed' } as const
const aPicture = { contentType: 'image/png', fileSize: 1_000 }

/** The check of an upload that `user` asked for: nobody else’s business. */
function uploadOf(kind: keyof World['uploads']): Row {
  return {
    input: ({ uploads }) => ({ token: uploads[kind] }),
    allowed: 'NotFound',
    expected: { user: 'FileNotArrived' },
  }
}

export const apiRows: Record<string, Row> = {
  listCountries: plain,
  listStates: { input: () => ({ code: 'JP' }) },
  listGenders: plain,
  listLanguages: plain,
  listJobPositions: plain,
  listBusinessTypes: plain,
  listCurrencies: plain,
  listIncoterms: plain,
  listTradeLists: plain,
  listIndustries: plain,
  listCategories: { input: () => ({ id: '0006' }) },
  showIndustryTree: plain,
  listEditions: plain,
  searchBusinesses: plain,
  searchProducts: plain,
  searchUsers: plain,
  listLastRegistered: plain,
  listCategoryCounts: plain,
  listDirectory: plain,
  // The directory is made by a job, which has not run here.
  listDirectoryPart: { input: () => ({ kind: 'business', part: 1 }), allowed: 'NotFound' },
  showBusinessProfile: { input: ({ businessID }) => ({ id: businessID }) },
  listBusinessesOfUser: { input: ({ userID }) => ({ userID }) },
  showProduct: { input: ({ productID }) => ({ productID }) },
  listManagedProducts: { input: ({ businessID }) => ({ bid: businessID }) },
  showManagedProduct: { input: ofProduct },
  createProduct: { input: ({ businessID }) => ({ ...aProduct, businessID }) },
  // Whoever comes first has saved it, the next one's revision is old.
  changeProduct: {
    input: ({ productID, businessID }) => ({
      ...aProduct,
      id: productID,
      revision: 7,
      leadTime: 14,
      name: businessID,
    }),
    allowed: 'Stale',
    expected: notForMembers,
  },
  // Whoever comes first has removed it: it is not there for the next one.
  removeProduct: { input: ofProduct, expected: { ...notForMembers, owner: 'NotFound' } },
  // It is not removed.
  restoreProduct: { input: ofProduct, allowed: 'NotFound' },
  duplicateProduct: { input: ofProduct, expected: notForMembers },
  publishProducts: { input: productsOf },
  unpublishProducts: { input: productsOf },
  orderProducts: { input: productsOf },
  exportProducts: { input: ({ businessID }) => ({ bid: businessID, format: 'csv' }) },
  listProductsOfBusiness: { input: ({ businessID }) => ({ bid: businessID }) },
  showReactionSummary: { input: ({ businessID }) => ({ id: businessID }) },
  showFollowSummary: { input: ({ businessID }) => ({ id: businessID }) },
  showPublicProfile: { input: ({ userID }) => ({ id: userID }) },
  showOwnProfile: plain,
  changeOwnProfile: { input: () => ({ city: 'Kyoto' }) },
  requestProfilePhotoUpload: { input: () => aPicture },
  requestCoverPhotoUpload: { input: () => aPicture },
  requestUserFileUpload: { input: () => aPicture },
  requestBusinessFileUpload: { input: ({ businessID }) => ({ ...aPicture, businessID }) },
  validateProfilePhotoUpload: uploadOf('photo'),
  validateCoverPhotoUpload: uploadOf('cover'),
  validateFileUpload: uploadOf('file'),
}

export const accountsRows: Record<string, Row> = {
  register: {
    input: () => ({
      firstName: 'Haruka',
      lastName: 'Kitazawa',
      email: anAddress(),
      password,
      businessUse: true,
      legalAge: true,
      termsVersion: '2019-10-21',
    }),
  },
  verifyEmail: { input: () => ({ token: noToken }), allowed: 'TokenUsed' },
  logIn: { input: (world) => ({ email: addressOf(world, 'user'), password }) },
  forgotPassword: { input: (world) => ({ email: addressOf(world, 'user') }) },
  resetPassword: { input: () => ({ token: noToken, password: `new ${password}` }), allowed: 'TokenUsed' },
  changePassword: { input: () => ({ password, newPassword: `new ${password}` }) },
  changeEmail: { input: () => ({ password, email: anAddress() }) },
  showAccount: plain,
  listSessions: plain,
  // The session of `user`: everybody else’s own are others.
  endSession: {
    input: ({ sessionID }) => ({ sessionID }),
    allowed: 'NotFound',
    expected: { user: 'ok' },
  },
  endAllSessions: plain,
  beginTwoFactor: { input: () => ({ password }) },
  confirmTwoFactor: { input: () => ({ code: '000000' }), allowed: 'WrongCode' },
  endTwoFactor: { input: () => ({ password, code: '000000' }) },
  // The stranger is the only owner of a business.
  deleteAccount: { input: () => ({ password }), expected: { stranger: 'SoleOwner' } },
  getSession: { input: () => ({ token: noToken }), allowed: 'TokenUsed' },
  refreshToken: {
    token: (world, as) => {
      if (as === 'visitor') return undefined
      if (as === 'expired') return world.tokens.expired
      if (as === 'forged') return `Bearer ${'x'.repeat(80)}`
      return `Bearer ${world.people[as].refreshToken}`
    },
    expected: {
      visitor: 'TokenNotFound',
      expired: 'SessionError',
      forged: 'SessionError',
      suspended: 'SessionError',
    },
  },
  logout: plain,
}

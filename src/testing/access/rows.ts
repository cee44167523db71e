// The access table: how each call is made, and who of all principals gets what from it where its declaration does not say.
import { uuidv7 } from '../../platform/ids.ts'
import { notTheirs, type Row } from './row.ts'
import { anAddress, codeOfStaff, plain } from './account-rows.ts'
import { billingStaffRows } from './billing-staff-rows.ts'
import { billingRows } from './billing-rows.ts'
import { boostRows } from './boost-rows.ts'
import { businessRows } from './business-rows.ts'
import { commentRows } from './comment-rows.ts'
import { connectionRows } from './connection-rows.ts'
import { consoleRows } from './console-rows.ts'
import { groupRows } from './group-rows.ts'
import { importRows } from './import-rows.ts'
import { inquiryRows } from './inquiry-rows.ts'
import { invoiceRows } from './invoice-rows.ts'
import { moderationRows } from './moderation-rows.ts'
import { newsfeedRows } from './newsfeed-rows.ts'
import { publicRows } from './public-rows.ts'
import { staffRows } from './staff-rows.ts'
import { statisticsRows } from './statistics-rows.ts'
import { productDocumentRows } from './product-document-rows.ts'
import { postRows } from './post-rows.ts'
import { trustRows } from './trust-rows.ts'
import { verificationRows } from './verification-rows.ts'
import { noToken, password, type World } from './world.ts'
import type { Principal } from './principals.ts'

export type { Outcome, Row } from './row.ts'

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
const inItalian = { language: 'it', description: '', keywords: [], specs: [] }
const ofProduct = ({ productID }: World) => ({ id: productID })
/** Of each who may change it another one, so that each finds it as it was. */
const ofDraft = ({ drafts }: World, as: Principal) => ({
  id: drafts[as === 'member' || as === 'admin' ? as : 'owner'],
})
const productsOf = ({ businessID, productID }: World) => ({ businessID, productIDs: [productID] })
/** The product of the world is published: members copy drafts, and change their own. */
const notForMembers = { member: 'NotAllowed' } as const
const aPicture = { contentType: 'image/png', fileSize: 1_000 }

/** The check of an upload that `user` asked for: nobody else’s business. */
function uploadOf(kind: keyof World['uploads']): Row {
  return {
    input: ({ uploads }) => ({ token: uploads[kind] }),
    undoes: true,
    allowed: 'NotFound',
    expected: { user: 'FileNotArrived' },
  }
}

/** One that never was: nobody may answer it. */
const anInvitation: Row = {
  input: ({ businessID }) => ({ id: businessID, invitationID: uuidv7() }),
  allowed: 'NotFound',
}

/** A call for any session that acts here as the business, which only its people may. */
function asBusiness(input: NonNullable<Row['input']>, expected: Row['expected'] = {}): Row {
  return {
    input: (world, as) => ({ ...input(world, as), businessID: world.businessID }),
    expected: { ...notTheirs, ...expected },
  }
}

export const apiRows: Record<string, Row> = {
  ...boostRows,
  ...publicRows,
  ...billingStaffRows,
  ...staffRows,
  ...consoleRows,
  ...businessRows,
  ...billingRows,
  ...importRows,
  ...statisticsRows,
  ...inquiryRows,
  ...invoiceRows,
  ...commentRows,
  ...groupRows,
  ...moderationRows,
  ...newsfeedRows,
  ...trustRows,
  ...postRows,
  ...productDocumentRows,
  ...verificationRows,
  showProduct: { input: ({ productID }) => ({ productID }) },
  listManagedProducts: { input: ({ businessID }) => ({ bid: businessID }) },
  countManagedProducts: { input: ({ businessID }) => ({ bid: businessID }) },
  showManagedProduct: { input: ofProduct },
  // Nothing was removed: who may ask is told so.
  showRemovedProduct: { input: ofProduct, allowed: 'NotFound' },
  createProduct: { input: ({ businessID }) => ({ ...aProduct, businessID }) },
  listProductTexts: { input: ofProduct },
  saveProductTexts: {
    input: (world, as) => ({
      ...ofDraft(world, as),
      ...inItalian,
      name: 'Cuscinetto a sfere 6205',
      revision: 0,
    }),
  },
  changeProduct: { input: (world, as) => ({ ...aProduct, ...ofDraft(world, as), revision: 1 }) },
  removeProduct: { input: ofDraft },
  // It is not removed.
  restoreProduct: { input: ofProduct, allowed: 'NotFound' },
  duplicateProduct: { input: ofProduct, expected: notForMembers },
  publishProducts: { input: productsOf },
  unpublishProducts: { input: productsOf },
  orderProducts: { input: productsOf },
  readSpecs: { input: () => ({ specs: [{ key: 'Bore', value: '20 mm' }] }) },
  exportProducts: { input: ({ businessID }) => ({ bid: businessID, format: 'csv' }) },
  listProductsOfBusiness: { input: ({ businessID }) => ({ bid: businessID }) },
  checkReaction: asBusiness(({ productID }) => ({ resourceID: productID })),
  react: asBusiness(({ productID }) => ({ resourceType: 'product', resourceID: productID })),
  unreact: asBusiness(({ productID }) => ({ resourceType: 'product', resourceID: productID })),
  follow: asBusiness(({ userID }) => ({ resourceType: 'user', resourceID: userID })),
  unfollow: asBusiness(({ userID }) => ({ id: userID })),
  listFollows: asBusiness(() => ({})),
  ...connectionRows,
  listFavourites: asBusiness(() => ({})),
  saveFavourite: asBusiness(({ userID }) => ({ resourceType: 'user', resourceID: userID })),
  removeFavourite: asBusiness(({ userID }) => ({ resourceType: 'user', resourceID: userID })),
  showStanding: asBusiness(({ userID, productID }) => ({ ids: `${userID},${productID}` })),
  listOwnDrafts: plain,
  listFollowedNews: plain,
  listNotifications: plain,
  readNotifications: plain,
  showBadges: plain,
  showNotificationPreferences: plain,
  changeNotificationPreferences: {
    input: () => ({ ways: { 'inquiry.replied': 'page' }, wordsInMails: false }),
  },
  // Of no mail of ours.
  unsubscribe: { input: () => ({ token: noToken }), allowed: 'NotFound' },
  showSubscription: { input: () => ({ token: noToken }), allowed: 'NotFound' },
  sendEnquiry: {
    input: () => ({ companyPhone: { countryCode: '+81', phoneNumber: '06 1234 5678' }, email: anAddress() }),
  },
  showFace: { input: ({ productID }) => ({ resourceType: 'product', resourceID: productID }) },
  reportResource: {
    input: ({ productID }) => ({ resourceType: 'product', resourceID: productID, reason: 'fake' }),
  },
  blockParty: asBusiness(({ userID }) => ({ resourceType: 'user', resourceID: userID }), {
    member: 'NotAllowed',
  }),
  unblockParty: asBusiness(({ userID }) => ({ resourceType: 'user', resourceID: userID }), {
    member: 'NotAllowed',
  }),
  listBlocks: asBusiness(() => ({})),
  showReactionSummary: { input: ({ businessID }) => ({ id: businessID }) },
  listLikers: { input: ({ businessID }) => ({ id: businessID }) },
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
  requestAttachmentUpload: {
    input: () => ({ contentType: 'model/step', fileSize: 1_000, fileName: 'flange.step' }),
  },
  validateAttachmentUpload: uploadOf('attachment'),
  listTeam: { input: ({ businessID }) => ({ id: businessID }) },
  inviteMember: { input: ({ businessID }) => ({ id: businessID, email: anAddress(), role: 'member' }) },
  withdrawInvitation: anInvitation,
  listOwnInvitations: plain,
  acceptInvitation: anInvitation,
  declineInvitation: anInvitation,
  askToJoin: {
    input: ({ businessID }) => ({ id: businessID }),
    expected: { member: 'AlreadyMember', admin: 'AlreadyMember', owner: 'AlreadyMember' },
  },
  // Nobody has asked.
  answerJoinRequest: {
    input: ({ businessID, userID }) => ({ id: businessID, userID, role: 'member' }),
    allowed: 'NotFound',
  },
  leaveBusiness: { input: ({ businessID }) => ({ id: businessID }) },
  transferBusiness: {
    input: ({ businessID, people }) => ({
      id: businessID,
      userID: people.member.userID,
      password: 'not the password of anybody',
    }),
    allowed: 'WrongCredentials',
  },
  changeOwner: {
    input: ({ businessID, people }) => ({
      id: businessID,
      userID: people.member.userID,
      password: 'not the password of anybody',
    }),
    allowed: 'WrongCredentials',
  },
  withdrawTransfer: { input: ({ businessID }) => ({ id: businessID }), allowed: 'OfferOver' },
  answerTransfer: {
    input: ({ businessID }) => ({ id: businessID, accept: true }),
    allowed: 'OfferOver',
  },
  nameReferee: {
    input: ({ businessID, people }) => ({ id: businessID, userID: people.member.userID }),
  },
  changeMemberRole: {
    input: ({ businessID, people }) => ({ id: businessID, userID: people.member.userID, role: 'admin' }),
  },
  // The admin comes before the owner, and takes the member away.
  removeMember: {
    input: ({ businessID, people }, as) => ({
      id: businessID,
      userID: (as === 'owner' ? people.admin : people.member).userID,
    }),
  },
  listCompanyKeys: { input: ({ businessID }) => ({ id: businessID }) },
  createCompanyKey: {
    input: ({ businessID }) => ({
      id: businessID,
      name: 'Nightly run',
      scopes: ['product.read'],
      password: 'not the password of anybody',
    }),
    allowed: 'WrongCredentials',
  },
  // One that never was.
  endCompanyKey: {
    input: ({ businessID }) => ({ id: businessID, keyID: uuidv7() }),
    allowed: 'NotFound',
  },
  exportBusiness: { input: ({ businessID }) => ({ id: businessID }) },
  listBusinessExports: { input: ({ businessID }) => ({ id: businessID }) },
  showBusinessExport: {
    input: ({ businessID }) => ({ id: businessID, jobID: uuidv7() }),
    allowed: 'NotFound',
  },
  exportAccount: { input: () => ({ password }), expected: codeOfStaff },
  listAccountExports: plain,
  showAccountExport: { input: () => ({ jobID: uuidv7() }), allowed: 'NotFound' },
  exportSuspendedAccount: {
    input: (world) => ({ email: `${world.people.suspended.userID}@example.com`, password }),
  },
}

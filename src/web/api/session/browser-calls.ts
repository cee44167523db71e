// The calls that pages make outside loaders: where each goes on the wire, without the schemas of the contract, which no
// browser needs. Their types are the contract's, and a test compares every line with it.
import type { Api } from '../../../contract/api.ts'
import type { CallInput, CallOutput, Method } from '../../../contract/endpoint.ts'
import type { Call } from './calls.ts'

/** Method and path, behind `?` what stands in the query of a call that has a body. */
export const browserCalls = {
  listNotifications: 'GET /notifications',
  readNotifications: 'POST /notifications/read',
  readSpecs: 'POST /product/spec-meanings',
  showBadges: 'GET /notifications/badges',
  react: 'POST /social/reaction/react/:resourceType',
  unreact: 'DELETE /social/reaction/react/:resourceType',
  follow: 'POST /social/follow/:resourceType',
  unfollow: 'DELETE /social/follow/:id?businessID',
  saveFavourite: 'POST /favorites/:resourceType',
  removeFavourite: 'DELETE /favorites/:resourceType',
  searchUsers: 'POST /user/search',
  searchBusinesses: 'POST /search/business',
  makePost: 'POST /social/posts/make-post',
  removePostByID: 'DELETE /social/posts/:id',
  restorePost: 'POST /social/posts/:id/restore',
  hidePost: 'POST /social/posts/:id/hide',
  pinPost: 'POST /social/posts/:id/pin',
  makeComment: 'POST /social/comments/make-comment',
  changeComment: 'PUT /social/comments/:id',
  removeComment: 'DELETE /social/comments/:id',
  restoreComment: 'POST /social/comments/:id/restore',
  countNews: 'GET /newsfeed/news',
  showTimeline: 'GET /timeline/page/:id',
  watchThings: 'POST /social/watch',
  mute: 'POST /newsfeed/mute',
  unmute: 'POST /newsfeed/unmute',
  listMailboxes: 'GET /mailboxes',
  listInquiries: 'GET /business/request',
  showInquiry: 'GET /business/request/:rid/get-messages',
  sendMessage: 'POST /business/request/:rid/send-message?bid',
  readInquiry: 'POST /business/request/:rid/read?bid',
  showInquiryAllowance: 'GET /business/request/allowance',
  findSameBusiness: 'POST /business/profile/find-same',
  changeOwnProfile: 'PUT /user/profile',
  saveBusinessPhotos: 'PUT /business/profile/:id/photos',
  requestProfilePhotoUpload: 'POST /user/profile-photo/upload-request',
  validateProfilePhotoUpload: 'POST /user/profile-photo/upload-validate',
  requestCoverPhotoUpload: 'POST /user/cover-photo/upload-request',
  validateCoverPhotoUpload: 'POST /user/cover-photo/upload-validate',
  requestUserFileUpload: 'POST /files/upload-request/user',
  requestBusinessFileUpload: 'POST /files/upload-request/business',
  validateFileUpload: 'POST /files/upload-validate',
  requestAttachmentUpload: 'POST /files/upload-request/attachment',
  beginProductImport: 'POST /product/import',
  receiveProductImport: 'POST /product/import/:id/receive',
  showProductImport: 'GET /product/import/:id',
  showMembership: 'GET /subscription/:businessID',
  subscribe: 'POST /subscription/subscribe',
  replaceCard: 'PUT /subscription/:businessID/card',
  validateAttachmentUpload: 'POST /files/attachment-validate',
} as const satisfies Partial<Record<keyof Api, `${Method} /${string}`>>

export type BrowserCall = keyof typeof browserCalls

export type CallOptions = {
  /** The same for each try of one act. */
  idempotencyKey?: string
}

/** Makes a call with the session of the page: what goes in and comes out is the contract's. Throws CallFailure. */
export type CallApi = <Name extends BrowserCall>(
  name: Name,
  input: CallInput<Api[Name]>,
  options?: CallOptions,
) => Promise<CallOutput<Api[Name]>>

/** A call as it goes on the wire; what is undefined stays at home. */
export function requestOf(name: BrowserCall, input: unknown): Call {
  const given: Readonly<Record<string, unknown>> = typeof input === 'object' ? { ...input } : {}
  const [method = '', place = ''] = browserCalls[name].split(' ')
  const [pattern = '', named = ''] = place.split('?')
  const rest = new Map(Object.entries(given).filter(([, value]) => value !== undefined))
  const taken = (key: string) => {
    const value = String(rest.get(key))
    rest.delete(key)
    return value
  }
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(taken(key)))
  const inQuery = method === 'GET' ? [...rest.keys()] : named.split(',').filter((key) => rest.has(key))
  const query = new URLSearchParams(inQuery.map((key) => [key, taken(key)]))
  return {
    method,
    path: query.size > 0 ? `${path}?${query}` : path,
    ...(rest.size > 0 && { body: Object.fromEntries(rest) }),
  }
}

// Addresses of public pages (P2.3): the id is the last 36 characters, the text before it is for people.
import { limits } from './limits.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A text as the readable part of a slug: spaces to hyphens, nothing else lost. */
function hyphened(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, '-')
}

const encodedTwice = (slug: string) => encodeURIComponent(encodeURIComponent(slug))

/** A company or product as its address names it: `key` is the canonical slug of its page, which the server makes, not yet encoded. */
type Keyed = { key: string }

/** The key of a company, made of its original name: for the server alone. */
export function businessKey(business: { businessID: string; companyName: string }): string {
  return `${hyphened(business.companyName)}-${business.businessID}`
}

/** The canonical path of a public business page. */
export function businessPath({ key }: Keyed): string {
  return `/business/${encodedTwice(key)}/`
}

type ProductNamed = { productID: string; name: string; companyName: string }

/** The key of a product: the original name of its company, its own name, a hyphen and the id; for the server alone. */
export function productKey({ productID, name, companyName }: ProductNamed): string {
  return `${hyphened(`${companyName} ${name}`)}-${productID}`
}

/** The canonical path of a product page. */
export function productPath({ key }: Keyed): string {
  return `/business-product/${encodedTwice(key)}`
}

/** The path of a person's public profile. */
export const profilePath = (userID: string): string => `/profile/${userID}`

type Author = { type: 'user' | 'business'; id: string; key: string | null }

/** The page of a person or company; of a company that is gone its address without a name. */
export const authorPath = ({ type, id, key }: Author): string =>
  type === 'user' ? profilePath(id) : businessPath({ key: key ?? id })

/** The page of a post, and of what stands on a timeline. */
export const postPath = (postID: string): string => `/post/${postID}`
export const timelinePath = (timelineID: string): string => `/timeline/${timelineID}`

/** The page of a group, and of what stands in it. */
export const groupPath = (groupID: string): string => `/groups/${groupID}`

/** Where a document of a product is saved from, by who may. */
export const productDocumentPath = (productID: string, documentID: string): string =>
  `/business-product/${productID}/documents/${documentID}`

/** Where an inquiry to a business is written (P2.3). */
export const sendRequestPath = (businessID: string): string => `/business/${businessID}/send-request`

/** The message center of a person or company. */
export const mailboxPath = (mailboxID: string): string => `/business/${mailboxID}/requests`

/** A conversation in it. */
export const requestPath = (mailboxID: string, requestID: string): string =>
  `${mailboxPath(mailboxID)}/${requestID}`

/** Where owners and admins read what their company's page brought. */
export const statisticsTabPath = (businessID: string): string => `/business/${businessID}/edit/statistics`

/** A file of a conversation: saved under its name, or as a picture that is shown. */
export const attachmentPath = (
  mailboxID: string,
  requestID: string,
  attachmentID: string,
  preview?: 'small' | 'large',
): string => `${requestPath(mailboxID, requestID)}/attachments/${attachmentID}${preview ? `/${preview}` : ''}`

/** The id at the end of a slug as the router hands it over (any number of encodings up to two), or null; never throws (D36). */
export function idOfSlug(slug: string): string | null {
  const id = slug.slice(-limits.slugIdLength).toLowerCase()
  return uuid.test(id) ? id : null
}

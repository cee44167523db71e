// Where inquiries are written and read (P2.27).
import { sendRequestPath } from '../../../contract/slugs.ts'

/** The message center of a person or company. */
export const mailboxPath = (mailboxID: string): string => `/business/${mailboxID}/requests`

/** A conversation in it. */
export const requestPath = (mailboxID: string, requestID: string): string =>
  `${mailboxPath(mailboxID)}/${requestID}`

/** The form of an inquiry, about a product when it is named. */
export const askPath = (businessID: string, productID?: string): string =>
  sendRequestPath(businessID) + (productID === undefined ? '' : `?product=${productID}`)

// Where inquiries are written and read (P2.27).
import { sendRequestPath } from '../../../contract/slugs.ts'

/** The form of an inquiry, about a product when it is named. */
export const askPath = (businessID: string, productID?: string): string =>
  sendRequestPath(businessID) + (productID === undefined ? '' : `?product=${productID}`)

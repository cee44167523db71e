// Where inquiries are written and read (section 2).
import { sendRequestPath } from '../../../contract/slugs.ts'

/** The form of an inquiry, about a product when it is named. */
export const askPath = (businessID: string, productID?: string): string =>
  sendRequestPath(businessID) + (productID === undefined ? '' : `?product=${productID}`)

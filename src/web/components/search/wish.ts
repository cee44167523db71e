// What somebody looked for and did not find, on its way into the need-help form.
import type { Query } from '../../../contract/pages/query.ts'
import { limits } from '../../../contract/limits.ts'

/** Where the need-help form is. */
export const enquiryPath = '/contact-us/form'

/** The need-help form of somebody who asks for a company of theirs, such as for its support time. */
export const companyEnquiryPath = (businessID: string): string =>
  `${enquiryPath}?${new URLSearchParams({ business: businessID })}`

const name = 'wish'

/** The need-help form that begins with a wish as the first product to buy. */
export const wishPath = (wish: string): string => `${enquiryPath}?${new URLSearchParams({ [name]: wish })}`

/** The wish of an address, as a field takes it; empty for none. */
export function wishIn(query: Query): string {
  const plain = (query.get(name) ?? '').toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ')
  return [...plain.trim()].slice(0, limits.enquiryProductMax).join('').trim()
}

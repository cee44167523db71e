// Addresses of the rooms that support agents, edition managers and platform admins work in.
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

export const enquiriesPath = (state: 'open' | 'closed' = 'open', cursor?: string): string =>
  withQuery('/console/enquiries', { state: state === 'open' ? undefined : state, cursor })
export const enquiryCasePath = (ticket: string): string => `/console/enquiries/${ticket}`
export const personPath = (userID: string): string => `/console/people/${userID}`
export const companyPath = (businessID: string): string => `/console/companies/${businessID}`
/** A company beside the one that it may be merged into. */
export const mergePath = (businessID: string, into: string): string =>
  withQuery(`${companyPath(businessID)}/merge`, { into })
export const editionPath = (code: string): string => `/console/editions/${code}`
/** The paper of an invoice for staff. */
export const staffPaperPath = (invoiceID: string): string => `/console/invoices/${invoiceID}.pdf`

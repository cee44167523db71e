/** Where the keys of a company for its programs are. */
export const keysPath = (businessID: string): string => `/business/${businessID}/edit/keys`

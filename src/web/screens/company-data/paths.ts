/** Where owners and admins read what was done to their company. */
export const historyPath = (businessID: string): string => `/business/${businessID}/edit/history`

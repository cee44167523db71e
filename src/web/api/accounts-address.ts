/** The log-in or register page, which comes back to `path` (path and query). */
export const accountsAddress = (page: 'log-in' | 'register', path: string) =>
  `/accounts/${page}?continue=${encodeURIComponent(path)}`

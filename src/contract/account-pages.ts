// Where a page and a call of the account service share their address: links and forms get the page, all else is the call.

/** Paths below /accounts, as the calls have them. */
export const accountPages: readonly string[] = [
  '/register',
  '/verify-email',
  '/log-in',
  '/forgot-password',
  '/reset-password',
  '/change-password',
  '/change-email',
  '/delete-account',
]

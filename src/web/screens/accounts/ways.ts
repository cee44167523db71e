// The account pages and the ways between them: where somebody wanted to go is carried along, and only as a path of our own.
import { parametersOf } from '../../../contract/pages/query.ts'
import { limits } from '../../../contract/limits.ts'
import { ownPath } from '../../../contract/own-path.ts'

export type AccountPage =
  | 'register'
  | 'log-in'
  | 'check-mail'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'security'
  | 'change-password'
  | 'change-email'
  | 'sessions'
  | 'two-factor'
  | 'passkeys'
  | 'export'
  | 'export-suspended'
  | 'delete-account'
  | 'deleted'

/** Pages that nobody wants to come back to after a log-in. */
const passedThrough =
  /^\/accounts\/(?:register|log-in|check-mail|forgot-password|reset-password|verify-email|deleted|export-suspended)\/?$/

/** Where the query of an account page leads in the end; from one of these pages to where that one led. */
export function wayBack(search: string): string {
  let path = ownPath(new URLSearchParams(search).get('continue'))
  // Each Login link on an account page would wrap the way once more.
  for (let depth = 0; depth < 10; depth++) {
    const url = new URL(path, 'http://own.invalid')
    // A way that the account service would not take must not keep anybody from logging in.
    if (!passedThrough.test(url.pathname)) return path.length > limits.continueMax ? '/' : path
    path = ownPath(parametersOf(url).get('continue'))
  }
  return '/'
}

/** The address of an account page, with the way back and the language of the query `search`. */
export function accountPath(
  page: AccountPage,
  search: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(more)
  const back = wayBack(search)
  if (back !== '/' && !query.has('continue')) query.set('continue', back)
  const language = new URLSearchParams(search).get('lang')
  if (language !== null) query.set('lang', language)
  return query.size > 0 ? `/accounts/${page}?${query}` : `/accounts/${page}`
}

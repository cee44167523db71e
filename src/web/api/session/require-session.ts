// Screens that need a session (P6.2): visitors log in first and come back.
import { parametersOf } from '../../../contract/pages/query.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { accountsAddress } from '../accounts-address.ts'
import { pageOf, type PageSession } from '../page.ts'

/** The log-in page, which comes back to `path` (path and query) in the language asked for. */
export function logInAddress(path: string, language: string | null): string {
  const address = accountsAddress('log-in', path)
  return language === null ? address : `${address}&lang=${encodeURIComponent(language)}`
}

/** The session of this request; throws the way to the log-in, which comes back here, when there is none. */
export function requireSession(context: Readonly<Pick<RouterContextProvider, 'get'>>): PageSession {
  const page = pageOf(context)
  if (page.session) return page.session
  const { pathname, search } = page.url
  const query = parametersOf(page.url)
  throw redirect(logInAddress(pathname + search, query.get('lang')))
}

// Addresses that need a session (P6.2) and have no screen yet: visitors log in first and come back to them.
import { parametersOf } from '../../contract/pages/query.ts'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { logInAddress } from '../api/session/require-session.ts'

/** Leads to the log-in page with the way back; who is signed in finds home. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { url, session } = pageOf(context)
  const language = parametersOf(url).get('lang')
  return redirect(session ? '/' : logInAddress(`${url.pathname}${url.search}`, language))
}

// Pages that are there for staff alone (D57): visitors log in first, everybody else finds nothing.
import { redirect, type RouterContextProvider } from 'react-router'
import { parametersOf } from '../../../contract/pages/query.ts'
import type { StaffStanding } from '../../../contract/staff.ts'
import { notFoundAs404 } from '../addresses.ts'
import { pageOf } from '../page.ts'
import { statusOf } from '../status.ts'
import { logInAddress, requireSession } from './require-session.ts'

/** What one of staff may do, locked or not. Throws the way to the log-in, and 404 for who is none of them. */
export function staffIn(context: Readonly<Pick<RouterContextProvider, 'get'>>): Promise<StaffStanding> {
  requireSession(context)
  const { api, url } = pageOf(context)
  return api.showStaff({}).catch((error: unknown) => {
    if (statusOf(error) !== 401) return notFoundAs404(error)
    throw redirect(logInAddress(url.pathname + url.search, parametersOf(url).get('lang')))
  })
}

// Where a form of the console leads whose session has ended or was locked while somebody typed; what they typed is kept in the browser.
import { redirect } from 'react-router'
import { parametersOf } from '../../../contract/pages/query.ts'
import type { Page } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { statusOf } from '../../api/status.ts'

/** The console's door, which comes back to `url`. */
export const doorTo = ({ pathname, search }: URL): string =>
  `/console/unlock?${new URLSearchParams({ continue: pathname + search })}`

/** The way to the log-in or to the console's door, from which the page comes back; undefined for any other refusal. */
export function wayIn({ url }: Pick<Page, 'url'>, error: unknown): Response | undefined {
  const { name } = error as { name?: string }
  if (name === 'UnlockNeeded' || name === 'SecondFactorNeeded') return redirect(doorTo(url), 303)
  if (statusOf(error) !== 401) return undefined
  return redirect(logInAddress(url.pathname + url.search, parametersOf(url).get('lang')), 303)
}

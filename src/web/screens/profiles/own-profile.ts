import { parametersOf } from '../../../contract/pages/query.ts'
import { redirect } from 'react-router'
import type { OwnProfileEntry } from '../../../contract/profiles.ts'
import type { Page, PageSession } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { statusOf } from '../../api/status.ts'

/** The profile of the person who is signed in; a session that has just ended leads to the log-in, any other failure home (P6.2). */
export async function ownProfile(page: Page, _session: PageSession): Promise<OwnProfileEntry> {
  try {
    return await page.api.showOwnProfile({})
  } catch (error) {
    const { pathname } = page.url
    const query = parametersOf(page.url)
    if (statusOf(error) === 401) throw redirect(logInAddress(pathname, query.get('lang')))
    page.onError(error)
    throw redirect('/')
  }
}

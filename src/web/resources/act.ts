// Like, follow and save as forms: what works without scripts, and what a visitor begins before they log in.
import { parametersOf } from '../../contract/pages/query.ts'
import { redirect, type ActionFunctionArgs } from 'react-router'
import { isAppError } from '../../contract/errors.ts'
import { ownPath } from '../../contract/own-path.ts'
import { readAct } from '../api/acts.ts'
import { pageOf, type Page } from '../api/page.ts'
import { carryOut, rememberAct } from '../api/session/begun-act.ts'
import { logInAddress } from '../api/session/require-session.ts'
import { sentText } from '../api/sent.ts'

/** Does what `act` says and comes back to `back`; visitors log in first, and it is done after that. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const form = await request.formData()
  const act = readAct(sentText(form, 'act'))
  const back = ownPath(sentText(form, 'back'))
  const logInFirst = () => {
    if (act) rememberAct(page, act)
    const language = parametersOf(new URL(back, page.url)).get('lang')
    return redirect(logInAddress(back, language), 303)
  }
  // While nobody can tell whether they are signed in, there is nothing to log in to.
  if (!act || page.door.isAway()) return redirect(back, 303)
  if (!page.session) return logInFirst()
  try {
    await carryOut(page, page.api, act)
  } catch (error) {
    return failed(page, error, { back, logInFirst })
  }
  return redirect(back, 303)
}

/** A like or follow that fails comes back silently (P4.3); who has no room for more finds out where to make some. */
function failed(
  page: Pick<Page, 'onError'>,
  error: unknown,
  ways: { back: string; logInFirst(): Response },
): Response {
  if (!isAppError(error)) throw error
  if (error.status === 401) return ways.logInFirst()
  if (error.name === 'FavouritesFull') return redirect('/favorites', 303)
  if (error.status >= 500) page.onError(error)
  return redirect(ways.back, 303)
}

export const loader = (): Response => redirect('/')

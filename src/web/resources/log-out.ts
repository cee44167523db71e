// Log-out: a form, so that it works without script and no link or picture can do it.
import { redirect, type ActionFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { chooseActor } from '../api/session/actor.ts'

/** Ends the session here and at the account service, and goes home (P4.1). */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  try {
    await page.accounts.logout({})
  } catch (error) {
    // Whoever logs out is logged out here, also while the account service is away.
    page.onError(new Error('a log-out did not reach the account service', { cause: error }))
  }
  page.door.close()
  chooseActor(page, undefined)
  return redirect('/', 303)
}

export const loader = (): Response => redirect('/')

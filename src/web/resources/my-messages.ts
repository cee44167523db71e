// Messages (D3): the mailbox of whoever one acts as.
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { actingID } from '../api/session/actor.ts'
import { requireSession } from '../api/session/require-session.ts'
import { mailboxPath } from '../components/business/requests.ts'

/** Leads to the message center; visitors log in first. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { userID } = requireSession(context)
  const page = pageOf(context)
  const { search } = page.url
  return redirect(mailboxPath((await actingID(page)) ?? userID) + search)
}

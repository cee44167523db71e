// Messages (D3): the mailbox in which something is unread, else that of whoever one acts as.
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { mailboxPath } from '../../contract/slugs.ts'
import { badgesOf } from '../api/badges.ts'
import { pageOf } from '../api/page.ts'
import { actingID } from '../api/session/actor.ts'
import { requireSession } from '../api/session/require-session.ts'

/** Leads to the message center; visitors log in first. Of several mailboxes with unread mail: one's acting own, else that with most. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { userID } = requireSession(context)
  const page = pageOf(context)
  const [acting = userID, badges] = await Promise.all([actingID(page), badgesOf(page)])
  const waiting = badges?.mailboxes.map(({ mailboxID }) => mailboxID) ?? []
  const mailboxID = waiting.includes(acting) ? acting : (waiting[0] ?? acting)
  return redirect(mailboxPath(mailboxID) + page.url.search)
}

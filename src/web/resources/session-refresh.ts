// What scripts ask before their session's token ends: the cookies are renewed, the token is told without what renews it.
import type { ActionFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'

const failed = (status: number, name: string) =>
  Response.json({ success: false, name, message: '' }, { status })

/** The token of the session in the envelope of the API: 401 SessionError without one, 503 while nobody can tell. */
export function action({ context }: ActionFunctionArgs): Response {
  const { door } = pageOf(context)
  const token = door.token()
  if (token) return Response.json({ success: true, data: token })
  return door.isAway() ? failed(503, 'Unavailable') : failed(401, 'SessionError')
}

export const loader = (): Response => failed(404, 'NotFound')

// Addresses that need a session (section 6) and have no screen yet: visitors log in first and come back to them.
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug, sendRequestPath } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { logInAddress } from '../api/session/require-session.ts'

/** Leads to the log-in page with the way back; a request to something that is no company's id leads home. */
export function loader({ params, context }: LoaderFunctionArgs): Response {
  const { url, session } = pageOf(context)
  const language = url.searchParams.get('lang')
  if (params.id === undefined)
    return redirect(session ? '/' : logInAddress(`${url.pathname}${url.search}`, language))
  const id = idOfSlug(params.id)
  if (id === null) return redirect('/')
  // Who has logged in comes out where the request was begun.
  return redirect(
    session ? `/business/${id}/` : logInAddress(`${sendRequestPath(id)}${url.search}`, language),
  )
}

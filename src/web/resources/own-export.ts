import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** Leads to an export of one's own data while it can be fetched, by an address made now; else back to the page that says why not. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const jobID = idOfSlug(params.jobID ?? '')
  if (jobID === null) return new Response('Not Found\n', { status: 404 })
  const { api, language } = pageOf(context)
  try {
    const { url } = await api.showAccountExport({ jobID })
    return redirect(url ?? '/accounts/export')
  } catch (error) {
    return refusal(error, language)
  }
}

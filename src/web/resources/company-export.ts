import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { managePath } from '../components/manage/tabs.ts'
import { refusal } from './refusal.ts'

/** Leads to an export while it can be fetched, by an address made now; else back to the tab that says why not. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const [id, jobID] = [idOfSlug(params.id ?? ''), idOfSlug(params.jobID ?? '')]
  if (id === null || jobID === null) return new Response('Not Found\n', { status: 404 })
  const { api, language } = pageOf(context)
  try {
    const { url } = await api.showBusinessExport({ id, jobID })
    return redirect(url ?? managePath(id, 'data'))
  } catch (error) {
    return refusal(error, language)
  }
}

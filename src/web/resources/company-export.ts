import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { notFoundAs404 } from '../api/addresses.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { managePath } from '../components/manage/tabs.ts'

/** Leads to an export while it can be fetched, by an address made now; else back to the tab that says why not. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const [id, jobID] = [idOfSlug(params.id ?? ''), idOfSlug(params.jobID ?? '')]
  if (id === null || jobID === null) return new Response('Not Found\n', { status: 404 })
  const { url } = await pageOf(context).api.showBusinessExport({ id, jobID }).catch(notFoundAs404)
  return redirect(url ?? managePath(id, 'data'))
}

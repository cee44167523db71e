import { redirect, type ActionFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { managePath } from '../components/manage/tabs.ts'

/** Nothing to see here: the form that leads here stands among one's companies. */
export const loader = (): Response => redirect('/my-business')

/** Brings a removed company back and leads to it; else back to My business, which says why not (RestoreForm). */
export async function action({ params, context }: ActionFunctionArgs): Promise<Response> {
  requireSession(context)
  const id = idOfSlug(params.id ?? '')
  if (id === null) return redirect('/my-business')
  const { api } = pageOf(context)
  try {
    await api.restoreBusiness({ id })
    return redirect(`${managePath(id, 'general')}?done=restored`)
  } catch (error) {
    const { name, status } = error as { name: string; status?: number }
    if (status === undefined || status >= 500) throw error
    return redirect(`/my-business?notRestored=${id}-${name}`)
  }
}

import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** Leads a verifier to the report of a visit or audit, by an address made now; each reading is logged. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const [businessID, documentID] = [params.id, params.documentID].map((slug) => idOfSlug(slug ?? ''))
  const page = pageOf(context)
  if (!businessID || !documentID) return new Response('Not Found\n', { status: 404 })
  try {
    const { url } = await page.api.readCheckReport({ businessID, documentID })
    return redirect(url, {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return refusal(error, page.language)
  }
}

import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** Leads a verifier to a document of a case, for who has it, by an address made now; each reading is logged. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const [caseID, documentID] = [params.caseID, params.documentID].map((slug) => idOfSlug(slug ?? ''))
  const page = pageOf(context)
  if (!caseID || !documentID) return new Response('Not Found\n', { status: 404 })
  try {
    const { url } = await page.api.readVerificationDocument({ caseID, documentID })
    return redirect(url, {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return refusal(error, page.language)
  }
}

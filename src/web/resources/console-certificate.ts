import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** Leads a verifier to the document of a certificate that waits to be looked up, by an address made now; each reading is logged. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const requestID = idOfSlug(params.requestID ?? '')
  const page = pageOf(context)
  if (requestID === null) return new Response('Not Found\n', { status: 404 })
  try {
    const { url } = await page.api.readCertificateDocument({ requestID })
    return redirect(url, {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return refusal(error, page.language)
  }
}

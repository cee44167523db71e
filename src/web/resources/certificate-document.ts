import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** Leads an owner or admin to the document of a certificate, by an address made now. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const [businessID, certificateID] = [params.id, params.certificateID].map((slug) => idOfSlug(slug ?? ''))
  const page = pageOf(context)
  if (!businessID || !certificateID) return new Response('Not Found\n', { status: 404 })
  try {
    const { url } = await page.api.showCertificateDocument({ id: businessID, certificateID })
    return redirect(url, {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return refusal(error, page.language)
  }
}

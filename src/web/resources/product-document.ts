import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isAppError } from '../../contract/errors.ts'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { refusal } from './refusal.ts'

/** Leads to a document of a product, by an address made now; to the page of the product whoever has to ask for it first. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const [id, documentID] = [idOfSlug(params['slug'] ?? ''), idOfSlug(params['documentID'] ?? '')]
  if (id === null || documentID === null) return new Response('Not Found\n', { status: 404 })
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  try {
    return redirect((await page.api.openProductDocument({ id, documentID })).url, { headers })
  } catch (error) {
    if (isAppError(error) && error.name === 'DocumentOnRequest')
      return redirect(`/business-product/${id}#documents`, { headers })
    return refusal(error, page.language)
  }
}

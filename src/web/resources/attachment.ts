import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** Leads a party to a file of its conversation, or, at `small` or `large`, to a picture of it, by an address made now. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const [bid, rid, id] = [params.id, params.rid, params.attachmentID].map((slug) => idOfSlug(slug ?? ''))
  const page = pageOf(context)
  if (!bid || !rid || !id) return new Response('Not Found\n', { status: 404 })
  try {
    const { url, previews } = await page.api.showAttachment({ bid, rid, id })
    const { preview } = params
    const picture = preview === 'small' ? previews[0] : previews.at(-1)
    const to = preview === undefined ? url : (picture?.url ?? url)
    return redirect(to, {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return refusal(error, page.language)
  }
}

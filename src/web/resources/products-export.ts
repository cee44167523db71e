import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { logInAddress, requireSession } from '../api/session/require-session.ts'
import { statusOf } from '../components/layout/Problem.tsx'

/** All products of a company as a file to save; whoever may not have it comes back to the list, which says why. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  requireSession(context)
  const bid = idOfSlug(params.id ?? '')
  if (bid === null) return new Response(null, { status: 404 })
  const format = page.url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  try {
    const { fileName, contentType, base64 } = await page.api.exportProducts({ bid, format })
    return new Response(Buffer.from(base64, 'base64'), {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    const status = statusOf(error)
    if (status === 401) return redirect(logInAddress(`/business/${bid}/products`, null))
    if (status >= 500) throw error
    return new Response(null, { status })
  }
}

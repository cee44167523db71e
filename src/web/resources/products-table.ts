import type { LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { notFoundAs404 } from '../api/addresses.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'

/** All products of a company as a file for a spreadsheet: /business/ID/products.csv and .xlsx, for its owners and admins. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const { api, url } = pageOf(context)
  const bid = idOfSlug(params.id ?? '')
  if (bid === null) return new Response('Not Found\n', { status: 404 })
  const format = url.pathname.endsWith('.xlsx') ? 'xlsx' : 'csv'
  const { fileName, contentType, base64 } = await api.exportProducts({ bid, format }).catch(notFoundAs404)
  return new Response(Buffer.from(base64, 'base64'), {
    headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` },
  })
}

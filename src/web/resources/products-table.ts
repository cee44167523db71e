import type { LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** All products of a company as a file for a spreadsheet: /business/ID/products.csv and .xlsx, for its owners and admins. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const { api, url, language } = pageOf(context)
  const bid = idOfSlug(params.id ?? '')
  if (bid === null) return new Response('Not Found\n', { status: 404 })
  const format = url.pathname.endsWith('.xlsx') ? 'xlsx' : 'csv'
  try {
    const { fileName, contentType, base64 } = await api.exportProducts({ bid, format })
    return new Response(Buffer.from(base64, 'base64'), {
      headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` },
    })
  } catch (error) {
    return refusal(error, language)
  }
}

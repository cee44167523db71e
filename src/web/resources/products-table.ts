import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { ProductFileFormat } from '../../contract/product-files.ts'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

const formats: Readonly<Record<string, ProductFileFormat>> = { csv: 'csv', xlsx: 'xlsx', xml: 'bmecat' }

/** Leads to all products of a company as one file, for its owners and admins: /business/ID/products.csv, .xlsx, and .xml for a BMEcat. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const { api, url, language } = pageOf(context)
  const bid = idOfSlug(params.id ?? '')
  const format = formats[url.pathname.slice(url.pathname.lastIndexOf('.') + 1)]
  if (bid === null || format === undefined) return new Response('Not Found\n', { status: 404 })
  try {
    const file = await api.exportProducts({ bid, format })
    return redirect(file.url, {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return refusal(error, language)
  }
}

import type { LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** The paper of an invoice of any company, for platform admins: /console/invoices/ID.pdf, shown by the browser. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context)
  const name = params.file ?? ''
  const invoiceID = name.endsWith('.pdf') ? idOfSlug(name.slice(0, -'.pdf'.length)) : null
  if (invoiceID === null) return new Response('Not Found\n', { status: 404 })
  const { api, language } = pageOf(context)
  try {
    const { fileName, contentType, base64 } = await api.readInvoicePaper({ invoiceID })
    return new Response(Buffer.from(base64, 'base64'), {
      headers: {
        'content-type': contentType,
        'content-disposition': `inline; filename="${fileName}"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  } catch (error) {
    return refusal(error, language)
  }
}

import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { checkPageOf } from '../content/trust-check.server.ts'

/** A page that checks trust files wherever it is opened, also from a disk without a network: it has nothing from elsewhere. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { html, policy } = checkPageOf(pageOf(context))
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'public, max-age=3600',
    },
  })
}

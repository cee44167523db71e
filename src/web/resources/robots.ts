import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'

/** What is nobody's page, needs a session (P6.2), or is another spelling of a page. */
const notForSearch = [
  '/accounts/',
  '/api/',
  '/resources/',
  '/language',
  '/SetID/',
  '/newsfeed',
  '/my-business',
  '/profile/$',
  '/profile/edit',
  '/business/create',
  '/business/*/edit',
  '/business/*/member',
  '/business/*/product',
  '/business/*/send-request',
  '/business/*/requests',
  '/*?*editMode=',
]

/** Who may look at what, and where the sitemaps of all editions are: of this one first, since each stands at its own host. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { edition, editions } = pageOf(context)
  const origins = new Set([edition, ...editions].map(({ origin }) => origin))
  const lines = [
    'User-agent: *',
    ...notForSearch.map((path) => `Disallow: ${path}`),
    '',
    ...[...origins].map((origin) => `Sitemap: ${new URL('/sitemap.xml', origin).href}`),
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

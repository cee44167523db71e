import type { LoaderFunctionArgs } from 'react-router'
import { languages } from '../../contract/locale.ts'
import { pageOf } from '../api/page.ts'

const monthMs = 30 * 86_400_000

/** To whom a hole is told (RFC 9116); it holds for half a year from the month in which it is asked for. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { edition } = pageOf(context)
  const expires = new Date((Math.floor(Date.now() / monthMs) + 6) * monthMs).toISOString()
  const lines = [
    `Contact: mailto:${edition.email}`,
    `Contact: ${new URL('/contact-us/form', edition.origin).href}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', edition.origin).href}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

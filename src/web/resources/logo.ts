import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { logoOf } from '../content/icon.server.ts'

/** The edition's mark as a PNG, which structured data names as the logo of the site. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const logo = await logoOf(pageOf(context).edition.colours.brand)
  return new Response(new Uint8Array(logo), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}

import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { iconOf } from '../content/icon.server.ts'

/** The edition's mark for those who ask for no other; an ICO of three sizes. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const icon = await iconOf(pageOf(context).edition.colours.brand)
  return new Response(new Uint8Array(icon), {
    headers: { 'content-type': 'image/x-icon', 'cache-control': 'public, max-age=86400' },
  })
}

import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { cardOfDrawing } from '../content/card.server.ts'
import { drawingOf } from '../content/drawings.server.ts'

/** A drawing of the pages of prose in the edition's colour, as PNG the card of a link; 404 for any other name. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const [, name, form] = /^([a-z][a-z0-9-]*)\.(svg|png)$/.exec(params.file ?? '') ?? []
  const { colours } = pageOf(context).edition
  const svg = name === undefined ? undefined : await drawingOf(name, colours)
  if (name === undefined || svg === undefined) return new Response('Not Found\n', { status: 404 })
  const headers = { 'cache-control': 'public, max-age=86400' }
  if (form === 'svg')
    return new Response(svg, { headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' } })
  return new Response(new Uint8Array(await cardOfDrawing(name, svg, colours)), {
    headers: { ...headers, 'content-type': 'image/png' },
  })
}

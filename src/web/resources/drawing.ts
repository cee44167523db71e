import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { drawingOf } from '../content/drawings.server.ts'

/** A drawing of the pages of prose in the edition's colour; 404 for any other name. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const [, name] = /^([a-z][a-z0-9-]*)\.svg$/.exec(params.file ?? '') ?? []
  const svg = name === undefined ? undefined : await drawingOf(name, pageOf(context).edition.colours)
  if (svg === undefined) return new Response('Not Found\n', { status: 404 })
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

// Writes the whole page before answering, so that it can be cached and its scripts allowed by hash.
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { I18nProvider } from '@lingui/react'
import { pageOf } from './api/page.ts'

export const streamTimeout = 5_000

/** In one go and as one text: nothing in a page waits once its data is there, and a stream would encode each word apart. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { i18n, nonce, onDocument } = pageOf(context)
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <ServerRouter context={await withData(routerContext)} url={request.url} nonce={nonce} />
    </I18nProvider>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  onDocument(Buffer.from(`<!DOCTYPE html>${html}`))
  return new Response(null, { status, headers })
}

/** The context with its data already read: what a page waits for would not be in it. */
async function withData(routerContext: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream } = routerContext
  if (!serverHandoffStream) return routerContext
  const streamCache: Read = {}
  const decoder = new TextDecoder()
  let at = 0
  for await (const part of serverHandoffStream)
    streamCache[at++] = read(false, decoder.decode(part, { stream: true }))
  streamCache[at] = read(true, '')
  return { ...routerContext, renderMeta: { ...routerContext.renderMeta, streamCache } }
}

type Read = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>

const read = (done: boolean, value: string): Read[number] =>
  Object.assign(Promise.resolve(), { result: { done, value } })

/** Failures of loaders reach the person as an error page; the web role logs what it was told by the API. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) pageOf(context).onError(error)
}

// Renders the whole page before answering, so that it can be cached and its scripts allowed by hash.
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { I18nProvider } from '@lingui/react'
import { pageOf } from './api/page.ts'

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { i18n, nonce, onDocument, onError } = pageOf(context)
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={i18n}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </I18nProvider>,
      {
        nonce,
        onAllReady() {
          const chunks: Buffer[] = []
          const collect = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              headers.set('content-type', 'text/html; charset=utf-8')
              onDocument(Buffer.concat(chunks))
              resolve(new Response(null, { status: failed ? 500 : status, headers }))
              done()
            },
          })
          pipe(collect)
        },
        onShellError: reject,
        onError(error) {
          failed = true
          onError(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** Failures of loaders reach the person as an error page; the web role logs what it was told by the API. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) pageOf(context).onError(error)
}

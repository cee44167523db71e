// Writes the whole page before answering, so that it can be cached and its scripts allowed by hash.
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { LinguiContext } from '@lingui/react'
import { frameContext } from './api/frame.ts'
import { headTags } from './api/head-tags.ts'
import type { Head } from './api/head.ts'
import { pageOf } from './api/page.ts'
import { NumberContext } from './components/layout/RequestNumber.tsx'
import { FrameContext } from './components/layout/site.ts'
import { WritingOnce } from './ui/WrittenOnce.tsx'
import { textsOf, writtenFor } from './written.tsx'

export const streamTimeout = 5_000

/** In one go and as one text: nothing in a page waits once its data is there, and a stream would encode each word apart. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { i18n, nonce, onDocument, requestID } = pageOf(context)
  const frame = context.get(frameContext)
  const written = frame && writtenFor(frame, i18n)
  const html = renderToString(
    <LinguiContext value={textsOf(i18n)}>
      <FrameContext value={frame}>
        <WritingOnce value={written?.once}>
          <NumberContext value={requestID}>
            <ServerRouter
              context={ofThisPage(await withData(routerContext))}
              url={request.url}
              nonce={nonce}
            />
          </NumberContext>
        </WritingOnce>
      </FrameContext>
    </LinguiContext>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const end = html.indexOf('</head>')
  const added = headTagsOf(routerContext) + (written?.tag ?? '')
  const document = `<!DOCTYPE html>${html.slice(0, end)}${added}${html.slice(end)}`
  onDocument(written ? written.document(document) : Buffer.from(document))
  return new Response(null, { status, headers })
}

/** What machines are told of this page, by the innermost screen; of a failure nothing. */
function headTagsOf({ staticHandlerContext }: EntryContext): string {
  const { matches, loaderData, errors } = staticHandlerContext
  if (errors) return ''
  const heads = matches.map(({ route }) => (loaderData[route.id] as { head?: Head } | undefined)?.head)
  const head = heads.findLast((one) => one !== undefined)
  return head ? headTags(head) : ''
}

/** Without the routes that this page is not made of: the router would make each of them ready. */
function ofThisPage(routerContext: EntryContext): EntryContext {
  const { manifest, routeModules, staticHandlerContext } = routerContext
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const only = <T,>(all: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id]!]] : [])))
  return {
    ...routerContext,
    manifest: { ...manifest, routes: only(manifest.routes) },
    routeModules: only(routeModules),
  }
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

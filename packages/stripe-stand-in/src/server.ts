// The server: who asks (keys), which call, its idempotency, the answer; and beside it the pages for browsers and the test calls.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { adminAnswer, type Faults } from './admin.ts'
import { send, type Answer } from './answers.ts'
import { pageFor } from './browser.ts'
import { expanded, type Call } from './calls.ts'
import { faultAnswer, invalid, noSuchAddress, StripeFault } from './faults.ts'
import { readForm, type GivenParams } from './form.ts'
import { answeredOnce } from './idempotency.ts'
import { isAllowedInBrowser, whoAsks, type Keys } from './keys.ts'
import { routeFor } from './routes.ts'
import { newId, openStore } from './store.ts'
import { threeDSecure } from './three-d-secure.ts'
import { webhooks } from './webhooks.ts'

export type Settings = {
  keys: Keys
  /** Where what is known is kept; without one it is forgotten at the end. */
  folder?: string | undefined
  /** Where events are sent. */
  webhookUrl?: string | undefined
  host?: string | undefined
  port?: number | undefined
  /** Where browsers reach it, when not at its own address. */
  origin?: string | undefined
}
export type StandIn = { url: string; close(): Promise<void> }

const bodyMax = 100_000

/** Starts a server; whoever asks for it closes it. */
export async function startStandIn(settings: Settings): Promise<StandIn> {
  const { keys, host = '127.0.0.1', port = 0 } = settings
  const store = openStore(settings.folder)
  const hooks = webhooks(store, keys.webhookSecret, settings.webhookUrl)
  const once = answeredOnce(store)
  const faults: Faults = { list: [] }
  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      if (!response.headersSent)
        send(response, { status: 500, body: { error: { type: 'api_error', message: error.message } } })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const origin = settings.origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
  hooks.begin()

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    const emit = hooks.emitter(newId('req', 14), headerOf(request, 'idempotency-key'))
    const needs = { store, emit, origin }
    if (url.pathname.startsWith('/test/')) {
      const answer = await adminAnswer({ ...needs, hooks, faults, keys }, request, url, body)
      return commitAndSend(response, answer)
    }
    if (!url.pathname.startsWith('/v1/')) {
      const answer =
        threeDSecure(needs, method, url, body) ??
        pageFor(method, url) ??
        plainFault(noSuchAddress(method, url.pathname))
      return commitAndSend(response, answer)
    }
    if (method === 'OPTIONS') return send(response, { status: 204, body: '' })
    await serveCall(request, response, url, body, emit)
  }

  async function serveCall(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    url: URL,
    body: string,
    emit: Call['emit'],
  ) {
    const method = request.method ?? 'GET'
    const fault = faults.list.find(
      (one) => one.times > 0 && (!one.on || `${method} ${url.pathname}`.startsWith(one.on)),
    )
    if (fault) fault.times--
    const key = method === 'POST' ? headerOf(request, 'idempotency-key') : null
    const question = JSON.stringify([method, url.pathname, url.search, body])
    const work = async (): Promise<Answer> => {
      if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
      if (fault && !fault.work && typeof fault.answer === 'number') return brokenAnswer(fault.answer)
      const answer = fault && !fault.work ? { status: 500, body: {} } : answerOf(request, url, body, emit)
      // As Stripe does: what failed in the middle stays failed for its key.
      return fault?.work && typeof fault.answer === 'number' ? brokenAnswer(fault.answer) : answer
    }
    const isKept = !fault || fault.work
    const answer = await once(key, question, work, isKept)
    store.commit()
    hooks.deliver()
    if (fault?.answer === 'drop') return void request.socket.destroy()
    // The connection stays open and says nothing.
    if (fault?.answer === 'hang') return
    send(response, { ...answer, headers: { ...answer.headers, 'request-id': newId('req', 14) } })
  }

  function answerOf(request: http.IncomingMessage, url: URL, body: string, emit: Call['emit']): Answer {
    const method = request.method ?? 'GET'
    try {
      const params: GivenParams = { ...readForm(url.search.slice(1)), ...readForm(body) }
      const isPublic = whoAsks(headerOf(request, 'authorization'), params, keys) === 'browser'
      delete params['key']
      const found = routeFor(method, url.pathname)
      if (!found) throw noSuchAddress(method, url.pathname)
      if (isPublic && !isAllowedInBrowser(method, url.pathname))
        throw new StripeFault(403, {
          type: 'invalid_request_error',
          code: 'secret_key_required',
          message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
        })
      const { expand } = params
      if (isPublic && expand)
        throw invalid('This property cannot be expanded with a publishable key.', { param: 'expand' })
      const done = found.call({ store, params, ids: found.ids, isPublic, origin, emit })
      return { status: 200, body: expanded(store, done, Array.isArray(expand) ? expand.map(String) : []) }
    } catch (error) {
      if (error instanceof StripeFault) return faultAnswer(error)
      throw error
    }
  }

  function commitAndSend(response: http.ServerResponse, answer: Answer) {
    store.commit()
    hooks.deliver()
    send(response, answer)
  }

  return {
    url: origin,
    async close() {
      hooks.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const plainFault = (fault: StripeFault): Answer => faultAnswer(fault)

const brokenAnswer = (status: number): Answer => ({
  status,
  body: {
    error:
      status === 429
        ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
        : { type: 'api_error', message: 'An unknown error occurred.' },
  },
})

const headerOf = (request: http.IncomingMessage, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > bodyMax) throw new Error('The body is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

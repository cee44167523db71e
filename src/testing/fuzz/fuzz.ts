// Sends arbitrary requests to a listening server and judges every answer (V7).
import http from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import type { Endpoint } from '../../contract/endpoint.ts'
import { errorTable, type ErrorName } from '../../contract/errors.ts'
import { errorsOf } from '../../roles/call-errors.ts'
import { requestsTo, type FuzzRequest } from './requests.ts'
import type { Known } from './values.ts'

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string; ms: number }
type Count = { cases: number; successes: number }

export type FuzzOptions = {
  /** Such as http://127.0.0.1:4000. */
  origin: string
  /** Where the endpoints lie; /api unless told otherwise. */
  prefix?: string
  /** Authorization headers of people: half of the requests carry one. */
  bearers?: readonly string[]
  endpoints: Record<string, Endpoint>
  /** All that the server answers, when only some of it is asked. */
  served?: Record<string, Endpoint>
  known: Known
  /** What a call may be asked for, of all that is known; the same without it. */
  knownFor?: (endpoint: Endpoint) => Known
  cases: number
  seed: number
}

const slowestMs = 4_000

/** Runs `cases` requests over all endpoints; `failure` tells the smallest one that went wrong, with seed and path. */
export async function fuzz(
  options: FuzzOptions,
): Promise<{ failure: string | undefined; counts: Map<string, Count> }> {
  const counts = new Map(Object.keys(options.endpoints).map((name) => [name, { cases: 0, successes: 0 }]))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const { bearers = [], prefix = '/api', served = options.endpoints } = options
  const requests = Object.entries(options.endpoints).map(([name, one]) =>
    requestsTo(name, one, options.knownFor?.(one) ?? options.known, prefix),
  )
  const asSomebody =
    bearers.length === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...bearers), { freq: 2 })
  let sent = 0
  const property = fc.asyncProperty(fc.oneof(...requests), asSomebody, async (request, bearer) => {
    // Each from an address of its own, or a rate limit would soon answer for everything behind it.
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}`
    const headers = {
      'x-forwarded-for': address,
      ...(bearer === null ? {} : { authorization: bearer }),
      ...request.headers,
    }
    const answer = await send(options.origin, { ...request, headers }, agent)
    judge(answererOf(served, prefix, request), request, answer)
    const count = counts.get(request.call) as Count
    count.cases += 1
    if (answer.status === 200) count.successes += 1
  })
  try {
    const details = await fc.check(property, { numRuns: options.cases, seed: options.seed })
    if (!details.failed) return { failure: undefined, counts }
    return { failure: `${String(details.errorInstance)}\n${fc.defaultReportMessage(details)}`, counts }
  } finally {
    agent.destroy()
  }
}

function send(
  origin: string,
  { method, target, headers, body }: FuzzRequest,
  agent: http.Agent,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path: target, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - began,
        }),
      )
    })
    request.setTimeout(5 * slowestMs, () => request.destroy(new Error('no answer')))
    request.on('error', reject)
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body))
    request.end(body)
  })
}

/** The call that answers: with another method a path may be another's, such as PUT of a product that is called by-business. */
function answererOf(
  endpoints: Record<string, Endpoint>,
  prefix: string,
  { call, method, target }: FuzzRequest,
): Endpoint {
  const meant = endpoints[call] as Endpoint
  const [path = ''] = target.split('?')
  // A path that is not quite that of a call may be that of another: /thing/setup% is a /thing/:id.
  const serves = (one: Endpoint) =>
    one.method === method && new RegExp(`^${prefix}${one.path.replace(/:\w+/g, '[^/]+')}/?$`).test(path)
  if (serves(meant)) return meant
  const others = Object.values(endpoints).filter(serves)
  return others.find((one) => !one.path.includes(':')) ?? others[0] ?? meant
}

function judge(endpoint: Endpoint, request: FuzzRequest, answer: Answer): void {
  const wrong = (what: string) => {
    throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 500)}`)
  }
  if (answer.ms > slowestMs) wrong(`took ${Math.round(answer.ms)} ms`)
  if (answer.status >= 500) wrong('the server failed')
  if (answer.headers['x-content-type-options'] !== 'nosniff') wrong('no nosniff')
  if (request.method === 'HEAD' || answer.status === 304) {
    if (answer.text !== '') wrong('a body where none belongs')
    return
  }
  // Beside the account service there are pages: what is no JSON is for them.
  if (answer.status === 404 && !/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return
  if (!answer.headers['content-type']?.startsWith('application/json')) wrong('not JSON')
  const envelope = parsed(answer.text)
  if (envelope === undefined) return wrong('no envelope')
  if (envelope['success'] === true) return judgeSuccess(endpoint, request, answer, envelope, wrong)
  judgeFailure(endpoint, answer, envelope, wrong)
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function judgeSuccess(
  endpoint: Endpoint,
  request: FuzzRequest,
  answer: Answer,
  envelope: Record<string, unknown>,
  wrong: (what: string) => void,
): void {
  if (answer.status !== 200) wrong('a success with another status')
  if (Object.keys(envelope).sort().join() !== 'data,success') wrong('an envelope with other fields')
  const data = endpoint.ok.safeParse(envelope['data'])
  if (!data.success) return wrong(`not as the schema says: ${data.error.message}`)
  // Parsing drops what the schema does not name.
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(data.data)), envelope['data']))
    wrong('fields that the schema does not name')
  for (const part of ['params', 'query', 'body'] as const)
    if (request.parts && !endpoint[part].safeParse(request.parts[part]).success)
      wrong(`accepted ${part} that its schema refuses`)
}

function judgeFailure(
  endpoint: Endpoint,
  answer: Answer,
  envelope: Record<string, unknown>,
  wrong: (what: string) => void,
): void {
  const { success, name, message, fields } = envelope
  if (success !== false) wrong('neither success nor failure')
  // A path that is not quite the endpoint's is nobody's, whatever the endpoint declares.
  const declared: readonly string[] = [...errorsOf(endpoint), 'NotFound']
  if (typeof name !== 'string' || !declared.includes(name)) return wrong('an error that is not declared')
  if (errorTable[name as ErrorName].status !== answer.status) wrong('a status that is not the error’s')
  if (typeof message !== 'string' || message === '') wrong('no message')
  if (fields !== undefined && !Object.values(fields as object).every((text) => typeof text === 'string'))
    wrong('fields without texts')
}

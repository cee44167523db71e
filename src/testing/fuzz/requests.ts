// Requests to one endpoint: half as its schema allows, three in ten at the edges, two in ten hostile.
import * as fc from 'fast-check'
import * as z from 'zod'
import type { EndpointShape } from '../../platform/http/routes.ts'
import { hostileValues, objectsOf, type JsonSchema, type Known } from './values.ts'

type Fields = Record<string, unknown>
export type Parts = { params: Fields; query: Fields; body: Fields }

export type FuzzRequest = {
  call: string
  method: string
  /** Path and query as they stand in the request line. */
  target: string
  headers: Record<string, string>
  body?: string
  /** What the endpoint is given, when that is known: its schema decides whether it may succeed. */
  parts?: Parts
}

/** Arbitrary requests to the endpoint that the contract calls `call`, below `prefix`. */
export function requestsTo(
  call: string,
  endpoint: EndpointShape,
  known: Known,
  prefix: string,
): fc.Arbitrary<FuzzRequest> {
  const plain = (edges: boolean) =>
    partsTo(endpoint, known, edges).map((parts) => request(call, endpoint, parts))
  return fc
    .oneof(
      { weight: 5, arbitrary: plain(false) },
      { weight: 3, arbitrary: plain(true) },
      { weight: 2, arbitrary: hostileTo(call, endpoint, partsTo(endpoint, known, false)) },
    )
    .map((one) => ({ ...one, target: prefix + one.target }))
}

function partsTo(endpoint: EndpointShape, known: Known, edges: boolean): fc.Arbitrary<Parts> {
  const of = (shape: z.ZodObject) =>
    objectsOf(z.toJSONSchema(shape, { io: 'input' }) as JsonSchema, known, edges)
  return fc.record({ params: of(endpoint.params), query: of(endpoint.query), body: of(endpoint.body) })
}

function request(call: string, endpoint: EndpointShape, parts: Parts): FuzzRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encoded(textOf(parts.params[key])))
  const search = Object.entries(parts.query)
    .map(([key, value]) => `${encoded(key)}=${encoded(textOf(value))}`)
    .join('&')
  const asTexts = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, textOf(value)]))
  const hasBody = endpoint.method !== 'GET'
  return {
    call,
    method: endpoint.method,
    target: `${path}${search ? `?${search}` : ''}`,
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody ? { body: JSON.stringify(parts.body) } : {}),
    parts: {
      params: asTexts(parts.params),
      query: asTexts(parts.query),
      body: hasBody ? (JSON.parse(JSON.stringify(parts.body)) as Fields) : {},
    },
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Percent-encoded byte by byte; half a surrogate pair becomes the bytes that UTF-8 forbids. */
function encoded(text: string): string {
  return [...text]
    .map((character) =>
      character.isWellFormed()
        ? encodeURIComponent(character)
        : `%ED%${(0x80 + ((character.charCodeAt(0) >> 6) & 0x3f)).toString(16)}%80`,
    )
    .join('')
}

/** One thing wrong at a time, so that what is found can be named. */
function hostileTo(
  call: string,
  endpoint: EndpointShape,
  allowed: fc.Arbitrary<Parts>,
): fc.Arbitrary<FuzzRequest> {
  const sent = allowed.map((parts) => request(call, endpoint, parts))
  const changed = <Change>(
    changes: fc.Arbitrary<Change>,
    apply: (request: FuzzRequest, change: Change) => Partial<FuzzRequest>,
  ) => fc.tuple(sent, changes).map(([as, change]) => ({ ...as, ...apply(as, change) }))

  return fc.oneof(
    { weight: 4, arbitrary: wrongFields(call, endpoint, allowed) },
    changed(fc.constantFrom(...badPercents), ({ target }, bad) => ({
      target: target + bad,
      parts: undefined,
    })),
    changed(fc.constantFrom(...otherMethods), (_, method) => ({ method, parts: undefined })),
    changed(fc.constantFrom(...badBodies), (_, body) => ({
      body,
      headers: { 'content-type': 'application/json' },
      parts: undefined,
    })),
    changed(fc.constantFrom(...otherTypes), (as, type) => ({
      body: as.body ?? 'a=1',
      headers: { 'content-type': type },
      parts: undefined,
    })),
    changed(hostileHeaders, (as, headers) => ({ headers: { ...as.headers, ...headers } })),
  )
}

function wrongFields(
  call: string,
  endpoint: EndpointShape,
  allowed: fc.Arbitrary<Parts>,
): fc.Arbitrary<FuzzRequest> {
  const unknown = ['unknown', '__proto__', 'constructor', 'toString', 'id', ' ', '']
  const keysOf: [keyof Parts, string[]][] = [
    ['params', Object.keys(endpoint.params.shape)],
    ['query', [...Object.keys(endpoint.query.shape), ...unknown]],
    ['body', endpoint.method === 'GET' ? [] : [...Object.keys(endpoint.body.shape), ...unknown]],
  ]
  const places = keysOf
    .filter(([, keys]) => keys.length > 0)
    .map(([part, keys]) => fc.constantFrom(...keys).map((key) => [part, key] as const))
  return fc.tuple(allowed, fc.oneof(...places), hostileValues).map(([parts, [part, key], value]) => {
    const fields = { ...parts[part] }
    // Defined, not assigned: `__proto__` shall be a field like any other.
    Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
    const asSent = request(call, endpoint, { ...parts, [part]: fields })
    // A path parameter that is empty or made of dots is another path.
    return part === 'params' ? { ...asSent, parts: undefined } : asSent
  })
}

const badPercents = [
  '%',
  '%zz',
  '%c0%af',
  '%E3%81',
  '%00',
  '?%',
  '?a=%',
  '?%5b%5d=1',
  '/',
  '//',
  '/%2e%2e/',
  '#',
  ';a=1',
]
const otherMethods = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'TRACE', 'PROPFIND']
const badBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1,}',
  '{"__proto__":{"size":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"size":1e999}',
  '{"textQuery":"\\ud800"}',
  '\ufeff{}',
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
]
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;;;',
  '/',
  'x'.repeat(300),
]
const latin = fc.string({ unit: fc.constantFrom(...' aZ0-,;=*/"\\%\u00e9\u00ff'), maxLength: 60 })
const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.record({
    'accept-language': fc.oneof(latin, fc.constant('en-'.repeat(1_000)), fc.constant('__proto__')),
  }),
  fc.record({ 'x-edition': fc.oneof(latin, fc.constantFrom('zz', 'jp', '__proto__', 'JP')) }),
  fc.record({ authorization: fc.oneof(latin, fc.constantFrom('Bearer', 'Bearer x.y.z', 'Basic eDp5')) }),
  fc.record({ 'if-none-match': fc.oneof(latin, fc.constantFrom('*', 'W/"x"')) }),
  fc.record({ 'idempotency-key': fc.oneof(latin, fc.constantFrom('again', 'x'.repeat(201))) }),
  fc.record({ 'accept-encoding': latin, accept: latin, 'x-forwarded-for': latin }),
)

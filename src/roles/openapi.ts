// The OpenAPI 3.1 document, made from the contract: what is declared there is what is written here.
import * as z from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { accountsApi } from '../contract/accounts.ts'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { errorTable } from '../contract/errors.ts'
import { LiveEvent, livePath } from '../contract/live.ts'
import { languages } from '../contract/locale.ts'
import { errorText } from '../messages/texts.ts'
import { errorsOf } from './call-errors.ts'

type Json = Record<string, unknown>

type Contract = Record<string, Endpoint>

/** Everything that can be called, by where it is served. */
export const contracts: Record<'/api' | '/accounts', Contract> = { '/api': api, '/accounts': accountsApi }

/** The document of the whole contract as plain JSON. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  const tags = new Set<string>()
  for (const [prefix, contract] of Object.entries(contracts))
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = prefix + endpoint.path.replace(/:(\w+)/g, '{$1}')
      const tag = prefix === '/accounts' ? 'accounts' : tagOf(endpoint)
      tags.add(tag)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, tag, endpoint) }
    }
  tags.add('live')
  paths[`/api${livePath}`] = { get: liveOperation }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Millwright API',
      version: manifest.version,
      description: manifest.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components,
  }
}

/** No call: an answer that goes on. */
const liveOperation = {
  operationId: 'live',
  tags: ['live'],
  summary:
    'What happens in the conversations of the caller, to the numbers of their bar and to what their pages watch, as server-sent events; ids only.',
  description:
    'Each event has an `id`; sent again as Last-Event-ID the stream goes on after it. `gap` says that something may have been missed. A line that says nothing comes every 15 seconds. At most ten streams a person.',
  security: [{ bearer: [] }],
  parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }],
  responses: {
    '200': {
      description: 'The stream; the data of each event is',
      content: { 'text/event-stream': { schema: z.toJSONSchema(LiveEvent) } },
    },
    ...Object.fromEntries(
      ['400', '401', '429', '500', '503'].map((status) => [status, { description: 'As for every call.' }]),
    ),
  },
}

const components = {
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token.' },
    companyKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'mw_ and 43 characters',
      description:
        'A key of a company, for its own programs: made by an owner under Data, Keys for programs, for the scopes that it names. Calls that take one say which scope they want; all others refuse keys.',
    },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: `The language of names and messages: ${languages.join(', ')}; English for all others.`,
      schema: { type: 'string' },
      example: 'ja',
    },
    Edition: {
      name: 'X-Edition',
      in: 'header',
      description: 'The country edition asked for, by its code; else the one the server speaks for.',
      schema: { type: 'string', pattern: '^[a-z]{2}$' },
      example: 'jp',
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'A name for this attempt, such as a UUID. Sent again within 24 hours, the call answers what it answered then and does nothing more.',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
      example: '0199a1f2-6f0b-7c3e-9d55-0d6a4f8e2b11',
    },
  },
  schemas: {
    Failure: {
      type: 'object',
      properties: {
        success: { const: false },
        name: { type: 'string', enum: Object.keys(errorTable) },
        message: { type: 'string', description: 'For people, in their language.' },
        fields: {
          type: 'object',
          description: 'What is wrong with which value, by its path.',
          additionalProperties: { type: 'string' },
        },
        retryAfter: { type: 'integer', description: 'Seconds, with TooManyRequests: as Retry-After.' },
      },
      required: ['success', 'name', 'message'],
    },
  },
}

function operationOf(name: string, tag: string, endpoint: Endpoint): Json {
  const body = schemaOf(endpoint.body, 'input')
  const hasBody = endpoint.method !== 'GET' && Object.keys(endpoint.body.shape).length > 0
  const isFile = endpoint.file !== undefined
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Product rules: P${endpoint.section}. For: ${readersOf(endpoint)}.${keysTakenBy(endpoint)}${budgetOf(endpoint)}`,
    tags: [tag],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      { $ref: '#/components/parameters/AcceptLanguage' },
      { $ref: '#/components/parameters/Edition' },
      ...(endpoint.creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(hasBody
      ? {
          requestBody: {
            required: !endpoint.body.safeParse({}).success,
            content: { 'application/json': { schema: body } },
          },
        }
      : {}),
    ...(isFile ? { requestBody: fileBody } : {}),
    responses: {
      [endpoint.status ?? 200]: successOf(endpoint),
      ...notModifiedOf(endpoint),
      ...failuresOf(endpoint),
    },
  }
}

/** The bytes of a file, whatever they are said to be. */
const fileBody: Json = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

/** Of a key the names are its scopes. */
function securityOf({ access, keys }: Endpoint): Record<string, string[]>[] {
  if (access === 'visitor') return []
  return [{ bearer: [] }, ...(keys === undefined ? [] : [{ companyKey: [keys] }])]
}

/** How often it may be called, in words. */
function budgetOf({ rateLimit = {} }: Endpoint): string {
  const { named, pair, account, ...taken } = rateLimit
  const shares = Object.entries(taken).map(
    ([who, { points, seconds }]) => `${points} in ${seconds} seconds per ${who === 'user' ? 'person' : who}`,
  )
  if (account) {
    const { points, seconds, ofAll } = account
    const all = ofAll === undefined ? '' : ` and network, ${ofAll} from all networks`
    shares.push(`${points} in ${seconds} seconds per account${all}`)
  }
  for (const { of, points, seconds, ofOneCaller } of [named ?? []].flat())
    shares.push(
      `${points} that were done in ${seconds} seconds for the same \`${of}\`, ${ofOneCaller} of them for one caller`,
    )
  if (pair) {
    const who = pair.as === undefined ? 'a person' : `a person, and as many by the company \`${pair.as}\`,`
    shares.push(
      `${pair.points} that were done in ${pair.seconds} seconds by ${who} for the same \`${pair.of}\``,
    )
  }
  return shares.length === 0 ? '' : ` At most ${shares.join(', ')}.`
}

/** The first part of the path: what the call is about. */
function tagOf(endpoint: Endpoint): string {
  return endpoint.path.split('/')[1] ?? ''
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io }) as Json
  return rest
}

function parametersOf(shape: z.ZodObject, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function successOf(endpoint: Endpoint): Json {
  const cacheHeaders = {
    ETag: { description: 'Send it back as If-None-Match.', schema: { type: 'string' } },
    'Cache-Control': { schema: { type: 'string' } },
  }
  const envelope = {
    type: 'object',
    properties: { success: { const: true }, data: schemaOf(endpoint.ok, 'output') },
    required: ['success', 'data'],
    additionalProperties: false,
  }
  return {
    description: 'What was asked for.',
    ...(endpoint.maxAge === undefined ? {} : { headers: cacheHeaders }),
    content: { 'application/json': { schema: envelope } },
  }
}

function notModifiedOf(endpoint: Endpoint): Json {
  return endpoint.maxAge === undefined
    ? {}
    : { 304: { description: 'Unchanged since the ETag that was sent.' } }
}

function failuresOf(endpoint: Endpoint): Json {
  const byStatus = Object.groupBy(errorsOf(endpoint), (name) => errorTable[name].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, names]) => [
      status,
      {
        description: names.map((name) => `${name}: ${errorText(name, 'en')}`).join(' '),
        ...(['429', '503'].includes(status)
          ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
          : {}),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Failure' },
                { type: 'object', properties: { name: { enum: names } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

const keysTakenBy = ({ keys }: Endpoint): string =>
  keys === undefined ? '' : ` Takes keys of companies for \`${keys}\`.`

/** Who may call, as the document says it. */
function readersOf({ access, staff }: Endpoint): string {
  if (access !== 'staff') return access
  return `staff (${[...(staff ?? []), 'admin'].join(', ')})`
}

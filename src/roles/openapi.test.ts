import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import manifest from '../../package.json' with { type: 'json' }
import type { Endpoint } from '../contract/endpoint.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { contracts, openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  tags: string[]
  security: object[]
  parameters: { name?: string; in?: string; required?: boolean }[]
  requestBody?: { required: boolean }
  responses: Record<string, unknown>
}

const endpoints: [string, string, Endpoint][] = Object.entries(contracts).flatMap(([prefix, contract]) =>
  Object.entries(contract).map(([name, one]): [string, string, Endpoint] => [name, prefix, one]),
)
const paths = openApiDocument()['paths'] as Record<string, Record<string, Operation>>

let api: FastifyInstance
beforeAll(async () => {
  api = await testApi(await testDatabase())
})

async function problemsOf(document: object): Promise<string[]> {
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } })
  const found = await lintFromString({ source: JSON.stringify(document), config })
  return found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer} ${message}`)
}

test('the document is valid OpenAPI 3.1', async () => {
  expect(await problemsOf(openApiDocument())).toEqual([])
})

test('the validator finds a document that is not', async () => {
  const { info: _, ...withoutInfo } = openApiDocument()
  expect(await problemsOf(withoutInfo)).not.toEqual([])
})

test.each(endpoints)('%s stands in the document', (name, prefix, endpoint) => {
  const operation = paths[prefix + endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
  expect(operation?.operationId).toBe(name)
  expect(operation?.tags).toEqual([prefix === '/accounts' ? 'accounts' : endpoint.path.split('/')[1]])
  expect(operation?.security).toEqual(
    endpoint.access === 'visitor'
      ? []
      : [{ bearer: [] }, ...(endpoint.keys ? [{ companyKey: [endpoint.keys] }] : [])],
  )
  for (const key of Object.keys(endpoint.params.shape))
    expect(operation?.parameters).toContainEqual(
      expect.objectContaining({ name: key, in: 'path', required: true }),
    )
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.arrayContaining([String(endpoint.status ?? 200), '400', '500', '503']),
  )
})

test('no operation stands there twice', () => {
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  // The stream of live events is no call.
  expect(ids.sort()).toEqual([...endpoints.map(([name]) => name), 'live'].sort())
})

test('a body with defaults may be left out, and its failures have name and status', () => {
  const search = paths['/api/search/business']?.['post']
  expect(search?.requestBody?.required).toBe(false)
  expect(paths['/api/user/profile']?.['get']?.responses['401']).toMatchObject({
    description: expect.stringContaining('TokenNotFound'),
  })
})

test('calls that create take a key, calls with a rate limit say when to come back', () => {
  const register = paths['/accounts/register']?.['post']
  expect(register?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(register?.responses['409']).toMatchObject({ description: expect.stringContaining('KeyReused') })
  expect(register?.responses['429']).toMatchObject({ headers: { 'Retry-After': expect.anything() } })
  expect(paths['/accounts/log-in']?.['post']?.parameters).not.toContainEqual({
    $ref: '#/components/parameters/IdempotencyKey',
  })
})

test('is served with an ETag and the version of the program', async () => {
  const answer = await api.inject({ url: '/api/openapi.json' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { version: manifest.version } })

  const again = await api.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the page to read it allows nothing inline and everything it names is there', async () => {
  const page = await api.inject({ url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(page.body).not.toMatch(/<script>|<style| style=| on\w+=/)

  const named = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => String(address))
  expect(named.sort()).toEqual([
    '/api/docs/show.css',
    '/api/docs/show.js',
    '/api/docs/swagger-ui-bundle.js',
    '/api/docs/swagger-ui.css',
    '/api/openapi.json',
  ])
  for (const address of named) {
    const part = await api.inject({ url: address })
    expect(part.statusCode, address).toBe(200)
    expect(part.headers['x-content-type-options']).toBe('nosniff')
    expect(part.body.length).toBeGreaterThan(50)
  }
})

// The number of a request: a proxy's word counts, nobody else's; the answer, the log and the next process say the same.
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createServer } from './server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function aServer(trustProxy: string | false) {
  const lines: string[] = []
  const app = createServer({
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    metrics: createMetrics(),
    secure: false,
    trustProxy,
    ready: async () => true,
  })
  onTestFinished(() => app.close())
  app.get('/fails', () => {
    throw new Error('broken')
  })
  return { app, lines }
}

const numberOf = async (app: ReturnType<typeof aServer>['app'], headers: Record<string, string>) =>
  String((await app.inject({ url: '/healthz', headers })).headers['x-request-id'])

test('what a trusted proxy gives is kept, when it looks like a number', async () => {
  const { app } = aServer('loopback')
  const through = { 'x-forwarded-for': '192.0.2.7' }
  expect(await numberOf(app, { ...through, 'x-request-id': 'a1b2c3d4-E5_f6' })).toBe('a1b2c3d4-E5_f6')
  for (const strange of [
    'short',
    'a'.repeat(65),
    'has blank 123',
    '<script>alert(1)</script>',
    '"}{"level":60',
  ])
    expect(await numberOf(app, { ...through, 'x-request-id': strange })).toMatch(uuid)
})

test('what anybody else gives is not', async () => {
  const visitors = { 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'chosen-by-them' }
  expect(await numberOf(aServer(false).app, visitors)).toMatch(uuid)
  const { app } = aServer('10.0.0.0/8')
  expect(await numberOf(app, visitors)).toMatch(uuid)
  const direct = aServer('loopback').app
  expect(await numberOf(direct, { 'x-request-id': 'chosen-by-them' })).toMatch(uuid)
})

test('an error is logged under the number that its answer tells', async () => {
  const { app, lines } = aServer(false)
  const { statusCode, headers } = await app.inject('/fails')
  expect(statusCode).toBe(500)
  expect(lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)).toEqual([
    headers['x-request-id'],
  ])
})

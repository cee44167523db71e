// Reports of the content security policy: counted, bounded, and worth nothing to whoever makes them up.
import { expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics.ts'
import { testServer } from '../../testing/server.ts'
import { reportsPath, servePolicyReports } from './policy-reports.ts'

async function aServer() {
  const metrics = createMetrics()
  const app = testServer()
  await app.register(async (scope) => servePolicyReports(scope, metrics))
  const send = async (body: unknown, remoteAddress = '198.51.100.7', type = 'application/reports+json') => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: reportsPath,
      remoteAddress,
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return statusCode
  }
  const counted = async () => {
    const lines = (await metrics.registry.metrics()).split('\n')
    return lines.filter((line) => line.startsWith('csp_reports_total{')).toSorted()
  }
  return { send, counted }
}

const violation = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://millwright.example/people/haruka',
  body: { documentURL: 'https://millwright.example/people/haruka', effectiveDirective, blockedURL },
})

test('both forms are counted by directive and host; no path, page or sample is kept', async () => {
  const { send, counted } = await aServer()
  expect(await send([violation('script-src-elem', 'https://evil.example/steal?who=haruka')])).toBe(204)
  const old = {
    'csp-report': {
      'document-uri': 'https://millwright.example/people/haruka',
      'violated-directive': 'img-src https://a.example',
      'blocked-uri': 'https://evil.example/a.png',
      'script-sample': 'alert("haruka")',
    },
  }
  expect(await send(old, undefined, 'application/csp-report')).toBe(204)
  expect(await send([violation('script-src-elem', 'inline'), violation('script-src-elem', 'inline')])).toBe(
    204,
  )
  expect(await counted()).toEqual([
    'csp_reports_total{directive="img-src",blocked="evil.example"} 1',
    'csp_reports_total{directive="script-src-elem",blocked="evil.example"} 1',
    'csp_reports_total{directive="script-src-elem",blocked="inline"} 2',
  ])
})

test('what is made up stays in few counters', async () => {
  const { send, counted } = await aServer()
  const hosts = Array.from({ length: 120 }, (_, at) => violation(`made-up-${at}`, `https://h${at}.example/`))
  for (let at = 0; at < hosts.length; at += 20) await send(hosts.slice(at, at + 20))
  await send([
    violation('img-src', `https://${'x'.repeat(90)}.example/`),
    violation('img-src', 'nonsense of a"}'),
  ])
  const lines = await counted()
  expect(lines.length).toBeLessThanOrEqual(52)
  expect(lines.join('\n')).not.toMatch(/made-up|nonsense|xxx/)
})

test('a report counts at most twenty, none of another kind', async () => {
  const { send, counted } = await aServer()
  const { type, body } = violation('font-src', 'data')
  const short = { type, body: { effectiveDirective: body.effectiveDirective, blockedURL: body.blockedURL } }
  expect(await send(Array.from({ length: 100 }, () => short))).toBe(204)
  await send([{ ...violation('font-src', 'data'), type: 'deprecation' }])
  expect(await counted()).toEqual(['csp_reports_total{directive="font-src",blocked="data"} 20'])
})

test('what is too long, of another type or no report changes nothing', async () => {
  const { send, counted } = await aServer()
  expect(await send(`["${'x'.repeat(20_000)}"]`)).toBe(413)
  expect(await send('[]', undefined, 'text/plain')).toBe(400)
  expect([await send('{"a":'), await send('null'), await send([1]), await send({})]).toEqual([
    204, 204, 204, 204,
  ])
  expect(await counted()).toEqual([])
})

test('one network is heard thirty times a minute, others go on', async () => {
  const { send } = await aServer()
  const statuses = []
  for (let at = 0; at < 90; at += 1) statuses.push(await send([], '203.0.113.9'))
  // Two minutes of the clock at most.
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(60)
  expect(statuses).toContain(429)
  expect(await send([], '203.0.113.10')).toBe(204)
  expect([await send([], '2001:db8::1'), await send([], '2001:db8::ffff')]).toEqual([204, 204])
})

// Advisories on the wire: a stand-in for the registry answers as npm's does, or not at all.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aFreePort } from '../../src/testing/processes.ts'
import { root } from '../report.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'advisories-'))
const asked: { url: string | undefined; body: Record<string, string[]> }[] = []
let answer: { status: number; body: string } = { status: 200, body: '{}' }
const registry = http.createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    asked.push({ url: request.url, body: JSON.parse(body) as Record<string, string[]> })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/npm`
afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

function audit(ignored: unknown, at = address): Promise<{ code: number | null; said: string }> {
  const file = path.join(folder, 'ignored.json')
  writeFileSync(file, typeof ignored === 'string' ? ignored : JSON.stringify(ignored))
  const child = spawn(process.execPath, ['scripts/audit-dependencies.ts', file], {
    cwd: root,
    env: { ...process.env, npm_config_registry: at },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Reads what it should not',
  severity: 'high',
  vulnerable_versions: '<99.0.0',
}
const found = { status: 200, body: JSON.stringify({ pg: [advisory] }) }
const entry = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'pg',
  reason: 'Only where names of tables come from outside.',
  until: '2999-12-31',
}

test('asks about what is packed, with versions, and nothing for development', async () => {
  answer = { status: 200, body: '{}' }
  expect(await audit([])).toMatchObject({ code: 0, said: expect.stringContaining(' 0 open advisories') })
  const [{ url, body }] = asked.splice(0) as [(typeof asked)[number]]
  expect(url).toBe('/npm/-/npm/v1/security/advisories/bulk')
  expect(body['pg']).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/)])
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['fastify', '@tabler/icons-react']))
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['vitest']))
})

test('what is found is told and fails; with a reason and until a day it is ignored', async () => {
  answer = found
  const open = await audit([])
  expect(open.code).toBe(1)
  expect(open.said).toMatch(/^high: pg \d.* \(<99\.0\.0\): Reads what it should not https:/m)
  expect(await audit([entry])).toMatchObject({ code: 0, said: expect.stringContaining('ignored until 2999') })
  const over = await audit([{ ...entry, until: '2020-01-31' }])
  expect(over).toMatchObject({ code: 1, said: expect.stringContaining('no longer ignored since 2020-01-31') })
  expect((await audit([{ ...entry, package: 'fastify' }])).code).toBe(1)
})

test('an entry about nothing is told, one without a reason refused', async () => {
  answer = { status: 200, body: '{}' }
  expect((await audit([entry])).said).toContain('nothing to ignore any more: GHSA-aaaa-bbbb-cccc of pg')
  asked.length = 0
  expect((await audit([{ ...entry, reason: '' }])).code).toBe(2)
  expect((await audit('not a list')).code).toBe(2)
  expect(asked).toEqual([])
})

test.each([
  ['refuses', { status: 503, body: '' }, 'status 503'],
  ['knows no such address', { status: 404, body: '{}' }, 'status 404'],
  ['answers something else', { status: 200, body: '<html>' }, 'JSON'],
  ['answers no advisories', { status: 200, body: '[1]' }, 'without advisories'],
])('a registry that %s is no clean bill: another exit code, and it says so', async (_, told, why) => {
  answer = told
  const { code, said } = await audit([])
  expect(code).toBe(3)
  expect(said).toMatch(/^Not audited: /)
  expect(said).toContain(why)
})

test('nobody at the address is no clean bill either', async () => {
  expect(await audit([], `http://127.0.0.1:${await aFreePort()}/`)).toMatchObject({
    code: 3,
    said: expect.stringContaining('ECONNREFUSED'),
  })
})

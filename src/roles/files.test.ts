import { randomBytes } from 'node:crypto'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { testServer } from '../testing/server.ts'
import { isolateFilesHost } from './files.ts'

const origins = { PUBLIC_ORIGINS: 'jp=https://millwright.jp,it=https://millwright.it:8443' }

async function statuses(env: Record<string, string>, url: string): Promise<number[]> {
  const app = testServer()
  onTestFinished(() => app.close())
  isolateFilesHost(app, readConfig({ DATABASE_URL: 'postgres://a@127.0.0.1/b', ...env }))
  app.get('/media/*', () => 'a file')
  app.post('/media/uploads', () => 'kept')
  const hosts = ['millwright.jp', 'MILLWRIGHT.jp:443', 'millwright.it', 'files.example', '10.0.0.4:3000']
  const answers = hosts.map((host) => app.inject({ url, headers: { host } }))
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
}

test('what people uploaded is not served where the pages are, when it has an origin of its own', async () => {
  const apart = { ...origins, FILES_URL: 'https://files.example' }
  for (const url of ['/media/files/a/96.webp', '/media/%66iles/a/96.webp', '/media/exports/a/b.zip'])
    expect(await statuses(apart, url), url).toEqual([404, 404, 404, 200, 200])
  expect(await statuses(apart, '/media/demo/x.svg')).toEqual([200, 200, 200, 200, 200])
  expect(await statuses(origins, '/media/files/a/96.webp')).toEqual([200, 200, 200, 200, 200])
})

const production = {
  ...origins,
  MODE: 'production',
  FILES_URL: 'https://files.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SECRET: randomBytes(32).toString('hex'),
  TRUST_PROXY: 'loopback',
}

/** A production server that is asked in the words of HTTP, as no browser would; answers the first line of what it says. */
async function aProductionServer(): Promise<(lines: string[]) => Promise<string>> {
  const app = testServer('loopback')
  onTestFinished(() => app.close())
  isolateFilesHost(app, readConfig({ DATABASE_URL: 'postgres://a@127.0.0.1/b', ...production }))
  app.get('/media/files/*', () => 'a file')
  app.get('/media/*', () => 'a file')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as net.AddressInfo
  return async (lines) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    let told = ''
    for await (const data of socket) told += String(data)
    return told.split('\r\n')[0] ?? ''
  }
}

const file = '/media/files/a/96.webp'
const own = 'Host: files.example'
const edition = 'Host: millwright.jp'

test.each([
  [`GET ${file} HTTP/1.1`, edition],
  [`GET ${file} HTTP/1.1`, 'Host: MILLWRIGHT.jp.:443'],
  [`GET ${file} HTTP/1.1`, 'Host: millwright.jp.'],
  [`GET ${file} HTTP/1.1`, 'Host: files.example@millwright.jp'],
  [`GET ${file} HTTP/1.1`, edition, 'X-Forwarded-Host: files.example'],
  [`GET ${file} HTTP/1.1`, own, 'X-Forwarded-Host: millwright.jp'],
  [`GET ${file} HTTP/1.1`, own, 'X-Forwarded-Host: files.example, millwright.jp'],
  [`GET ${file} HTTP/1.1`, own, 'X-Forwarded-Host: millwright.jp, files.example'],
  [`GET ${file} HTTP/1.1`, own, 'Forwarded: for=192.0.2.1;host=millwright.jp'],
  [`GET http://files.example${file} HTTP/1.1`, edition],
  [`GET http://millwright.jp${file} HTTP/1.1`, own],
  [`GET HTTP://millwright.jp${file} HTTP/1.1`, own],
  [`GET https://millwright.jp:443${file} HTTP/1.1`, own],
  [`GET /media/%66iles/a/96.webp HTTP/1.1`, edition],
  ['GET /media/x/../files/a/96.webp HTTP/1.1', edition],
  ['GET /media/%2e%2e/media/files/a/96.webp HTTP/1.1', edition],
  ['GET /media/anything HTTP/1.1', edition],
  ['HEAD /media/anything HTTP/1.1', edition],
  // What names no host of ours shows the pages of the default edition.
  [`GET ${file} HTTP/1.1`, 'Host: 192.0.2.7'],
  [`GET ${file} HTTP/1.1`, 'Host: unknown.example'],
  [`GET ${file} HTTP/1.0`],
])('production serves no file to %s %s %s', async (...lines) => {
  const ask = await aProductionServer()
  expect(await ask(lines)).toMatch(/^HTTP\/1\.1 40[04] /)
})

test('production serves files at their own host, however it is spelled', async () => {
  const ask = await aProductionServer()
  for (const lines of [
    [`GET ${file} HTTP/1.1`, own],
    [`GET ${file} HTTP/1.1`, 'Host: FILES.example:443'],
    [`GET ${file} HTTP/1.1`, 'Host: 10.0.0.7:3000', 'X-Forwarded-Host: files.example'],
  ])
    expect(await ask(lines)).toBe('HTTP/1.1 200 OK')
})

// The one way from this program to servers of strangers: what leads anywhere else is refused before a connection is made.
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetcher, type Network } from './fetching.ts'
import { isPublicAddress } from './public-address.ts'

type Answering = (request: IncomingMessage, response: ServerResponse) => void
let answering: Answering
let asked: string[] = []
const server = http.createServer((request, response) => {
  asked.push(`${request.headers.host}${request.url}`)
  answering(request, response)
})
let port: number
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => server.closeAllConnections())
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  asked = []
  answering = (_request, response) => void response.end('a file')
})

const host = 'works.example'
const wish = { isAllowed: (name: string) => name === host, maxBytes: 1_000 }
/** Our server in the place of every public one: 192.0.2.1 is it, and everything else is as on the internet. */
const connected: string[] = []
const network = (answers: Record<string, string[]>, more: Partial<Network> = {}): Partial<Network> => ({
  resolve: async (name) => (answers[name] ?? []).map((address) => ({ address, family: 4 })),
  isPublic: (address) => address === '192.0.2.1' || isPublicAddress(address),
  send(options, answered) {
    options.lookup!(options.host, { all: true }, (_error, found) => {
      connected.push(...(found as { address: string }[]).map(({ address }) => address))
    })
    return http.request(
      { ...options, host: '127.0.0.1', port, headers: { ...options.headers, host: options.host } },
      answered,
    )
  },
  idleMs: 200,
  wholeMs: 700,
  ...more,
})
const usual = { [host]: ['192.0.2.1'] }

test('a file comes from the address that was looked at', async () => {
  const fetched = await fetcher(network(usual))(`https://${host}/a/b.jpg?x=1`, wish)
  expect(fetched).toEqual({ bytes: Buffer.from('a file') })
  expect(asked).toEqual([`${host}/a/b.jpg?x=1`])
  expect(connected.at(-1)).toBe('192.0.2.1')
})

test.each([
  'http://works.example/a.jpg',
  'https://other.example/a.jpg',
  'https://works.example.other.example/a.jpg',
  'https://works.example:8443/a.jpg',
  'https://somebody@works.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f000001/a.jpg',
  'https://0177.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:10.0.0.1]/a.jpg',
  'https://localhost/a.jpg',
  'file:///etc/passwd',
  'ftp://works.example/a.jpg',
  'no address',
])('%s is asked for nothing', async (address) => {
  const anything = { ...wish, isAllowed: (name: string) => !name.includes('other') }
  expect(await fetcher(network({ ...usual, localhost: ['192.0.2.1'] }))(address, anything)).toEqual({
    refusal: 'address',
  })
  expect(asked).toEqual([])
})

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  '2001::1',
  '2001:db8::1',
])('a host at %s is not asked, also beside a public address', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  for (const answers of [[address], ['192.0.2.1', address]])
    expect(await fetcher(network({ [host]: answers }))(`https://${host}/a.jpg`, wish)).toEqual({
      refusal: 'host',
    })
  expect(asked).toEqual([])
})

test('addresses of public servers are', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '203.104.1.1', '2606:4700::1111', '2400:cb00::1'])
    expect(isPublicAddress(address)).toBe(true)
})

test('a name that means another address the second time is asked at the first one', async () => {
  let times = 0
  const rebinding = network(usual, {
    resolve: async () => [{ address: (times += 1) === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }],
  })
  connected.length = 0
  expect(await fetcher(rebinding)(`https://${host}/a.jpg`, wish)).toHaveProperty('bytes')
  expect([times, connected]).toEqual([1, ['192.0.2.1']])
})

test('redirects are looked at like the first address, and end', async () => {
  const to =
    (location: string): Answering =>
    (request, response) =>
      void (request.url === '/there' ? response.end('a file') : response.writeHead(302, { location }).end())
  const answers = { ...usual, 'inside.works.example': ['10.0.0.1'], 'other.example': ['192.0.2.1'] }
  const own = { ...wish, isAllowed: (name: string) => name.endsWith(host) }
  const follow = (location: string) => {
    answering = to(location)
    return fetcher(network(answers))(`https://${host}/a.jpg`, own)
  }
  expect(await follow('/there')).toEqual({ bytes: Buffer.from('a file') })
  for (const [location, refusal] of [
    ['https://other.example/there', 'address'],
    ['http://works.example/there', 'address'],
    ['https://10.0.0.1/there', 'address'],
    ['https://inside.works.example/there', 'host'],
    ['//[::1]/there', 'address'],
    ['/again', 'address'],
  ]) {
    asked = []
    expect(await follow(location!)).toEqual({ refusal })
    expect(asked.filter((one) => one.includes('/there'))).toEqual([])
  }
})

test('what does not end, says that it is too long, or is not there brings nothing', async () => {
  const fetchIt = () => fetcher(network(usual))(`https://${host}/a.jpg`, wish)
  answering = (_request, response) => {
    const more = setInterval(() => response.write(Buffer.alloc(500)), 1)
    response.on('close', () => clearInterval(more))
  }
  expect(await fetchIt()).toEqual({ refusal: 'too large' })
  answering = (_request, response) => void response.writeHead(200, { 'content-length': 1_001 }).write('a')
  expect(await fetchIt()).toEqual({ refusal: 'too large' })
  answering = (_request, response) => void response.writeHead(404).end('no')
  expect(await fetchIt()).toEqual({ refusal: 'not there' })
  answering = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  expect(await fetchIt()).toEqual({ refusal: 'not there' })
  answering = (_request, response) => void response.end()
  expect(await fetchIt()).toEqual({ refusal: 'not there' })
  answering = (_request, response) => void response.destroy()
  expect(await fetchIt()).toEqual({ refusal: 'no answer' })
})

test('what is silent, or comes a letter at a time, is given up', async () => {
  const fetchIt = () => fetcher(network(usual))(`https://${host}/a.jpg`, wish)
  answering = () => {}
  expect(await fetchIt()).toEqual({ refusal: 'no answer' })
  const began = performance.now()
  answering = (_request, response) => {
    const drip = setInterval(() => response.write('a'), 50)
    response.on('close', () => clearInterval(drip))
  }
  expect(await fetchIt()).toEqual({ refusal: 'no answer' })
  expect(performance.now() - began).toBeLessThan(3_000)
})

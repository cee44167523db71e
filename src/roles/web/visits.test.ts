import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { EditionEntry } from '../../contract/editions.ts'
import { allEditions } from '../../domains/editions/editions.ts'
import type { Editions } from './editions.ts'
import { rememberVisits } from './visits.ts'

const editions: Editions = {
  ready: () => true,
  load: async () => {},
  in: (language) => allEditions(language) as EditionEntry[],
  close: () => {},
}
const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({
    url: '/page',
    headers: { host: 'jp.localhost', ...headers },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage
const request = (raw: IncomingMessage, protocol: string) =>
  ({ raw, protocol, url: raw.url, headers: raw.headers }) as unknown as FastifyRequest

test('a visit is known to those who ask alike, and to nobody with a cookie', () => {
  const visits = rememberVisits({ editions, defaultEdition: 'jp', behindProxy: false })
  const visit = visits.of(request(from('10.0.0.1', {}), 'http'))
  expect(visits.known(from('10.0.0.2', {}))).toBe(visit)
  expect(visits.known(from('10.0.0.2', { 'accept-language': 'ja' }))).toBeUndefined()
  expect(visits.known(from('10.0.0.2', { host: 'it.localhost' }))).toBeUndefined()
  visits.of(request(from('10.0.0.1', { cookie: 'mw_lang=ja' }), 'http'))
  expect(visits.known(from('10.0.0.1', { cookie: 'mw_lang=ja' }))).toBeUndefined()
})

test('who only pretends to be a proxy decides nothing for those behind the real one', () => {
  const visits = rememberVisits({ editions, defaultEdition: 'jp', behindProxy: true })
  const forwarded = { 'x-forwarded-proto': 'https' }
  visits.of(request(from('203.0.113.9', forwarded), 'http'))
  expect(visits.known(from('10.0.0.1', forwarded))).toBeUndefined()
  const real = visits.of(request(from('10.0.0.1', forwarded), 'https'))
  expect(visits.known(from('10.0.0.1', forwarded))).toBe(real)
  expect(real.origin).toBe('https://jp.localhost')
})

test('what one puts into a header decides nothing for those who put it into another', () => {
  for (const behindProxy of [false, true]) {
    const visits = rememberVisits({ editions, defaultEdition: 'jp', behindProxy })
    const victim = from('10.0.0.1', { host: 'it.localhost', 'accept-language': 'en, ja' })
    for (const headers of [
      { host: 'it.localhost en,', 'accept-language': 'ja' },
      { host: 'it.localhost', 'accept-language': 'en, ja /page' },
      { host: 'it.localhost\u2028en, ja', 'accept-language': '' },
    ])
      visits.of(request(from('10.0.0.1', headers), 'http'))
    expect(visits.known(victim)).toBeUndefined()
    const visit = visits.of(request(victim, 'http'))
    expect([visit.edition.code, visit.origin, visits.known(victim)]).toEqual([
      'it',
      'http://it.localhost',
      visit,
    ])
  }
})

test.each([
  '',
  ' ',
  'jp.localhost /x',
  'jp.localhost/x?',
  'a@jp.localhost',
  '"><script>',
  '1.2.3.4.5',
  '[::1',
  'x:y',
])('a host named %j is nobody’s: the page keeps its own address', (host) => {
  const visits = rememberVisits({ editions, defaultEdition: 'jp', behindProxy: false })
  const { origin, address, edition } = visits.of(request(from('10.0.0.1', { host }), 'https'))
  expect([origin, address, edition.code]).toEqual(['https://localhost', '/page', 'jp'])
  expect(new URL(origin + address).pathname).toBe('/page')
})

test.each(['jp.localhost:4000', '127.0.0.1', '[::1]:3000', 'EVIL.example', 'a_b.example'])(
  'a host named %s keeps its name',
  (host) => {
    const visits = rememberVisits({ editions, defaultEdition: 'jp', behindProxy: false })
    expect(visits.of(request(from('10.0.0.1', { host }), 'http')).origin).toBe(`http://${host}`)
  },
)

import { expect, test } from 'vitest'
import type { AccountsClient } from '../../../contract/accounts.ts'
import type { Page } from '../page.ts'
import { takeHandOff } from './hand-off.ts'

const token = 'x'.repeat(43)
const state = 's'.repeat(43)
const aPage = (getSession: AccountsClient['getSession']): Page => {
  return {
    accounts: { getSession },
    cookies: { read: () => state, set() {}, remove() {} },
    door: { open() {}, close() {}, token: () => undefined, isAway: () => false },
    onError() {},
  } as unknown as Page
}
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const session = async () => ({
  token: 'a.b.c',
  tokenExpire: 1,
  refreshToken: 'r',
  refreshTokenExpire: 2,
  userID: '0190aaaa-0000-7000-8000-000000000001',
})

/** Whatever could lead a browser away: each way of naming a host, with each of several beginnings and ends. */
function hostileContinues(): string[] {
  const hosts = ['evil.example', 'evil.example:443', 'a@evil.example', 'a:b@evil.example', 'еvіl.example']
  const ways = [
    'https://',
    'http:',
    'HTTPS:\\\\',
    '//',
    '///',
    '/\\',
    '\\\\',
    '\\/',
    '/\t/',
    '/\n/',
    '/\r\n//',
  ]
  const more = ['/.//', '/x/..//', '/./\\', ' //', '%2F%2F', '//%09/', 'ftp://', 'blob:https://', '/;//']
  const others = [
    'javascript:alert(1)',
    'JaVaScRiPt://%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'about:blank',
    '',
  ]
  return [
    ...[...ways, ...more].flatMap((way) => hosts.flatMap((host) => [`${way}${host}`, `${way}${host}/x?y#z`])),
    ...others,
  ]
}

test('T7: no `continue` leads away from the site', async () => {
  const all = hostileContinues()
  expect(all.length).toBeGreaterThanOrEqual(200)
  for (const value of all) {
    const answer = await takeHandOff(aPage(session), formOf({ token, continue: value }))
    const location = answer?.headers.get('location') ?? ''
    expect([value, answer?.status]).toEqual([value, 303])
    expect([value, location]).toEqual([value, expect.stringMatching(/^\/(?![/\\])/)])
    expect(new URL(location, 'http://jp.localhost/SetID/').origin).toBe('http://jp.localhost')
  }
})

test('a path of our own is where a hand-off leads', async () => {
  for (const path of ['/newsfeed', '/search-result?search=%E8%BB%B8#x', '/profile/'])
    expect(
      (await takeHandOff(aPage(session), formOf({ token, continue: path })))?.headers.get('location'),
    ).toBe(path)
})

test('a file in the place of a token is no token', async () => {
  const form = new FormData()
  form.set('token', new File([token], 'token'))
  expect(await takeHandOff(aPage(session), form)).toBeUndefined()
})

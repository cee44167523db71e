import { expect, test } from 'vitest'
import { findLiveSession } from '../../domains/accounts/live-session.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { aSite, cookieOf, fromOwnPage, linesOf, type SiteWish } from '../../testing/site.ts'

const { db } = await testDatabase()

/** Says what was sent, and logs out whoever sent anything. */
const pages: SiteWish['handlePage'] = async (request, page) => {
  if (request.method === 'POST') await page.accounts.logout({})
  return new Response(await request.text())
}
const aSiteWithForms = (wish: Partial<SiteWish> = {}) => aSite({ db, handlePage: pages, ...wish })

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another edition', { 'sec-fetch-site': 'same-site', origin: 'http://it.localhost' }],
  ['an address bar', { 'sec-fetch-site': 'none' }],
  ['a page that lies about its origin', { 'sec-fetch-site': 'same-origin', origin: 'http://it.localhost' }],
  ['another site, in an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['a frame without origin, in an old browser', { 'sec-fetch-site': '', origin: 'null' }],
  ['a program that says nothing', { 'sec-fetch-site': '' }],
])('V10: a form sent by %s has no effect', async (_from, given) => {
  const session = await aSession(db)
  const app = await aSiteWithForms()
  const { 'sec-fetch-site': site, ...rest } = given as Record<string, string>
  const { headers, ...form } = fromOwnPage({}, { cookie: cookieOf(session), ...rest })
  const { 'sec-fetch-site': _own, ...without } = headers as Record<string, string>
  const sent = site ? { ...without, 'sec-fetch-site': site } : without
  for (const url of ['/log-out', '/session/refresh', '/SetID/', '/page']) {
    const answer = await app.inject({ ...form, url, headers: sent })
    expect([url, answer.statusCode]).toEqual([url, 403])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(linesOf(answer)).toEqual([])
  }
  await expect(findLiveSession(db, session.bearer)).resolves.toMatchObject({ userID: session.userID })
})

test('a form of our own page arrives whole, named by its origin in old browsers', async () => {
  const app = await aSiteWithForms()
  const { headers, ...form } = fromOwnPage({ text: '軸受 & seals' })
  const { 'sec-fetch-site': _site, ...old } = headers as Record<string, string>
  for (const sent of [headers, { ...headers, origin: 'null' }, { ...old, origin: 'http://jp.localhost' }]) {
    const answer = await app.inject({ ...form, url: '/page', headers: sent })
    expect(answer.statusCode).toBe(200)
    expect(new URLSearchParams(answer.body).get('text')).toBe('軸受 & seals')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
})

test('what no form sends is refused, and the page is not asked', async () => {
  let asked = 0
  const app = await aSiteWithForms({
    handlePage: async (request) => {
      asked += 1
      return new Response([...(await request.formData()).keys()].join())
    },
  })
  const send = (payload: string, type: string | undefined) => {
    const { headers, ...form } = fromOwnPage({}, { 'accept-language': 'ja' })
    const { 'content-type': _form, ...rest } = headers as Record<string, string>
    return app.inject({
      ...form,
      url: '/page',
      payload,
      headers: { ...rest, ...(type && { 'content-type': type }) },
    })
  }
  for (const type of [
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=a',
    undefined,
  ]) {
    const answer = await send('a=b', type)
    expect([type, answer.statusCode]).toEqual([type, 400])
    expect(answer.body).toContain('<html lang="ja">')
  }
  expect(asked).toBe(0)
  for (const type of ['application/x-www-form-urlencoded', 'Application/X-WWW-Form-URLencoded ; charset=x'])
    expect((await send('a=b', type)).body).toBe('a')
  expect((await send('', undefined)).statusCode).toBe(200)
})

test('over https only the hosts of our editions take forms', async () => {
  const app = await aSiteWithForms({ secure: true, trustProxy: 'loopback' })
  const ask = (host: string, more = {}) => app.inject({ ...fromOwnPage({}, { host, ...more }), url: '/page' })
  expect((await ask('jp.localhost')).statusCode).toBe(200)
  expect((await ask('rebound.example')).statusCode).toBe(403)
  expect((await ask('rebound.example', { 'x-forwarded-host': 'jp.localhost' })).statusCode).toBe(403)
})

test('a form of more than 768 KB is refused with a page in the reader’s language', async () => {
  const app = await aSiteWithForms()
  const ask = (length: number) =>
    app.inject({ ...fromOwnPage({ a: 'x'.repeat(length) }, { 'accept-language': 'ja' }), url: '/page' })
  expect((await ask(768 * 1024 - 2)).statusCode).toBe(200)
  const answer = await ask(768 * 1024)
  expect(answer.statusCode).toBe(413)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('送信されたデータが大きすぎます。')
})

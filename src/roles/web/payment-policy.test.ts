// The payment provider is let in on the page that pays, and nowhere else (D17).
import { expect, test } from 'vitest'
import { pages } from '../../contract/pages/pages.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { aSite, cookieOf } from '../../testing/site.ts'
import type { HandlePage } from './rendering.ts'

const { db } = await testDatabase()
const origins = {
  script: ['https://js.provider.example'],
  frame: ['https://js.provider.example', 'https://hooks.provider.example'],
  connect: ['https://api.provider.example'],
}
const aPage: HandlePage = async () =>
  new Response('<!doctype html><p>A page</p>', { headers: { 'content-type': 'text/html' } })
const paying = '/business/some-1/membership'
const addressOf = (path: string) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'some-1')

/** The directives of a page's policy that name the provider. */
async function lettingIn(path: string, paymentOrigins?: typeof origins): Promise<string[]> {
  const app = await aSite({ db: db, handlePage: aPage, ...(paymentOrigins && { paymentOrigins }) })
  const headers = { host: 'jp.localhost', cookie: cookieOf(await aSession(db)) }
  const { headers: answer } = await app.inject({ url: path, headers })
  const policy = String(answer['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  return policy.split('; ').filter((directive) => directive.includes('provider.example'))
}

test('the page that pays lets in the script, the frames and the calls of the provider, and nothing else of it', async () => {
  expect(await lettingIn(paying, origins)).toEqual([
    "script-src 'self' https://js.provider.example",
    expect.stringMatching(
      /^frame-src .* https:\/\/js\.provider\.example https:\/\/hooks\.provider\.example$/,
    ),
    "connect-src 'self' https://api.provider.example",
  ])
})

test('no other page lets anything of the provider in', async () => {
  const app = await aSite({ db: db, handlePage: aPage, paymentOrigins: origins })
  const cookie = cookieOf(await aSession(db))
  for (const { path } of pages.filter(({ pays }) => !pays))
    for (const asked of ['', cookie]) {
      const { headers } = await app.inject({
        url: addressOf(path),
        headers: { host: 'jp.localhost', ...(asked && { cookie: asked }) },
      })
      expect([path, String(headers['content-security-policy']).includes('provider.example')]).toEqual([
        path,
        false,
      ])
    }
})

test('without a provider nobody is let in', async () => {
  expect(await lettingIn(paying)).toEqual([])
})

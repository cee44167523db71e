import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type PageSession, type pageOf } from '../api/page.ts'
import { loader } from './log-in-first.ts'

function redirected(address: string, session?: PageSession): string {
  const url = new URL(address, 'http://jp.localhost:3000')
  const context = new RouterContextProvider()
  context.set(pageContext, { url, session } as ReturnType<typeof pageOf>)
  const response = loader({ params: {}, context } as unknown as Parameters<typeof loader>[0])
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

test.each([
  '/newsfeed',
  '/my-business',
  '/my-business?membership=choose-business',
  '/profile/',
  '/profile/edit',
])('P6.2: without a session %s leads to the log-in, which leads back', (address) => {
  const location = new URL(redirected(address), 'http://jp.localhost:3000')
  expect(location.pathname).toBe('/accounts/log-in')
  expect(location.searchParams.get('continue')).toBe(address)
})

test('the language goes along', () => {
  const location = new URL(redirected('/newsfeed?lang=ja'), 'http://jp.localhost:3000')
  expect(location.searchParams.get('lang')).toBe('ja')
  expect(location.searchParams.get('continue')).toBe('/newsfeed?lang=ja')
})

test('who is signed in is not sent to the log-in again: it would send them back here', () => {
  const session = { userID: 'u' } as PageSession
  expect(redirected('/newsfeed', session)).toBe('/')
})

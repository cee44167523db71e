import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type PageSession, type pageOf } from '../page.ts'
import { requireSession } from './require-session.ts'

function asked(address: string, session?: PageSession): PageSession {
  const context = new RouterContextProvider()
  const url = new URL(address, 'http://jp.localhost:3000')
  context.set(pageContext, { url, session } as ReturnType<typeof pageOf>)
  return requireSession(context)
}

test.each([
  ['/profile/', '/accounts/log-in?continue=%2Fprofile%2F'],
  [
    '/my-business?membership=choose-business',
    '/accounts/log-in?continue=%2Fmy-business%3Fmembership%3Dchoose-business',
  ],
  ['/newsfeed?lang=ja', '/accounts/log-in?continue=%2Fnewsfeed%3Flang%3Dja&lang=ja'],
])('P6.2: without a session %s leads to the log-in and back', (address, expected) => {
  let thrown: unknown
  try {
    asked(address)
  } catch (error) {
    thrown = error
  }
  expect((thrown as Response).status).toBe(302)
  expect((thrown as Response).headers.get('location')).toBe(expected)
})

test('with a session the screen is told whose', () => {
  const session = { userID: 'u' } as PageSession
  expect(asked('/profile/', session)).toBe(session)
})

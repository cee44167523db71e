import { expect, test } from 'vitest'
import { accountPath, wayBack } from './ways.ts'

const encoded = encodeURIComponent

test.each([
  ['', '/'],
  ['?continue=%2Fnewsfeed', '/newsfeed'],
  [
    `?continue=${encoded('/search-result?search=bearing&page=2#top')}`,
    '/search-result?search=bearing&page=2#top',
  ],
  ['?continue=https%3A%2F%2Fevil.example%2F', '/'],
  ['?continue=%2F%2Fevil.example', '/'],
  ['?continue=%2F%5Cevil.example', '/'],
  ['?continue=javascript%3Aalert(1)', '/'],
])('%j leads to %j', (search, path) => {
  expect(wayBack(search)).toBe(path)
})

test('from an account page it leads to where that page led, however often it was wrapped', () => {
  const once = `/accounts/register?continue=${encoded('/newsfeed')}`
  const twice = `/accounts/log-in?continue=${encoded(once)}`
  expect(wayBack(`?continue=${encoded(twice)}`)).toBe('/newsfeed')
  const foreign = `/accounts/log-in?continue=${encoded('//evil.example')}`
  expect(wayBack(`?continue=${encoded(foreign)}`)).toBe('/')
  expect(wayBack(`?continue=${encoded('/accounts/log-in')}`)).toBe('/')
})

test('a way that is longer than the account service takes is given up, so that the log-in works', () => {
  const path = (length: number) => `/${'a'.repeat(length - 1)}`
  expect(wayBack(`?continue=${path(2_000)}`)).toBe(path(2_000))
  expect(wayBack(`?continue=${path(2_001)}`)).toBe('/')
})

test('pages of somebody who is logged in are places to come back to', () => {
  expect(wayBack('?continue=%2Faccounts%2Fsessions')).toBe('/accounts/sessions')
})

test('an account page keeps the way back and the language, and nothing else', () => {
  expect(accountPath('register', '?continue=%2Fnewsfeed&lang=ja&done=reset')).toBe(
    '/accounts/register?continue=%2Fnewsfeed&lang=ja',
  )
  expect(accountPath('log-in', '', { done: 'reset' })).toBe('/accounts/log-in?done=reset')
  expect(accountPath('log-in', '?continue=%2F')).toBe('/accounts/log-in')
  expect(accountPath('log-in', '?continue=%2Fa', { continue: '/b' })).toBe('/accounts/log-in?continue=%2Fb')
})

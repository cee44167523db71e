import { expect, test } from 'vitest'
import { accountsApi } from './accounts.ts'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** Bounded otherwise: by what they cost to ask (search), by a quota of files, or by what is there to be read or ended. */
const boundedOtherwise = [
  'changeNotificationPreferences',
  'endInquiry',
  'readInquiry',
  'readNotifications',
  'requestBusinessFileUpload',
  'requestCoverPhotoUpload',
  'requestProfilePhotoUpload',
  'requestUserFileUpload',
  'searchBusinesses',
  'searchProducts',
  'searchUsers',
  'unsubscribe',
  'validateCoverPhotoUpload',
  'validateFileUpload',
  'validateProfilePhotoUpload',
]
const calls: [string, Endpoint][] = Object.entries(api)
const changing = calls.filter(([, { method }]) => method !== 'GET')

test('every call that changes something has a budget, or is bounded otherwise', () => {
  const without = changing.filter(([, { budget }]) => !budget).map(([name]) => name)
  expect(without.toSorted()).toEqual(boundedOtherwise)
})

test('a budget is told among the errors, and its accounts are fields of the body', () => {
  for (const [name, { budget, errors, body }] of [...calls, ...Object.entries<Endpoint>(accountsApi)]) {
    if (!budget) continue
    if (name in api) expect([name, ...errors]).toContain('TooManyRequests')
    for (const field of [budget.account?.of ?? []].flat()) expect(Object.keys(body.shape)).toContain(field)
  }
})

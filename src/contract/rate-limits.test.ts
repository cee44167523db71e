import { expect, test } from 'vitest'
import { accountsApi } from './accounts.ts'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** Bounded otherwise: by a quota of files, by what is there to be read or ended, or by a signature that only the payment provider makes. */
const boundedOtherwise = [
  'changeNotificationPreferences',
  'endInquiry',
  'paymentWebhook',
  'readInquiry',
  'readNotifications',
  'requestAttachmentUpload',
  'requestBusinessFileUpload',
  'requestCoverPhotoUpload',
  'requestProfilePhotoUpload',
  'requestUserFileUpload',
  'showSubscription',
  'unsubscribe',
  'validateAttachmentUpload',
  'validateCoverPhotoUpload',
  'validateFileUpload',
  'validateProfilePhotoUpload',
]
const calls: [string, Endpoint][] = Object.entries(api)
const changing = calls.filter(([, { method }]) => method !== 'GET')

test('every call that changes something has a rate limit, or is bounded otherwise', () => {
  const without = changing.filter(([, { rateLimit }]) => !rateLimit).map(([name]) => name)
  expect(without.toSorted()).toEqual(boundedOtherwise)
})

test('every search of visitors, and what is offered while they type, has a budget', () => {
  const searches = calls.filter(
    ([name, { access }]) => access === 'visitor' && /^(search|suggest)/.test(name),
  )
  expect(
    Object.fromEntries(searches.map(([name, { rateLimit }]) => [name, rateLimit !== undefined])),
  ).toEqual({
    searchBusinesses: true,
    searchProducts: true,
    searchUsers: true,
    suggestSearches: true,
  })
})

test('a rate limit is told among the errors of its call', () => {
  const silent = calls.filter(([, { rateLimit, errors }]) => rateLimit && !errors.includes('TooManyRequests'))
  expect(silent.map(([name]) => name)).toEqual([])
})

test('what names an account for a rate limit is a field of the body', () => {
  const all = [...calls, ...Object.entries<Endpoint>(accountsApi)]
  const unknown = all.flatMap(([name, { rateLimit, body }]) =>
    [rateLimit?.account?.of ?? [], [rateLimit?.named ?? []].flat().map(({ of }) => of)]
      .flat()
      .flatMap((field) => (field in body.shape ? [] : [`${name} ${field}`])),
  )
  expect(unknown).toEqual([])
})

test('what names the other of two for a rate limit is a field of the call, which does its work once', () => {
  const wrong = calls.flatMap(([name, { rateLimit, creates, params, query, body }]) => {
    const fields = { ...params.shape, ...query.shape, ...body.shape }
    const named = rateLimit?.pair ? [rateLimit.pair.of, rateLimit.pair.as ?? rateLimit.pair.of] : []
    return rateLimit?.pair && !(creates && named.every((field) => field in fields)) ? [name] : []
  })
  expect(wrong).toEqual([])
})

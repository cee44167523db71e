import { expect, test } from 'vitest'
import { accountsApi } from './accounts.ts'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** Bounded otherwise: by a quota of files, or by what is there to be read or ended. */
const boundedOtherwise = [
  'changeNotificationPreferences',
  'endInquiry',
  'readInquiry',
  'readNotifications',
  'requestAttachmentUpload',
  'requestBusinessFileUpload',
  'requestCoverPhotoUpload',
  'requestProfilePhotoUpload',
  'requestUserFileUpload',
  'unsubscribe',
  'validateAttachmentUpload',
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

test('a budget is told among the errors of its call', () => {
  const silent = calls.filter(([, { budget, errors }]) => budget && !errors.includes('TooManyRequests'))
  expect(silent.map(([name]) => name)).toEqual([])
})

test('what names an account for a budget is a field of the body', () => {
  const all = [...calls, ...Object.entries<Endpoint>(accountsApi)]
  const unknown = all.flatMap(([name, { budget, body }]) =>
    [budget?.account?.of ?? [], [budget?.named ?? []].flat().map(({ of }) => of)]
      .flat()
      .flatMap((field) => (field in body.shape ? [] : [`${name} ${field}`])),
  )
  expect(unknown).toEqual([])
})

test('what names the other of two for a budget is a field of the call, which does its work once', () => {
  const wrong = calls.flatMap(([name, { budget, creates, params, query, body }]) => {
    const fields = { ...params.shape, ...query.shape, ...body.shape }
    const named = budget?.pair ? [budget.pair.of, budget.pair.as ?? budget.pair.of] : []
    return budget?.pair && !(creates && named.every((field) => field in fields)) ? [name] : []
  })
  expect(wrong).toEqual([])
})

import { expect, expectTypeOf, test, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { BadgesEntry } from '../../../contract/notifications.ts'
import type { MessageEntry } from '../../../contract/inquiries.ts'
import { browserCalls, requestOf, type BrowserCall } from './browser-calls.ts'
import { callApi } from './browser-session.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const names = Object.keys(browserCalls) as BrowserCall[]
const fieldsOf = (part: Endpoint['query']) => Object.keys(part.shape)

test.each(names)('%s goes where the contract says', (name) => {
  const endpoint: Endpoint = api[name]
  const { method, path, query, body } = endpoint
  const inQuery = method === 'GET' || fieldsOf(query).length === 0 ? '' : `?${fieldsOf(query).join(',')}`
  expect(browserCalls[name]).toBe(`${method} ${path}${inQuery}`)
  expect(method === 'GET' ? fieldsOf(body) : []).toEqual([])
})

test('what a page gives stands in the path, the query and the body where the contract has it', () => {
  expect(requestOf('showInquiry', { rid: id, bid: id, after: 4, before: undefined })).toEqual({
    method: 'GET',
    path: `/business/request/${id}/get-messages?bid=${id}&after=4`,
  })
  expect(requestOf('sendMessage', { rid: id, bid: id, content: 'Yes & no?' })).toEqual({
    method: 'POST',
    path: `/business/request/${id}/send-message?bid=${id}`,
    body: { content: 'Yes & no?' },
  })
  expect(requestOf('unfollow', { id, businessID: undefined })).toEqual({
    method: 'DELETE',
    path: `/social/follow/${id}`,
  })
  expect(requestOf('saveFavourite', { resourceType: '../x', resourceID: id })).toEqual({
    method: 'POST',
    path: '/favorites/..%2Fx',
    body: { resourceID: id },
  })
  expect(requestOf('listNotifications', { cursor: 'a b&c' }).path).toBe('/notifications?cursor=a+b%26c')
})

test('what comes out is what the contract says, and what goes in is held to it', async () => {
  // A page on which nobody is signed in.
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const badges = callApi('showBadges', {})
  expectTypeOf(badges).resolves.toEqualTypeOf<BadgesEntry>()
  const message = callApi('sendMessage', { rid: id, bid: id, content: 'Yes.' }, { idempotencyKey: id })
  expectTypeOf(message).resolves.toEqualTypeOf<MessageEntry>()
  // @ts-expect-error a message needs its words
  const wordless = callApi('sendMessage', { rid: id, bid: id })
  for (const call of [badges, message, wordless])
    await expect(call).rejects.toMatchObject({ name: 'TokenNotFound' })
})

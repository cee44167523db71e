import { expect, test } from 'vitest'
import { actText, callOf, countIn, readAct } from './acts.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const businessID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3'

test('what a form carries is what was meant', () => {
  for (const text of [
    `like.business.${id}`,
    `unlike.product.${id}`,
    `follow.user.${id}`,
    `unfollow.business.${id}`,
    `save.user.${id}`,
    `unsave.product.${id}`,
  ])
    expect(actText(readAct(text)!)).toBe(text)
})

test.each([
  '',
  'like',
  `like.user.${id}`,
  `follow.product.${id}`,
  `like.business.${id.toUpperCase()}`,
  `like.business.${id} `,
  `like.business.${id}\n`,
  `remove.business.${id}`,
  `like.business.../../accounts`,
  `ununlike.business.${id}`,
])('%j names no act', (text) => {
  expect(readAct(text)).toBeUndefined()
})

test('P7.7: the calls of an act, as a person and as a company (D4)', () => {
  const thing = { type: 'business', id } as const
  const body = { resourceID: id }
  expect(callOf({ name: 'like', on: true, thing }, undefined)).toEqual({
    method: 'POST',
    path: '/social/reaction/react/business',
    body,
  })
  expect(callOf({ name: 'like', on: false, thing }, businessID)).toEqual({
    method: 'DELETE',
    path: '/social/reaction/react/business',
    body: { ...body, businessID },
  })
  expect(callOf({ name: 'follow', on: true, thing }, businessID)).toEqual({
    method: 'POST',
    path: '/social/follow/business',
    body: { ...body, businessID },
  })
  expect(callOf({ name: 'follow', on: false, thing }, undefined)).toEqual({
    method: 'DELETE',
    path: `/social/follow/${id}`,
  })
  expect(callOf({ name: 'follow', on: false, thing }, businessID).path).toBe(
    `/social/follow/${id}?businessID=${businessID}`,
  )
  expect(callOf({ name: 'save', on: false, thing: { type: 'product', id } }, undefined)).toEqual({
    method: 'DELETE',
    path: '/favorites/product',
    body,
  })
})

test('counts come from the answers that have them', () => {
  expect(countIn('like', { reactionCount: { like: 3 } })).toBe(3)
  expect(countIn('follow', { followersCount: 0 })).toBe(0)
  expect([countIn('save', { saved: true }), countIn('like', undefined)]).toEqual([undefined, undefined])
})

import { expect, test } from 'vitest'
import { actText, perform, readAct, type Act } from './acts.ts'
import { requestOf } from './session/browser-calls.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const businessID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3'

test('what a form carries is what was meant', () => {
  for (const text of [
    `like.business.${id}`,
    `unlike.product.${id}`,
    `like.post.${id}`,
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
  `save.post.${id}`,
  `like.business.${id.toUpperCase()}`,
  `like.business.${id} `,
  `like.business.${id}\n`,
  `remove.business.${id}`,
  `like.business.../../accounts`,
  `ununlike.business.${id}`,
])('%j names no act', (text) => {
  expect(readAct(text)).toBeUndefined()
})

/** What an act asks for, and the number that it makes of the answer. */
async function done(act: Act, as?: string) {
  const asked: unknown[] = []
  const answers = { reactionCount: { like: 3 }, followersCount: 0, saved: true }
  const count = await perform(act, as, (name, input) => {
    asked.push(requestOf(name, input))
    return Promise.resolve(answers as never)
  })
  return [...asked, count]
}

test('P7.7: the calls of an act, as a person and as a company (D4), and how many do it then', async () => {
  const thing = { type: 'business', id } as const
  const body = { resourceID: id }
  const liking = { path: '/social/reaction/react/business', body }
  expect(await done({ name: 'like', on: true, thing })).toEqual([{ ...liking, method: 'POST' }, 3])
  expect(await done({ name: 'like', on: false, thing }, businessID)).toEqual([
    { ...liking, method: 'DELETE', body: { ...body, businessID } },
    3,
  ])
  const following = { method: 'POST', path: '/social/follow/business', body: { ...body, businessID } }
  expect(await done({ name: 'follow', on: true, thing }, businessID)).toEqual([following, 0])
  const unfollowing = { method: 'DELETE', path: `/social/follow/${id}` }
  expect(await done({ name: 'follow', on: false, thing })).toEqual([unfollowing, 0])
  expect(await done({ name: 'follow', on: false, thing }, businessID)).toEqual([
    { ...unfollowing, path: `/social/follow/${id}?businessID=${businessID}` },
    0,
  ])
  const product = { type: 'product', id } as const
  const unsaving = { method: 'DELETE', path: '/favorites/product', body }
  expect(await done({ name: 'save', on: false, thing: product })).toEqual([unsaving, undefined])
})

// What the list of one's own products answers to its buttons (P2.24, D20).
import { expect, test } from 'vitest'
import { CallError } from '../../../../platform/http/client.ts'
import { actOnList } from './list-acts.ts'

/** Publishes two products of a company of which so many are published, by a plan with 7 places. */
function publishedInVain(published: number) {
  const page = {
    session: { userID: 'u' },
    language: 'en',
    onError() {},
    api: {
      async publishProducts() {
        throw new CallError('ShowcaseFull', 409, 'Full', { limit: 7, published })
      },
    },
  } as unknown as Parameters<typeof actOnList>[0]
  const form = new FormData()
  form.append('act', 'publish')
  form.append('productID', 'a')
  form.append('productID', 'b')
  return actOnList(page, 'c', form)
}

test('who publishes more than there is room for is told how many there is room for', async () => {
  expect(await publishedInVain(6)).toMatchObject({ outcome: 'full', room: 1 })
  expect(await publishedInVain(7)).toMatchObject({ outcome: 'full', room: 0 })
  // A plan that ended leaves what was published.
  expect(await publishedInVain(9)).toMatchObject({ outcome: 'full', room: 0 })
})

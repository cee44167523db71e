import { expect, test } from 'vitest'
import { callsWithSession } from './calls-with-session.ts'

test('nothing goes out as somebody whose session has ended, though their token is still good; after the next log-in it does', async () => {
  const sent: string[] = []
  let isEnded = true
  const call = callsWithSession({
    renewal: { token: async () => 'good', renew: async () => 'better' },
    onLost: () => {},
    isEnded: () => isEnded,
    language: () => 'en',
    fetchIt: async (_address, init) => {
      sent.push(init?.method ?? '')
      return Response.json({ success: true, data: {} })
    },
  })
  await expect(call('showBadges', {})).rejects.toMatchObject({ name: 'TokenNotFound', status: 401 })
  expect(sent).toEqual([])
  isEnded = false
  await call('showBadges', {})
  expect(sent).toHaveLength(1)
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { callApi } from './browser-session.ts'
import { CallFailure } from './calls.ts'

/** The page of somebody, or of nobody. */
function aPageOf(who: 'somebody' | 'nobody'): void {
  const dataset = who === 'somebody' ? { session: '' } : {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

test('a call on a page whose session never comes fails, and does not wait for ever', async () => {
  aPageOf('somebody')
  const failed = callApi('showBadges', {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  // Whoever still waits is told nothing by then.
  const told = await Promise.race([failed, Promise.resolve('still waiting')])
  expect(told).toBeInstanceOf(CallFailure)
  expect(told).toMatchObject({ name: 'Unavailable', status: 503 })
  expect(vi.getTimerCount()).toBe(0)
})

test('a call on a page of nobody fails at once', async () => {
  aPageOf('nobody')
  await expect(callApi('showBadges', {})).rejects.toMatchObject({ name: 'TokenNotFound', status: 401 })
})

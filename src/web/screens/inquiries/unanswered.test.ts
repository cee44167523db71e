import { expect, test } from 'vitest'
import { unansweredAct, unansweredInquiry } from './unanswered.ts'

test('a form whose answer never came says so, and does not have its page asked for over the same connection', () => {
  for (const { data, init } of [unansweredInquiry(), unansweredAct()]) {
    expect(data.outcome).toMatch(/failed|refused/)
    expect(data.isUnanswered).toBe(true)
    expect(init?.status).toBeGreaterThanOrEqual(400)
  }
})

// U26: what is told of a form that was not taken.
import { expect, test } from 'vitest'
import { hasFailed, refusalOf, unanswered } from './outcome.ts'

test('a form whose answer never came says so itself, and no toast says that something else was wrong', () => {
  const answer = unanswered({})
  expect(answer).toMatchObject({ outcome: 'failed', isUnanswered: true })
  expect(hasFailed(answer)).toBe(false)
})

test('a server that failed is no connection that broke', () => {
  const page = { language: 'en' as const, onError() {} }
  const answer = refusalOf(page, Object.assign(new Error('no'), { status: 500 }), () => 'no')
  expect(answer).not.toHaveProperty('isUnanswered')
  expect(hasFailed(answer)).toBe(true)
})

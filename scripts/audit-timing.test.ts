import { expect, test } from 'vitest'
import type { Answer } from '../bench/asking.ts'
import { verdictOf } from './audit-timing.ts'

const answers = (ms: number, other: Partial<Answer> = {}): Answer[] =>
  [-9, 0, 1].map((more, at) => ({
    status: 403,
    body: '{}',
    headers: { 'content-type': 'application/json', date: `${ms} ${at}` },
    ms: ms + more,
    ...other,
  }))

test('answers that are the same but for the clock, up to 5 ms apart, keep the secret', () => {
  expect(verdictOf(answers(20), answers(15))).toMatchObject({ apart: 5, isGood: true })
})

test('time, status, body and headers each tell known addresses from unknown ones', () => {
  expect(verdictOf(answers(20.1), answers(15)).isGood).toBe(false)
  expect(verdictOf(answers(15), answers(20.1)).isGood).toBe(false)
  const told = (other: Partial<Answer>) => {
    const { isGood, differences } = verdictOf(answers(15), answers(15, other))
    return isGood ? [] : [...differences]
  }
  expect(told({ status: 429 })).toEqual(['status: known 403, unknown 429'])
  expect(told({ body: '{ }' })).toEqual(['body: known {}, unknown { }'])
  expect(told({ headers: { 'content-type': 'application/json', 'x-more': '1' } })).toContain(
    'header x-more: known undefined, unknown 1',
  )
})

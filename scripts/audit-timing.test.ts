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

test('what each answer makes anew is told by its form alone', () => {
  const registered = (again: string) => ({ body: `{"success":true,"data":{"again":"${again}"}}` })
  const proof = 'abcdefghijklmnopqrstuvwxyz-_0123456789ABCDE'
  const one = `01a21995-7d5c-7636-b774-65612fda52a8.${proof}`
  const other = `01a21995-8907-72b3-9ba0-815ea9de9e09.${proof.toUpperCase()}`
  expect(verdictOf(answers(15, registered(one)), answers(15, registered(other))).isGood).toBe(true)
  for (const told of [`${other}A`, other.slice(0, -1), ''])
    expect(verdictOf(answers(15, registered(one)), answers(15, registered(told))).isGood).toBe(false)
})

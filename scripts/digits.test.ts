import { expect, test } from 'vitest'
import { digitsIn } from './digits.ts'

test('a number in a text is found, in every script', () => {
  expect(digitsIn('At most 50 companies, 1,000 products.')).toEqual(['50', '1,000'])
  expect(digitsIn('最大５０社まで')).toEqual(['５０'])
  expect(digitsIn('{n, plural, one {# day of 30} other {# days of 30}}')).toEqual(['30', '30'])
})

test('names of values and tags, none and one, and what is no limit are no numbers', () => {
  for (const text of [
    'At most {max} in {0}: {1, plural, one {# entry} other {# entries}}',
    'Read <0>this</0> and <1/>',
    'From 0 up, 1 at least.',
    'ISO 9001, Incoterms 2020, B2B, such as 1970-10-24.',
  ])
    expect(digitsIn(text)).toEqual([])
})

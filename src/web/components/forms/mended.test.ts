import { expect, test } from 'vitest'
import { mendedSince } from './mended.ts'

test('a field is mended by what is not what was refused, and no longer when that comes back', () => {
  const before = { name: '', category: '', leadTime: 'soon' }
  expect(mendedSince(before, before)).toEqual(new Set())
  expect(mendedSince(before, { ...before, name: 'Bearing', leadTime: '5' })).toEqual(
    new Set(['name', 'leadTime']),
  )
  // A row that was taken away is not sent.
  expect(mendedSince({ 'spec-value-1': ' ' }, { 'spec-value-1': '' })).toEqual(new Set(['spec-value-1']))
})

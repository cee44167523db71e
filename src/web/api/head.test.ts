import { expect, test } from 'vitest'
import { keywordsOf } from './head.ts'

test('the words of the page stand before those of the edition, none of them twice', () => {
  expect(keywordsOf('bearings, Japan B2B', 'Japan B2B, Japan suppliers')).toBe(
    'bearings, Japan B2B, Japan suppliers',
  )
  expect(keywordsOf(undefined, 'Japan B2B')).toBe('Japan B2B')
})

import { expect, test } from 'vitest'
import { pagesShown } from './pages.ts'

test('shows every page when they are few', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('leaves out the far pages, never a single one', () => {
  expect(pagesShown(1, 26)).toEqual([1, 2, 3, 'gap', 26])
  expect(pagesShown(13, 26)).toEqual([1, 'gap', 11, 12, 13, 14, 15, 'gap', 26])
  expect(pagesShown(5, 26)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap', 26])
  expect(pagesShown(26, 26)).toEqual([1, 'gap', 24, 25, 26])
})

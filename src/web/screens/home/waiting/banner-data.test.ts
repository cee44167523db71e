import { expect, test } from 'vitest'
import { bannerOf } from './banner-data.ts'

type Known = Parameters<typeof bannerOf>[0][number]
const one = (businessID: string, wish: Partial<Known> = {}): Known => ({
  businessID,
  role: 'owner',
  completeness: 50,
  missing: ['products', 'coverPhoto'],
  restorableUntil: null,
  general: { companyName: businessID },
  ...wish,
})
const complete = { completeness: 100, missing: [] }

test('who has no company is invited to create one, also when all are removed', () => {
  expect(bannerOf([])).toEqual({ wish: 'create' })
  expect(bannerOf([one('a', { restorableUntil: '2026-11-20T12:00:00Z' })])).toEqual({ wish: 'create' })
})

test('the least complete of those that the person may change, with what is missing', () => {
  const least = one('b', { completeness: 20, role: 'admin', missing: ['products'] })
  const members = one('c', { completeness: 10, role: 'member' })
  expect(bannerOf([one('a'), least, members])).toMatchObject({ businessID: 'b', missing: ['products'] })
  expect(bannerOf([members])).toBeUndefined()
  expect(bannerOf([one('a', complete)])).toBeUndefined()
})

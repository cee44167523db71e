// What the page writes is what the server says: every bar, day, order and number, of nothing too.
import { expect, test } from 'vitest'
import { extremesOf, ordered, type ProductFigures } from '../../../contract/product-strength.ts'
import { pointsOf } from './points.ts'

const none = { shown: 0, opened: 0, viewed: 0, document: 0, saved: 0, followed: 0, inquired: 0, answered: 0 }
const day = (of: string, counts: Partial<typeof none>, visitors = 0) => ({
  day: of,
  counts: { ...none, ...counts },
  visitors,
})

test('each day of a period has a bar, those on which nothing happened too', () => {
  const points = pointsOf({
    now: { from: '2028-02-27', to: '2028-03-01' },
    byDay: [day('2028-02-29', { shown: 4, opened: 1 }, 3), day('2028-03-01', { shown: 2 })],
  })
  expect(points.map(({ from, shown, opened, visitors }) => [from, shown, opened, visitors])).toEqual([
    ['2028-02-27', 0, 0, 0],
    ['2028-02-28', 0, 0, 0],
    ['2028-02-29', 4, 1, 3],
    ['2028-03-01', 2, 0, 0],
  ])
})

test('of a year the weeks that end yesterday, and nothing is lost at its beginning', () => {
  const byDay = Array.from({ length: 365 }, (_, at) =>
    day(new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10), { viewed: at + 1 }, 1),
  )
  const points = pointsOf({ now: { from: '2027-01-01', to: '2027-12-31' }, byDay })
  expect(points).toHaveLength(53)
  expect(points[0]).toMatchObject({ from: '2027-01-01', to: '2027-01-01', viewed: 1 })
  expect(points.at(-1)).toMatchObject({ from: '2027-12-25', to: '2027-12-31', visitors: 7 })
  expect(points.reduce((sum, { viewed }) => sum + viewed, 0)).toBe((365 * 366) / 2)
})

const product = (
  value: string,
  counts: Partial<typeof none>,
  name: string | null = value,
): ProductFigures => ({
  value,
  name,
  counts: { ...none, ...counts },
  averagePlace: null,
})
const asked = product('asked', { shown: 50, opened: 2, inquired: 1 })
const opened = product('opened', { shown: 80, opened: 20 })
const shown = product('shown', { shown: 300 })
const unseen = product('unseen', {})
const gone = product('gone', { shown: 900 }, null)
const all = [unseen, gone, shown, asked, opened]
const valuesOf = (rows: readonly ProductFigures[]) => rows.map(({ value }) => value)

test('strongest is what was asked about, weakest what was shown and led nowhere; what is gone is neither', () => {
  expect(valuesOf(ordered(all, 'strongest'))).toEqual(['asked', 'opened', 'gone', 'shown', 'unseen'])
  expect(valuesOf(ordered(all, 'weakest'))).toEqual(['shown', 'unseen', 'opened', 'asked', 'gone'])
  expect(valuesOf(ordered(all, 'shown'))).toEqual(['gone', 'shown', 'opened', 'asked', 'unseen'])
  expect(extremesOf(all)).toEqual({ strongest: asked, weakest: shown })
})

test('of one product, and of those that nobody saw, none is called strong or weak', () => {
  expect(extremesOf([asked])).toBeUndefined()
  expect(extremesOf([gone, asked])).toBeUndefined()
  expect(extremesOf([unseen, product('other', {})])).toBeUndefined()
})

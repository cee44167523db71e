import { expect, test } from 'vitest'
import { allIndustries } from '../../../domains/reference-data/industries.ts'
import { drawingData } from './drawing-data.ts'

const counted = (manufacturers: Record<string, number>) =>
  new Map(
    Object.entries(manufacturers).map(([id, count]) => [
      id,
      { companies: count + 5, manufacturers: count, products: 0 },
    ]),
  )

test('P9.8: the marks of the drawing are industries, and the whole is all 15', () => {
  const { marked, industries } = drawingData(allIndustries('en'), new Map())
  expect(industries).toBe(15)
  const codes = new Map(allIndustries('en').map(({ name, code }) => [name, code]))
  expect(marked.map(({ name }) => codes.get(name))).toEqual(marked.map(({ letters }) => letters))
  expect(marked.length).toBe(5)
})

test('manufacturers are counted for each mark and for all industries together', () => {
  const counts = counted({ '0005': 12, '0003': 1, '0015': 30, '0005-01': 9 })
  const { marked, suppliers } = drawingData(allIndustries('en'), counts)
  expect(Object.fromEntries(marked.map((mark) => [mark.letters, mark.suppliers]))).toEqual({
    MA: 12,
    EN: 1,
    AP: 0,
    FO: 0,
    HM: 0,
  })
  expect(suppliers).toBe(43)
})

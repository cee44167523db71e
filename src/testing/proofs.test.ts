import { describe, expect, test } from 'vitest'
import { partOf } from './proofs.ts'

// Whoever asks for all cases gets no sample.
describe.runIf(!process.env['PROOFS'])('samples of cases that are there', () => {
  test('are of one size, and in time each case has its turn', () => {
    const cases = Array.from({ length: 213 }, (_, at) => at)
    const drawn = Array.from({ length: 14 }, (_, at) => partOf(cases, 15, 20_787 + at))
    for (const sample of drawn) expect([15, 16]).toContain(sample.length)
    expect(drawn.flat()).toHaveLength(cases.length)
    expect(new Set(drawn.flat())).toEqual(new Set(cases))
  })

  test('leave none out where there are fewer', () => {
    expect(partOf(['a', 'b'], 15)).toEqual(['a', 'b'])
  })
})

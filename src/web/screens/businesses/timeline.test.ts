import { expect, test } from 'vitest'
import type { TrustEventEntry } from '../../../contract/trust.ts'
import { timelineOf } from './timeline.ts'

const today = '2026-07-02'
const written = (events: TrustEventEntry[], language = 'en') =>
  timelineOf(events, { language, today, langOf: (text) => (text === 'Söhne' ? 'de' : undefined) })

const certificate = (on: string | null, until: string | null): TrustEventEntry => ({
  kind: 'certificate',
  certificateID: '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2',
  name: 'ISO 9001',
  on,
  until,
  confirmedOn: null,
})
const check = {
  kind: 'check' as const,
  on: '2025-01-01',
  until: '2025-12-31',
  endedOn: null,
  level: 2,
  scope: ['registration', 'something new', 'domain'],
  checkedBy: 'Millwright',
}

test('days are written in the language of the page, and a year as a year', () => {
  const events: TrustEventEntry[] = [
    { kind: 'founded', year: 980 },
    { kind: 'joined', on: '2024-03-05' },
  ]
  expect(written(events, 'ja').rows.map(({ day }) => day)).toEqual([
    { iso: '0980', text: '980' },
    { iso: '2024-03-05', text: '2024年3月5日' },
  ])
  expect(written(events).scale).toBeUndefined()
})

test('bars share one scale of whole years that holds today', () => {
  const { rows, scale } = written([
    check,
    certificate('2026-01-01', '2027-12-31'),
    certificate(null, '2030-01-01'),
  ])
  expect(scale).toMatchObject({ first: '2025', last: '2027' })
  expect(rows.map(({ bar }) => bar)).toEqual([
    { from: 0, length: 333 },
    { from: 334, length: 666 },
    undefined,
  ])
  expect(scale!.today).toBe(500)
  expect(rows.map(({ isOver }) => isOver)).toEqual([true, false, false])
})

test('a bar is seen however short it is, and ends where a check was taken back', () => {
  const { rows } = written([
    certificate('2007-01-01', '2046-12-31'),
    { ...check, on: '2026-03-01', until: '2027-02-28', endedOn: '2026-03-02' },
  ])
  expect(rows[1]!.bar!.length).toBe(6)
  expect(rows[1]).toMatchObject({ isOver: true, ended: { text: '2 Mar 2026' } })
})

test('of what was checked stands what has a name, and names have their language', () => {
  const { rows } = written([check, { kind: 'renamed', on: '2025-01-01', before: 'Söhne', after: 'Sons' }])
  expect(rows[0]!.event).toMatchObject({ scope: ['domain', 'registration'] })
  expect(rows[1]!.event).toMatchObject({ before: { text: 'Söhne', lang: 'de' }, after: { text: 'Sons' } })
})

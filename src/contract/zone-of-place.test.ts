import { expect, test } from 'vitest'
import { noZone, zoneNamed } from './time-zone.ts'
import { allCountries, statesOf } from '../domains/reference-data/countries.ts'
import { divided, presetZone, zoneOfPlace } from './zone-of-place.ts'

test.each([
  ['JP', 'JP-13', 'Asia/Tokyo'],
  ['JP', undefined, 'Asia/Tokyo'],
  ['IT', 'IT-25', 'Europe/Rome'],
  ['CN', 'CN-XJ', 'Asia/Shanghai'],
  ['US', 'US-CA', 'America/Los_Angeles'],
  ['US', 'US-TX', 'America/Chicago'],
  ['ES', 'ES-CN', 'Atlantic/Canary'],
  ['ES', 'ES-CT', 'Europe/Madrid'],
  ['BR', 'BR-SP', 'America/Sao_Paulo'],
])('in %s %s the clock of %s hangs', (country, state, zone) => {
  expect(zoneOfPlace(country, state)).toBe(zone)
})

test.each([
  ['US', undefined],
  ['ES', undefined],
  // Two clocks within the state.
  ['US', 'US-TN'],
  ['MX', 'MX-CHH'],
  // Of another country.
  ['US', 'CA-ON'],
  ['GL', undefined],
  [undefined, undefined],
])('nothing is said of %s %s', (country, state) => {
  expect(zoneOfPlace(country, state)).toBeUndefined()
})

test('every country has one clock or its states have theirs', () => {
  const without = allCountries('en')
    .map(({ code }) => code)
    .filter((code) => zoneOfPlace(code, undefined) === undefined && !(code in divided))
  expect(without).toEqual(['AQ', 'BV', 'PF', 'GL', 'HM', 'UM'])
})

test('the table names states of the list and zones of Intl', () => {
  for (const [country, { states, rest, most, unsure = {} }] of Object.entries(divided)) {
    const listed = statesOf(country, 'en').map(({ stateID }) => stateID.slice(country.length + 1))
    const named = [...Object.values(states), ...Object.values(unsure)].flatMap((ids) => ids.split(' '))
    expect(
      named.filter((id) => !listed.includes(id)),
      country,
    ).toEqual([])
    expect(new Set(named).size, country).toBe(named.length)
    const zones = [
      ...Object.keys(states),
      ...Object.keys(unsure),
      ...[rest, most].filter((zone) => zone !== undefined),
    ]
    expect(rest ?? most, country).toBeDefined()
    expect(
      zones.filter((zone) => zoneNamed(zone) === undefined),
      country,
    ).toEqual([])
  }
})

test.each([
  ['JP', 'JP-13', 'Asia/Tokyo'],
  ['US', 'US-CA', 'America/Los_Angeles'],
  // Where two clocks are kept, that of most people.
  ['US', 'US-TN', 'America/Chicago'],
  ['CA', 'CA-NL', 'America/St_Johns'],
  ['KI', 'KI-L', 'Pacific/Kiritimati'],
  // Without a state, or with one of another country.
  ['US', undefined, 'America/New_York'],
  ['US', 'CA-ON', 'America/New_York'],
  ['ES', undefined, 'Europe/Madrid'],
  ['GL', undefined, 'America/Godthab'],
  ['PF', undefined, 'Pacific/Tahiti'],
  ['BV', undefined, 'UTC'],
])('days of a company in %s %s are those of %s', (country, state, zone) => {
  expect(presetZone(country, state)).toBe(zone)
})

test('every state of every country has days, by UTC only where nobody lives', () => {
  const byUtc = allCountries('en').flatMap(({ code }) =>
    [undefined, ...statesOf(code, 'en').map(({ stateID }) => stateID)]
      .filter((state) => (zoneNamed(presetZone(code, state)) ?? noZone) === noZone)
      .map(() => code),
  )
  expect(new Set(byUtc)).toEqual(new Set(['AQ', 'BV', 'HM', 'UM']))
})

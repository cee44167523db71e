import { expect, test } from 'vitest'
import { zoneNamed } from '../../../contract/time-zone.ts'
import { allCountries, statesOf } from '../../../domains/reference-data/countries.ts'
import { divided, zoneOfPlace } from './zone-of-place.server.ts'

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
  for (const [country, { states, rest, unsure = '' }] of Object.entries(divided)) {
    const listed = statesOf(country, 'en').map(({ stateID }) => stateID.slice(country.length + 1))
    const named = [...Object.values(states), unsure].flatMap((ids) => ids.split(' ').filter(Boolean))
    expect(
      named.filter((id) => !listed.includes(id)),
      country,
    ).toEqual([])
    expect(new Set(named).size, country).toBe(named.length)
    const zones = [...Object.keys(states), ...(rest === undefined ? [] : [rest])]
    expect(
      zones.filter((zone) => zoneNamed(zone) === undefined),
      country,
    ).toEqual([])
  }
})

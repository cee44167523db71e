import { expect, test } from 'vitest'
import { rememberZone, zoneInCookies, zoneName, zoneNamed } from './time-zone.ts'

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Europe/Rome', 'Europe/Rome'],
  ['America/Argentina/Salta', 'America/Argentina/Salta'],
  ['Etc/UTC', 'UTC'],
])('%s is the zone %s', (name, zone) => {
  expect(zoneNamed(name)).toBe(zone)
})

test.each([
  '',
  '+09:00',
  'Asia/Milan',
  'Etc/Unknown',
  'Asia/Tokyo ',
  '../etc/passwd',
  `Asia/${'o'.repeat(99)}`,
])('%j is no zone', (name) => {
  expect(zoneNamed(name)).toBeUndefined()
})

test('what a browser is told to remember is read again', () => {
  const [sent] = rememberZone('Etc/GMT+3', true).split(';')
  expect(zoneInCookies(`mw_lang=ja; ${sent}; other=1`)).toBe('Etc/GMT+3')
})

test.each([undefined, '', 'mw_lang=ja', 'mw_zone=', 'mw_zone=<script>', 'my_mw_zone=Asia/Tokyo'])(
  'the header %j names no zone',
  (header) => {
    expect(zoneInCookies(header)).toBeUndefined()
  },
)

test('a zone has the name that people give it', () => {
  expect(zoneName('Asia/Tokyo', 'ja')).toBe('日本標準時')
  expect(zoneName('America/New_York', 'en')).toBe('Eastern Time')
})

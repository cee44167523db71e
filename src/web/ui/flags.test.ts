import { expect, test } from 'vitest'
import installed from 'country-flag-icons/package.json' with { type: 'json' }
import { flagAddress, flagsPath } from './flags.ts'

test('the address names the installed version, so that new flags get new addresses', () => {
  expect(flagsPath).toBe(`/assets/flags-${installed.version}`)
})

test('gives addresses for country codes only', () => {
  expect(flagAddress('jp')).toBe(`${flagsPath}/JP.svg`)
  expect(flagAddress('../JP')).toBeUndefined()
  expect(flagAddress('')).toBeUndefined()
})

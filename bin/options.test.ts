import { expect, test } from 'vitest'
import { readOptions, settingsOf } from './options.mjs'

const settingsFor = (argv: string[], env: Record<string, string> = {}) =>
  settingsOf(readOptions(argv, env).options ?? {}, env)

test('--production is the mode of the server, over what the environment says', () => {
  expect(settingsFor(['--production'])).toEqual({ MODE: 'production' })
  expect(settingsFor(['--production'], { MODE: 'development' })).toEqual({ MODE: 'production' })
  expect(settingsFor([])).toEqual({})
})

test('in production, by option or by environment, nothing is reset', () => {
  const problem = '--reset is refused in production: it would delete kept data'
  expect(readOptions(['--reset', '--production'], {})).toEqual({ problem })
  expect(readOptions(['--reset'], { MODE: 'production' })).toEqual({ problem })
  expect(readOptions(['--reset'], {})).toEqual({ options: { reset: true } })
})

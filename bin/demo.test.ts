import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What the program says to options for which there is no world. */
function refusedIn(env: Record<string, string>, ...options: string[]): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'demo.mjs'), ...options],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  expect(status).toBe(2)
  expect(stderr).toContain('Usage: npm run demo -- --businesses N --products N')
  return stderr.split('\n')[0]!
}

const refused = (...options: string[]) => refusedIn({}, ...options)

const world = ['--businesses', '1,000', '--products=5_000']

test('numbers of which there can be no world are refused before anything is touched, each with its reason', () => {
  expect(refused(...world, '--posts', '200_001')).toBe('There can be at most 200 posts for each company.')
  expect(refused(...world, '--posts', '10', '--comments', '501')).toBe(
    'There can be at most 50 comments for each post.',
  )
  expect(refused(...world, '--comments', '1')).toBe('There can be at most 50 comments for each post.')
  for (const follows of ['19', '250_001'])
    expect(refused(...world, '--follows', follows)).toBe(
      'There can be 20 follows, and at most a quarter of as many as the companies squared.',
    )
  expect(refused('--businesses', '10', '--products', '81')).toBe(
    'There must be one to eight products for each company.',
  )
  expect(refused(...world, '--likes', '5')).toMatch(/^Usage/)
  expect(refused(...world, '--posts', 'many')).toMatch(/^Usage/)
})

test('production is given no world but one for load', () => {
  const production = { MODE: 'production' }
  expect(refusedIn(production, ...world)).toBe(
    'There is no demo world in production but one for load: --load.',
  )
  // Further than that: it goes on to what it may not do with a database that is not its own.
  expect(
    refusedIn(
      { ...production, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      ...world,
      '--load',
      '--reset',
    ),
  ).toBe('--reset leaves the database of DATABASE_URL as it is: give an empty one instead.')
})

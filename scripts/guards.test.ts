// The guards of one-time tokens and sessions, taken out one by one: the tests that watch them must go red, each by what it
// expects and not by some accident, while the tests beside them stay green.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const accounts = 'src/domains/accounts'
let copy: string

beforeAll(() => {
  copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'millwright-guards-')))
  for (const name of ['src', 'package.json', 'tsconfig.json'])
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'))
  // The database server of this run serves the copy too.
  fs.writeFileSync(
    path.join(copy, 'vitest.config.ts'),
    `export default { test: { pool: 'forks', testTimeout: 60_000, provide: ${JSON.stringify({ databaseUrl: inject('databaseUrl') })} } }`,
  )
})
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

type Outcome = { status: string; said: string }

/** What the tests of `file` whose names match say when `guard` is replaced in `place`. */
async function withoutGuard(
  place: string,
  guard: string,
  instead: string,
  file: string,
  names: string,
): Promise<Map<string, Outcome>> {
  const guarded = path.join(copy, accounts, place)
  const whole = fs.readFileSync(guarded, 'utf8')
  expect(whole.split(guard), `one ${guard} in ${place}`).toHaveLength(2)
  fs.writeFileSync(guarded, whole.replace(guard, instead))
  try {
    const report = path.join(copy, 'report.json')
    const run = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=json',
        `--outputFile=${report}`,
        `${accounts}/${file}`,
        '-t',
        names,
      ],
      { cwd: copy, stdio: 'ignore' },
    )
    await once(run, 'exit')
    return outcomesOf(fs.readFileSync(report, 'utf8'))
  } finally {
    fs.writeFileSync(guarded, whole)
  }
}

function outcomesOf(json: string): Map<string, Outcome> {
  const { testResults } = JSON.parse(json) as {
    testResults: { assertionResults: { title: string; status: string; failureMessages?: string[] }[] }[]
  }
  return new Map(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'skipped' && status !== 'pending')
      .map(({ title, status, failureMessages = [] }) => [
        title,
        { status, said: failureMessages.join('\n') },
      ]),
  )
}

const race = 'of 25 who use one hand-off at once exactly one is let in, every time'
const late =
  'after ten seconds a used token ends its family: whoever stole it, and whoever it was stolen from'
const within = 'within ten seconds a used token answers its successor again, also to another process'

test('a hand-off that may be taken twice is found by the race of 25', async () => {
  const outcomes = await withoutGuard(
    'queries/one-time.ts',
    'and h.used_at is null',
    '',
    'hand-off.test.ts',
    `${race}|a hand-off is over after a minute`,
  )
  expect(outcomes.get(race)).toMatchObject({ status: 'failed' })
  expect(outcomes.get(race)!.said).toMatch(/expected \d+ to be 1 /)
  expect(
    outcomes.get('a hand-off is over after a minute, and only the browser that began may use it'),
  ).toMatchObject({
    status: 'passed',
  })
}, 120_000)

test.each([
  [
    'a grace without end',
    'queries/sessions.ts',
    ".where('rotated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)",
  ],
  ['a reuse that ends nothing', 'refresh.ts', 'await endOneSession(db, token.sessionID)\n    throw'],
])(
  '%s is found by the test of a token reused after the grace',
  async (_fault, place, guard) => {
    const instead = guard.endsWith('throw') ? 'throw' : ''
    const outcomes = await withoutGuard(place, guard, instead, 'refresh.test.ts', `${late}|${within}`)
    expect(outcomes.get(late)).toMatchObject({ status: 'failed' })
    expect(outcomes.get(late)!.said).toContain("to be 'SessionError'")
    expect(outcomes.get(within)).toMatchObject({ status: 'passed' })
  },
  120_000,
)

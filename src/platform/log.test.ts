import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { expect, test } from 'vitest'
import { createLog, withoutValues } from './log.ts'

test('tokens, passwords and cookies are cut out of what is logged', () => {
  const written: string[] = []
  const canary = 'canary-4711'
  const log = createLog('info', { write: (line: string) => void written.push(line) })
  log.info(
    {
      authorization: canary,
      password: canary,
      session: { token: canary, refreshToken: canary, cookie: canary },
      req: { headers: { authorization: canary, cookie: canary } },
      kept: 'visible',
    },
    'told',
  )

  expect(written.join('')).toContain('visible')
  expect(written.join('')).not.toContain(canary)
})

test('a key of a company is cut out of every text', () => {
  const written: string[] = []
  const log = createLog('info', { write: (line: string) => void written.push(line) })
  const key = `mw_${'Ab-_9'.repeat(9).slice(0, 43)}`
  log.info({ url: `/api/product?key=${key}`, deep: { told: [], error: `no ${key} here` } }, 'told')
  expect(withoutValues(`Bearer ${key}, ${key}`)).toBe('Bearer [key], [key]')
  expect(written.join('')).toContain('[key]')
  expect(written.join('')).not.toContain('Ab-_9')
})

test('an error says what is wrong and not what it was about', () => {
  const written: string[] = []
  const log = createLog('info', { write: (line: string) => void written.push(line) })
  const said = [
    'invalid input syntax for type integer: "canary and "more" canary\nof it"',
    'syntax error in tsquery: "canary"',
    'Unexpected token \'c\', "canary" is not valid JSON',
    'Unexpected token \'c\', ..."n: canary, "... is not valid JSON',
    'no mailbox canary.one@canary-works.example here',
  ]
  for (const message of said) {
    const error = new Error(message)
    log.error({ error: String(error), cause: { message, stack: error.stack } }, 'failed')
  }
  const kept = new Error('relation "posts" does not exist')
  log.error({ error: kept.message, path: '/app/node_modules/@fastify/static/index.js' }, 'failed')
  const all = written.join('')
  expect(all).not.toContain('canary')
  for (const text of [
    'invalid input syntax for type integer',
    'log.test.ts:',
    'relation \\"posts\\" does not exist',
    '@fastify/static/index.js',
  ])
    expect(all).toContain(text)
})

const saysAndEnds = (how: string) => `
  import { createLog, inPortions } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
  const log = createLog('info', inPortions(1))
  for (let at = 1; at <= 500; at += 1) log.info({ at }, 'a line')
  ${how}`

test.each([
  ['by itself', ''],
  ['by its own word', 'process.exit(0)'],
  ['by an error', "throw new Error('told on standard error')"],
])('a process that ends %s has written every line of its log', (_, how) => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', saysAndEnds(how)], {
    encoding: 'utf8',
  })
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { at: number }).at)
  expect(told).toEqual(Array.from({ length: 500 }, (_, at) => at + 1))
})

test('a disk without room ends no process', () => {
  const full = openSync('/dev/full', 'w')
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', saysAndEnds("setTimeout(() => console.error('went on'), 600)")],
      { encoding: 'utf8', stdio: ['ignore', full, 'pipe'], timeout: 20_000 },
    )
    expect([status, stderr.trim()]).toEqual([0, 'went on'])
  } finally {
    closeSync(full)
  }
})

test('lines are there while the process goes on', async () => {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', saysAndEnds('setInterval(() => {}, 1000)')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    let told = 0
    for await (const _ of readline.createInterface({ input: child.stdout })) if ((told += 1) === 500) break
    expect(told).toBe(500)
  } finally {
    child.kill('SIGKILL')
  }
})

test('a text of a million letters is read in one go, and its address is cut out', () => {
  for (const long of ['a'.repeat(1_000_000), 'a@'.repeat(500_000), `a@${'b.'.repeat(500_000)}`]) {
    const cut = withoutValues(`${long} rosa@neri.example: "Rosa"`)
    expect(cut.endsWith(' [address]: "[cut]"')).toBe(true)
  }
})

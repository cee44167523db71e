import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import readline from 'node:readline'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

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

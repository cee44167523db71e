// The three log-ins of the demo world: told by every start, and they work.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'

test('three log-ins are told that work, and never written to the log', async () => {
  const told = [...inject('told').matchAll(/^ {4}(\S+@\S+) +(\S+) {2}(.+)$/gm)]
  expect(told.map(([, , , name]) => name)).toEqual([
    'a buyer without a company',
    expect.stringMatching(/^owner of \w/),
    'an operator',
  ])
  for (const [, email, password] of told) {
    const answer = await fetch(`${inject('site')}/accounts/log-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect([email, answer.status]).toEqual([email, 200])
  }
  const log = readFileSync(path.join(inject('dataFolder'), 'log/server.log'), 'utf8')
  expect(log).not.toContain(told[0]![2])
})

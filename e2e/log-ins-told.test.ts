// The nine log-ins of the demo world: told by every start, and they work; those of staff with a code beside.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, inject, test } from 'vitest'
import { demoSecret } from '../src/demo/log-ins.ts'

const peopleAlone = 3

test('nine log-ins are told that work, and never written to the log', async () => {
  const told = [...inject('told').matchAll(/^ {4}(\S+@\S+) +(\S+) {2}(.+)$/gm)]
  expect(told.map(([, , , name]) => name)).toEqual([
    'a buyer without a company',
    expect.stringMatching(/^owner of \w/),
    expect.stringMatching(/^owner of \w.*, on the free plan$/),
    'a platform admin',
    'a second admin, who approves',
    'a verifier',
    'a second verifier, who decides on appeals',
    'a moderator',
    'a support agent',
  ])
  const code = () => new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate()
  for (const [at, [, email, password]] of told.entries()) {
    const answer = await fetch(`${inject('site')}/accounts/log-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, ...(at >= peopleAlone && { code: code() }) }),
    })
    expect([email, answer.status]).toEqual([email, 200])
  }
  const log = readFileSync(path.join(inject('dataFolder'), 'log/server.log'), 'utf8')
  expect(log).not.toContain(told[0]![2])
})

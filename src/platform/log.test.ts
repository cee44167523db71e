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

// The operator's tool as a person at the machine meets it, on a database of its own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findLiveSession } from '../src/domains/accounts/live-session.ts'
import { decisionsAbout } from '../src/domains/accounts/standing.ts'
import { openDatabase } from '../src/platform/db.ts'
import { migrate } from '../src/platform/migrations.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { testLog } from '../src/testing/server.ts'
import { testDatabase } from '../src/testing/database.ts'
import { runProgram } from '../src/testing/programs.ts'
import { aSession } from '../src/testing/sessions.ts'
import { startDatabase } from './services.mjs'
import { takeLock } from './locks.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { db, url } = await testDatabase()

const why = ['--reason', 'New colleague']
const userTool = (words: string[], env: Record<string, string> = { DATABASE_URL: url }) =>
  runProgram('bin/user.mjs', words, env)

test('makes an operator and suspends, with a row for each that names the user of the machine', async () => {
  const email = 'tool@bearings.example'
  const { userID, bearer } = await aSession(db, { email })

  expect(await userTool(['--email', email, '--role', 'admin', ...why])).toEqual({
    code: 0,
    said: `${email}: user → admin\n`,
  })
  await expect(findLiveSession(db, bearer)).resolves.toMatchObject({ userID })
  expect(await userTool([`--email=${email}`, '--role=suspend', '--reason=Spam again'])).toEqual({
    code: 0,
    said: `${email}: not suspended → suspended\n`,
  })

  await expect(findLiveSession(db, bearer)).rejects.toMatchObject({ name: 'SessionError' })
  const operator = `os:${os.userInfo().username}`
  expect(await decisionsAbout(db, userID)).toMatchObject([
    { operator, action: 'suspend', reason: 'Spam again' },
  ])
})

test('what is missing, wrong or unknown is told in plain words', async () => {
  for (const words of [
    [],
    ['--email', 'tool@bearings.example'],
    ['--role', 'admin', ...why],
    ['--email', 'tool@bearings.example', '--role', 'admin'],
    ['--email', 'a@b.example', '--role', 'user', ...why, '--force', 'yes'],
    ['--email', 'a@b.example', '--role', 'user', '--role', 'admin', ...why],
  ])
    expect(await userTool(words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage:') as string,
    })

  const wrong = await userTool(['--email', 'tool@bearings.example', '--role', 'king', ...why])
  expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining('"king" is not allowed') as string })
  const unknown = await userTool(['--email', 'nobody@bearings.example', '--role', 'admin', ...why])
  expect(unknown).toEqual({ code: 1, said: 'No account has proven the address nobody@bearings.example.\n' })
  const away = await userTool(['--email', 'nobody@bearings.example', '--role', 'admin', ...why], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  })
  expect(away.code).toBe(1)
  expect(away.said).toContain('The database did not do it')
  expect(away.said).not.toContain('    at ')
})

test(
  'finds the embedded database, whether a start keeps it running or not',
  { timeout: 180_000 },
  async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'millwright-user-'))
    chmodSync(data, 0o755)
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const words = ['--email', 'kept@bearings.example', '--role']
    const tool = (role: string) => userTool([...words, role, ...why], { DATABASE_URL: '', DATA_FOLDER: data })

    expect(await tool('admin')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no database') as string,
    })

    const { release } = takeLock(path.join(data, 'start.lock'))
    const embedded = startDatabase(path.join(data, 'postgres'))
    const database = openDatabase(await embedded.ready, { max: 2, log: testLog })
    try {
      expect(await tool('admin')).toMatchObject({
        code: 1,
        said: expect.stringContaining('no accounts') as string,
      })
      sealWith('the secret of every test, which keeps nothing')
      await migrate(database.pool, path.join(root, 'db/migrations'), () => {})
      await aSession(database.db, { email: 'kept@bearings.example' })
      expect(await tool('admin')).toEqual({ code: 0, said: 'kept@bearings.example: user → admin\n' })
    } finally {
      await database.close()
      await embedded.close()
      // A start or another call of the tool that has the folder, but no database at this moment.
      expect(await tool('admin')).toMatchObject({
        code: 1,
        said: expect.stringContaining('try again') as string,
      })
      release?.()
    }

    expect(await tool('user')).toEqual({ code: 0, said: 'kept@bearings.example: admin → user\n' })
  },
)

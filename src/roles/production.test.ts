import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { runProgram } from '../testing/programs.ts'

const { db, url } = await testDatabase()
const main = path.resolve(import.meta.dirname, '../main.ts')
const settings = {
  MODE: 'production',
  ROLES: 'worker',
  DATABASE_URL: url,
  PUBLIC_ORIGINS: 'jp=https://millwright.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  FILES_URL: 'https://files.example',
  SECRET: randomBytes(32).toString('hex'),
  TRUST_PROXY: 'loopback',
  // A port that nobody may take: whoever comes so far as to listen ends there.
  HOST: '192.0.2.1',
}

/** Tells every file of ours that Node reads. */
const telling = `import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) })`

test('production reads nothing of the demo art, nor of the facts that are drawn', async () => {
  const { said } = await runProgram(main, [], {
    ...settings,
    ROLES: 'api,accounts,worker',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(telling)}`,
  })

  expect(said).toContain('EADDRNOTAVAIL')
  expect(said).toContain('/src/roles/link-previews.ts')
  expect(
    said.split('\n').filter((line) => /\/packages\/|\/demo\/(facts|pictures)|drawings/.test(line)),
  ).toEqual([])
})

test('production does not start on a database with the demo world, however far it was filled, but on one for load', async () => {
  const empty = await runProgram(main, [], settings)
  expect(empty.said).toContain('EADDRNOTAVAIL')

  await sql`insert into demo_world (world) values ('{"seed": 1, "load": true}')`.execute(db)
  const forLoad = await runProgram(main, [], settings)
  expect(forLoad.said).toContain('EADDRNOTAVAIL')

  await sql`delete from demo_world`.execute(db)
  await sql`insert into demo_world (world) values ('{"seed": 1}')`.execute(db)
  const filled = await runProgram(main, [], settings)
  expect([filled.code, filled.said.trim()]).toEqual([
    2,
    'DATABASE_URL: its value is not allowed. Allowed in production: a database without the demo world.',
  ])
})

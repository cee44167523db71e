// The password of the database changes under a running pool.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { readPasswordFrom } from './database-password.ts'
import { openDatabase } from './db.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'

const log = createLog('silent')
const admin = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1 })
const role = `turning_${process.pid}`
const folder = mkdtempSync(path.join(os.tmpdir(), 'password-'))
const file = path.join(folder, 'DATABASE_URL')
const urlWith = (password: string, user = role) => {
  const url = new URL(inject('databaseUrl'))
  Object.assign(url, { username: user, password })
  return url.href
}
const setPassword = (password: string) => admin.query(`alter role ${role} password '${password}'`)
const write = (url: string) => writeFileSync(file, `${url}\n`)
await admin.query(`create role ${role} login password 'first'`)
afterAll(async () => {
  readPasswordFrom(undefined)
  await admin.query(`drop role ${role}`)
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

/** Ends its connections, as a database that restarts does. */
const breakConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role])
const whoAmI = async ({ db }: ReturnType<typeof openDatabase>) =>
  (await sql<{ user: string }>`select current_user as user`.execute(db)).rows[0]?.user

test('new connections use the password of the file, and wait while only one side knows it', async () => {
  write(urlWith('first'))
  readPasswordFrom(file)
  const database = openDatabase(urlWith('first'), { max: 2, log })
  let gaps = 0
  const heard = new Promise<void>((resolve) => {
    const listening = listen(urlWith('first'), 'turning', {
      onNotice: () => void listening.close().then(resolve),
      onGap: () => (gaps += 1),
      log,
    })
  })
  try {
    expect(await whoAmI(database)).toBe(role)
    await setPassword('second')
    // The connections that are open go on.
    expect(await whoAmI(database)).toBe(role)
    await breakConnections()
    const waiting = whoAmI(database).catch(() => whoAmI(database))
    write(urlWith('second'))
    expect(await waiting).toBe(role)
    // Written halfway, or of another user: what was known last is tried, and the next reading finds it.
    write('postgres://')
    await setPassword('first')
    await breakConnections()
    expect(await whoAmI(database).catch(() => whoAmI(database))).toBe(role)
    write(urlWith('third', 'somebody_else'))
    await breakConnections()
    expect(await whoAmI(database).catch(() => whoAmI(database))).toBe(role)
    await expect.poll(() => gaps, { timeout: 10_000 }).toBeGreaterThan(1)
    await admin.query("notify turning, 'still there'")
    await heard
  } finally {
    await database.close()
  }
})

test('a password that stays wrong is told as such', async () => {
  write(urlWith('nothing of that kind'))
  readPasswordFrom(file)
  const database = openDatabase(urlWith('nor this'), { max: 1, log })
  try {
    await expect(whoAmI(database)).rejects.toMatchObject({ code: '28P01' })
  } finally {
    await database.close()
  }
})

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
  // A process that has no connection yet, with the address of its start.
  const another = () => openDatabase(urlWith('first'), { max: 1, log })
  const pools = [database]
  const asAnother = () => {
    const opened = another()
    pools.push(opened)
    return whoAmI(opened)
  }
  try {
    expect(await whoAmI(database)).toBe(role)
    await setPassword('second')
    // The connection that is open goes on; who comes now waits until the file knows it too.
    expect(await whoAmI(database)).toBe(role)
    const waiting = asAnother()
    write(urlWith('second'))
    expect(await waiting).toBe(role)
    await breakConnections()
    await expect.poll(() => whoAmI(database).catch(() => ''), { timeout: 10_000 }).toBe(role)
    await expect.poll(() => gaps, { timeout: 10_000 }).toBeGreaterThan(1)
    await admin.query("notify turning, 'still there'")
    await heard
    // Of another user, or written halfway: the password of the start is tried.
    await setPassword('first')
    write(urlWith('third', 'somebody_else'))
    expect(await asAnother()).toBe(role)
    write('postgres://')
    expect(await asAnother()).toBe(role)
  } finally {
    await Promise.all(pools.map(({ close }) => close()))
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

import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeLock } from './locks.mjs'
import { readOptions, settingsOf } from './options.mjs'
import { nextFreePort, portIsFree } from './ports.mjs'
import net from 'node:net'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-locks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a lock is held by one living process and free again when given back', () => {
  const file = path.join(folder, 'held.lock')
  const first = takeLock(file)
  expect(takeLock(file)).toEqual({ holder: process.pid })
  first.release?.()
  expect(existsSync(file)).toBe(false)
  expect(takeLock(file).holder).toBeUndefined()
})

test('a lock of a process that is gone, or whose number another got, is taken over', () => {
  const file = path.join(folder, 'stale.lock')
  writeFileSync(file, '4194305 12345\n')
  expect(takeLock(file).holder).toBeUndefined()
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))

  const reused = path.join(folder, 'reused.lock')
  writeFileSync(reused, `${process.pid} 1\n`)
  expect(takeLock(reused).holder).toBeUndefined()
})

test('options become settings; what is unknown, lacks a value or is too dangerous is told', () => {
  const { options } = readOptions(['--roles=web,api', '--edition', 'de', '--no-demo', '--port=4000'], {})
  expect(settingsOf(options ?? {}, { LOG_LEVEL: 'warn', SECRET: '' })).toEqual({
    LOG_LEVEL: 'warn',
    ROLES: 'web,api',
    EDITION: 'de',
    PORT: '4000',
    DEMO: 'no',
  })
  expect(readOptions(['--colour'], {}).problem).toBe('Unknown option --colour')
  expect(readOptions(['--port'], {}).problem).toBe('--port needs a value')
  expect(readOptions(['--no-demo=1'], {}).problem).toBe('--no-demo takes no value')
  expect(readOptions(['--reset', '--production'], {}).problem).toContain('refused in production')
  expect(readOptions(['--reset'], { MODE: 'production' }).problem).toContain('refused in production')
  expect(readOptions([], { npm_lifecycle_event: 'start', npm_config_roles: 'web' }).problem).toContain(
    'npm start -- --roles',
  )
})

test('a port taken on either address of localhost is not free', async () => {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const taken = net.createServer()
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, host, () => resolve((taken.address() as net.AddressInfo).port)),
    )
    expect(await portIsFree(port)).toBe(false)
    expect(await nextFreePort(port, undefined)).toBeGreaterThan(port)
    await new Promise((resolve) => taken.close(resolve))
    expect(await portIsFree(port)).toBe(true)
  }
})

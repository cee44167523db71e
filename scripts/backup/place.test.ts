import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireEmpty, requireRoom } from './place.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-place-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('only into an empty place, where nothing runs', () => {
  expect(() => requireEmpty(path.join(folder, 'none'), 'a database')).not.toThrow()
  const place = path.join(folder, 'place')
  mkdirSync(place)
  expect(() => requireEmpty(place, 'a database')).not.toThrow()
  writeFileSync(path.join(place, 'postmaster.pid'), `${process.pid}\n${place}\n`)
  expect(() => requireEmpty(place, 'a database')).toThrow(
    `A PostgreSQL (process ${process.pid}) runs on ${place}: stop it first`,
  )
  writeFileSync(path.join(place, 'postmaster.pid'), '999999999\n')
  expect(() => requireEmpty(place, 'a database')).toThrow(
    'is not empty: a database is restored only into an empty place',
  )
})

test('a disk without room is told in bytes', () => {
  expect(() => requireRoom(folder, 5e9, 7e9)).not.toThrow()
  expect(() => requireRoom(folder, 5e9, 5.2e9)).toThrow('has 5.2 GB free, and 6.0 GB are needed')
  expect(() => requireRoom(path.join(folder, 'not', 'there'), 1e18)).toThrow('GB are needed'.slice(3))
})

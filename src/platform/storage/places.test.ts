import { expect, test } from 'vitest'
import { failureOf } from '../http/failures.ts'
import { withPlaces } from './places.ts'
import type { Storage } from './storage.ts'

const unused = async () => {
  throw new Error('not asked for')
}

/** Files of which only reading is tried. */
function reading(read: Storage['read'], most = { atOnce: 2, waiting: 1, waitMs: 10_000 }): Storage {
  const none = { signPost: unused, sizeOf: unused, write: unused, writeFrom: unused, signGet: unused }
  const parts = { readPart: unused, take: unused }
  return withPlaces({ ...none, ...parts, move: unused, remove: unused, urlOf: (key) => key, read }, most)
}
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => {
      const { name, status } = failureOf(error)
      return `${status} ${name}`
    },
  )

test('what hangs keeps so many waiting, and one more is refused at once', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const storage = reading(() => promise)
  const held = [1, 2, 3].map(() => outcome(storage.read('key', 1)))
  expect(await outcome(storage.read('key', 1))).toBe('503 Unavailable')
  resolve(null)
  expect(await Promise.all(held)).toEqual(['done', 'done', 'done'])
  expect(await outcome(storage.read('key', 1))).toBe('done')
})

const coded = (code: string) => Object.assign(new Error('it failed'), { code })
const named = (name: string, httpStatusCode?: number) =>
  Object.assign(new Error('it failed'), { name, $metadata: { httpStatusCode } })

test.each([
  ['a bucket that does not answer', named('TimeoutError'), '503 Unavailable'],
  ['a bucket that is broken', named('Whatever', 502), '503 Unavailable'],
  ['a bucket without an address', coded('ENOTFOUND'), '503 Unavailable'],
  ['a disk without room', coded('ENOSPC'), '503 Unavailable'],
  ['a process with too many files open', coded('EMFILE'), '503 Unavailable'],
  ['a bucket that does not know us', named('InvalidAccessKeyId', 403), '500 InternalError'],
  ['a folder that may not be written', coded('EACCES'), '500 InternalError'],
])('%s', async (_, error, told) => {
  expect(await outcome(reading(() => Promise.reject(error)).read('key', 1))).toBe(told)
})

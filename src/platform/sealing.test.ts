import { expect, test, vi } from 'vitest'

// The secret belongs to the process, and files of tests share one: this file has a sealing of its own.
vi.resetModules()
const { isKeyedHash, keyedHash, seal, sealAnew, sealedBy, sealWith, unseal } = await import('./sealing.ts')

/** What the cipher says of a text that was changed, or sealed otherwise. */
const unreadable = /authenticate|tag|nonce|iv/i

const secret = 'a secret that is only for the tests of sealing'

test('without a secret nothing is sealed', () => {
  expect(() => seal('letters', 'haruka', 'hello')).toThrow('SECRET')
})

test('what is sealed is read again with the same secret, purpose and owner only', () => {
  sealWith(secret)
  const sealed = seal('letters', 'haruka', 'こんにちは')

  expect(unseal('letters', 'haruka', sealed)).toBe('こんにちは')
  expect(sealed.includes(Buffer.from('こんにちは'))).toBe(false)
  expect(seal('letters', 'haruka', 'こんにちは').equals(sealed)).toBe(false)
  expect(() => unseal('parcels', 'haruka', sealed)).toThrow(unreadable)
  expect(() => unseal('letters', 'nobody', sealed)).toThrow(unreadable)
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = changed[at]! ^ 1
    expect(() => unseal('letters', 'haruka', changed)).toThrow(unreadable)
  }
  expect(() => unseal('letters', 'haruka', sealed.subarray(0, 20))).toThrow(unreadable)
  sealWith(`${secret}, another one`)
  expect(() => unseal('letters', 'haruka', sealed)).toThrow(unreadable)
})

test('a keyed hash depends on secret, purpose, owner and text', () => {
  sealWith(secret)
  const hash = keyedHash('codes', 'haruka', 'k7mq')

  expect(keyedHash('codes', 'haruka', 'k7mq')).toEqual(hash)
  expect(keyedHash('codes', 'haruka', 'k7mr')).not.toEqual(hash)
  expect(keyedHash('codes', 'nobody', 'k7mq')).not.toEqual(hash)
  expect(keyedHash('words', 'haruka', 'k7mq')).not.toEqual(hash)
  sealWith(`${secret}, another one`)
  expect(keyedHash('codes', 'haruka', 'k7mq')).not.toEqual(hash)
})

test('of several secrets the first seals and all open; what another one sealed is sealed anew', () => {
  const [old, fresh] = [secret, `${secret}, the next`]
  sealWith(old)
  const sealed = seal('letters', 'haruka', 'hello')
  const hash = keyedHash('codes', 'haruka', 'k7mq')
  const madeBy = sealedBy()

  sealWith([fresh, old])
  expect(unseal('letters', 'haruka', sealed)).toBe('hello')
  expect([
    isKeyedHash('codes', 'haruka', 'k7mq', hash),
    isKeyedHash('codes', 'haruka', 'k7mr', hash),
  ]).toEqual([true, false])
  // A part of it is one only where that part was given out.
  expect(isKeyedHash('codes', 'haruka', 'k7mq', hash.subarray(0, 16), 16)).toBe(true)
  expect(isKeyedHash('codes', 'haruka', 'k7mq', hash.subarray(0, 30))).toBe(false)
  expect(isKeyedHash('codes', 'haruka', 'k7mq', hash.subarray(0, 4), 16)).toBe(false)
  expect(isKeyedHash('codes', 'haruka', 'k7mq', Buffer.alloc(40))).toBe(false)
  expect(sealedBy()).not.toBe(madeBy)
  const anew = sealAnew('letters', 'haruka', sealed)!
  expect(sealAnew('letters', 'haruka', anew)).toBeUndefined()
  expect(() => sealAnew('letters', 'nobody', sealed)).toThrow(unreadable)

  sealWith(fresh)
  expect(unseal('letters', 'haruka', anew)).toBe('hello')
  expect(() => unseal('letters', 'haruka', sealed)).toThrow(unreadable)
})

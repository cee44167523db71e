import { expect, test } from 'vitest'
import { hashesAtOnce, hashPassword, verifyPassword } from './passwords.ts'

test('a password is kept as Argon2id of the agreed cost, salted, and only it is accepted', async () => {
  const kept = await hashPassword('turning and grinding')

  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('turning and grinding')).not.toBe(kept)
  expect(await verifyPassword(kept, 'turning and grinding')).toBe(true)
  expect(await verifyPassword(kept, 'turning and grinding ')).toBe(false)
})

test('a password typed on another keyboard is the same password', async () => {
  const kept = await hashPassword('ｐａｓｓｗｏｒｔ für Ｍüller')
  expect(await verifyPassword(kept, 'passwort fu\u0308r Mu\u0308ller')).toBe(true)
})

test('without a hash every password is wrong, also the one that the stand-in might have', async () => {
  expect(await verifyPassword(undefined, 'turning and grinding')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('of forty at once, twenty wait and all that is more than the machine takes is refused at once', async () => {
  const asked = Array.from({ length: 40 }, (_, at) =>
    at % 2 === 0 ? hashPassword(`flood ${at}`) : verifyPassword(undefined, `flood ${at}`),
  )
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))

  expect(refused).toHaveLength(40 - 20 - Math.min(hashesAtOnce, 20))
  expect(refused.every((error: Error) => error.name === 'TooManyRequests')).toBe(true)
  expect(await hashPassword('and after it').then((kept) => verifyPassword(kept, 'and after it'))).toBe(true)
})

import { expect, test } from 'vitest'
import { profilePath } from '../../../contract/slugs.ts'
import { canonicalAddress } from '../../api/addresses.ts'
import { userIDOf } from './profile-address.ts'

const userID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const at = (address: string) => new URL(address, 'http://jp.localhost:3000')

test('P2.20: /profile/{id} names a person by their id', () => {
  expect(userIDOf(userID)).toBe(userID)
  expect(userIDOf(userID.toUpperCase())).toBe(userID)
})

test.each([
  '',
  'edit',
  'keiko',
  '%E0%A4%A',
  `keiko-${userID}`,
  `${userID}-`,
  userID.slice(1),
  '..'.repeat(18),
])('what is no id leads home: %j', (id) => {
  expect(userIDOf(id)).toBeNull()
})

test('D36: another spelling leads to the one address, with its language and nothing else', () => {
  const led = (address: string) => canonicalAddress(at(address), profilePath(userID))
  expect(led(`/profile/${userID}`)).toBeUndefined()
  expect(led(`/profile/${userID}?lang=ja`)).toBeUndefined()
  expect(led(`/profile/${userID}/`)).toBe(`/profile/${userID}`)
  expect(led(`/profile/${userID.toUpperCase()}?lang=ja&search=x`)).toBe(`/profile/${userID}?lang=ja`)
})

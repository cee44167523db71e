import { expect, test } from 'vitest'
import { isChosen } from './username.ts'

const userID = '0193a5c2-7d1e-7c3b-9a42-5f0e8b6d1c27'

test('a username counts as chosen unless it ends in what every first one ends in', () => {
  expect(isChosen('keiko.arai7', userID)).toBe(true)
  expect(isChosen('keiko.arai.5f0e8b6d1c27', userID)).toBe(false)
  expect(isChosen(userID, userID)).toBe(false)
})

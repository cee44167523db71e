import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { maskOfBit } from '../editions/masks.ts'
import { businessNames } from './listing.ts'
import { publicVisibility } from './visibility.ts'

const { db } = await testDatabase()

test('a company hides from the fifty-third edition as from the first', async () => {
  const last = 52
  const { businessID } = await aBusiness(db, {
    companyName: 'Ferrule Works',
    hiddenEditions: maskOfBit(last) + 1,
  })
  const metIn = async (bit: number) =>
    (await businessNames(db, [businessID], publicVisibility(bit))).has(businessID)

  expect(await metIn(0)).toBe(false)
  expect(await metIn(last)).toBe(false)
  for (const bit of [1, 20, 31, 32, 51]) expect(await metIn(bit), `edition ${bit}`).toBe(true)
})

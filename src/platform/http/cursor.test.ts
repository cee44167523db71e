import { beforeAll, expect, test } from 'vitest'
import { sealWith } from '../sealing.ts'
import { cursorOf, positionOf } from './cursor.ts'

beforeAll(() => sealWith('the secret of this test, which keeps nothing'))

const position = '0198c0de-0000-7000-8000-000000000001'

test('a cursor leads back to its position, and no cursor to none', () => {
  expect(positionOf('saved by me', cursorOf('saved by me', position))).toBe(position)
  expect(positionOf('saved by me', undefined)).toBeUndefined()
})

test('what was not given out for this very list is refused', () => {
  const cursor = cursorOf('saved by me', position)
  const forged = Buffer.from(cursor, 'base64url')
  forged[forged.length - 1]! ^= 1
  const longer = Buffer.from(cursorOf('saved by me\nand you', position), 'base64url')
  const cutLater = Buffer.concat([
    longer.subarray(0, 16),
    Buffer.from('and you\n'),
    longer.subarray(16),
  ]).toString('base64url')
  const wrong = [
    '',
    'x',
    position,
    cursor.slice(0, -1),
    `${cursor}A`,
    `${cursor}=`,
    ` ${cursor}`,
    forged.toString('base64url'),
    cursorOf('saved by you', position),
    // The end of one list is no beginning of a position in another.
    cutLater,
  ]
  for (const one of wrong)
    expect(() => positionOf('saved by me', one), one).toThrow(
      expect.objectContaining({ name: 'InvalidInput' }),
    )
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { editionsMost } from '../../contract/editions.ts'
import { testDatabase } from '../../testing/database.ts'
import { allEditions } from './editions.ts'
import { editionsOfMask, everyEdition, isInMask, maskOfBit, maskOfEditions } from './masks.ts'

const { db } = await testDatabase()
const codes = allEditions('en').map(({ code }) => code)

test('a set of editions is a number and back, whatever its order and however often one is named', () => {
  expect(maskOfEditions([])).toBe(0)
  expect(editionsOfMask(maskOfEditions(['vn', 'jp', 'it', 'jp']))).toEqual(['jp', 'it', 'vn'])
  expect(editionsOfMask(everyEdition)).toEqual(codes)
  expect(() => maskOfEditions(['zz'])).toThrow(RangeError)
})

test('the program and the database read the same editions in a number, up to the last that there may be', async () => {
  const bits = [0, 1, 24, 25, 30, 31, 32, 40, editionsMost - 1]
  const mask = bits.reduce((sum, bit) => sum + maskOfBit(bit), 0)

  const { rows } = await sql<{ bits: number[]; mask: number }>`
    select array(select edition_bits(${mask}::bigint)) as bits, ${mask}::bigint as mask`.execute(db)

  expect(rows).toEqual([{ bits, mask }])
  expect(Array.from({ length: editionsMost }, (_, bit) => bit).filter((bit) => isInMask(mask, bit))).toEqual(
    bits,
  )
})

test('no set is above what a number tells exactly', () => {
  const all = Array.from({ length: editionsMost }, (_, bit) => maskOfBit(bit)).reduce((sum, one) => sum + one)
  expect(all).toBe(Number.MAX_SAFE_INTEGER)
})

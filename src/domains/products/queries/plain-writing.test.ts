import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainWriting } from '../../../contract/writing.ts'
import { testDatabase } from '../../../testing/database.ts'
import { plainWritingIn } from './plain-writing.ts'

const { db } = await testDatabase()

test.each([
  ['ＮＳ−１２０４', 'NS-1204'],
  ['NS‐1204 NS–1204 NS—1204', 'NS-1204 NS-1204 NS-1204'],
  ['nsー1204', 'ns-1204'],
  ['ボールねじ', 'ボールネジ'],
  ['ﾎﾞｰﾙﾈｼﾞ', 'ボールネジ'],
  ['ゔぁゝゞゖぁ', 'ヴァヽヾヶァ'],
  ['Più – ½ 歯車', 'Più - 1⁄2 歯車'],
  ['', ''],
])('%s is written as %s, in the program and in the database', async (typed, plain) => {
  const { rows } = await sql<{ text: string }>`select ${plainWritingIn(sql`${typed}::text`)} as text`.execute(
    db,
  )
  expect(plainWriting(typed)).toBe(plain)
  expect(rows[0]!.text).toBe(plain)
})

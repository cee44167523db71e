// Names under which statements are prepared.
import pg from 'pg'
import { expect, test } from 'vitest'
import { namesOf } from './statement-names.ts'

const second = (pool: pg.Pool, text: string) => {
  namesOf(pool).nameOf(text)
  return namesOf(pool).nameOf(text)
}

test('a statement has a name from the second time on, four hundred of a pool at most, and no other pool takes them', () => {
  const [one, other] = [new pg.Pool(), new pg.Pool()]
  expect(namesOf(one).nameOf('select 0')).toBeUndefined()
  const names = Array.from({ length: 400 }, (_, at) => second(one, `select ${at}`))
  expect(new Set(names).size).toBe(400)
  expect(names).not.toContain(undefined)
  expect(second(one, 'select 400')).toBeUndefined()
  expect(second(other, 'select 400')).toBe('s0')
})

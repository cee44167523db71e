// Names under which statements are prepared.
import pg from 'pg'
import { expect, test } from 'vitest'
import { namesOf, withoutNames } from './statement-names.ts'

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
  expect(second(other, 'select 400')).toMatch(/^s\S{22}$/)
})

test('a name stands for one text, in every pool and process', () => {
  const [one, other] = [new pg.Pool(), new pg.Pool()]
  second(other, 'select 2')
  expect(second(one, 'select 1')).toBe(second(other, 'select 1'))
  expect(second(one, 'select 2')).not.toBe(second(one, 'select 1'))
})

test('where a pooler knows no prepared statements nothing has a name', () => {
  const pool = new pg.Pool()
  withoutNames(pool)
  expect(second(pool, 'select 1')).toBeUndefined()
})

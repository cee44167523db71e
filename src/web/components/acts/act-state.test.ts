import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { actState } from './act-state.ts'

test('a state is told once: a like by being pressed, under one name; what is followed or saved by its name', () => {
  for (const on of [true, false]) {
    expect(actState('like', on)).toEqual({ 'data-on': on, 'aria-pressed': on })
    expect(actState('follow', on)).toEqual({ 'data-on': on })
    expect(actState('save', on)).toEqual({ 'data-on': on })
  }
})

test.each(languages)('in %s the name of what is done is another one', (language) => {
  const texts = readFileSync(
    path.join(import.meta.dirname, `../../../messages/${language}/visitors/layout.po`),
    'utf8',
  )
  const textOf = (english: string) => new RegExp(`^msgid "${english}"\\nmsgstr "(.+)"$`, 'm').exec(texts)?.[1]
  expect(textOf('Following')).toBeTruthy()
  expect(textOf('Saved')).toBeTruthy()
  expect(textOf('Following')).not.toBe(textOf('Follow'))
  expect(textOf('Saved')).not.toBe(textOf('Save'))
})

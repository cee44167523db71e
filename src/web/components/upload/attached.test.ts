import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { attachedIn, unarrivedIn } from './attached.ts'

test('names of files are read line by line, whatever stands in them, and no more than may be attached', () => {
  const names = ['図面.pdf', 'two\nlines.step', '{"token":"x"}']
  expect(unarrivedIn(names.map((name) => JSON.stringify(name)).join('\n'))).toEqual(names)
  expect(unarrivedIn('not json\n{"name":"x"}\n"one.pdf"')).toEqual(['one.pdf'])
  expect(unarrivedIn(Array.from({ length: 40 }, () => '"x"').join('\n'))).toHaveLength(limits.attachmentsMax)
})

test('a draft that somebody has changed brings back what is a file and nothing else', () => {
  const file = { token: 't', name: 'one.pdf', contentType: 'application/pdf', bytes: 1 }
  expect(attachedIn(`null\n7\n{"token":1,"name":"x"}\n${JSON.stringify(file)}\n{`)).toEqual([file])
})

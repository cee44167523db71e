import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { documentIn, mentionedIn, mentionsIn, picturesIn, typedMention } from './composed.ts'

test('what a draft holds is read whatever became of it', () => {
  const picture = { token: 'a', url: '/files/a', alt: '' }
  expect(picturesIn(JSON.stringify([picture, { token: 1 }, null, 'x']))).toEqual([picture])
  expect(picturesIn(JSON.stringify(Array.from({ length: 20 }, () => picture)))).toHaveLength(
    limits.postPicturesMax,
  )
  for (const text of ['', '{', '{}', 'null', '[null]'])
    expect([picturesIn(text), mentionsIn(text)]).toEqual([[], []])
  expect(documentIn(JSON.stringify({ token: 'a', name: 'b.pdf' }))).toEqual({ token: 'a', name: 'b.pdf' })
  for (const text of ['', 'null', '[]', '{"token":1}']) expect(documentIn(text)).toBeUndefined()
  const mara = { type: 'user', id: '1', name: 'Mara' }
  expect(mentionsIn(JSON.stringify([mara, { type: 'group', id: '1', name: 'x' }]))).toEqual([mara])
})

test('who no longer stands in the text is not mentioned, and nobody twice', () => {
  const [mara, works] = [
    { type: 'user' as const, id: '1', name: 'Mara' },
    { type: 'business' as const, id: '2', name: 'Kitazawa Works' },
  ]
  expect(mentionedIn('Thanks @Mara and @Mara', [mara, mara, works])).toEqual([{ type: 'user', id: '1' }])
})

test.each([
  ['@Ma', { from: 0, text: 'Ma' }],
  ['Thanks @Mara Lind', { from: 7, text: 'Mara Lind' }],
  ['感謝@北沢', { from: 2, text: '北沢' }],
  ['mail mara@works', undefined],
  ['Thanks @', undefined],
  ['Thanks @ Mara', undefined],
  ['@Mara\nnext', undefined],
  ['@Mara ', undefined],
  ['no', undefined],
])('behind %j somebody is being named', (before, typed) => {
  expect(typedMention(before)).toEqual(typed)
})

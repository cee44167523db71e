// Who is named in a comment that was changed here, before the server says it.
import { expect, test } from 'vitest'
import { mentionsAfter } from './comment-data.ts'

const haruka = { type: 'user' as const, id: 'h', name: 'Haruka Lindqvist', path: '/profile/h' }
const works = { type: 'business' as const, id: 'w', name: 'Haruka' }
const before = { content: 'Ask @Haruka Lindqvist', mentions: [{ ...haruka, start: 4, length: 17 }] }
const partsOf = (content: string, chosen: Parameters<typeof mentionsAfter>[2] = []) =>
  mentionsAfter(before, content, chosen).map(({ id, start, length }) => [
    id,
    content.slice(start, start + length),
  ])

test('who stood there stays where they stand now, and is named no more where they are not', () => {
  expect(partsOf('Please ask @Haruka Lindqvist')).toEqual([['h', '@Haruka Lindqvist']])
  expect(partsOf('Please ask Haruka Lindqvist')).toEqual([])
})

test('who was chosen is named once, and not within a longer name', () => {
  expect(partsOf('Ask @Haruka Lindqvist or @Haruka', [works, works])).toEqual([
    ['h', '@Haruka Lindqvist'],
    ['w', '@Haruka'],
  ])
  expect(partsOf('Ask @Haruka Lindqvist', [works])).toEqual([['h', '@Haruka Lindqvist']])
  expect(mentionsAfter({ content: '', mentions: [] }, 'Ask @Haruka', [works])[0]?.path).toContain('w')
})

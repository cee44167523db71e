import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './text-parts.ts'

const linksIn = (text: string) =>
  partsOf(text).flatMap(({ href, text: shown }) => (href ? [[shown, href]] : []))

test('addresses are links, without what ends the sentence around them', () => {
  expect(
    linksIn('See https://example.com/a. Or (http://example.org/b), or https://example.com/x_(y)!'),
  ).toEqual([
    ['https://example.com/a', 'https://example.com/a'],
    ['http://example.org/b', 'http://example.org/b'],
    ['https://example.com/x_(y)', 'https://example.com/x_(y)'],
  ])
  expect(linksIn('詳しくはhttps://example.com/軸受をご覧ください。https://example.com/b。')).toEqual([
    [
      'https://example.com/軸受をご覧ください',
      'https://example.com/%E8%BB%B8%E5%8F%97%E3%82%92%E3%81%94%E8%A6%A7%E3%81%8F%E3%81%A0%E3%81%95%E3%81%84',
    ],
    ['https://example.com/b', 'https://example.com/b'],
  ])
})

test('who is mentioned is a link by the name of today, and what stands nowhere in the text is left out', () => {
  const mara = { start: 7, length: 5, name: 'Mara Lindqvist', path: '/profile/1' }
  const beyond = { start: 40, length: 9, name: 'Nobody', path: '/profile/2' }
  const over = { start: 9, length: 9, name: 'Nobody', path: '/profile/2' }
  expect(partsOf('Thanks @Mara, see https://example.com/', [mara, over, beyond])).toEqual([
    { text: 'Thanks ' },
    { text: '@Mara Lindqvist', path: '/profile/1' },
    { text: ', see ' },
    { text: 'https://example.com/', href: 'https://example.com/' },
  ])
})

test('what could do harm stays a text', () => {
  for (const text of [
    'javascript:alert(1)',
    'https://user:secret@example.com/',
    'https://localhost/',
    'data:text/html,<script>',
    '<a href="https://x',
  ])
    expect(linksIn(text)).toEqual([])
})

test('nothing of any text is lost, and every link is one of http', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('https://', 'http://a.b', '。', ')', '(', '\n', '"', 'javascript:', 'https://a.b/'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const parts = partsOf(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const links = parts.flatMap(({ href }) => href ?? [])
      expect(links.filter((href) => !/^https?:\/\//.test(href))).toEqual([])
    }),
  )
})

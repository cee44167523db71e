import { expect, test } from 'vitest'
import { wordsOf } from './finding.ts'
import { cutAround, marksIn } from './passages.ts'

/** The places of a text that are marked. */
const marked = (text: string, search: string) => {
  const marks = marksIn(text, wordsOf(search))
  return marks.flatMap((start, at) => (at % 2 === 0 ? [text.slice(start, marks[at + 1])] : []))
}

test.each([
  ['単価３２０円、50% off', '単価320 50%', ['単価３２０', '50%']],
  ['ÜBERMASS Ｃ３すきま', 'c3 übermass', ['ÜBERMASS', 'Ｃ３']],
  ['ｶﾞｽｹｯﾄとガスケット', 'ガスケット', ['ｶﾞｽｹｯﾄ', 'ガスケット']],
  ['㌔当たり', 'キロ', ['㌔']],
  ['ﬁlter of filters', 'filter', ['ﬁlter', 'filter']],
  ['aaaa', 'aa aaa', ['aaaa']],
  ['<b>bold</b> & "quoted"', '</b>', ['</b>']],
  ['nothing here', 'else', []],
])('%s: %s', (text, search, found) => {
  expect(marked(text, search)).toEqual(found)
})

test('a long message is cut around its first word, on one line, never in a letter', () => {
  const text = `${'👩‍🏭'.repeat(60)}\n\nthe price is 320 yen${' and so on'.repeat(40)}`
  const passage = cutAround(text, ['price'])
  expect(passage.text).toMatch(/^…(?:👩‍🏭){19} the price is 320 yen and so on.*…$/u)
  expect(passage.text.slice(...passage.marks)).toBe('price')
  expect(cutAround('  short\n one ', ['one'])).toEqual({ text: 'short one', marks: [6, 9] })
})

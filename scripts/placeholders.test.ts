import { expect, test } from 'vitest'
import { misfit, placeholders } from './placeholders.ts'
import { readPo } from './po.ts'

test('names are found, words in branches are not names', () => {
  const asked = placeholders('{name} has {count, plural, one {day} other {# days until {date}}}')
  expect([...asked.names]).toEqual(['name', 'count', 'date'])
  expect(asked.hasChoice).toBe(true)
})

test('a language with fewer branches fits, also with tags in them', () => {
  const english = '{days, plural, one {<0># <1>day</1></0>} other {<2># <3>days</3></2>}}'
  expect(misfit(english, '{days, plural, other {<2>#<3>日</3></2>}}')).toBeUndefined()
})

test('a name or tag too few or too many does not fit', () => {
  expect(misfit('Page {page} of {pages}', '{page}ページ')).toBe('lacks {pages}')
  expect(misfit('Read <0>this</0>', 'これを読む')).toBe('lacks <0> </0>')
  expect(misfit('Hello', '{name}さん')).toBe('has {name}, which English has not')
  expect(misfit('{count, plural, other {#}}', '{number, plural, other {#}}')).toBe('lacks {count}')
})

test('a catalogue is read over several lines, without header and obsolete messages', () => {
  const text = [
    'msgid ""\nmsgstr ""\n"Language: ja\\n"',
    '#. a note\nmsgid "One "\n"line\\n"\nmsgstr "一"\n"行"',
    '#~ msgid "Old"\n#~ msgstr "旧"',
    'msgctxt "verb"\nmsgid "Open"\nmsgstr ""',
  ].join('\n\n')
  expect([...readPo(text)]).toEqual([
    ['One line\n', '一行'],
    ['verb: Open', ''],
  ])
})

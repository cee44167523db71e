// What is written once is rendered as a mark and put in as bytes, for each edition and language its own.
import { createElement } from 'react'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Frame } from './api/frame.ts'
import { writtenFor } from './written.tsx'

const frame = { edition: { code: 'jp' }, industries: [] } as unknown as Frame
const english = setupI18n({ locale: 'en', messages: { en: {} } })
const written = writtenFor(frame, english)

const piece = (name: string, text: string) =>
  written.once(name, text, () => createElement('b', null, text)).__html

test('the pieces stand where they were marked, as often as they were, in any script', () => {
  const [one, other] = [piece('one', '軸受 & more'), piece('other', 'plain')]
  const document = written.document(`<p>前${one}</p>${other}${one}<p>後</p>`)
  expect(document.toString()).toBe(
    '<p>前<b>軸受 &amp; more</b></p><b>plain</b><b>軸受 &amp; more</b><p>後</p>',
  )
})

test('a piece that changed is the new one, under the same name', () => {
  piece('changing', 'before')
  const mark = piece('changing', 'after')
  expect(written.document(mark).toString()).toBe('<b>after</b>')
})

test('nothing that a page may hold is taken for a mark', () => {
  const [secret] = /[\da-f]{24}/.exec(piece('one', '軸受 & more'))!
  for (const text of [
    '<!--0-->',
    '<!--one-->',
    `<!-- ${secret} 0-->`,
    `&lt;!--${secret} 0--&gt;`,
    '$&',
    '$1',
  ])
    expect(written.document(`<p>${text}</p>`).toString()).toBe(`<p>${text}</p>`)
})

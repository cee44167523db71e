import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { likeElements } from '../../testing/like-elements.ts'
import { Trans } from './Trans.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** The markup of `message` with a name in it, and an element around. */
function markupOf(message: string, values: Record<string, unknown>): string {
  const text = createElement(Trans, { id: message, message, values, components: { 0: createElement('b') } })
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, text))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test.each(likeElements)('%s in a text is a name, not an element of it', (name) => {
  const text = escaped(name)
  expect(markupOf('for {name}', { name })).toBe(`for ${text}`)
  expect(markupOf('for <0>{name}</0>', { name })).toBe(`for <b>${text}</b>`)
  expect(markupOf('{name} and {other}', { name, other: name })).toBe(`${text} and ${text}`)
})

test('what is no such name stays as it is: words, numbers, and elements that are meant', () => {
  expect(markupOf('for <0>{name}</0> of {count}', { name: 'Rossi & Figli', count: 3 })).toBe(
    'for <b>Rossi &amp; Figli</b> of 3',
  )
  expect(markupOf('for {name}', { name: createElement('i', null, '<0/>') })).toBe('for <i>&lt;0/&gt;</i>')
})

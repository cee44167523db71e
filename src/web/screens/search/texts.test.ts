// The fixed texts of the specification's search cards stand in the catalogues as they are written there, and in Japanese too.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../messages')

/** The text of a message that fits one line, from the catalogues a search page reads. */
function textOf(language: string, key: string): string | undefined {
  for (const area of ['search', 'layout']) {
    const lines = readFileSync(path.join(folder, language, `${area}.po`), 'utf8').split('\n')
    const at = lines.indexOf(`msgid ${JSON.stringify(key)}`)
    if (at !== -1) return JSON.parse(lines[at + 1]!.replace('msgstr ', '')) as string
  }
  return undefined
}

test.each([
  ['business search card', ['Send Request', 'Save Business', 'Like', 'Verified', 'Not Verified']],
  ['product card', ['Send Request', 'Save Product', 'In stock', 'Made to order', 'Lead time']],
  ['user search card', ['Go Profile', '{likes, plural, one {# like} other {# likes}}']],
  ['search results', ['Companies', 'Products', 'People', '{count} Results for {typeName} - {text}']],
  ['search bar', ['Search companies and products', 'Global', 'Business type', 'Country']],
])('section 2, %s: its words', (_, words) => {
  for (const word of words) {
    expect(textOf('en', word), word).toBe(word)
    expect(textOf('ja', word), word).toMatch(/[\u3041-\u30ff\u3400-\u9fff]/)
  }
})

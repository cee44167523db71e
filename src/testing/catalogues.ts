// The texts of the screens, read from their catalogues: for tests of the fixed texts of the specification.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../messages')

/** Every message of the `areas` in a language by its key; what two screens share stands in the area "layout". */
export function textsOf(language: string, ...areas: string[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const area of areas) {
    const file = readFileSync(path.join(folder, language, `${area}.po`), 'utf8')
    for (const [, key, text] of file.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gmu))
      texts.set(unquoted(key ?? ''), unquoted(text ?? ''))
  }
  return texts
}

const unquoted = (quoted: string) => [...quoted.matchAll(/"(.*)"/gu)].map((found) => found[1]).join('')

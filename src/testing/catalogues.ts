// The texts of the screens, read from their catalogues: for tests of the fixed texts of docs/product.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../messages')

/** Every message of the `areas` in a language by its key; what two screens share stands in the area "layout". */
export function textsOf(language: string, ...areas: string[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const area of areas) {
    const file = readFileSync(placeOf(language, area), 'utf8')
    for (const [, key, text] of file.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gmu))
      texts.set(unquoted(key ?? ''), unquoted(text ?? ''))
  }
  return texts
}

/** An area stands in one of the rooms, whichever loads it. */
function placeOf(language: string, area: string): string {
  const rooms = readdirSync(path.join(folder, language))
  const places = rooms.map((room) => path.join(folder, language, room, `${area}.po`))
  const place = places.find((file) => existsSync(file))
  if (!place) throw new Error(`no room of ${language} has an area "${area}"`)
  return place
}

const unquoted = (quoted: string) => [...quoted.matchAll(/"(.*)"/gu)].map((found) => found[1]).join('')

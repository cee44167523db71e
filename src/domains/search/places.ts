// Names of countries, states and prefectures in what was typed: they say where, and are no mistaken words.
import { everyPlaceName } from '../reference-data/countries.ts'
import { normalName } from './tokens.ts'
import { areaNames } from './areas.ts'
import { regions } from './vocabulary/regions.ts'

type Names = { whole: ReadonlySet<string>; longest: number; words: ReadonlySet<string> }
let known: Names | undefined

/** 大阪府, バイエルン州: whoever means the place leaves out what kind it is. */
const kind = /(?<=\p{sc=Han}{2}|[\p{sc=Kana}ー]{2})[都道府県州省市县]$/u

function names(): Names {
  if (known) return known
  const full = [
    ...new Set([...everyPlaceName(), ...areaNames, ...regions.split(/[|,\n]/u)].map(normalName)),
  ].filter((name) => name !== '')
  const whole = new Set(full.flatMap((name) => [name, name.replace(kind, '')]))
  const words = full.map((name) => name.split(' '))
  known = { whole, longest: Math.max(...words.map(({ length }) => length)), words: new Set(words.flat()) }
  return known
}

/** True of a word of some place's name, in any of the five languages. */
export const isPlaceWord = (typed: string): boolean => names().words.has(normalName(typed))

/** Of the chunks of a text, divided at its spaces, those that are a place, alone or together. */
export function placesAmong(chunks: readonly string[]): boolean[] {
  const { whole, longest } = names()
  const normal = chunks.map(normalName)
  const areIn = chunks.map(() => false)
  for (let from = 0; from < chunks.length; from++)
    for (let to = Math.min(chunks.length, from + longest); to > from; to--)
      if (whole.has(normal.slice(from, to).join(' '))) {
        areIn.fill(true, from, to)
        break
      }
  return areIn
}

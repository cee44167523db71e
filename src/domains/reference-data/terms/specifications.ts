// What a reader sees of a specification that a company typed (T11): names and values that are surely terms in their language.
import type { Language } from '../../../contract/locale.ts'
import { languageOf } from '../localised.ts'
import { candidatesFor } from './candidates.ts'
import { labelOf, languagesOfScript, longestLabel } from './label.ts'
import { matchTerm } from './matching.ts'
import { remembering } from './remembering.ts'
import { isForReadersOf, labelShown, saysAll, type ShownLabel } from './shown-label.ts'
import { unitOfValue, valueShown, valueTermOf } from './shown-value.ts'
import { termOf, type Limit, type NameTerm } from './terms.ts'

/** As stored: `term` is what the company chose, null for none; without it the program decides. */
export type WrittenSpec = { key: string; value: string; term?: string | null | undefined }
/** As a reader sees it; `typed` is there where that is not what was typed. */
export type ShownSpec = { key: string; value: string; term?: string; typed?: { key: string; value: string } }

export type Meaning = { readonly term: NameTerm; readonly limit?: Limit }

/** The name term of an id, as a company may choose it; undefined for every other text. */
export function nameTermOf(id: string): NameTerm | undefined {
  const term = termOf(id)
  return term?.kind === 'name' ? term : undefined
}

/** What a value tells of a name that may mean several: 'Size' of 60 × 40 mm is no number of sizes, 型式 of GI-720 no kind of thing. */
const told: readonly (readonly [value: RegExp, term: string])[] = [
  [/^\d[\d.,]*(?:\s*[x×]\s*\d[\d.,]*){1,2}\s*(?:mm|cm|m|in)$/u, 'overall-dimensions'],
  [/^[A-Z]{1,5}-?\d[\dA-Z-]*$/u, 'model-number'],
]
const toldBy = (value: string) => told.find(([pattern]) => pattern.test(value.trim()))?.[1] ?? ''

const matched = remembering((asked: string): Meaning | undefined => {
  const [unit = '', tells = '', key = ''] = split(asked)
  const match = matchTerm(key, { kind: 'name', isExact: true, ...(unit !== '' && { unit }) })
  if (match.kind === 'ask') {
    const term = nameTermOf(tells)
    return term && match.candidates.includes(term) && saysAll(key, term) ? { term } : undefined
  }
  if (match.kind !== 'sure' || match.term.kind !== 'name' || !saysAll(key, match.term)) return undefined
  return { term: match.term, ...(match.limit && { limit: match.limit }) }
}, longestLabel * 2)

/** What a specification is about: what the company chose, else what its name surely means; undefined for what stays as typed. */
export function meaningOf({ key, value, term }: WrittenSpec): Meaning | undefined {
  if (term === null || key === '' || key.includes('\n')) return undefined
  const chosen = term === undefined ? undefined : nameTermOf(term)
  const sure =
    key.length > longestLabel ? undefined : matched(`${unitOfValue(value) ?? ''}\n${toldBy(value)}\n${key}`)
  if (chosen === undefined) return sure
  return sure?.term === chosen ? sure : { term: chosen }
}

const labels = remembering((asked: string): ShownLabel => {
  const [language = '', id = '', limit = '', key = ''] = split(asked)
  const term = nameTermOf(id)!
  if (isForReadersOf(language as Language, key, term)) return { label: key, untold: [] }
  return labelShown(key, term, limit === '' ? undefined : (limit as Limit), language as Language)
}, longestLabel * 2)

const longestValue = 100
const values = remembering((asked: string): string => {
  const [language = '', id = '', value = ''] = split(asked)
  return valueShown(value, nameTermOf(id)!, language as Language)
}, longestValue * 2)

const split = (asked: string) => asked.split('\n')

/** A specification in the language of a reader: a look into what is remembered. */
export function specIn(spec: WrittenSpec, reader: string): ShownSpec {
  const { key, value } = spec
  const meaning = meaningOf(spec)
  if (!meaning) return { key, value }
  const language = languageOf(reader)
  const { term, limit = '' } = meaning
  const { label, untold } = labels([language, term.id, limit, key].join('\n'))
  const amount =
    value.length > longestValue || value.includes('\n')
      ? value
      : values([language, term.id, value].join('\n'))
  const shown = {
    key: label,
    // A name is whole in the reader's language, and nothing that was said is lost.
    value: untold.length === 0 ? amount : `${amount} (${untold.join(', ')})`.trimStart(),
    term: term.id,
  }
  return shown.key === key && shown.value === value ? shown : { ...shown, typed: { key, value } }
}

const meant = remembering((asked: string): string | undefined => {
  const [id = '', value = ''] = split(asked)
  return valueTermOf(value, nameTermOf(id)!)?.id
}, longestValue * 2)

/** The ids of the terms that a specification is surely about: of its name, and beside such a one of its value. */
export function termsOfSpec(spec: WrittenSpec): string[] {
  const name = meaningOf(spec)
  if (!name) return []
  const value = spec.value.trim()
  const isLong = value === '' || value.length > longestValue || value.includes('\n')
  const ofValue = isLong ? undefined : meant(`${name.term.id}\n${value}`)
  return ofValue === undefined ? [name.term.id] : [name.term.id, ofValue]
}

const alike = remembering((asked: string): readonly NameTerm[] => {
  const [unit = '', key = ''] = split(asked)
  const match = matchTerm(key, { kind: 'name', ...(unit !== '' && { unit }) })
  const matching = match.kind === 'none' ? [] : match.kind === 'sure' ? [match.term] : match.candidates
  const others = candidatesFor(labelOf(key), [...languagesOfScript(key)], { kind: 'name' })
  return [...new Set([...matching, ...others])].filter((term) => term.kind === 'name')
}, longestLabel * 2)

/** The terms that the name of a specification may mean, with typing mistakes and guesses, the best first. */
export function termsLike({ key, value }: WrittenSpec): readonly NameTerm[] {
  if (key === '' || key.includes('\n') || key.length > longestLabel) return []
  return alike(`${unitOfValue(value) ?? ''}\n${key}`)
}

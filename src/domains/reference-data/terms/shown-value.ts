// A value in the reader's language: a number and its unit as they are written there, or the name of what it means.
import { languages, type Language } from '../../../contract/locale.ts'
import { matchTerm } from './matching.ts'
import { isNamedIn } from './shown-label.ts'
import { nameOfTerm, type Term, type ValueTerm } from './terms.ts'
import { dimensionOf, unitName, unitWritten } from './units.ts'

const number = String.raw`\d[\d.,]*`
const between = String.raw`\s*(?:\.{3}|[–~〜～…×xX/±−-])\s*`
const measured = new RegExp(
  String.raw`^(?<before>[±≤≥<>~≈φØ⌀+−-]?\s*)(?<numbers>${number}(?:${between}${number})*)(?<gap>\s*)(?<unit>[^\s\d][^\d]{0,15})?$`,
  'u',
)
/** Names: what is called so is called so everywhere. */
const namesThings = new Set([
  'brand',
  'manufacturer',
  'model-number',
  'part-number',
  'product-name',
  'serial-number',
  'series',
  'lot-number',
  'version',
  'hs-code',
  'number',
])

/** The unit of a value that is a number with one ('20 mm'), letter by letter; undefined for every other value. */
export function unitOfValue(value: string): string | undefined {
  const unit = measured.exec(value.trim())?.groups?.['unit']
  return unit === undefined ? undefined : unitWritten(unit)
}

/** What a reader of the language sees for a value of a fact; as typed where that is not sure. */
export function valueShown(value: string, term: Term, language: Language): string {
  if (term.kind !== 'name') return value
  const found = measured.exec(value.trim())?.groups
  return (
    (found ? amountShown(found, term.dimensions, language) : nameShown(value.trim(), term, language)) ?? value
  )
}

/** The term that a value of a fact surely means ('zincato'); undefined for names of things, and where it is not sure. */
export function valueTermOf(value: string, { id }: Term): ValueTerm | undefined {
  if (namesThings.has(id)) return undefined
  const match = matchTerm(value, { kind: 'value', isExact: true })
  if (match.kind === 'sure') return match.term.kind === 'value' ? match.term : undefined
  // 'natural' is a finish too, but not as a colour.
  const ofName =
    match.kind === 'ask' ? match.candidates.filter((term) => 'group' in term && term.group === id) : []
  return ofName.length === 1 ? (ofName[0] as ValueTerm) : undefined
}

function nameShown(value: string, name: Term, language: Language): string | undefined {
  const term = valueTermOf(value, name)
  if (term === undefined) return undefined
  const isKnownThere = isDesignation(value, term) || isNamedIn(value, language, term)
  return isKnownThere ? undefined : nameOfTerm(term.id, language)
}

/** What a standard calls it ('SUS304') is not exchanged for what another one does. */
const isDesignation = (value: string, { designations }: ValueTerm) =>
  designations.some((one) => folded(one) === folded(value))
const folded = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()

type Found = Record<string, string | undefined>

function amountShown(
  { before = '', numbers = '', gap = '', unit }: Found,
  dimensions: readonly string[],
  language: Language,
): string | undefined {
  const id = unit === undefined ? undefined : unitWritten(unit)
  if (unit !== undefined && (id === undefined || !dimensions.includes(dimensionOf(id)!))) return undefined
  const parts = numbers
    .split(new RegExp(`(${between})`, 'u'))
    .map((part, at) => (at % 2 === 1 ? part : numberShown(part, language)))
  if (parts.includes(undefined)) return undefined
  const amount = `${before}${parts.join('')}`
  if (id === undefined) return amount
  const name = unitShown(unit!, id, numbers, language)
  if (name === unit) return `${amount}${gap}${unit}`
  return `${amount}${/^[\p{Script=Han}\p{Script=Hiragana}]/u.test(name) ? '' : ' '}${name}`
}

const counted = new Set(['day', 'week', 'month', 'year'])

/** Units that every language writes alike stay as typed, unless they were spelt out. */
function unitShown(typed: string, id: string, numbers: string, language: Language): string {
  if (counted.has(id)) return durationShown(id, numbers, language)
  const own = unitName(id, language)!
  const isAlike = languages.every((one) => unitName(id, one) === own)
  return isAlike && !/[\p{Script=Han}\p{Script=Katakana}]|\p{L}{6}/u.test(typed) ? typed : own
}

function durationShown(unit: string, numbers: string, language: Language): string {
  const last = Number(/\d+$/.exec(numbers)?.[0] ?? 2)
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
    last,
  )
  return parts.find(({ type }) => type === 'unit')!.value
}

const decimals = /^(\d+)[.,](\d{1,2}|\d{4,})$|^(0)[.,](\d+)$/
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$|^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:\.\d{3})+,\d+$/

/** '12.5' as 12,5 in Spanish; undefined for what may be two numbers: '1.234' and '1,234'. */
function numberShown(text: string, language: Language): string | undefined {
  if (/^\d+$/.test(text)) return text
  const point = language === 'es' || language === 'it' ? ',' : '.'
  const found = decimals.exec(text)
  if (found) return `${found[1] ?? found[3]}${point}${found[2] ?? found[4]}`
  if (!grouped.test(text)) return undefined
  const isWhole = new Set(text.replace(/\d/g, '')).size === 1
  const at = isWhole ? text.length : Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const whole = text.slice(0, at).replace(/[.,]/g, point === ',' ? '.' : ',')
  return isWhole ? whole : `${whole}${point}${text.slice(at + 1)}`
}

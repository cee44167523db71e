// Judges specifications as a page shows them: names, conditions, values and units that stand in another language than the page's,
// where a term exists. Asks the matcher, and beside it tables of its own.
import type { Language } from '../../contract/locale.ts'
import { languages } from '../../contract/locale.ts'
import { matchTerm } from '../../domains/reference-data/terms/matching.ts'
import { isNamedIn } from '../../domains/reference-data/terms/shown-label.ts'
import { valueShown } from '../../domains/reference-data/terms/shown-value.ts'
import { meaningOf } from '../../domains/reference-data/terms/specifications.ts'
import { nameTerms, valueTerms, type Term } from '../../domains/reference-data/terms/terms.ts'
import { unitOf } from '../../domains/reference-data/terms/units.ts'
import units from '../../domains/reference-data/terms/units.json' with { type: 'json' }

export type SeenSpec = { label: string; value: string }

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** By text: the terms that are called exactly so, and in which languages. */
function tableOf(terms: readonly Term[]) {
  const named = new Map<string, { terms: Set<Term>; languages: Set<Language> }>()
  const said = new Map(languages.map((language) => [language, new Set<string>()]))
  for (const term of terms)
    for (const language of languages) {
      const name = folded(term.name[language])
      const known = named.get(name) ?? { terms: new Set(), languages: new Set() }
      known.terms.add(term)
      known.languages.add(language)
      named.set(name, known)
      const maybe = term.kind === 'name' ? (term.maybe[language] ?? []) : term.designations
      for (const text of [name, ...(term.also[language] ?? []), ...maybe])
        said.get(language)!.add(folded(text))
    }
  return { named, said }
}
const names = tableOf(nameTerms)
const values = tableOf(valueTerms)

/** Whether a text is what one term is called in other languages, and no word of the page's. */
function isOfOtherLanguage(
  { named, said }: ReturnType<typeof tableOf>,
  text: string,
  page: Language,
): boolean {
  const known = named.get(folded(text))
  return (
    known !== undefined &&
    known.terms.size === 1 &&
    !known.languages.has(page) &&
    !said.get(page)!.has(folded(text))
  )
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const englishWords = /\b(?:at|rows?|pieces|up to|each|standard)\b/i
const bracketed = /[(（]([^)）]*)[)）]/g

/** Words of another language in the brackets of a label. */
function isConditionForeign(piece: string, page: Language): boolean {
  if (page === 'ja' || page === 'zh') {
    const words = piece.match(/(?<![\p{L}\d])\p{Ll}{2,}(?![\p{L}\d])/gu) ?? []
    return (page === 'zh' && kana.test(piece)) || words.some((word) => unitOf(word) === undefined)
  }
  return eastAsian.test(piece) || (page !== 'en' && englishWords.test(piece))
}

/** What is written otherwise in other languages, and by which of them: 'giri/min', 'min⁻¹'. */
const unitsOfLanguages = new Map<string, Set<Language>>()
for (const { shown } of units as { shown?: string | Record<Language, string> }[])
  if (typeof shown === 'object')
    for (const language of languages)
      unitsOfLanguages.set(
        shown[language],
        (unitsOfLanguages.get(shown[language]) ?? new Set()).add(language),
      )
for (const unit of ['day', 'week', 'month', 'year'])
  for (const language of languages)
    for (const count of [1, 2]) {
      const parts = new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
      }).formatToParts(count)
      const name = parts.find(({ type }) => type === 'unit')!.value
      unitsOfLanguages.set(name, (unitsOfLanguages.get(name) ?? new Set()).add(language))
    }

const namesOfThings = new Set('brand manufacturer model-number part-number product-name series'.split(' '))

/** What is wrong with a specification on a page; what the company typed where no term exists is right. */
export function judgeSpec({ label, value }: SeenSpec, page: Language): string[] {
  const faults: string[] = []
  const tell = (what: string) => faults.push(`${what}: ${label}: ${value}`)
  const term = meaningOf({ key: label, value })?.term
  if (term && !isNamedIn(label, page, term) && !label.startsWith(term.name[page]))
    tell(`label, not ${term.name[page]}`)
  const base = label.replace(bracketed, '').trim()
  // A plural is a word of its language too; a word that may mean several stays as typed until its company chooses (decision 114).
  const isWordHere = term !== undefined && isNamedIn(base, page, term)
  const isUnclear = term === undefined && matchTerm(label, { kind: 'name', isExact: true }).kind !== 'sure'
  if (!isWordHere && !isUnclear && isOfOtherLanguage(names, base, page)) tell('label of another language')
  if ([...label.matchAll(bracketed)].some(([, piece = '']) => isConditionForeign(piece, page)))
    tell('condition')
  if (!term || namesOfThings.has(term.id)) return faults
  const bare = value.replace(/\s*\([^)]*\)$/, '')
  if (isOfOtherLanguage(values, bare, page)) tell('value of another language')
  if (valueShown(value, term, page) !== value) tell(`value, not ${valueShown(value, term, page)}`)
  const unit = /^[±≤≥<>~≈φØ+−-]?\s*\d[\d.,]*\s*([^\s\d].*)$/u.exec(bare)?.[1]
  const of = unit === undefined ? undefined : unitsOfLanguages.get(unit)
  // One thousand or one and a bit: stays as typed.
  const isTyped = /\d[.,]\d{3}(?![\d.,])/.test(bare)
  if (of && !of.has(page) && !isTyped) tell('unit')
  return faults
}

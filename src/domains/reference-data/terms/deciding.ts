import type { Found, Hits } from './keys.ts'
import type { Field, Limit, Term } from './terms.ts'
import { dimensionOf } from './units.ts'
import type { Language } from '../../../contract/locale.ts'

export type Hints = {
  /** In which the label is written; without it, in any. */
  language?: Language
  /** The field of trade of the product. */
  field?: Field
  /** The unit of its value, where it does not stand in the label ('mm'). */
  unit?: string
  /** Whether the label names a fact or is a value; without it either, names first. */
  kind?: Term['kind']
  /** Only what is written as it is known: no typing mistakes, no guesses. Quick, whatever the label. */
  isExact?: true
}
export type Match =
  | { readonly kind: 'sure'; readonly term: Term; readonly limit?: Limit }
  | { readonly kind: 'ask'; readonly candidates: readonly Term[]; readonly limit?: Limit }
  | { readonly kind: 'none' }

/** More candidates than this are not offered. */
export const mostCandidates = 5

/** Whether a unit can be that of a term; a term without units takes any. */
export const fits = (term: Term, unit: string) =>
  term.kind === 'value' || term.dimensions.length === 0 || measures(term, unit)
/** Whether a unit measures what a term says. */
export const measures = (term: Term, unit: string) =>
  term.kind === 'name' && term.dimensions.includes(dimensionOf(unit)!)
const isOf = (term: Term, field: Field) => term.kind === 'name' && term.fields.includes(field)
const distinct = (hits: Hits) => [...new Set(hits.map(({ term }) => term))]

/** From what was found to an answer: the unit decides first, then the field of trade; else the owner is asked. */
export function decide({ hits, limit, isUnsure }: Found, { field, unit }: Hints): Match {
  // 'min' beside what is no time is the smallest, not minutes.
  if (unit === 'min' && !hits.some(({ term }) => measures(term, unit))) {
    return decide({ hits, limit: 'min', ...(isUnsure ? { isUnsure } : {}) }, field ? { field } : {})
  }
  const named = hits.some(({ term, isMaybe }) => term.kind === 'name' && !isMaybe)
  const own = named ? hits.filter(({ term }) => term.kind === 'name') : hits
  const stated = limit ? { limit } : {}
  const ask = (terms: readonly Term[]): Match => ({
    kind: 'ask',
    candidates: ranked(terms, { ...(field ? { field } : {}), ...(unit ? { unit } : {}) }),
    ...stated,
  })
  const everything = distinct(own.toSorted((a, b) => Number(a.isMaybe) - Number(b.isMaybe)))
  if (isUnsure) return ask(everything)

  let sure = distinct(own.filter(({ isMaybe }) => !isMaybe))
  let maybe = distinct(own.filter(({ isMaybe }) => isMaybe)).filter((term) => !sure.includes(term))
  if (unit !== undefined) {
    sure = sure.filter((term) => fits(term, unit))
    maybe = maybe.filter((term) => measures(term, unit))
    if (sure.length > 1 && sure.some((term) => measures(term, unit)))
      sure = sure.filter((term) => measures(term, unit))
  }
  if (sure.length > 1 && field) sure = atHome(sure, field)
  if (sure.length === 1) {
    const term = sure[0]!
    // 'Motor (kW)': the word alone has no unit, one of its other meanings is measured so.
    if (unit !== undefined && maybe.length > 0 && !measures(term, unit)) {
      return maybe.length === 1 ? { kind: 'sure', term: maybe[0]!, ...stated } : ask(everything)
    }
    // A term that lists its own name as doubtful ('Capacity') is sure only where unit or field leave nothing else.
    const isDoubtful = maybe.length > 0 && own.some((hit) => hit.isMaybe && hit.term === term)
    if (isDoubtful && unit === undefined) {
      const home = field ? [term, ...maybe].filter((one) => isOf(one, field)) : []
      return home.length === 1 ? { kind: 'sure', term: home[0]!, ...stated } : ask(everything)
    }
    const isElsewhere = field !== undefined && !isOf(term, field) && maybe.some((other) => isOf(other, field))
    return isElsewhere ? ask(everything) : { kind: 'sure', term, ...stated }
  }
  if (sure.length === 0 && maybe.length > 0) {
    const left = field ? atHome(maybe, field) : maybe
    const isTold = unit !== undefined || (field !== undefined && left.every((term) => isOf(term, field)))
    if (left.length === 1 && isTold) return { kind: 'sure', term: left[0]!, ...stated }
  }
  return ask(everything)
}

/** The terms of a field of trade, or all where none is of it. */
function atHome(terms: Term[], field: Field): Term[] {
  const home = terms.filter((term) => isOf(term, field))
  return home.length > 0 ? home : terms
}

/** Candidates for the owner: those whose unit and field fit come first, else in the order found. */
export function ranked(terms: readonly Term[], hints: Hints): Term[] {
  const score = (term: Term) => fitOf(term, hints)
  return terms.toSorted((a, b) => score(b) - score(a)).slice(0, mostCandidates)
}

/** How well unit and field fit a term, from -2 to 3. */
export const fitOf = (term: Term, { field, unit }: Hints): number =>
  // 'Anodizzato nero' is rather anodised than black.
  (term.kind === 'value' && term.group === 'colour' ? -1 : 0) +
  (unit !== undefined && measures(term, unit) ? 2 : 0) +
  (unit !== undefined && !fits(term, unit) ? -2 : 0) +
  (field && isOf(term, field) ? 1 : 0)

import type { Language } from '../../../contract/locale.ts'
import { candidatesFor } from './candidates.ts'
import { nearlyFound } from './guesses.ts'
import { isLatin, isWrittenAlike, outlineOf, plain, runOf } from './folding.ts'
import { keysOf, sortedKey, termsOfSymbol, type Found, type Hits } from './keys.ts'
import { labelOf, languagesOfScript, longestLabel, readingsOf, type Label } from './label.ts'
import type { Field, Limit, Term } from './terms.ts'
import { dimensionOf, unitOf } from './units.ts'

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

const none: Match = { kind: 'none' }
const mostCandidates = 5

/**
 * The term that a typed or imported label means ('Bore (mm)', '内径［mm］', 'Diam. interno d'): sure, or at most five to ask
 * about, the best first, or none. Never sure from one known term to another.
 */
export function matchTerm(text: string, hints: Hints = {}): Match {
  if (text.length > longestLabel) return none
  const label = labelOf(text)
  const unit = (hints.unit === undefined ? undefined : unitOf(hints.unit)) ?? label.unit
  const given = { ...hints, ...(unit === undefined ? {} : { unit }) }
  const asked: Term[] = []
  const near = new Map<Term, number>()
  let limit: Limit | undefined
  /** An answer, unless it only asks for what is not measured so. */
  const answers = (match: Match | undefined): match is Match => {
    if (!match || match.kind === 'none') return false
    if (match.kind === 'sure' || unit === undefined || match.candidates.some((term) => fits(term, unit)))
      return true
    asked.push(...match.candidates)
    limit ??= match.limit
    return false
  }
  const drawn = termsOfSymbol(text.trim())
  for (const languages of languageSteps(text, hints.language)) {
    const match = matchExactly(text, label, languages, given)
    if (answers(match)) return withSymbol(match, drawn, given)
  }
  if (drawn.length > 0) return decide({ hits: drawn }, given)
  if (hints.isExact) return none
  for (const languages of languageSteps(text, hints.language)) {
    const slips = languages.map((language) => nearlyFound(label, language, given.kind))
    const isAnySure = slips.some((found) => found && !found.isUnsure)
    const found = merged(slips.filter((one) => !isAnySure || !one?.isUnsure))
    const isOther = hints.language !== undefined && !languages.includes(hints.language)
    const match = found && decide(isOther ? { ...found, isUnsure: true } : found, given)
    if (match?.kind === 'sure') return match
    if (match?.kind !== 'ask') continue
    limit ??= match.limit
    asked.push(...match.candidates)
    match.candidates.forEach((term) => near.set(term, isOther ? 0.05 : 0.15))
    break
  }
  const fitting = (term: Term) => fitOf(term, given) / 7 + (near.get(term) ?? 0)
  const languages = languagesOfText(text, hints.language)
  const resembling = candidatesFor(label, languages, given.kind, fitting)
  const candidates = [...new Set([...resembling, ...asked])].slice(0, mostCandidates)
  if (candidates.length > 0) return { kind: 'ask', candidates, ...(limit ? { limit } : {}) }
  // What only brackets say may be the name in another script: 'ﾅｲｹｲ（内径）'.
  const within = label.inner.length > 0 ? matchTerm(label.inner.join(' '), hints) : none
  return within.kind === 'sure' ? { kind: 'ask', candidates: [within.term] } : within
}

/** 'Voc' is the letter of a voltage, and a word for something else in capitals: asked. */
function withSymbol(match: Match, drawn: Hits, hints: Hints): Match {
  const others = drawn.map(({ term }) => term)
  if (match.kind !== 'sure' || others.length === 0 || others.includes(match.term)) return match
  if (hints.unit !== undefined && measures(match.term, hints.unit)) return match
  return { ...match, kind: 'ask', candidates: ranked([...new Set([...others, match.term])], hints) }
}

const languagesOfText = (text: string, language?: Language) => [
  ...new Set([...(language ? [language] : []), ...languagesOfScript(text)]),
]

/** The languages to look in: first the given one, then the others; all at once where none is given. */
function languageSteps(text: string, language?: Language): (readonly Language[])[] {
  const others = languagesOfScript(text).filter((one) => one !== language)
  return language ? [[language], others] : [others]
}

/** What a label means in these languages as it is written; undefined where they know nothing like it. */
export function matchExactly(
  text: string,
  label: Label,
  languages: readonly Language[],
  hints: Hints,
): Match | undefined {
  const find = (words: string) => merged(languages.map((language) => exactly(words, language, hints.kind)))
  const isLetterOnly = label.symbol !== undefined && label.unit === undefined && label.inner.length === 0
  const whole = find(isLetterOnly ? (label.lettered ?? label.base) : text)
  const isUnitTaken = label.unit !== undefined && whole?.limit !== undefined
  if (whole && !isUnitTaken) return decide(whole, hints)
  const { base, inner } = label
  if (inner.length === 0) {
    const lettered = label.lettered === undefined ? undefined : find(label.lettered)
    const found = lettered ?? (isKnownLetter(label.symbol) ? find(base) : unsure(find(base)))
    const sized = label.isSizes && found?.hits.find(({ term }) => term.id === 'overall-dimensions')
    if (sized) return { kind: 'sure', term: sized.term }
    return found ? decide(found, hints) : inParts(base, find, hints)
  }
  const together = find([base, ...inner].join(' ')) ?? find([...inner, base].join(' '))
  if (together) return decide(together, hints)
  const outside = find(base)
  const within = find(inner.join(' '))
  if (outside && within) return agreed([outside, within], hints)
  if (within && base.length <= 3) return decide(within, hints)
  // Of what only brackets say, the words outside may still be known with their slips.
  return outside && decide({ ...outside, isUnsure: true }, hints)
}

/** One letter is that of a drawing; two are, where some term is written so ('Kv'). */
const isKnownLetter = (symbol = '') => !/^\p{L}{2}$/u.test(symbol) || termsOfSymbol(symbol).length > 0
const unsure = (found: Found | undefined) => found && { ...found, isUnsure: true }

/** 'Bore / 内径', '内径 Bore', 'Peso · Weight': sure where all parts say the same. */
function inParts(text: string, find: (words: string) => Found | undefined, hints: Hints): Match | undefined {
  const scripts =
    /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)[\s·]*([a-z][a-z\s.]{2,})$|^([a-z][a-z\s.]{2,}?)[\s·]*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)$/iu
  const mixed = scripts
    .exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined)
  const parts = mixed ?? text.split(/\s*[/|·・;]\s*|\s+-\s+/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 5) return undefined
  const found = parts.map(find)
  const known = found.filter((one) => one !== undefined)
  return known.length === parts.length ? agreed(known, hints) : undefined
}

function agreed(found: readonly Found[], hints: Hints): Match | undefined {
  const [first, ...others] = found.map(({ hits }) => new Set(hits.map(({ term }) => term)))
  const common = [...first!].filter((term) => others.every((terms) => terms.has(term)))
  const limit = found.find((one) => one.limit)?.limit
  const stated = limit ? { limit } : {}
  if (common.length > 0) {
    const isMaybe = (term: Term) =>
      found.every(({ hits }) => hits.every((hit) => hit.term !== term || hit.isMaybe))
    return decide({ hits: common.map((term) => ({ term, isMaybe: isMaybe(term) })), ...stated }, hints)
  }
  // 'NBR 密封' is no name beside another, but a value.
  const kinds = new Set(found.map(({ hits }) => hits.some(({ term }) => term.kind === 'name')))
  if (kinds.size > 1) return undefined
  return decide({ hits: found.flatMap(({ hits }) => hits), isUnsure: true, ...stated }, hints)
}

/** What stands in the index for a text as it is: in its order, in any order, and as a scanner may have read it. */
function exactly(text: string, language: Language, kind?: Term['kind']): Found | undefined {
  const keys = keysOf(language)
  const ofKind = (hits: Hits | undefined) => {
    const kept = kind ? hits?.filter(({ term }) => term.kind === kind) : hits
    return kept && kept.length > 0 ? kept : undefined
  }
  for (const { key, tokens, limit } of readingsOf(text, language)) {
    const hits =
      ofKind(keys.exact.get(key)) ??
      (isLatin(language)
        ? (ofKind(keys.sorted.get(sortedKey(tokens))) ?? ofKind(keys.exact.get(key.replaceAll(' ', ''))))
        : undefined)
    if (!hits) continue
    const alike = isLatin(language)
      ? hits.filter(({ spelling = '' }) => isWrittenAlike(text, spelling, language))
      : hits
    const found = { hits: writtenSo(alike.length > 0 ? alike : hits, text), ...(limit ? { limit } : {}) }
    return alike.length > 0 ? found : { ...found, isUnsure: true }
  }
  const run = isLatin(language) ? plain(text).replace(/[^\p{L}\p{N}|!]/gu, '') : runOf(text, language)
  const hits = run.length < 4 ? undefined : ofKind(keys.outlines.get(outlineOf(run)))
  // In a short Latin word a letter that looks alike may as well be a slip of another word.
  return hits && { hits, ...(isLatin(language) && run.length < 6 ? { isUnsure: true } : {}) }
}

/** Where the singular of one word is the plural of another, the one that is written so. */
function writtenSo(hits: Hits, text: string): Hits {
  const same = hits.filter(({ spelling, isMaybe }) => !isMaybe && spelling === plain(text.trim()))
  return same.length > 0 ? hits.filter((hit) => hit.isMaybe || same.includes(hit)) : hits
}

function merged(found: readonly (Found | undefined)[]): Found | undefined {
  const known = found.filter((one) => one !== undefined)
  if (known.length === 0) return undefined
  const limit = known.every((one) => one.limit === known[0]!.limit) ? known[0]!.limit : undefined
  const isUnsure = known.every((one) => one.isUnsure)
  return {
    hits: known.flatMap(({ hits }) => hits),
    ...(limit ? { limit } : {}),
    ...(isUnsure ? { isUnsure } : {}),
  }
}

/** Whether a unit can be that of a term; a term without units takes any. */
const fits = (term: Term, unit: string) =>
  term.kind === 'value' || term.dimensions.length === 0 || measures(term, unit)
const measures = (term: Term, unit: string) =>
  term.kind === 'name' && term.dimensions.includes(dimensionOf(unit)!)
const isOf = (term: Term, field: Field) => term.kind === 'name' && term.fields.includes(field)
const distinct = (hits: Hits) => [...new Set(hits.map(({ term }) => term))]

/** From what was found to an answer: the unit decides first, then the field of trade; else the owner is asked. */
function decide({ hits, limit, isUnsure }: Found, { field, unit }: Hints): Match {
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
function ranked(terms: readonly Term[], hints: Hints): Term[] {
  const score = (term: Term) => fitOf(term, hints)
  return terms.toSorted((a, b) => score(b) - score(a)).slice(0, mostCandidates)
}

/** How well unit and field fit a term, from -2 to 3. */
const fitOf = (term: Term, { field, unit }: Hints): number =>
  // 'Anodizzato nero' is rather anodised than black.
  (term.kind === 'value' && term.group === 'colour' ? -1 : 0) +
  (unit !== undefined && measures(term, unit) ? 2 : 0) +
  (unit !== undefined && !fits(term, unit) ? -2 : 0) +
  (field && isOf(term, field) ? 1 : 0)

import type { Language } from '../../../contract/locale.ts'
import { candidatesFor } from './candidates.ts'
import { decide, fitOf, fits, measures, mostCandidates, ranked, type Hints, type Match } from './deciding.ts'
import { nearlyFound } from './guesses.ts'
import { isLatin, isWrittenAlike, outlineOf, plain, runOf } from './folding.ts'
import { keysOf, sortedKey, termsOfSymbol, type Found, type Hits } from './keys.ts'
import { labelOf, languagesOfScript, longestLabel, readingsOf, type Label } from './label.ts'
import type { Limit, Term } from './terms.ts'
import { unitOf } from './units.ts'

const none: Match = { kind: 'none' }

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
  const drawn = termsOfSymbol(text.trim())
  for (const languages of languageSteps(text, hints.language)) {
    const match = matchExactly(text, label, languages, given)
    if (!match || match.kind === 'none') continue
    const terms = match.kind === 'sure' ? [match.term] : match.candidates
    const isMeasuredSo = unit === undefined || terms.some((term) => fits(term, unit))
    if (asked.length === 0 && (match.kind === 'sure' || isMeasuredSo)) return withSymbol(match, drawn, given)
    // Known, but not measured so: from here on the label is only asked about.
    asked.push(...terms)
    limit ??= match.limit
  }
  if (drawn.length > 0 && asked.length === 0) return decide({ hits: drawn }, given)
  if (hints.isExact) return none
  for (const languages of languageSteps(text, hints.language)) {
    const slips = languages.map((language) => nearlyFound(label, language, given.kind))
    const isAnySure = slips.some((found) => found && !found.isUnsure)
    const found = merged(slips.filter((one) => !isAnySure || !one?.isUnsure))
    const isOther = hints.language !== undefined && !languages.includes(hints.language)
    const match = found && decide(isOther ? { ...found, isUnsure: true } : found, given)
    if (!match || match.kind === 'none') continue
    if (match.kind === 'sure' && asked.length === 0) return match
    const terms = match.kind === 'sure' ? [match.term] : match.candidates
    limit ??= match.limit
    asked.push(...terms)
    terms.forEach((term) => near.set(term, isOther ? 0.05 : 0.15))
    break
  }
  const fitting = (term: Term) => fitOf(term, given) / 7 + (near.get(term) ?? 0)
  const resembling = candidatesFor(label, languagesOfText(text, hints.language), {
    ...(hints.language ? { own: hints.language } : {}),
    ...(given.kind ? { kind: given.kind } : {}),
    fitting,
  })
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

import { languages, type Language } from '../../../contract/locale.ts'
import { isLatin, plain } from './folding.ts'
import { spellingsOf, termsOfSymbol } from './keys.ts'
import type { Label } from './label.ts'
import { resembling } from './resemblance.ts'
import { valueTerms, type Term } from './terms.ts'

/** '100%', '±0,02': how much, and not of what. */
const amounts = /±\s*[\d.,]+\s*\p{L}*|\d+(?:[.,]\d+)?\s*%/gu
const least = 0.45
const ofOtherLanguage = 0.8

/** The language in which the label is written, where that is known; the kind of term; what else speaks for a term. */
type Wishes = {
  readonly own?: Language
  readonly kind?: Term['kind']
  readonly fitting?: (term: Term) => number
}

/**
 * Terms that resemble a label, the likeliest first, for the owner to choose from: by words and signs with their abbreviations
 * and slips, by letters of formulas, and by what standards call a material. `fitting` is added to the score of a term (0 to 1).
 */
export function candidatesFor(
  label: Label,
  wanted: readonly Language[],
  { own, kind, fitting = () => 0 }: Wishes,
): Term[] {
  const scores = new Map<Term, number>()
  const raise = (term: Term, score: number) => scores.set(term, Math.max(score, scores.get(term) ?? 0))
  // 'P.N.' may be the first letters of two words.
  const text = (label.lettered ?? label.base)
    .replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '. ')
    .replace(amounts, ' ')
  const beside = label.inner.join(' ')
  const dotted = new Set(
    [...plain(`${text} ${beside}`).matchAll(/(?<!\p{L})(\p{L})(?:\.|(?<=\. \p{L})(?!\p{L}))/gu)].map(
      ([, letter]) => letter!,
    ),
  )
  for (const language of wanted) {
    if (!isLatin(language) && !hasOwnScript(`${text}${beside}`)) continue
    for (const [term, score] of resembling({ text, beside, dotted }, language))
      raise(term, own === undefined || own === language ? score : score * ofOtherLanguage)
  }
  for (const [term, score] of bySymbol(label)) scores.set(term, (scores.get(term) ?? 0) + score)
  for (const [term, score] of byDesignation(`${text} ${beside}`)) raise(term, score)
  return [...scores]
    .filter(([term, score]) => score >= least && (kind === undefined || term.kind === kind))
    .map(([term, score]) => [term, score + fitting(term)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([term]) => term)
}

const hasOwnScript = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** 'Rp0,2 min.', 'λ', 'Q max': a letter alone says little, beside words that fit it says more. */
function bySymbol({ base, symbol, inner }: Label): Map<Term, number> {
  const words = base.split(/\s+/).filter((word) => !/^(max|min|máx|mín)\.?$/i.test(word))
  const alone = words.length === 1 ? 0.5 : 0
  const found = new Map<Term, number>()
  for (const word of [...words, ...inner, symbol ?? '']) {
    const isLong = [...word].length > 1 || /[^a-z]/i.test(word)
    const score = Math.max(alone, isLong ? 0.35 : 0.15)
    for (const { term } of termsOfSymbol(word)) found.set(term, score)
  }
  return found
}

const bareOf = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')
/** 'NBR', 'HDPE': values that are spelled in capitals. */
const codes = new Map<string, Term[]>()
let designated: readonly (readonly [bare: string, term: Term])[] | undefined

/** '6061-T6', 'ISO 2768-mK', 'NBR': the longest of what standards call a value, within a text. */
function byDesignation(text: string): Map<Term, number> {
  designated ??= valueTerms.flatMap((term) => {
    for (const { text: code } of languages.flatMap((language) => spellingsOf(term, language))) {
      if (/^[A-Z]{3,}$/.test(code) && !codes.get(code)?.includes(term))
        codes.set(code, [...(codes.get(code) ?? []), term])
    }
    return term.designations
      .map((one) => [bareOf(one), term] as const)
      .filter(([bare]) => bare.length > 4 && /\d/.test(bare))
  })
  const found = new Map<Term, number>()
  const typed = bareOf(text)
  for (const [bare, term] of designated) {
    if (typed.includes(bare)) found.set(term, Math.max(found.get(term) ?? 0, 0.9 + bare.length / 1000))
  }
  for (const [code] of text.normalize('NFKC').matchAll(/(?<![A-Za-z\d])[A-Z]{3,}(?![A-Za-z])/g)) {
    for (const term of codes.get(code) ?? []) found.set(term, 0.9)
  }
  return found
}

// A label in the reader's language: the name of its term, with all that stood beside its words.
import type { Language } from '../../../contract/locale.ts'
import { conditionIn, isInOtherLetters } from './conditions.ts'
import { isLatin, isSimplified, plain } from './folding.ts'
import { labelOf, type Label } from './label.ts'
import { matchExactly, matchTerm } from './matching.ts'
import { nameOfTerm, type Limit, type Term } from './terms.ts'
import { unitName } from './units.ts'

const approximate =
  /^(?:approx|aprox|about\b|circa\b|indicativ|約|约|およそ|概略|概算|大约)|\b(?:approx|aprox|circa\b|indicativ)/iu
const approximately: Readonly<Record<Language, string>> = {
  en: 'approx.',
  ja: '約',
  es: 'aprox.',
  it: 'circa',
  zh: '约',
}
/** Words that say how a fact was found; a name without them would promise more. */
const qualified = /\b(?:typ|typical|t[ií]pic[oa]|std|avg|average|nominal)\b|標準|标准|参考|平均/iu

/** Whether the name of a term says all that a label says. */
export const saysAll = (text: string, term: Term): boolean =>
  !qualified.test(text) || Object.values(term.name).some((name) => qualified.test(name))

/** Whether a label is a name of a term in a language: then its readers need no other. */
export function isNamedIn(text: string, language: Language, term: Term): boolean {
  if (language === 'zh' && !isSimplified(text)) return false
  const match = matchExactly(text, labelOf(text), [language], { kind: term.kind })
  return match?.kind === 'sure' && match.term === term
}

/** 'Version' for Versión: the word of another language, or a slip. */
function isWithoutAccents(text: string, language: Language, term: Term): boolean {
  const name = term.name[language]
  if (!isLatin(language) || plain(text) !== plain(name)) return false
  return text.normalize('NFC').toLowerCase() !== name.normalize('NFC').toLowerCase()
}

/** Whether readers of a language are shown a label as it was typed: named in their language, with nothing beside it that they cannot read. */
export const isForReadersOf = (language: Language, text: string, term: Term): boolean =>
  isNamedIn(text, language, term) &&
  !isWithoutAccents(text, language, term) &&
  !labelOf(text).beside.some((piece) => isInOtherLetters(piece, language))

/** What a reader sees for a label; `untold` are conditions that have no words in their language, as typed. */
export type ShownLabel = { readonly label: string; readonly untold: readonly string[] }

/** 'Bore d (mm)' as 内径 d (mm): what a reader of the language sees for a label that means this term. */
export function labelShown(
  text: string,
  term: Term,
  limit: Limit | undefined,
  language: Language,
): ShownLabel {
  const label = labelOf(text)
  const name = nameOfTerm(term.id, language, limit)!
  const conditions = label.beside
    .filter((piece) => !approximate.test(piece))
    .map((piece) => ({ piece, shown: besideIn(piece, language) }))
  const others = [
    ...partsBeside(label, term, limit, language),
    ...conditions.flatMap(({ shown }) => shown ?? []),
  ]
  if (approximate.test(text)) others.push(approximately[language])
  const symbol = label.symbol !== undefined && isApart(label, term) ? ` ${label.symbol}` : ''
  return {
    label: `${name}${symbol}${others.length > 0 ? ` (${others.join(', ')})` : ''}`,
    untold: conditions.filter(({ shown }) => shown === undefined).map(({ piece }) => piece),
  }
}

function besideIn(piece: string, language: Language): string | undefined {
  const sizes = sizesIn(piece, language)
  return sizes === piece ? conditionIn(piece, language) : sizes
}

function partsBeside(label: Label, term: Term, limit: Limit | undefined, language: Language): string[] {
  const { unit } = label
  if (unit === undefined || (unit === 'min' && limit === 'min') || !isApart(label, term)) return []
  return [unitName(unit, language)!]
}

/** False where the unit or the letter at the end is a word of the name: 'Number of cycles'. */
function isApart({ base, inner }: Label, term: Term): boolean {
  if (inner.length > 0) return true
  const match = matchTerm(base, { kind: 'name', isExact: true })
  return match.kind === 'sure' ? match.term === term : match.kind === 'ask' && match.candidates.includes(term)
}

const between = /(\s*[x×X*]\s*)/

/** '幅×奥行×高さ' as 'Width×Depth×Height'; as written where one of them is no name. */
function sizesIn(piece: string, language: Language): string {
  const parts = piece.split(between)
  if (parts.length < 3) return piece
  const names = parts.map((part, at) => {
    if (at % 2 === 1 || /^[a-zØøφ]{1,2}$/iu.test(part)) return part
    const match = matchTerm(part, { kind: 'name', isExact: true })
    return match.kind === 'sure' ? nameOfTerm(match.term.id, language) : undefined
  })
  return names.includes(undefined) ? piece : names.join('')
}

// What stands beside the name of a fact ('at 6 bar', '1列', 'per 100 m') in the reader's language: a few kinds of conditions have
// words in all five.
import { languages, type Language } from '../../../contract/locale.ts'
import phrases from './conditions.json' with { type: 'json' }
import { unitOf } from './units.ts'

type Reading = { readonly pattern: RegExp; readonly write: (amount: string, language: Language) => string }

const escaped = (text: string) =>
  text
    .replaceAll('.', String.raw`\.`)
    .replace(/(?<=\p{L}) /gu, String.raw`\s+`)
    .replaceAll(' ', String.raw`\s*`)
// 'A 3' is a name, 'At 3 bar' is not.
const writtenAs = (spelling: string) =>
  new RegExp(`^${escaped(spelling).replace('#', '(.*\\d.*)')}$`, spelling.startsWith('a #') ? 'u' : 'iu')

/** Words for themselves ('non-condensing') and around an amount ('at #'): the first of each language is written, the others read. */
const around: readonly Reading[] = phrases.around.flatMap((phrase: Record<Language, string[]>) =>
  languages.flatMap((one) =>
    phrase[one].map((spelling) => ({
      pattern: writtenAs(spelling),
      write: (amount: string, language: Language) => phrase[language][0]!.replace('#', amount),
    })),
  ),
)

/** What is counted: 'rows' of '2 rows' and '2列'; a language with two words has the singular first. */
const counted: readonly Reading[] = phrases.counted.flatMap((thing: Record<Language, string[]>) =>
  [...new Set(languages.flatMap((one) => thing[one]))].map((word) => ({
    // 2018年 is no number of years.
    pattern: new RegExp(String.raw`^(?!(?:19|20)\d\d年)(\d+)\s*${escaped(word)}$`, 'iu'),
    write: (number: string, language: Language) => {
      const [one = '', many = one] = thing[language]
      if (language === 'ja' || language === 'zh') return `${number}${one}`
      return `${number} ${number === '1' ? one : many}`
    },
  })),
)

/**
 * A condition for readers of a language; one of numbers, units and designations alone is the same for all. Undefined for what
 * has no words of theirs.
 */
export function conditionIn(piece: string, language: Language): string | undefined {
  const text = piece.normalize('NFKC').trim()
  for (const { pattern, write } of [...counted, ...around]) {
    const found = pattern.exec(text)
    if (!found) continue
    const [, amount = ''] = found
    const shown = amount === '' || /^\d+$/.test(amount) ? amount : conditionIn(amount.trim(), language)
    if (shown !== undefined) return write(shown, language)
  }
  return isForAll(text) ? piece : undefined
}

/** True for what has no word of any language: '6 bar', 'JIS B 1702-1', 'W×D×H'. */
const isForAll = (text: string): boolean =>
  !isInOtherLetters(text, 'en') &&
  (text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).every((word) => sign.test(word) || unitOf(word) !== undefined)

/** Letters, designations and symbols: 'd', 'IP67', 'Kv', 'pH'. */
const sign =
  /^(?:[\p{Script=Latin}\p{Script=Greek}]|[A-ZΑ-Ω\d]+|\p{Lu}\p{Ll}|\p{Ll}{1,2}\p{Lu}[A-Za-z]*|[A-Za-z]+\d+|ac|dc|anr|rms|ntp)$/u

const foreign: Readonly<Record<Language, RegExp | undefined>> = {
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  es: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  it: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ja: undefined,
}

/** Whether a condition stands in letters that readers of a language do not read. */
export const isInOtherLetters = (piece: string, language: Language): boolean =>
  foreign[language]?.test(piece) ?? false

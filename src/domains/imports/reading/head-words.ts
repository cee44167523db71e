// What heads of columns are called in five languages (words/), and how one is taken apart: 'Peso netto [kg]', '品番 / Part No.'.
import type { Language } from '../../../contract/locale.ts'
import { plain, runOf } from '../../reference-data/terms/folding.ts'
import { tidy } from './cells.ts'
import type { DocumentKind, Field } from './meanings.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

/** 'internal' is what a company keeps to itself, 'rowNumber' what only counts its rows: neither is taken over. */
export type HeadField = Exclude<Field, 'spec' | 'own' | 'ignored'> | 'internal' | 'rowNumber'
/** `rank` says how usual the word is for it, 0 the most. */
export type HeadWord = {
  field: HeadField
  kind?: DocumentKind
  isMaybe: boolean
  rank: number
  language: Language
}

const lists: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = { en, ja, it, es, zh }
const latin = new Map<string, HeadWord[]>()
const runs = { ja: new Map<string, HeadWord[]>(), zh: new Map<string, HeadWord[]>() }
/** By its words, for heads that have more of them. */
const wordy: { words: readonly string[]; word: HeadWord }[] = []

for (const [language, list] of Object.entries(lists) as [Language, (typeof lists)[Language]][])
  for (const [name, words] of Object.entries(list))
    for (const [rank, text] of words.entries()) {
      const [field = '', kind] = name.replace('?', '').split('.')
      const word: HeadWord = {
        field: field as HeadField,
        ...(kind !== undefined && { kind: kind as DocumentKind }),
        isMaybe: name.endsWith('?'),
        rank,
        language,
      }
      note(latin, latinKey(text), word)
      if (language === 'ja' || language === 'zh') note(runs[language], runOf(text, language), word)
      else wordy.push({ words: wordsOf(text), word })
    }

function note(map: Map<string, HeadWord[]>, key: string, word: HeadWord): void {
  const known = map.get(key)
  if (key === '') return
  if (!known) map.set(key, [word])
  else if (!known.some(({ field, kind }) => field === word.field && kind === word.kind)) known.push(word)
}

/** Letters and digits alone, in one case and without accents. */
function latinKey(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}#%]/gu, '')
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A head as what was chosen for it is remembered. */
export const headKey = (head: string): string => latinKey(tidy(head))

/** The words for a head as it stands; empty for none. */
export function headWordsFor(text: string): readonly HeadWord[] {
  const mended = text.replace(/(?<=[ァ-ヴ])[-‐-―−](?=[ァ-ヴ]|$|[^\p{L}])/gu, 'ー')
  const key = latinKey(mended)
  if (key === '') return text.trim() === '№' ? (latin.get('no') ?? []) : []
  const found = [latin.get(key), runs.ja.get(runOf(mended, 'ja')), runs.zh.get(runOf(mended, 'zh'))]
  const known = found.flatMap((words) => words ?? [])
  return known.filter(
    (word, at) => known.findIndex(({ field, kind }) => field === word.field && kind === word.kind) === at,
  )
}

/** What is another's, or was once: no number or price of ours. */
const ofOthers =
  /^旧|^他社|^客先|^顧客|^得意先|^相当|^代替|^互換|相当品|^先方|\b(?:old|former|previous|customer|competitor|alternative|replace[sd]?|equivalent|superseded|obsolete)\b|\b(?:vecchio|precedente|cliente|concorrente|alternativo|sostitu\w+|equivalente)\b|\b(?:antigu[oa]|anterior|cliente|competidor|alternativ[oa]|sustitu\w+)\b|^原(?![产產産料材])|^客户|^替代|^替换/iu

/** Whether a head names what belongs to others: '旧品番', 'Customer part number'. */
export const isOfOthers = (text: string): boolean => ofOthers.test(tidy(text))

/** The words for a head that says more than they do: 'Codice articolo interno', '当社標準納期'; the longest first. */
export function headWordsWithin(text: string): HeadWord[] {
  const plainText = tidy(text)
  if (/[\p{Script=Han}\p{Script=Katakana}]/u.test(plainText)) return wordsAtEnd(plainText)
  const words = wordsOf(plainText)
  if (words.length < 2 || words.length > 7) return []
  const found = wordy.filter(({ words: own }) => own.join('').length >= 4 && isWithin(own, words))
  return found
    .filter(
      ({ words: own, word }) => word.field !== 'category' || own.length > 1 || own[0]!.startsWith('categ'),
    )
    .toSorted((a, b) => b.words.join('').length - a.words.join('').length)
    .map(({ word }) => word)
}

const isWithin = (own: readonly string[], all: readonly string[]): boolean =>
  all.some((_, at) => own.every((word, next) => all[at + next] === word))

function wordsAtEnd(text: string): HeadWord[] {
  const bare = text.replace(/\s/g, '')
  for (let at = 1; at <= bare.length - 2; at++) {
    const found = headWordsFor(bare.slice(at))
    if (found.length > 0) return [...found]
  }
  return []
}

/** By their names, which may stand anywhere in a head, and their codes, which stand at its end. */
const languageNames: readonly (readonly [string, RegExp, RegExp])[] = [
  ['en', /\b(?:english|inglés|inglese|ingles)\b|英語|英文|英语/iu, /[(\s[](?:en|eng)[)\]]?$/i],
  [
    'ja',
    /\b(?:japanese|giapponese|japonés|japones)\b|日本語|和文|日文|日语/iu,
    /[(\s[](?:ja|jp|jpn)[)\]]?$/i,
  ],
  ['it', /\b(?:italian|italiano)\b|イタリア語|意大利[语文]/iu, /[(\s[](?:it|ita)[)\]]?$/i],
  [
    'es',
    /\b(?:spanish|español|espanol|spagnolo|castellano)\b|スペイン語|西班牙[语文]/iu,
    /[(\s[](?:es|esp)[)\]]?$/i,
  ],
  ['zh', /\b(?:chinese|chino|cinese)\b|中国語|中文|简体中文?/iu, /[(\s[](?:zh|cn|chn)[)\]]?$/i],
  ['de', /\b(?:german|deutsch|tedesco|alemán|aleman)\b|ドイツ語|德[语文]/iu, /[(\s[](?:de|deu|ger)[)\]]?$/i],
  [
    'fr',
    /\b(?:french|français|francais|francese|francés|frances)\b|フランス語|法[语文]/iu,
    /[(\s[](?:fr|fra)[)\]]?$/i,
  ],
  [
    'pt',
    /\b(?:portuguese|português|portoghese|portugués)\b|ポルトガル語|葡萄牙[语文]/iu,
    /[(\s[](?:pt|por)[)\]]?$/i,
  ],
  ['ko', /\b(?:korean|coreano)\b|韓国語|韩[语文]/iu, /[(\s[](?:ko|kr)[)\]]?$/i],
]

/** The language that a head names beside something else ('Name (EN)', '英文品名'), and the rest of the head. */
export function languageIn(head: string): { language: string; rest: string } | undefined {
  const text = tidy(head).replace(/_/g, ' ')
  for (const [language, named, coded] of languageNames)
    for (const pattern of [named, coded]) {
      if (!pattern.test(text)) continue
      const rest = tidy(text.replace(pattern, ' ').replace(/[(（[]\s*[)）\]]/g, ' ')).replace(
        /\s(?:in|en)$/i,
        '',
      )
      if (rest !== '') return { language, rest: rest === '名' ? '名称' : rest }
    }
  return undefined
}

import type { Language } from '../../../contract/locale.ts'
import { fullTree } from '../industries.ts'
import { isLatin, tokensOf, type LatinLanguage } from './folding.ts'
import { keysOf, sortedKey, type Found, type Hits } from './keys.ts'
import { readingsOf, type Label, type Reading } from './label.ts'
import type { Term } from './terms.ts'
import { isSlip, nearestOf } from './typing-errors.ts'

const guards = new Map<LatinLanguage, ReadonlySet<string>>()

/** Words of the language that are no terms; they are never taken for a mistyped one ('puerta' is no 'puerto'). */
function guardOf(language: LatinLanguage): ReadonlySet<string> {
  const known = guards.get(language)
  if (known) return known
  const names = fullTree(language).flatMap(({ categories }) =>
    categories.flatMap(({ name, subCategories }) => [name, ...subCategories.map((sub) => sub.name)]),
  )
  const guard = new Set(names.flatMap((name) => tokensOf(name, language)))
  guards.set(language, guard)
  return guard
}

/** What a label with small typing mistakes means: unsure where the mistake is large or leads to several terms. */
export function nearlyFound(label: Label, language: Language, kind?: Term['kind']): Found | undefined {
  const text = [label.lettered ?? label.base, ...label.inner].join(' ')
  for (const reading of readingsOf(text, language)) {
    if (reading.key.startsWith('~')) continue
    const found = isLatin(language) ? byWords(reading, language, kind) : byRun(reading.key, language, kind)
    // Texts that look like a value are no slip of a name, unless values are looked for.
    const isValue = kind === undefined && found?.hits.some(({ term }) => term.kind === 'value')
    if (found && isValue) return { ...found, isUnsure: true }
    if (found) return { ...found, ...(reading.limit ? { limit: reading.limit } : {}) }
  }
  return undefined
}

const ofKind = (hits: Hits | undefined, kind?: Term['kind']) =>
  (hits ?? []).filter(({ term }) => kind === undefined || term.kind === kind)
/** Whether all that is surely called so is one term. */
const isOneTerm = (hits: Hits) => {
  const sure = hits.filter(({ isMaybe }) => !isMaybe)
  return new Set((sure.length > 0 ? sure : hits).map(({ term }) => term)).size === 1
}

const mostWays = 24

function byWords({ tokens, key }: Reading, language: LatinLanguage, kind?: Term['kind']): Found | undefined {
  const keys = keysOf(language)
  const guard = guardOf(language)
  let isUnsure = false
  let ways: string[][] = [[]]
  for (const word of tokens) {
    const isKnown = keys.words.has(word) || guard.has(word)
    const near =
      isKnown || word.length < 4 || /\d/.test(word)
        ? []
        : nearestOf(word, keys.wordsByLength, word.length < 6 ? 1 : 2)
    const distance = near[0]?.distance ?? 0
    if (distance > 1 && word.length < 9) isUnsure = true
    if (distance > 0 && word.length < 5) isUnsure = true
    const choices = isKnown ? [word] : near.map(({ text }) => text)
    ways = ways.flatMap((way) => choices.map((choice) => [...way, choice])).slice(0, mostWays)
  }
  const hits = ways.flatMap((way) =>
    ofKind(keys.exact.get(way.join(' ')) ?? keys.sorted.get(sortedKey(way)), kind),
  )
  if (hits.length > 0) return { hits, isUnsure: isUnsure || !isOneTerm(hits) }
  const isAllKnown = tokens.every((word) => keys.words.has(word) || guard.has(word))
  const run = key.replaceAll(' ', '')
  if (run.length < 7 || /\d/.test(run)) return undefined
  const near = nearestOf(run, keys.runsByLength, run.length < 12 ? 1 : 2)
  const joined = near.flatMap(({ text }) => ofKind(keys.exact.get(text), kind))
  if (joined.length === 0) return undefined
  return {
    hits: joined,
    isUnsure: isAllKnown || !isOneTerm(joined) || near[0]!.distance > 1 || run.length < 10,
  }
}

function byRun(run: string, language: 'ja' | 'zh', kind?: Term['kind']): Found | undefined {
  const length = [...run].length
  if (length < 3 || !hasOwnScript(run)) return undefined
  const keys = keysOf(language)
  const near = nearestOf(run, keys.runsByLength, length < 8 ? 1 : 2)
  const digits = run.replace(/\D/g, '')
  const kept = near.filter(({ text }) => text.replace(/\D/g, '') === digits)
  const hits = kept.flatMap(({ text }) => ofKind(keys.exact.get(text), kind))
  if (hits.length === 0) return undefined
  const isSure = isOneTerm(hits) && kept.every(({ text }) => isSlip(run, text, keys.words))
  return { hits, isUnsure: !isSure }
}

const hasOwnScript = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

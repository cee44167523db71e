// Categories whose name lists several things: of what stands under 配管・フランジ・継手 nobody knows which of them it is.
import { languages } from '../../contract/locale.ts'
import { everyCategoryNode, nameOfNode } from '../reference-data/industries.ts'
import { wordsAsked } from './asked-words.ts'
import { markOf } from './marks.ts'
import { gradesMost } from './material-families.ts'
import { spellingsMost, widened } from './synonyms.ts'
import { normalName, type Word } from './tokens.ts'

const divided = /[・&,、，／]|\s(?:and|y|e|ed|o|u)\s/u
const dividedInChinese = /[和与及]/u

/** True of a name that lists several things, in the language it is written in. */
const isListing = (name: string, language: string): boolean =>
  divided.test(name) || (language === 'zh' && dividedInChinese.test(name))

/** Names of a node in the five languages; with nodes below it, those that list several things are no words of what is below. */
export const namesOfOneThing = (id: string): string[] =>
  unique(namesOf(id).flatMap(([language, name]) => (isListing(name, language) ? [] : [name])))

const namesOf = (id: string): [language: string, name: string][] =>
  languages.flatMap((language) => {
    const name = nameOfNode(id, language)
    return name === undefined ? [] : [[language, name]]
  })
const unique = (names: readonly string[]): string[] => [...new Set(names)]

/** By the words of a listing name, and of each thing it lists that no category is called by, the nodes that are called so. */
type Listings = {
  whole: Map<string, { id: string; normal: string }[]>
  parts: Map<string, string[]>
  longest: number
}
let known: Listings | undefined

function listings(): Listings {
  if (known) return known
  known = { whole: new Map(), parts: new Map(), longest: 1 }
  const ids = unique(everyCategoryNode().map(({ id }) => id))
  const all = new Set(everyCategoryNode().map(({ name }) => keyOf(wordsAsked(name))))
  const above = new Set(ids.map((id) => id.slice(0, Math.max(0, id.lastIndexOf('-')))))
  for (const id of ids.filter((id) => above.has(id)))
    for (const [language, name] of namesOf(id).filter(([language, name]) => isListing(name, language))) {
      const words = wordsAsked(name)
      known.longest = Math.max(known.longest, words.length)
      const key = keyOf(words)
      known.whole.set(key, [...(known.whole.get(key) ?? []), { id, normal: normalName(name) }])
      const divides = language === 'zh' ? /[・&,、，／和与及]/u : divided
      for (const part of withoutExplanations(name)
        .split(divides)
        .map((part) => keyOf(wordsAsked(part))))
        if (part !== '[]' && !all.has(part)) note(known.parts, part, id)
    }
  return known
}

/** Reads which names of categories list several things, a fifth of a second once a process: as readTerms. */
export const readListings = (): void => void listings()

/** Viteria e bulloneria (elementi di fissaggio): what stands in brackets says all of it otherwise. */
const withoutExplanations = (name: string): string => name.replace(/\s*[(（][^)）]*[)）]/gu, '')

const keyOf = (words: readonly Word[]): string => JSON.stringify(words.map(([usual]) => usual))

function note(map: Map<string, string[]>, key: string, id: string): void {
  map.set(key, unique([...(map.get(key) ?? []), id]))
}

/** Those whose name stands in a text as it is written. */
const nodesIn = (named: readonly { id: string; normal: string }[], text: string): string[] =>
  unique(named.filter(({ normal }) => ` ${text} `.includes(` ${normal} `)).map(({ id }) => id))

/** What stands under one of the categories has the word too. */
const withNodes = (word: Word, ids: readonly string[]): Word => [
  ...word.slice(0, (word.length > spellingsMost ? gradesMost : spellingsMost) - ids.length),
  ...ids.map((id) => [markOf.node(id)]),
]

/**
 * The words of a question with what else they are called (synonyms.ts); where they are the name of a category that lists several
 * things, or as a whole one of these things, what stands under it has them too. `normal` is the normal name of the text, which tells
 * macchine e lavorazioni from a macchina per la lavorazione; `withTerms` is as for `widened`. Undefined where nothing is called otherwise.
 */
export function widenedByListings(
  words: readonly Word[],
  normal: string,
  options: { withTerms?: boolean } = {},
): Word[] | undefined {
  const { whole, parts, longest } = listings()
  const part = parts.get(keyOf(words))
  if (part !== undefined) return (widened(words) ?? words).map((word) => withNodes(word, part))
  const wider: Word[] = []
  let rest: Word[] = []
  let isListed = false
  const takeRest = () => {
    wider.push(...(widened(rest, options) ?? rest))
    rest = []
  }
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + longest)
    let ids: string[] = []
    for (; to > from; to--) {
      ids = nodesIn(whole.get(keyOf(words.slice(from, to))) ?? [], normal)
      if (ids.length > 0) break
    }
    if (to === from) rest.push(words[from++]!)
    else {
      takeRest()
      const named = words.slice(from, to)
      const called = widened(named)
      const own = called?.length === 1 ? called[0]! : [unique(named.flatMap(([usual]) => usual!))]
      wider.push(withNodes(own, ids))
      isListed = true
      from = to
    }
  }
  if (!isListed) return widened(words, options)
  takeRest()
  return wider
}

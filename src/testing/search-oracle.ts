// The rules of search said again, slowly, over all documents in memory: same ids, same totals, same facets.
import { createHash } from 'node:crypto'
import { isInMask } from '../domains/editions/masks.ts'
import type { FacetName } from '../domains/search/facets.ts'
import { textQueryOf, widest, type Filters, type Place, type Sort } from '../domains/search/text-query.ts'
import type { SearchDocument } from '../domains/search/documents.ts'
import { tierNames, tierNumbers, type Ranking } from '../domains/search/quality.ts'
import { normalName, type Word } from '../domains/search/tokens.ts'

type Held = {
  document: SearchDocument
  names: string[]
  name: Set<string>
  strong: Set<string>
  anywhere: Set<string>
  /** The highest level of sample that it stands in. */
  level: number
}
type Question = Place & { text: string; sort?: Sort }
const day = 86_400_000

/** Takes documents as they were written. */
export function hold(document: SearchDocument): Held {
  const tokens = (text: string) => text.split(' ').filter((token) => token !== '')
  const [name, strong, body] = [document.name_tokens, document.strong_tokens, document.body_tokens].map(
    tokens,
  )
  // Categories and terms are in no name, and count wherever the words beside them stand; some words count in strong fields alone.
  const nodes = [...strong!, ...body!].filter((token) => token.startsWith('k:') || token.startsWith('f:'))
  const strongly = (tokens: readonly string[]) => tokens.flatMap((token) => [token, `s:${token}`])
  return {
    document,
    names: document.name_normal.split('\n'),
    name: new Set([...strongly(name!), ...nodes]),
    strong: new Set(strongly([...name!, ...strong!])),
    anywhere: new Set([...strongly([...name!, ...strong!]), ...body!]),
    level: levelOf(document.id),
  }
}

/** Two zero bits at the head of the hash of an id for each level, six at most. */
function levelOf(id: string): number {
  const hash = createHash('sha256')
    .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
    .digest()
  const zeroes = Math.clz32(hash.readUInt16BE(0)) - 16
  return Math.min(6, Math.floor(zeroes / 2))
}

const has = (tokens: Set<string>) => (word: Word) =>
  word.some((some) => some.every((token) => tokens.has(token)))

function isThere({ document }: Held, { segment, editionBit, withheld, ...filters }: Place): boolean {
  const hidden = editionBit !== undefined && isInMask(document.hidden_editions, editionBit)
  return (
    document.segment === segment &&
    !hidden &&
    !withheld?.has(document.business_id ?? document.id) &&
    passes(document, filters)
  )
}

function passes(document: SearchDocument, filters: Filters): boolean {
  const { country, industries, tiers, verified, certificates, leadTime, employees, categories } = filters
  const { minimumOrder, price } = filters
  const marks = `${document.strong_tokens} ${document.body_tokens}`.split(' ')
  const isMarked = (mark: string) => marks.includes(mark.replaceAll(' ', '_'))
  return (
    (!certificates?.length || certificates.some((name) => isMarked(`q:${name}`))) &&
    (leadTime === undefined || isMarked(`l:${leadTime}`)) &&
    (minimumOrder === undefined || isMarked(`m:${minimumOrder}`)) &&
    (price === undefined || isMarked(`p:${price}`)) &&
    (!categories?.length || categories.some((id) => isMarked(`k:${id}`))) &&
    (!employees?.length || employees.some((range) => isMarked(`e:${range}`))) &&
    (country === undefined || document.country === country) &&
    (!industries?.length || industries.includes(document.industry ?? '')) &&
    (!tiers?.length || tiers.some((tier) => tierNumbers[tier] === document.tier)) &&
    (!verified || document.verified)
  )
}

function matching(world: readonly Held[], question: Question): Held[] {
  const text = textQueryOf(question.text, { segment: question.segment })
  const words = text ? widest(text) : []
  if (words.length === 0 && question.text.trim() !== '') return []
  return world.filter((one) => isThere(one, question) && words.every(has(one.anywhere)))
}

/** All results in order; their number is the total. */
export function askOracle(world: readonly Held[], ranking: Ranking, question: Question): string[] {
  const { text, sort = 'relevance' } = question
  const { words = [], wider, nodes = [] } = textQueryOf(text, { segment: question.segment }) ?? {}
  const normal = normalName(text)
  const byID = (a: SearchDocument, b: SearchDocument) => (a.id < b.id ? -1 : 1)
  const hits = matching(world, question)
  const documents = hits.map(({ document }) => document)
  if (sort === 'newest')
    return idsOf(documents.sort((a, b) => +b.registered_at - +a.registered_at || byID(a, b)))
  if (sort === 'answers') {
    const wait = ({ answer_minutes }: SearchDocument) => answer_minutes ?? Infinity
    const first = (a: SearchDocument, b: SearchDocument) =>
      wait(a) === wait(b) ? 0 : wait(a) < wait(b) ? -1 : 1
    return idsOf(documents.sort((a, b) => first(a, b) || b.quality - a.quality || byID(a, b)))
  }
  if (words.length === 0) return idsOf(documents.sort((a, b) => b.quality - a.quality || byID(a, b)))
  const scored = hits
    .map(({ document, names, name, strong, anywhere }) => {
      const isUnder = nodes.some((id) => strong.has(`k:${id}`))
      const isCalledSo = nodes.length === 0 && wider?.every(has(name))
      const kind = names.includes(normal)
        ? 5
        : words.every(has(name)) && (isUnder || nodes.length === 0)
          ? 4
          : isUnder || isCalledSo
            ? 3
            : words.every(has(strong))
              ? 2
              : wider === undefined || words.every(has(anywhere))
                ? 1
                : 0
      const days = Math.floor(Date.now() / day) - Math.floor(document.registered_at.getTime() / day)
      const fresh = Math.floor((ranking.fresh * Math.max(0, Math.min(365, 365 - days))) / 365)
      const phrase = document.name_normal.includes(normal) ? ranking.phrase : 0
      return { id: document.id, kind, score: document.quality, more: fresh + phrase }
    })
    .sort((a, b) => b.kind - a.kind || b.score - a.score || (a.id < b.id ? -1 : 1))
  const first = scored
    .slice(0, 50)
    .sort((a, b) => b.kind - a.kind || b.score + b.more - (a.score + a.more) || (a.id < b.id ? -1 : 1))
  return [...first, ...scored.slice(50)].map(({ id }) => id)
}

const idsOf = (documents: readonly SearchDocument[]) => documents.map(({ id }) => id)

/** So many of a value that no sample drew are counted at most. */
const lookedUpMost = 101

/**
 * What a facet counts, by code: whole up to `most` or when nothing is asked for, else of the sample of a level, times what it
 * stands for, and what that did not draw.
 */
export function facetOfOracle(
  world: readonly Held[],
  question: Question,
  facet: FacetName,
  { most, levels }: { most: number; levels: readonly number[] },
): { isExact: boolean; counts: Record<string, number>[] } {
  const without = {
    country: { country: undefined },
    industry: { industries: [] },
    tier: { tiers: [] },
    verified: { verified: false },
    certificate: { certificates: [] },
    leadTime: { leadTime: undefined },
    employees: { employees: [] },
    category: { categories: [] },
    minimumOrder: { minimumOrder: undefined },
    price: { price: undefined },
  }[facet]
  const asked = { ...question, ...without }
  const hits = matching(world, asked)
  const isExact = isForAll(asked) || hits.length <= most
  const counted = (level: number) => {
    const counts: Record<string, number> = {}
    for (const { document, level: own } of hits)
      if (own >= level)
        for (const code of codesOf(document, facet)) counts[code] = (counts[code] ?? 0) + 4 ** level
    return counts
  }
  if (isExact) return { isExact, counts: [counted(0)] }
  const missing = Object.entries(counted(0))
    .filter(([code]) => code !== 'false')
    .map(([code, documents]) => [code, Math.min(lookedUpMost, documents)] as const)
  return { isExact, counts: levels.map((level) => ({ ...Object.fromEntries(missing), ...counted(level) })) }
}

/** Nothing is asked for but a country. */
function isForAll({ text, verified, leadTime, minimumOrder, price, ...asked }: Question): boolean {
  const ones = [leadTime, minimumOrder, price]
  const lists = [asked.industries, asked.tiers, asked.certificates, asked.employees, asked.categories]
  return (
    text.trim() === '' &&
    lists.every((list) => !list?.length) &&
    !verified &&
    ones.every((one) => one === undefined)
  )
}

const marksOf = {
  certificate: 'q:',
  leadTime: 'l:',
  employees: 'e:',
  category: 'k:',
  minimumOrder: 'm:',
  price: 'p:',
}

function codesOf(document: SearchDocument, facet: FacetName): string[] {
  switch (facet) {
    case 'tier':
      return [tierNames[document.tier]!]
    case 'certificate':
    case 'leadTime':
    case 'employees':
    case 'category':
    case 'minimumOrder':
    case 'price':
      return document.marks
        .split(' ')
        .filter((mark) => mark.startsWith(marksOf[facet]))
        .map((mark) => mark.slice(2).replaceAll('_', ' '))
    default: {
      const value = document[facet]
      return value === null || value === 'ZZ' ? [] : [String(value)]
    }
  }
}

// Which way leads to the results: PostgreSQL does not know how many documents hold a few words, the program can guess.
import { lookupFor, lookupOfAll, patternOf, type IndexLookup, type RowChecks } from './index-lookup.ts'
import { costOfBand, costOfReading, costOfRows, type Lists, type Statistics } from './costs.ts'
import {
  allOf,
  and,
  bandSizes,
  filtersOf,
  groupsOf,
  isRestrictedIn,
  lexeme,
  lexemeIn,
  lexemeOf,
  type Place,
  type Sort,
  type TextQuery,
  widest,
  within,
} from './text-query.ts'
import type { Kind } from './scoring.ts'
import type { Word } from './tokens.ts'
import { proofOf, sampledOf, lowerBoundOf, type Proof, type LowerBound } from './totals.ts'

/**
 * Results of one kind, asked of the word index, or met by testing the first `walk` documents of an order for `words`. `isPart` when
 * only the best were asked for: then there may be more than are found. `kind`: what its results have of the words.
 */
export type Bucket = { query: string; walk?: number; words?: readonly Word[]; isPart?: true; kind?: Kind }
/**
 * `isFew` when all that match are read anyway; `told`: up to so many, their kinds are told from their tokens; `strong` finds those
 * of all kinds but the last, when they are few. `asked` is `anywhere` as the index is asked for it, with what is looked for in the
 * rows. `sure`, `sampled` and `proof` may show that nothing needs counting.
 */
export type Plan = {
  buckets: Bucket[]
  anywhere: string
  asked: { query: string } & RowChecks
  expected: number
  isFew: boolean
  words?: string | undefined
  patterns?: string[] | undefined
  told?: number | undefined
  strong?: string | undefined
  sure?: LowerBound | undefined
  sampled?: string | undefined
  proof: Proof | undefined
}

type Asked = {
  place: Place
  text: TextQuery | undefined
  sort: Sort
  /** How many results there must be, and how many times as many to expect before asking for a part only. */
  needed: number
  margin?: number | undefined
  /** As many there are at least, when an estimate was wrong. */
  least?: number | undefined
}
/** Of many the estimate is better: half as many again of fifty, a fifth of ten thousand. */
export const firstMargin = (needed: number): number => 1.2 + 2.5 / Math.sqrt(Math.max(1, needed))
/** How many documents hold several words can only be guessed. */
const marginOfSeveral = 2.5
/** So many are read and sorted sooner than the best of them are found. */
const few = 1_000
/** The kinds of so few are told from their tokens in any case. */
const toldLeast = 30
/** Of the stronger kinds so few are asked for together: what nobody counted stands in fewer than 200 documents. */
const togetherMost = 60

/**
 * The ways to `needed` results from the strongest kind on: exactly the name, all words in the name, in strong fields,
 * anywhere; where words are called otherwise, what has them or that. Other orders, and filters alone, know but one kind. Undefined when nothing is asked for.
 */
export function planOf(statistics: Statistics, asked: Asked): Plan | undefined {
  const { place, text, sort, least = 0 } = asked
  const words = text?.words ?? []
  const wider = text ? widest(text) : words
  const anywhere = and(allOf(wider, ''), filtersOf(place))
  if (anywhere === undefined) return undefined
  const guess = guessing(statistics, place)
  const guessed = guess(wider, '')
  const wrong = Math.max(1, least / Math.max(1, guessed.hits))
  const all = { ...guessed, hits: guessed.hits * wrong }
  const isFew = all.hits <= few
  const inRelevance = sort === 'relevance'
  const nodes = (inRelevance && text?.nodes) || []
  const isWider = wider !== words
  const asking =
    inRelevance && nodes.length === 0 && !isWider
      ? lookupFor(statistics, place, words)
      : lookupOfAll(statistics, place, wider)
  const own = isWider ? lookupOfAll(statistics, place, words) : asking
  const query = asking.query('')!
  const lists = asking.lists('')
  const planned = (buckets: Bucket[]): Plan => ({
    buckets,
    anywhere,
    asked: { query, ...asking.looked },
    expected: all.hits,
    isFew,
    sure: lowerBoundOf(statistics, place, text),
    sampled: isFew ? undefined : sampledOf(place, text, all.hits),
    proof: isFew ? undefined : proofOf(statistics, { place, query, lists }, all),
  })
  if (!inRelevance) return planned([walked(statistics, asked, { query, lists }, all)])
  const bucketOf = (asking: IndexLookup, words: readonly Word[], prefix: '' | 's:' | 'n:') => {
    const query = asking.query(prefix)!
    const { hits, isGuess } = guess(words, prefix)
    return isFew
      ? { query }
      : best(statistics, asked, { query, lists: asking.lists(prefix) }, { hits: hits * wrong, isGuess })
  }
  const bucket = (prefix: '' | 's:' | 'n:') => bucketOf(own, words, prefix)
  // What is called otherwise in its name comes behind what is called so, and what only says it comes last.
  const called: Bucket[] = isWider ? [{ ...bucketOf(asking, wider, ''), kind: 'otherWords' }] : []
  if (text === undefined) return planned([bucket('')])
  // The name alone is rarer than its words.
  const exactly: Bucket = {
    query: and(lexeme(lexemeOf.named(text.normal)), filtersOf(place))!,
    kind: 'exactName',
  }
  if (nodes.length > 0) {
    const { hits, isGuess } = guess(words, 'n:')
    const named = {
      query: own.query('n:')!,
      lists: own.lists('n:'),
      all: { hits: hits * wrong, isGuess },
      isFew,
    }
    return {
      ...planned([
        exactly,
        { ...underNodes(statistics, asked, nodes, named), kind: 'name' },
        { ...underNodes(statistics, asked, nodes, { query, lists, all, isFew }), kind: 'category' },
        { ...bucket('s:'), kind: 'listed' },
        { ...bucket(''), kind: 'words' },
        ...called,
      ]),
      words: allOf(words, '')!,
    }
  }
  const kinds = {
    ...planned([
      exactly,
      { ...bucket('n:'), kind: 'name' },
      ...(isWider ? [{ ...bucketOf(asking, wider, 'n:'), kind: 'otherName' as const }] : []),
      { ...bucket('s:'), kind: 'listed' },
      { ...bucket(''), kind: 'words' },
      ...called,
    ]),
    words: allOf(words, '')!,
    ...(words.every(({ length }) => length === 1) &&
      !isRestrictedIn(words) && { patterns: words.flat(2).map(patternOf) }),
  }
  // Kinds that are told from tokens are four.
  if (isWider) return kinds
  const { hits: inStrong } = guess(words, 's:')
  const isTogether = !isFew && asking.looked.holds === undefined && inStrong * wrong <= togetherMost
  if (isTogether) {
    const named = lexeme(lexemeOf.named(text.normal))
    return { ...kinds, strong: and(`(${allOf(words, 's:')!} | ${named})`, filtersOf(place))! }
  }
  const told = Math.min(few, Math.ceil(toldLeast + (2 * costOfReading(lists)) / perTold))
  return all.hits <= 2 * told ? { ...kinds, told } : kinds
}

/**
 * What has the words, first in its name, and stands under a category that they name: a toothpaste is no pasta
 * (docs/decisions/0033). Kinds are not told from tokens, which know of no category.
 */
function underNodes(
  statistics: Statistics,
  asked: Asked,
  nodes: readonly string[],
  { query, lists, all, isFew }: Question & { all: Guess; isFew: boolean },
): Bucket {
  const lexemes = nodes.map(lexemeOf.node)
  const under = and(query, `(${lexemes.map(lexeme).join(' | ')})`)!
  if (isFew) return { query: under }
  const each = lexemes.map((one) => statistics.documentsWith(asked.place.segment, one))
  const there = each.reduce((sum, documents) => sum + documents, 0)
  const read = { lengths: [...lists.lengths, ...each], followed: Math.min(lists.followed, there) }
  return best(
    statistics,
    asked,
    { query: under, lists: read },
    { hits: Math.min(all.hits, there), isGuess: true },
  )
}

/** True when some kind was asked for in part and did not bring what was needed: there may be more. */
export function fellShort({ buckets }: Plan, found: readonly number[], needed: number): boolean {
  let sum = 0
  for (const [at, { isPart }] of buckets.entries()) {
    sum += found[at] ?? 0
    if (sum >= needed) return false
    if (isPart) return true
  }
  return false
}

// Microseconds: telling the kind of a row; and what a second question costs, times how often it is needed.
const perTold = 6
const perChance = 300

type Question = { query: string; lists: Lists }

/** Of many only those of the smallest band that leaves enough, when that is cheaper. */
function best(
  statistics: Statistics,
  { place: { segment }, needed, margin = firstMargin(needed) }: Asked,
  { query, lists }: Question,
  { hits, isGuess }: Guess,
): Bucket {
  const total = Math.max(1, statistics.documentsIn(segment))
  const enough = needed * margin * (isGuess ? marginOfSeveral : 1)
  if (hits < enough) return { query }
  const whole = costOfReading(lists) + costOfRows(hits)
  for (const at of bandSizes.keys()) {
    const band = statistics.documentsWith(segment, lexemeOf.band(at + 1))
    const share = band / total
    if (hits * share < enough) continue
    const part = costOfReading(lists, share) + costOfBand(band) + costOfRows(hits * share) + perChance
    return part < whole ? { query: within(query, at + 1), isPart: true } : { query }
  }
  return { query }
}

/** `isGuess` when several conditions meet that nobody counted together. */
type Guess = { hits: number; isGuess: boolean }

/**
 * Hits from the shares of the words: the rarest counts fully, each next one less, since words that are searched for
 * together stand together. The tokens of one word are hardly ever apart.
 */
function guessing(
  statistics: Statistics,
  place: Place,
): (words: readonly Word[], prefix: '' | 's:' | 'n:') => Guess {
  const { segment } = place
  const total = Math.max(1, statistics.documentsIn(segment))
  const known = (lexeme: string) => Math.min(total, statistics.documentsWith(segment, lexeme))
  const inCountry = place.country === undefined ? total : statistics.documentsIn(segment, place.country)
  const ofFilters = groupsOf({ ...place, country: undefined }).map((group) =>
    Math.min(
      total,
      group.reduce((sum, lexeme) => sum + known(lexeme), 0),
    ),
  )
  /** What was counted of a word in the country. */
  const countedIn = ([tokens, ...others]: Word, prefix: '' | 's:' | 'n:') => {
    const [token, ...more] = tokens ?? []
    const isPlain = more.length + others.length === 0
    return token === undefined || !isPlain || place.country === undefined
      ? undefined
      : statistics.documentsWithIn(segment, lexemeIn(prefix, token), place.country)
  }
  return (words, prefix) => {
    const ofWords = words.map((word) =>
      Math.min(
        total,
        word.reduce(
          (sum, tokens) => sum + Math.min(...tokens.map((token) => known(lexemeIn(prefix, token)))),
          0,
        ),
      ),
    )
    const inPlace = words.map((_, at) => (ofWords[at]! * inCountry) / total)
    const counted = words.map((word) => countedIn(word, prefix))
    const shares = inPlace
      .map((documents, at) => Math.min(1, (counted[at] ?? documents) / Math.max(1, inCountry)))
      .sort((one, other) => one - other)
    const ofText = shares.reduce((product, share, at) => product * share ** (1 / 2 ** at), 1)
    const hits = ofFilters.reduce((product, documents) => (product * documents) / total, inCountry * ofText)
    const conditions = words.length + groupsOf(place).length
    return { hits, isGuess: conditions > (counted[0] === undefined ? 1 : 2) }
  }
}

const perTested = 3

/** Of many those that come first in an order that has an index, tested one by one, when that is cheaper. */
function walked(
  statistics: Statistics,
  { place: { segment }, text, needed, margin = firstMargin(needed) }: Asked,
  { query, lists }: Question,
  { hits }: Guess,
): Bucket {
  const walk = Math.ceil((margin * needed * statistics.documentsIn(segment)) / Math.max(1, hits))
  const isCheaper = walk * perTested < costOfReading(lists) + costOfRows(hits)
  return isCheaper && hits > Math.max(few, needed)
    ? { query, walk, words: text ? widest(text) : [], isPart: true }
    : { query }
}

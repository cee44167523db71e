// What the columns of a table mean, and how surely: by what was chosen before, by their heads, by what stands in them.
import { placeOf } from '../../../contract/import-places.ts'
import type { Language } from '../../../contract/locale.ts'
import { bmecatWishes } from './bmecat-heads.ts'
import { contentsOf, isDistinct, isNumber, isPartNumber, shareOf, type Contents } from './contents.ts'
import type { TableRow } from '../../../platform/tables/table.ts'
import { headKey, headWordsFor } from './head-words.ts'
import { languageOfCells, withQuantity } from './headless.ts'
import { isOfIdentity, isTraditional, meaningsOfHead, specOf } from './head-meanings.ts'
import { partsOf } from './heads.ts'
import type { Header } from './header.ts'
import type { Column, Meaning } from './meanings.ts'
import { ownWishes } from './own-columns.ts'
import { numberedPrices, priceSteps } from './price-steps.ts'
import { currencyIn } from './prices.ts'
import { forgotten, wishesOf, type Wish } from './wishes.ts'

/** The rows of a sample that are products. */
export function productRows(header: Header, sample: readonly TableRow[]): TableRow[] {
  const others = new Set(header.rows.map(({ number }) => number))
  return sample.filter(({ number }) => number >= header.dataFrom && !others.has(number))
}

/**
 * The meaning of every column; what is not 'sure' is to be asked. `chosenBefore` maps the keys of heads (`headKey`) to what the
 * company chose for them. No two columns get one field that a product has once.
 */
export function columnsOf(
  header: Header,
  sample: readonly TableRow[],
  chosenBefore: ReadonlyMap<string, Meaning> = new Map(),
): Column[] {
  const rows = productRows(header, sample)
  const contents = header.heads.map((_, at) => contentsOf(rows, at))
  const isHeadless = header.from === 0
  const language = languageOfHeads(header) ?? (isHeadless ? languageOfCells(contents) : undefined)
  const steps =
    ownWishes(header.heads) ??
    bmecatWishes(header.heads, contents) ??
    new Map([...priceSteps(header, contents, language), ...numberedPrices(header, contents, language)])
  const isRepeating = header.heads.some(
    (head, at) =>
      meaningsOfHead(head, header.tiers[at]!).some(({ field }) => field === 'partNumber') &&
      contents[at]!.cells.length > 3 &&
      (contents[at]!.distinct < contents[at]!.cells.length * 0.75 ||
        contents[at]!.cells.length < rows.length * 0.6),
  )
  const wishes = header.heads.map((head, at): Wish[] => {
    const chosen = head === '' ? undefined : chosenBefore.get(headKey(head))
    if (chosen) return [{ meaning: chosen, strength: 100, sureness: 'sure', reason: 'chosen-before' }]
    const step = steps.get(at)
    if (step) return [step]
    // Beside heads a column without one is rather forgotten than meant.
    if (head === '' && header.from > 0) return forgotten(contents[at]!)
    return wishesOf({ head, tiers: header.tiers[at]!, contents: contents[at]!, language, isRepeating })
  })
  const columns = settled(header, isHeadless ? withQuantity(wishes, contents) : wishes, language)
  const named = withIdentity(withName(columns, contents, language), contents)
  return withPairs(withCurrencies(named, header, contents, language), header)
}

/** The language that most known words of the heads are of. */
export function languageOfHeads(header: Header): Language | undefined {
  const counts = new Map<Language, number>()
  for (const tiers of header.tiers)
    for (const text of tiers) {
      const words = [text, partsOf(text).base].flatMap(headWordsFor)
      for (const language of new Set(words.map((word) => word.language)))
        counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  if (/[ぁ-んァ-ヶ]/.test(header.heads.join(' '))) counts.set('ja', (counts.get('ja') ?? 0) + 2)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Grants the strongest wishes first; what comes second is asked. */
function settled(
  header: Header,
  wishes: readonly (readonly Wish[])[],
  language: Language | undefined,
): Column[] {
  const taken = new Map<string, number>()
  const columns: Column[] = []
  const order = wishes
    .map((_, at) => at)
    .toSorted((a, b) => (wishes[b]![0]?.strength ?? 0) - (wishes[a]![0]?.strength ?? 0))
  for (const at of order) {
    const head = header.heads[at]!
    const others: Meaning[] = []
    const wish = wishes[at]!.find(({ meaning }) => {
      const place = placeOf(meaning)
      if (place === undefined || !taken.has(place)) return true
      others.push(meaning)
      return false
    })
    const isFirst = others.length === 0
    const more = wishes[at]!.filter((other) => other !== wish).map(({ meaning }) => meaning)
    const { meaning, ...how } = wish && isFirst ? wish : secondBest(header, at, wish, others, language, taken)
    const place = placeOf(meaning)
    if (place !== undefined) taken.set(place, at)
    // Of two prices the owner chooses.
    for (const other of others) {
      const winner = columns.find((column) => column.at === taken.get(placeOf(other)!))
      if (winner && other.field === 'price' && winner.reason !== 'chosen-before')
        Object.assign(winner, { sureness: 'likely', reason: 'second' })
    }
    const offered = distinctOf([...others, ...more], meaning)
    columns.push({
      at,
      head,
      meaning,
      sureness: how.sureness,
      reason: how.reason,
      ...(offered.length > 0 && { others: offered }),
    })
  }
  return columns.toSorted((a, b) => a.at - b.at)
}

const distinctOf = (meanings: readonly Meaning[], but: Meaning): Meaning[] =>
  [...new Map(meanings.map((one) => [JSON.stringify(one), one])).values()].filter(
    (one) => JSON.stringify(one) !== JSON.stringify(but),
  )

/** What a column is whose field another one has: the same in another language, a specification, or nothing. */
function secondBest(
  header: Header,
  at: number,
  wish: Wish | undefined,
  [first]: readonly Meaning[],
  language: Language | undefined,
  taken: ReadonlyMap<string, number>,
): Omit<Wish, 'strength'> {
  const head = header.heads[at]!
  if (first?.field === 'name' || first?.field === 'description') {
    const own = meaningsOfHead(head, header.tiers[at]!).find(({ by }) => by === 'word')?.language
    const inLanguage: Meaning = { field: first.field, ...(own !== undefined && { language: own }) }
    if (own !== undefined && own !== language && !taken.has(placeOf(inLanguage)!))
      return { meaning: inLanguage, sureness: 'likely', reason: 'second' }
  }
  const isDescribed = first?.field === 'name' && !taken.has('description ')
  if (isDescribed && (!wish || (wish.meaning.field === 'spec' && wish.sureness !== 'sure')))
    return { meaning: { field: 'description' }, sureness: 'likely', reason: 'second' }
  if (wish)
    return {
      ...wish,
      sureness: wish.sureness === 'sure' && wish.meaning.field === 'spec' ? 'sure' : 'likely',
      reason: 'second',
    }
  const isText =
    head !== '' &&
    first !== undefined &&
    ['partNumber', 'name', 'description', 'packaging', 'category', 'subCategory', 'origin'].includes(
      first.field,
    )
  return isText
    ? { meaning: { field: 'spec', ...specOf(head, header.tiers[at]!) }, sureness: 'likely', reason: 'second' }
    : { meaning: { field: 'ignored' }, sureness: 'unknown', reason: 'second' }
}

/** Where no column is called a name, one in a language is, or short descriptions are: 'Codice | Descrizione | Prezzo'. */
function withName(
  columns: readonly Column[],
  contents: readonly Contents[],
  language: Language | undefined,
): readonly Column[] {
  const names = columns.filter(({ meaning }) => meaning.field === 'name')
  if (names.some(({ meaning }) => meaning.language === undefined)) return columns
  if (names.length > 0) {
    const main = names.find(({ meaning }) => meaning.language === language) ?? names[0]!
    return columns.map((column) => {
      const isMain =
        /^(?:name|description)$/.test(column.meaning.field) &&
        column.meaning.language === main.meaning.language
      return isMain ? { ...column, meaning: { field: column.meaning.field } } : column
    })
  }
  const short = columns.find(
    ({ at, meaning }) =>
      meaning.field === 'description' &&
      shareOf(contents[at]!, (text) => text.length > 90) < 0.2 &&
      contents[at]!.cells.length > 0,
  )
  const next = columns.find(
    ({ reason, others }) => reason === 'second' && others?.[0]?.field === 'description',
  )
  return columns.map((column): Column => {
    if (short !== undefined && column === next) return { ...column, meaning: { field: 'description' } }
    if (column !== short) return column
    return {
      ...column,
      meaning: { ...column.meaning, field: 'name' },
      sureness: column.reason === 'chosen-before' ? 'sure' : 'likely',
      reason: 'head-and-contents',
      others: [column.meaning],
    }
  })
}

/** Where nothing tells products apart, the first column does that says something else in each row; a number, where one is called so. */
function withIdentity(columns: readonly Column[], contents: readonly Contents[]): readonly Column[] {
  const has = (field: Meaning['field']) => columns.some(({ meaning }) => meaning.field === field)
  if (has('partNumber')) return columns
  const isFree = ({ at, meaning, reason }: Column) =>
    (meaning.field === 'spec' || (meaning.field === 'ignored' && reason === 'no-head')) &&
    isDistinct(contents[at]!) &&
    contents[at]!.cells.length >= contents[at]!.rows * 0.9
  const isNumbered = ({ at }: Column) => shareOf(contents[at]!, isPartNumber) >= 0.7
  const called = columns.find((column) => isFree(column) && isNumbered(column) && isOfIdentity(column.head))
  const first = has('name') ? undefined : columns.slice(0, 3).find(isFree)
  const found = called ?? first
  if (!found) return columns
  const field = isNumbered(found) ? 'partNumber' : 'name'
  return columns.map((column) =>
    column === found
      ? { ...column, meaning: { field }, sureness: 'likely', reason: 'contents', others: [column.meaning] }
      : column,
  )
}

const guessed: Readonly<Partial<Record<Language, string>>> = { ja: 'JPY', zh: 'CNY', it: 'EUR' }
const usualCurrency = (language: Language | undefined, heads: readonly string[]): string | undefined =>
  language === 'zh' && heads.some(isTraditional) ? 'TWD' : language && guessed[language]

/** Prices without a currency in head, notes, cells or a column of its own are asked about. */
function withCurrencies(
  columns: readonly Column[],
  header: Header,
  contents: readonly Contents[],
  language: Language | undefined,
): Column[] {
  const hasColumn = columns.some(({ meaning }) => meaning.field === 'currency')
  return columns.map((column) => {
    const { meaning, at } = column
    if (column.reason === 'chosen-before') return column
    if (meaning.field === 'weight' && meaning.unit === undefined && shareOf(contents[at]!, isNumber) > 0.3)
      return { ...column, meaning: { ...meaning, unit: 'kg' }, sureness: 'likely', reason: 'no-unit' }
    if (meaning.field !== 'price' || meaning.currency !== undefined || hasColumn) return column
    if (header.currency !== undefined)
      return { ...column, meaning: { ...meaning, currency: header.currency } }
    const named = contents[at]!.texts.map(currencyIn)
    const isNamed =
      named.length > 0 &&
      named.every((one, cell) => (one && 'sure' in one) || !/\d/.test(contents[at]!.texts[cell]!))
    if (isNamed) return column
    const shared = named.find((one) => one && 'several' in one)
    const signs = shared && 'several' in shared ? shared.several : []
    const own = usualCurrency(language, header.heads)
    // What some of the cells say is likely meant in all of them.
    const said = new Set(named.flatMap((one) => (one && 'sure' in one ? [one.sure] : [])))
    const [only] = said.size === 1 ? said : []
    const currency = signs.length === 0 ? (only ?? own) : signs.includes(own ?? '') ? own : signs[0]
    // Who writes 單價 and 元 may be in several places.
    const isTold = own !== undefined && own !== 'TWD' && signs.includes(own) && signs.includes('CNY')
    return {
      ...column,
      meaning: { ...meaning, ...(currency !== undefined && { currency }) },
      ...(isTold ? {} : { sureness: 'likely', reason: 'no-currency' }),
    }
  })
}

/** Names of specifications without their values, or values without names, are specifications of their own; a unit beside values is theirs. */
function withPairs(columns: readonly Column[], header: Header): Column[] {
  const has = (field: Meaning['field']) => columns.some(({ meaning }) => meaning.field === field)
  const isPaired = has('specName') && has('specValue')
  const value = columns.find(({ meaning }) => meaning.field === 'specValue')
  return columns.map((column): Column => {
    const { meaning, at, head, reason } = column
    if (reason === 'chosen-before') return column
    if (isPaired && meaning.field === 'unit' && at === value!.at + 1 && !has('specUnit'))
      return { ...column, meaning: { field: 'specUnit' } }
    return !isPaired && ['specName', 'specValue', 'specUnit'].includes(meaning.field)
      ? {
          ...column,
          meaning: { field: 'spec', ...specOf(head, header.tiers[at]!) },
          sureness: 'likely',
          reason: 'unknown-head',
        }
      : column
  })
}

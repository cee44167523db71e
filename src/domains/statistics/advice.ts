// What would help next: from rules alone, each with the numbers that say so; at most three, what weighs most first.
import type { AdviceEntry, StatisticsEntry } from '../../contract/statistics.ts'
import { languagesReadIn } from '../businesses/languages.ts'
import type { ProductFace } from '../products/listing.ts'
import type { breakdownsOf } from './breakdowns.ts'

const adviceMost = 3
/** What was shown less often says nothing yet. */
const shownLeast = 30
/** Opened less often than once in so many times is rarely. */
const rarely = 20
/** Most people look no further than the first places. */
const placeLast = 10
const viewedLeast = 10
const wordsLeast = 10

type Known = {
  answers: StatisticsEntry['answers']
  parts: Pick<Awaited<ReturnType<typeof breakdownsOf>>, 'by' | 'faces'>
  /** The languages in which the company can be read. */
  writtenIn: readonly string[]
}

/** Of each rule what stands out most, in the order of the rules. */
export function adviceOf({ answers, parts: { by, faces }, writtenIn }: Known): AdviceEntry[] {
  const rare = by.product.rows
    .filter(({ counts: { shown, opened } }) => shown >= shownLeast && opened * rarely < shown)
    .toSorted((one, other) => other.counts.shown - one.counts.shown)
  return [
    lateAnswers(answers),
    productAdvice(
      'picture',
      rare.find(({ value }) => hasNoPicture(faces.get(value))),
    ),
    foreignReaders(by.country.rows, writtenIn),
    lowPlace(by.words.rows),
    productAdvice(
      'unopened',
      rare.find(({ value }) => faces.has(value) && !hasNoPicture(faces.get(value))),
    ),
  ]
    .flatMap((one) => one ?? [])
    .slice(0, adviceMost)
}

const plain = { value: null, name: null, of: null, language: null }

/** An answer that never came is late too. */
function lateAnswers({ n, inTime }: StatisticsEntry['answers']): AdviceEntry | undefined {
  return n > inTime ? { ...plain, rule: 'late', number: n - inTime, of: n } : undefined
}

const hasNoPicture = (face: ProductFace | undefined): boolean => face !== undefined && face.image === null

type Row = Known['parts']['by']['product']['rows'][number]

function productAdvice(rule: 'picture' | 'unopened', row: Row | undefined): AdviceEntry | undefined {
  if (!row || row.name === null) return undefined
  const { value, name, counts } = row
  return { ...plain, rule, value, name, number: counts.shown, of: counts.opened }
}

function foreignReaders(rows: readonly Row[], writtenIn: readonly string[]): AdviceEntry | undefined {
  const isRead = ({ value }: Row) => languagesReadIn(value).some((language) => writtenIn.includes(language))
  const [first] = rows
    .filter((row) => row.value !== '' && row.counts.viewed >= viewedLeast && !isRead(row))
    .toSorted((one, other) => other.counts.viewed - one.counts.viewed)
  if (!first) return undefined
  const { value, name, counts } = first
  return {
    ...plain,
    rule: 'language',
    value,
    name,
    number: counts.viewed,
    language: languagesReadIn(value)[0]!,
  }
}

function lowPlace(rows: readonly Row[]): AdviceEntry | undefined {
  const [first] = rows
    .filter(
      ({ value, counts, averagePlace }) =>
        value !== '' && counts.shown >= wordsLeast && (averagePlace ?? 0) > placeLast,
    )
    .toSorted((one, other) => other.counts.shown - one.counts.shown)
  if (!first) return undefined
  const { value, counts, averagePlace } = first
  return { ...plain, rule: 'place', value, number: counts.shown, of: averagePlace }
}

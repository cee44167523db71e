// What each column would be taken for by itself, the likeliest first; columns.ts settles who gets it.
import type { Language } from '../../../contract/locale.ts'
import {
  fieldOfContents,
  fitOf,
  isCount,
  isDistinct,
  isNumber,
  isPartNumber,
  isPairs,
  shareOf,
  type Contents,
} from './contents.ts'
import {
  factsOf,
  fieldLikeHead,
  isKnownSpec,
  meaningsOfHead,
  specOf,
  type HeadMeaning,
} from './head-meanings.ts'
import { isOfOthers, type HeadField } from './head-words.ts'
import type { Meaning, Reason, Sureness } from './meanings.ts'
import { taxOf } from './prices.ts'

/** The higher its strength the sooner a wish is granted. */
export type Wish = { meaning: Meaning; strength: number; sureness: Sureness; reason: Reason }
/** A column as it is looked at: its head, the tiers of that, its cells, and whether part numbers of the table stand several times. */
export type Seen = {
  head: string
  tiers: readonly string[]
  contents: Contents
  language: Language | undefined
  isRepeating: boolean
}

/** Below these shares the cells are not what the head says, or only partly. */
const fitLeast = 0.4
const fitWell = 0.7

export function wishesOf(seen: Seen): Wish[] {
  const { head, tiers, contents } = seen
  if (head === '') return headless(contents)
  const wishes = meaningsOfHead(head, tiers)
    .flatMap((found) => wishFor(found, seen) ?? [])
    .toSorted((a, b) => b.strength - a.strength)
  if (wishes.length > 0 && wishes[0]!.strength > strengths.spec)
    return isTextual(wishes[0]!) ? [...wishes, specWish(seen)] : wishes
  const like = isOfOthers(head) ? undefined : fieldLikeHead(head)
  if (like !== undefined && !isOfArea(like, head) && fitOf(like, contents) >= fitWell)
    wishes.push({
      meaning: { field: fieldOf(like), ...factsOf(like, head, seen.language) },
      strength: strengths.like,
      sureness: 'likely',
      reason: 'like-the-head',
    })
  const contradicted = meaningsOfHead(head, tiers).find(
    ({ by, field }) => by === 'word' && field !== 'rowNumber',
  )
  const told = fieldOfContents(contents, false)
  if (told === 'price')
    // It may be what goods cost the company itself.
    wishes.push({
      meaning: { field: 'ignored' },
      strength: strengths.contents,
      sureness: 'unknown',
      reason: 'contents',
    })
  else if (told !== undefined && told !== 'origin' && told !== 'hsCode') wishes.push(ofContents(told))
  const spec = specWish(seen)
  if (contradicted) Object.assign(spec, { sureness: 'likely', reason: 'contents-differ' })
  return [...wishes, spec].toSorted((a, b) => b.strength - a.strength)
}

/** A word with several meanings; what is money or a quantity is shown to nobody as something else. */
const isTextual = ({ reason, meaning }: Wish): boolean =>
  reason === 'head-and-contents' && !['price', 'priceFrom', 'ignored'].includes(meaning.field)

const strengths = { word: 80, maybe: 50, like: 45, within: 44, contents: 42, spec: 40, notFitting: 20 }

function headless(contents: Contents): Wish[] {
  const told = fieldOfContents(contents, true)
  if (told === undefined) {
    const isEmpty = contents.cells.length === 0
    return [
      {
        meaning: { field: 'ignored' },
        strength: 1,
        sureness: isEmpty ? 'sure' : 'unknown',
        reason: isEmpty ? 'empty' : 'no-head',
      },
    ]
  }
  return [{ ...ofContents(told), reason: 'no-head' }]
}

/** A column without a head in a table that has heads: pictures and documents may be taken, all else is only offered. */
export function forgotten(contents: Contents): Wish[] {
  const wishes = headless(contents)
  const isFile = wishes.some(({ meaning }) => ['picture', 'document', 'ignored'].includes(meaning.field))
  if (isFile) return wishes
  return [{ meaning: { field: 'ignored' }, strength: 99, sureness: 'unknown', reason: 'no-head' }, ...wishes]
}

const ofContents = (field: HeadField): Wish => ({
  meaning: field === 'document' ? { field, kind: 'data sheet' } : { field: fieldOf(field) },
  strength: strengths.contents,
  sureness: field === 'rowNumber' ? 'sure' : 'likely',
  reason: 'contents',
})

const fieldOf = (field: HeadField): Meaning['field'] =>
  field === 'internal' || field === 'rowNumber' ? 'ignored' : field

/** Grams for a square metre are no weight of a thing. */
const isOfArea = (field: HeadField, head: string): boolean =>
  field === 'weight' && /\/\s*(?:mq|m2|m²|㎡|m|ml|metro|km)\b/iu.test(head)

function wishFor(found: HeadMeaning, seen: Seen): Wish | undefined {
  const { field, by, rank } = found
  const { contents, head } = seen
  if (field === 'rowNumber')
    return isCount(contents)
      ? { meaning: { field: 'ignored' }, strength: strengths.word, sureness: 'sure', reason: 'row-number' }
      : undefined
  if (field === 'internal')
    return {
      meaning: { field: 'ignored' },
      strength: strengths.word - 5,
      sureness: 'likely',
      reason: 'internal',
    }
  const isCounted = field === 'packaging' && shareOf(contents, isNumber) >= 0.8
  const meaning: Meaning = isCounted ? { field: 'packQuantity' } : meaningFor(found, seen)
  const fit = fitOf(field, contents)
  if (fit < fitLeast || isOfArea(field, head)) return undefined
  if (by === 'within')
    return { meaning, strength: strengths.within - rank * 0.01, sureness: 'likely', reason: 'like-the-head' }
  if (by === 'word') {
    const isTaxIn = field === 'price' && taxOf(head) === 'in'
    return {
      meaning,
      strength: strengths.word - rank * 0.05 - (isTaxIn ? 4 : 0),
      sureness: fit >= fitWell && !isTaxIn && (meaning.per ?? 1) === 1 ? 'sure' : 'likely',
      reason:
        fit < fitWell
          ? 'contents-differ'
          : isTaxIn
            ? 'tax-in'
            : meaning.per === undefined
              ? 'head'
              : 'for-several',
    }
  }
  return maybeWish(found, meaning, seen)
}

/** Words that mean several things: the cells decide. */
function maybeWish(
  { field, rank }: HeadMeaning,
  meaning: Meaning,
  { contents, isRepeating, head }: Seen,
): Wish | undefined {
  const wish = (strength: number, sureness: Sureness): Wish => ({
    meaning,
    strength: strength - rank * 0.05,
    sureness,
    reason: 'head-and-contents',
  })
  switch (field) {
    case 'partNumber': {
      const share = shareOf(contents, isPartNumber)
      const isSure = share >= 0.9 && isDistinct(contents) && !isCount(contents)
      const isVaried = contents.distinct >= contents.cells.length * 0.3
      if (share >= fitWell)
        return isVaried ? wish(strengths.maybe + 10, isSure ? 'sure' : 'likely') : undefined
      return isDistinct(contents) ? wish(strengths.maybe, 'likely') : undefined
    }
    case 'name':
      return wish(strengths.maybe + (shareOf(contents, (text) => text.length > 60) > 0.3 ? -5 : 5), 'likely')
    case 'priceFrom':
      if (isRepeating) return wish(strengths.maybe, 'likely')
      return {
        meaning: { field: 'ignored' },
        strength: strengths.maybe,
        sureness: 'unknown',
        reason: 'head-and-contents',
      }
    case 'parentNumber':
      // A shop's own name for an article in its addresses.
      return shareOf(contents, (text) => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text)) > 0.8
        ? wish(strengths.maybe, 'likely')
        : undefined
    case 'packaging': {
      const isNumbers = shareOf(contents, isNumber) >= 0.5
      return {
        ...wish(strengths.maybe, 'likely'),
        meaning: { field: isNumbers ? 'packQuantity' : 'packaging' },
      }
    }
    case 'weight':
    case 'category':
      return { ...wish(strengths.spec + 1, 'likely'), meaning: { field: 'spec', ...specOf(head, []) } }
    case 'price':
    case 'minimumOrder':
    case 'description':
      return wish(strengths.maybe, 'likely')
    default:
      return wish(strengths.maybe, 'likely')
  }
}

function meaningFor(found: HeadMeaning, { head, language }: Seen): Meaning {
  const { field, kind, inLanguage } = found
  return {
    field: fieldOf(field),
    ...(kind !== undefined && { kind }),
    ...(inLanguage !== undefined && { language: inLanguage }),
    ...factsOf(
      field,
      head,
      found.language === 'ja' || found.language === 'zh' ? (language ?? found.language) : language,
    ),
  }
}

function specWish({ head, tiers, contents }: Seen): Wish {
  const { key, unit } = specOf(head, tiers)
  const isPaired = shareOf(contents, isPairs) >= 0.6 && contents.cells.length > 0
  const isKnown = isKnownSpec(key, unit, contents.texts[0] ?? '')
  if (isPaired && !isKnown)
    return { meaning: { field: 'specs' }, strength: strengths.spec, sureness: 'likely', reason: 'contents' }
  return {
    meaning: { field: 'spec', key, ...(unit !== undefined && { unit }) },
    strength: strengths.spec,
    sureness: isKnown && !isOfOthers(head) ? 'sure' : 'likely',
    reason: isKnown ? 'known-specification' : 'unknown-head',
  }
}

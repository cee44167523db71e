// What a head of a column may mean, whatever stands below it: known words first, then words within, then terms of data sheets.
import type { Language } from '../../../contract/locale.ts'
import { matchTerm } from '../../reference-data/terms/matching.ts'
import { meaningOf } from '../../reference-data/terms/specifications.ts'
import { unitOf } from '../../reference-data/terms/units.ts'
import { keptLine } from './cells.ts'
import { dayUnitIn } from './durations.ts'
import {
  headWordsFor,
  headWordsWithin,
  isOfOthers,
  languageIn,
  type HeadField,
  type HeadWord,
} from './head-words.ts'
import { isGroupHead, partsOf } from './heads.ts'
import type { Meaning } from './meanings.ts'
import { weightUnitOf } from './measures.ts'
import { currencyIn, perOf, timesOf } from './prices.ts'
import { countedUnitOf } from './quantities.ts'

/** How a head says what it means: by a word for it, by one of several meanings, by words among others. */
export type HeadMeaning = HeadWord & { by: 'word' | 'maybe' | 'within'; inLanguage?: string }

/** The meanings of a head, the surest first; empty for unknown ones. `tiers` are its parts from above. */
export function meaningsOfHead(head: string, tiers: readonly string[]): HeadMeaning[] {
  if (isOfOthers(head)) return []
  const ways = waysToRead(head, tiers)
  const found: HeadMeaning[] = []
  for (const { text, inLanguage } of ways) {
    const words = headWordsFor(text)
    for (const word of words)
      found.push({
        ...word,
        by: word.isMaybe ? 'maybe' : 'word',
        ...(inLanguage !== undefined && { inLanguage }),
      })
    if (words.some(({ isMaybe }) => !isMaybe)) break
  }
  const texts = found.filter(({ inLanguage, field }) => inLanguage === undefined || isText(field))
  if (texts.length > 0)
    return texts.toSorted((a, b) => Number(a.isMaybe) - Number(b.isMaybe) || a.rank - b.rank)
  const last = tiers.at(-1) ?? head
  return [...headWordsWithin(partsOf(last).base), ...headWordsWithin(head)].map((word) => ({
    ...word,
    by: 'within',
  }))
}

const isText = (field: HeadField): boolean => ['name', 'description', 'keywords', 'document'].includes(field)

function waysToRead(head: string, tiers: readonly string[]): { text: string; inLanguage?: string }[] {
  const ways: { text: string; inLanguage?: string }[] = []
  const last = tiers.at(-1) ?? head
  for (const text of new Set([head, last])) {
    const { base, pieces } = partsOf(text)
    ways.push({ text })
    const told = languageIn(text)
    if (told) ways.push({ text: told.rest, inLanguage: told.language })
    ways.push({ text: base })
    if (pieces.length > 0 && !isTwoThings(pieces)) ways.push(...pieces.map((piece) => ({ text: piece })))
    const bare = base.replace(/[\s_-]?\d{1,2}$/, '')
    const uncoded = base.replace(/\s*(?:コード|CD|区分|编码|code)$/iu, '')
    ways.push({ text: bare }, { text: uncoded }, { text: withoutUnits(base) })
  }
  // The upper part says it all where the lower one only tells a language or a side of it.
  const [upper = ''] = tiers
  if (
    tiers.length > 1 &&
    headWordsFor(last).length === 0 &&
    (languageIn(`${upper} ${last}`) ?? currencyIn(last))
  )
    ways.push({
      text: upper,
      ...(languageIn(`${upper} ${last}`) && { inLanguage: languageIn(`${upper} ${last}`)!.language }),
    })
  return ways.filter(({ text }) => text !== '')
}

/** 'Price / unit' are two things, '品番 / Part No.' is one. */
function isTwoThings(pieces: readonly string[]): boolean {
  const fields = pieces.map((piece) => headWordsFor(piece).filter(({ isMaybe }) => !isMaybe)[0]?.field)
  const known = new Set(fields.filter((field) => field !== undefined))
  return known.size > 1
}

/** 'Price EUR', 'Peso kg', 'Precio sin IVA': a word with its unit behind it. */
const withoutUnits = (base: string): string => {
  const shorter = base.replace(
    /[\s,]+(?:excl\.?.*|incl\.?.*|ex\.? vat|iva .*|sin iva|con iva|netto|net|税抜|税込|税別)$/iu,
    '',
  )
  const found = /^(.*\S)[\s,/]+(\S+)$/.exec(shorter)
  if (!found) return shorter.replace(/(?:円|元|kg|\(.*\))$/u, '')
  const [, before = '', end = ''] = found
  const isUnit =
    unitOf(end) !== undefined || countedUnitOf(end) !== undefined || currencyIn(end) !== undefined
  return isUnit || dayUnitIn(` ${end} `) !== undefined ? before : shorter
}

/** The facts beside a field that its head tells: units, currency, for how many. */
export function factsOf(field: HeadField, head: string, language: Language | undefined): Partial<Meaning> {
  const parts = partsOf(head)
  const beside = [...parts.inner, /[\s,/](\S+)$/.exec(parts.base)?.[1] ?? '']
  const first = <Found>(read: (text: string) => Found | undefined) =>
    beside.map(read).find((found) => found !== undefined)
  if (field === 'weight')
    return given('unit', first(weightUnitOf) ?? weightUnitOf(/kg$/i.exec(parts.base)?.[0] ?? ''))
  if (field === 'leadTime')
    return given('unit', first((text) => (text === '' ? undefined : dayUnitIn(` ${text} `))) ?? given2(head))
  if (['minimumOrder', 'priceFrom', 'stock'].includes(field)) return given('unit', first(countedUnitOf))
  if (field !== 'price') return {}
  const per = perOf(head) ?? perOf(parts.base)
  const each = (per?.times ?? 1) / timesOf(head)
  const currency = currencyOfHead(head, language)
  return {
    ...(currency !== undefined && { currency }),
    ...(each !== 1 && { per: each }),
    ...given('unit', per?.unit),
  }
}

const given2 = (head: string) =>
  /\b(?:days?|gg|giorni|d[íi]as)\b|日数|天数/iu.test(head)
    ? 'day'
    : /\b(?:weeks?|settimane|semanas)\b|週/iu.test(head)
      ? 'week'
      : undefined

const given = (key: 'unit', value: string | undefined): Partial<Meaning> =>
  value === undefined ? {} : { [key]: value }

/** Whether a Chinese text is in letters that the mainland does not write: its 元 is another. */
export const isTraditional = (text: string): boolean => /[單價號圓數規訂購產幣額]/u.test(text)

/** The currency of a head; of signs that several countries write, that of its language. */
export function currencyOfHead(head: string, language: Language | undefined): string | undefined {
  const named = currencyIn(head)
  if (!named) return undefined
  if ('sure' in named) return named.sure
  const [usual = ''] = named.several
  if (named.several.includes('CNY')) {
    if (language === 'zh') return isTraditional(head) ? undefined : 'CNY'
    return language === 'ja' && named.several.includes('JPY') ? 'JPY' : undefined
  }
  return language === 'en' || language === 'ja' || language === 'zh' ? usual : undefined
}

/** The name of a specification and the unit of its values: '内径(mm)' is 内径 in mm. */
export function specOf(head: string, tiers: readonly string[]): { key: string; unit?: string } {
  const [upper = '', ...lower] = tiers.length > 1 && isGroupHead(tiers[0]!) ? tiers : ['', ...tiers]
  const isTwice = lower.length === 2 && isEastern(lower[0]!) !== isEastern(lower[1]!)
  const own = lower.length > 0 ? lower.join(' ') : head
  const ownUnit = unitOfHead(own)
  const unit = ownUnit ?? unitOfHead(upper)
  // One thing in two languages is called by the first of them.
  const said = isTwice ? lower[0]! : own
  const isIn = ownUnit !== undefined && said.includes(ownUnit)
  const key = keptLine(isIn ? withoutUnit(said, ownUnit) : said) || keptLine(head)
  return unit === undefined ? { key } : { key, unit }
}

const isEastern = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text)

const inBrackets = /\s*[([［（【<]\s*([^)\]］）】>]+?)\s*[)\]］）】>]/g
/** Units that no letter of a drawing and no word is taken for. */
const plainUnit =
  /^(?:mm|cm|kg|kW|kN|Nm|N·m|MPa|kPa|bar|rpm|min-1|°C|℃|Hz|kHz|dB|dBA|ml|mL|l\/min|L\/min|m3\/h|m³\/h|µm|μm|g|inch|pulg|mA|kV|VA|kVA|lm|cc|%)$/u

function unitOfHead(text: string): string | undefined {
  const units = [...text.matchAll(inBrackets)]
    .map(([, within = '']) => within)
    .filter((within) => unitOf(within) !== undefined)
  if (units.length > 0) return units.at(-1)
  const last =
    /[\s,/:](\S+)$/.exec(text)?.[1] ??
    /(?<=[\p{Script=Han}\p{Script=Katakana}ー])([a-zA-Z°℃µμ%/]+)$/u.exec(text)?.[1]
  if (last !== undefined && plainUnit.test(last)) return last
  return undefined
}

function withoutUnit(text: string, unit: string): string {
  const bare = text.replace(inBrackets, (all, within: string) => (within.trim() === unit ? ' ' : all))
  return bare !== text ? bare : text.slice(0, text.lastIndexOf(unit)).replace(/[\s,/:]+$/, '')
}

const fieldsOfTerms: Readonly<Record<string, HeadField>> = {
  price: 'price',
  'lead-time': 'leadTime',
  stock: 'stock',
  'minimum-order-quantity': 'minimumOrder',
  'hs-code': 'hsCode',
  'country-of-origin': 'origin',
  mass: 'weight',
  'net-weight': 'weight',
  'part-number': 'partNumber',
  'product-name': 'name',
  description: 'description',
}

/** What a head with small typing mistakes may be for: 'Pirce', 'Prezo'; and terms that are fields of ours. */
export function fieldLikeHead(head: string): HeadField | undefined {
  const match = matchTerm(partsOf(head).base, { kind: 'name' })
  return match.kind === 'sure' ? fieldsOfTerms[match.term.id] : undefined
}

const codes =
  /^(?:jan|ean|gtin|upc|isbn)\b|jan ?コード|バーコード|bar ?code|条形?码|código de barras|codice a barre|codice ean|ean ?13/iu

/** What is called so may be what the product itself is called. */
const ofIdentity =
  /(?:\bno\.?|\bnr\.?|number|\bcode|\bid|\btype|\bn\.º|\bcódigo|\bcodice|\bcod\.?|categor\w*|番号|コード|番|类别|编号|号)$/iu

/** Whether a head may be that of a column that tells products apart: 'Bearing No.'. */
export const isOfIdentity = (head: string): boolean => ofIdentity.test(partsOf(head).base)

/** Whether a specification of this name is one that data sheets have. */
export const isKnownSpec = (key: string, unit: string | undefined, value: string): boolean =>
  codes.test(key) ||
  (!isOfIdentity(key) && meaningOf({ key, value: unit === undefined ? value : `1 ${unit}` }) !== undefined)

// Numbers, ranges and dates in the page's language; formatters are made once per language.
type Format = {
  number: Intl.NumberFormat
  money: Intl.NumberFormat
  /** Ranges of money already written, since one takes as long as a hundred links of a page. */
  ranges: Map<string, string>
  date: Intl.DateTimeFormat
}
const rangesKept = 2_000
const made = new Map<string, Format>()

function formatOf(language: string): Format {
  let format = made.get(language)
  if (!format) {
    format = {
      number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
      money: new Intl.NumberFormat(language, {
        notation: 'compact',
        compactDisplay: 'long',
        maximumFractionDigits: 1,
        useGrouping: 'always',
      }),
      ranges: new Map(),
      date: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
        day: 'numeric',
        month: language === 'ja' || language === 'zh' ? 'long' : 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    }
    made.set(language, format)
  }
  return format
}

type Range = { min: number | null; max: number | null } | null

/** A number with separators, such as 14,200. */
export const formatNumber = (value: number, language: string): string =>
  isPlain(value) ? String(value) : formatOf(language).number.format(value)

/** In our languages such a number is its digits; a page of results has hundreds of them, and a formatter takes long. */
const isPlain = (value: number) => Number.isInteger(value) && value > 0 && value < 1_000

/** A range such as 180–220, one number when both ends are alike or one is missing; undefined when there is nothing. */
export function formatRange(range: Range, language: string): string | undefined {
  if (!range) return undefined
  const { min, max } = range
  if (min === null && max === null) return undefined
  if (min === null || max === null || min === max) return formatNumber((min ?? max)!, language)
  return `${formatNumber(min, language)}${language === 'ja' ? '〜' : '–'}${formatNumber(max, language)}`
}

/** A range of money in short words, such as 28–32 million or 2,800万〜3,200万, without the currency. */
export function formatMoney(range: Range, language: string): string | undefined {
  const min = range?.min ?? range?.max ?? null
  const max = range?.max ?? min
  if (min === null || max === null) return undefined
  const { money, ranges } = formatOf(language)
  if (min === max) return money.format(min)
  const ends = `${min} ${max}`
  let written = ranges.get(ends)
  if (written === undefined) {
    if (ranges.size >= rangesKept) ranges.clear()
    ranges.set(ends, (written = moneyRange(money, min, max, language)))
  }
  return written
}

/** With the dash of all other ranges, without the spaces that data of some languages puts around it. */
function moneyRange(format: Intl.NumberFormat, min: number, max: number, language: string): string {
  return format
    .formatRangeToParts(min, max)
    .map(({ value, type, source }) =>
      type === 'literal' && source === 'shared' && /[-–～〜]/u.test(value)
        ? language === 'ja'
          ? '〜'
          : '–'
        : value,
    )
    .join('')
}

/** A calendar day given as YYYY-MM-DD, such as 12 Mar 2024 or 2024年3月12日. */
export const formatDay = (day: string, language: string): string =>
  formatOf(language)
    .date.format(new Date(`${day}T00:00:00Z`))
    // The one month that English data shortens to four letters.
    .replace('Sept ', 'Sep ')

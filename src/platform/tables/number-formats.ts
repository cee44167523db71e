// Numbers of spreadsheets as people see them there: dates, percentages, leading zeros, and the unit that a format shows.
import type { Cell } from './table.ts'

export type NumberFormat = {
  kind: 'number' | 'percent' | 'date'
  /** What stands around the digits. */
  unit?: string
  /** Zeros and what is between them: 0000-000 shows 12345 as 0012-345. */
  mask?: string
}

const plain: NumberFormat = { kind: 'number' }
const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const formatLettersMax = 255
const unitLettersMax = 20

/** What a format of Excel's makes of a number: by its number among those built in, or by its code. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined)
    return builtInDates(id) ? { kind: 'date' } : id === 9 || id === 10 ? { kind: 'percent' } : plain
  // The first section is that of positive numbers.
  const section = firstSection(code.slice(0, formatLettersMax))
  if (/^(?:general|standard|g\/標準|@|)$/i.test(section.bare)) return plain
  if (isDate(section.bare)) return { kind: 'date' }
  if (section.bare.includes('%')) return { kind: 'percent' }
  const unit = unitIn(section.shown)
  const mask = /^0[0-]*0$/.test(section.masked) ? { mask: section.masked } : {}
  return { kind: 'number', ...(unit !== undefined && { unit }), ...mask }
}

type Section = {
  /** Without what is only shown. */
  bare: string
  /** What is only shown, and signs of currencies. */
  shown: string
  /** With hyphens that are only shown. */
  masked: string
}

function firstSection(code: string): Section {
  const found: Section = { bare: '', shown: '', masked: '' }
  const parts = code.matchAll(/"([^"]*)"|\\(.)|[_*](.)|\[([^\]]*)\]|([^])/gu)
  for (const [, quoted, escaped, spaced, bracketed, letter] of parts) {
    if (letter === ';') break
    if (spaced !== undefined) continue
    const literal = quoted ?? escaped ?? /^\$([^-]*)/.exec(bracketed ?? '')?.[1]
    if (literal !== undefined) {
      found.shown += literal
      found.masked += literal
    } else if (bracketed !== undefined) {
      // Hours beyond a day are dates for the eye; colours and conditions are none.
      if (/^(?:h+|m+|s+)$/i.test(bracketed)) found.bare += bracketed
    } else if (letter !== undefined) {
      if (/[$¥€£\u0080-\uffff]/.test(letter) && !'年月日時分秒'.includes(letter)) found.shown += letter
      found.bare += letter
      found.masked += letter
    }
  }
  return found
}

const isDate = (bare: string) => {
  const letters = bare.replaceAll(/e[+-]/gi, '').replaceAll(/am\/pm|a\/p/gi, 'h')
  return /[ymdhs]/i.test(letters) || (/[ge]/i.test(letters) && !/[0#?]/.test(letters))
}

function unitIn(shown: string): string | undefined {
  const unit = shown.replaceAll(/[\s\u00a0]+/g, ' ').trim()
  return /[^\s\-+()/:.,'_]/.test(unit) && unit.length <= unitLettersMax ? unit : undefined
}

/** The cell that shows a number in a format; days are counted from the last day of 1899 or from the first of 1904. */
export function numberCell(value: number, format: NumberFormat, from1904: boolean): Cell {
  if (format.kind === 'date') {
    const text = dateOf(value, from1904)
    if (text !== undefined) return { text, kind: 'date' }
  }
  if (format.kind === 'percent') return { text: plainDecimal(value * 100), kind: 'number', percent: true }
  const cell: Cell = { text: format.mask ? masked(value, format.mask) : plainDecimal(value), kind: 'number' }
  return format.unit === undefined ? cell : { ...cell, unit: format.unit }
}

function masked(value: number, mask: string): string {
  if (!Number.isInteger(value) || value < 0 || value > 1e15) return plainDecimal(value)
  const zeros = mask.replaceAll('-', '').length
  const digits = [...String(value).padStart(zeros, '0')]
  let text = ''
  for (const letter of [...mask].toReversed()) text = (letter === '0' ? digits.pop() : letter) + text
  return digits.join('') + text
}

const dayMs = 86_400_000
const lastDay = 2_958_465

/** A day and time, or a time alone below one; undefined for what is none. */
function dateOf(serial: number, from1904: boolean): string | undefined {
  const days = from1904 ? serial + 1_462 : serial
  if (!(serial >= 0) || days > lastDay + 1) return undefined
  // The year 1900 had a 29 February there, so days before it are one off.
  if (!from1904 && Math.floor(serial) === 60) return undefined
  const shift = !from1904 && serial < 60 ? 1 : 0
  const seconds = Math.round((days + shift) * 86_400)
  const iso = new Date(Date.UTC(1899, 11, 30) + seconds * 1_000).toISOString()
  if (serial < 1) return iso.slice(11, 19)
  return (seconds * 1_000) % dayMs === 0 ? iso.slice(0, 10) : iso.slice(0, 19)
}

/** A number in digits, 15 of them at most as spreadsheets show them: never 1e5 or 0.30000000000000004. */
export function plainDecimal(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!parts) return text
  const [, sign, first = '', rest = '', exponent] = parts
  const digits = first + rest
  const point = 1 + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

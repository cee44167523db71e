// One cell of an OpenDocument table: its value, and its text as it is shown.
import { plainDecimal } from './number-formats.ts'
import { TableError, tableLimits, textCell, type Cell } from './table.ts'
import { detached } from './xml.ts'

type Attributes = Record<string, string>

/** Gathers what is shown in a cell, without notes, drawings and how words are pronounced. */
export function shownText() {
  let paragraphs: string[] = []
  let text = ''
  let letters = 0
  let left = 0
  let isInParagraph = false
  const add = (found: string) => {
    letters += found.length
    if (letters > tableLimits.cellLetters * 7) throw new TableError('cell too long')
    text += found
  }
  return {
    begin() {
      paragraphs = []
      letters = 0
      left = 0
      isInParagraph = false
    },
    open(name: string, attributes: Attributes) {
      if (left > 0 || !isShown(name)) left += 1
      else if (name === 'text:p' || name === 'text:h') {
        isInParagraph = true
        text = ''
      } else if (name === 'text:s')
        add('\u{e000}'.repeat(Math.min(tableLimits.cellLetters, Number(attributes['text:c'] ?? 1) || 1)))
      else if (name === 'text:tab') add('\t')
      else if (name === 'text:line-break') add('\n')
    },
    text(found: string) {
      // Blanks in the file are one blank on the screen; those that count are elements.
      if (isInParagraph && left === 0) add(found.replaceAll(/[\t\n\r ]+/g, ' '))
    },
    close(name: string) {
      if (left > 0) left -= 1
      else if (name === 'text:p' || name === 'text:h') {
        paragraphs.push(text.trim().replaceAll('\u{e000}', ' '))
        isInParagraph = false
      }
    },
    end: () => paragraphs.join('\n'),
  }
}

const isShown = (name: string) =>
  name.startsWith('text:') && !/^text:(?:note|ruby-text|tracked-changes|bookmark|hidden-.*)$/.test(name)

/** The cell with these attributes in which `shown` is shown; undefined for an empty one. */
export function odsCell(attributes: Attributes, shown: string): Cell | undefined {
  const value = attributes['office:value']
  const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
  const kind = attributes['office:value-type']
  if (kind === 'date') return dated(attributes['office:date-value'] ?? shown)
  if (kind === 'time') return timed(attributes['office:time-value'] ?? '', shown)
  if (kind === 'boolean')
    return { text: attributes['office:boolean-value'] === 'true' ? 'true' : 'false', kind: 'boolean' }
  if (!Number.isFinite(number)) return textCell(detached(attributes['office:string-value'] ?? shown))
  if (kind === 'percentage') return { text: plainDecimal(number * 100), kind: 'number', percent: true }
  const unit = unitShown(shown) ?? attributes['office:currency']
  // Leading zeros are part of a number that has them.
  const text = /^0\d+$/.test(shown) && Number(shown) === number ? detached(shown) : plainDecimal(number)
  return { text, kind: 'number', ...(unit && { unit: detached(unit) }) }
}

function unitShown(shown: string): string | undefined {
  if (shown.length > 60) return undefined
  const parts = /^([^\d]*)[\d.,'\s\u00a0\u202f]*\d([^\d]*)$/.exec(shown)
  const around = parts ? `${parts[1]}${parts[2]}`.replaceAll(/[-−+()\s\u00a0]/g, '') : ''
  return around !== '' && around.length <= 20 && !/^[Ee]$/.test(around) ? around : undefined
}

const dated = (text: string): Cell | undefined =>
  /^\d{4}-\d\d-\d\d/.test(text)
    ? { text: detached(text.replace(/\.\d+$/, '').replace(/T00:00:00$/, '')), kind: 'date' }
    : textCell(detached(text))

function timed(duration: string, shown: string): Cell | undefined {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/.exec(duration) ?? []
  if (hours === undefined || Number(hours) > 23) return textCell(detached(shown))
  const padded = [hours, minutes, seconds].map((part) => String(Number(part)).padStart(2, '0'))
  return { text: padded.join(':'), kind: 'date' }
}

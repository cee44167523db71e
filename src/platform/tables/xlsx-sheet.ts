// One sheet of a workbook, row by row.
import { numberCell, type NumberFormat } from './number-formats.ts'
import type { StringStore } from './string-store.ts'
import {
  TableError,
  tableLimits,
  textCell,
  withinTable,
  type Cell,
  type Merged,
  type TableRow,
} from './table.ts'
import { richText, unescaped } from './xlsx-strings.ts'
import { detached, localName, type Tag, type XmlReader } from './xml.ts'

export type Workbook = {
  strings: StringStore | undefined
  formats: readonly NumberFormat[]
  from1904: boolean
}

const columnsMax = 16_384
const general: NumberFormat = { kind: 'number' }
const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** Makes rows of what is in a sheet; merged cells, which follow the rows, are put into `merged`. */
export function sheetReader(workbook: Workbook, merged: Merged[]): XmlReader<TableRow> {
  let rows: TableRow[] = []
  let number = 0
  let column = -1
  let cells: (Cell | undefined)[] = []
  let isHiddenRow = false
  const hidden: { min: number; max: number }[] = []
  let given = { type: '', style: 0 }
  let value = ''
  let isInValue = false
  const inline = richText()
  let isInline = false

  const openRow = ({ attributes }: Tag) => {
    const next = attributes['r'] === undefined ? number + 1 : Number(attributes['r'])
    if (!Number.isInteger(next) || next <= number || next > tableLimits.rowNumber)
      throw new TableError('broken file', { row: number })
    number = next
    column = -1
    cells = []
    isHiddenRow =
      isTrue(attributes['hidden']) || (isTrue(attributes['customHeight']) && Number(attributes['ht']) === 0)
  }
  const openCell = ({ attributes }: Tag) => {
    const next = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'])
    if (next <= column || next >= columnsMax) throw new TableError('broken file', { row: number })
    column = next
    given = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) }
    value = ''
    isInline = false
  }
  const closeCell = () => {
    if (isHiddenRow || hidden.some(({ min, max }) => column >= min && column <= max)) return
    const cell = isInline ? textCell(detached(inline.end())) : cellOf(workbook, given, value, number)
    if (cell === undefined) return
    if (column >= tableLimits.columns) throw new TableError('too many columns', { row: number })
    while (cells.length < column) cells.push(undefined)
    cells[column] = cell
  }

  return {
    open(name, tag) {
      const local = localName(name)
      if (local === 'c') openCell(tag)
      else if (local === 'v') isInValue = true
      else if (local === 'row') openRow(tag)
      else if (local === 'is') {
        isInline = true
        inline.begin()
      } else if (local === 'col') {
        const { min, max, width } = tag.attributes
        if (isTrue(tag.attributes['hidden']) || Number(width ?? 1) === 0)
          hidden.push({ min: Number(min) - 1, max: Number(max) - 1 })
        if (hidden.length > columnsMax) throw new TableError('broken file')
      } else if (local === 'mergeCell') {
        if (merged.length >= tableLimits.merged) throw new TableError('too many merged cells')
        merged.push(withinTable(areaOf(tag.attributes['ref'] ?? '')))
      } else if (isInline) inline.open(local)
    },
    text(text) {
      if (isInValue) {
        value += text
        if (value.length > tableLimits.cellLetters * 7) throw new TableError('cell too long', { row: number })
      } else if (isInline) inline.add(text)
    },
    close(name) {
      const local = localName(name)
      if (local === 'c') closeCell()
      else if (local === 'v') isInValue = false
      else if (local === 'row') {
        if (cells.length > 0) rows.push({ number, cells })
        cells = []
      } else if (isInline && local !== 'is') inline.close(local)
    },
    take() {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** A cell by the value that is stored with it, which for a formula is what it gave when somebody saw it. */
function cellOf(
  { strings, formats, from1904 }: Workbook,
  { type, style }: { type: string; style: number },
  value: string,
  row: number,
): Cell | undefined {
  if (value === '') return undefined
  if (type === 's') {
    const text = /^\s*\d{1,9}\s*$/.test(value) ? strings?.at(Number(value)) : undefined
    if (text === undefined) throw new TableError('broken file', { row })
    return textCell(text)
  }
  if (type === 'b') return { text: isTrue(value.trim()) ? 'true' : 'false', kind: 'boolean' }
  if (type === 'd') return dateCell(value.trim())
  const number = type === 'n' ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return textCell(detached(unescaped(value)))
  return numberCell(number, formats[style] ?? general, from1904)
}

const dateCell = (text: string): Cell | undefined =>
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?/.test(text)
    ? { text: detached(text.replace(/\.\d+|Z$/g, '').replace(/T00:00(?::00)?$/, '')), kind: 'date' }
    : textCell(detached(text))

/** The column of a place such as AB12, 0-based. */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < place.length && at < 4; at++) {
    const code = place.charCodeAt(at)
    if (code < 0x41 || code > 0x5a) break
    column = column * 26 + code - 0x40
  }
  return column - 1
}

function areaOf(ref: string): Merged {
  const found = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref)
  if (!found) throw new TableError('broken file')
  const [, left = '', top, right = '', bottom] = found
  return { top: Number(top), left: columnOf(left), bottom: Number(bottom), right: columnOf(right) }
}

// The tables of an OpenDocument spreadsheet, which all lie in one XML text: listed, or read row by row.
import { odsCell, shownText } from './ods-cell.ts'
import { TableError, tableLimits, withinTable, type Cell, type Merged, type TableRow } from './table.ts'
import { detached, type Tag, type XmlReader } from './xml.ts'

export type Listed = { name: string; isShown: boolean; merged: Merged[] }

const placesMax = 2 ** 31
const notShown = new Set(['collapse', 'filter'])

/** How often something stands there in a row; 1 when nothing is said. Throws TableError. */
function repeated(value: string | undefined): number {
  const times = value === undefined ? 1 : Number(value)
  if (!Number.isInteger(times) || times < 1 || times > placesMax) throw new TableError('broken file')
  return times
}

/** Lists the tables with their merged cells. */
export function tableLister(listed: Listed[]): XmlReader<never> {
  const hiddenStyles = new Set<string>()
  let style = ''
  let nested = 0
  let row = 0
  let column = 0
  let merged = 0
  return {
    open(name, { attributes }) {
      if (name === 'style:style')
        style = attributes['style:family'] === 'table' ? (attributes['style:name'] ?? '') : ''
      else if (name === 'style:table-properties' && style !== '' && attributes['table:display'] === 'false')
        hiddenStyles.add(style)
      else if (name === 'table:table') {
        if (nested === 0) {
          const isShown = !hiddenStyles.has(attributes['table:style-name'] ?? '')
          listed.push({ name: detached(attributes['table:name'] ?? '').slice(0, 100), isShown, merged: [] })
          if (listed.length > tableLimits.sheets) throw new TableError('too many sheets')
        }
        row = 1
        column = 0
      } else if (isCell(name)) {
        const down = repeated(attributes['table:number-rows-spanned'])
        const right = repeated(attributes['table:number-columns-spanned'])
        if (nested === 0 && down * right > 1) {
          merged += 1
          if (merged > tableLimits.merged) throw new TableError('too many merged cells')
          const area = { top: row, left: column, bottom: row + down - 1, right: column + right - 1 }
          listed.at(-1)?.merged.push(withinTable(area))
        }
        if (nested === 0) column += repeated(attributes['table:number-columns-repeated'])
        nested += 1
      } else if (name === 'table:table-row' && nested === 0) {
        column = 0
        row += repeated(attributes['table:number-rows-repeated']) - 1
      }
    },
    text() {},
    close(name) {
      if (isCell(name)) nested -= 1
      else if (name === 'table:table-row' && nested === 0) row += 1
    },
    take: () => [],
  }
}

const isCell = (name: string) => name === 'table:table-cell' || name === 'table:covered-table-cell'

/** Makes rows of the table with this number. */
export function tableReader(wanted: number): XmlReader<TableRow> {
  let at = -1
  let rows: { row: TableRow; times: number }[] = []
  let nested = 0
  let number = 0
  let times = 1
  let isHidden = false
  let columns = 0
  let hidden: { from: number; to: number }[] = []
  let cells: (Cell | undefined)[] = []
  let column = 0
  let given: Record<string, string> = {}
  const shown = shownText()

  const openRow = ({ attributes }: Tag) => {
    times = repeated(attributes['table:number-rows-repeated'])
    isHidden = notShown.has(attributes['table:visibility'] ?? '')
    cells = []
    column = 0
  }
  const closeCell = () => {
    const repeats = repeated(given['table:number-columns-repeated'])
    const cell = isHidden ? undefined : odsCell(given, shown.end())
    // Hidden ones may go on without end.
    const end = cell ? Math.min(column + repeats, Math.max(column, tableLimits.columns) + 1) : column
    for (let place = column; place < end; place++) {
      if (hidden.some(({ from, to }) => place >= from && place < to)) continue
      if (place >= tableLimits.columns) throw new TableError('too many columns', { row: number + 1 })
      while (cells.length < place) cells.push(undefined)
      cells[place] = cell
    }
    column += repeats
  }

  return {
    open(name, tag) {
      if (name === 'table:table' && nested === 0 && tag.attributes['table:is-sub-table'] !== 'true') {
        at += 1
        ;[number, columns, hidden] = [0, 0, []]
      }
      if (at !== wanted) return
      if (nested > 0) {
        nested += 1
        shown.open(name, tag.attributes)
      } else if (isCell(name)) {
        nested = 1
        given = tag.attributes
        shown.begin()
      } else if (name === 'table:table-row') openRow(tag)
      else if (name === 'table:table-column') {
        const wide = repeated(tag.attributes['table:number-columns-repeated'])
        if (notShown.has(tag.attributes['table:visibility'] ?? ''))
          hidden.push({ from: columns, to: columns + wide })
        columns += wide
      }
    },
    text(text) {
      if (at === wanted && nested > 0) shown.text(text)
    },
    close(name) {
      if (at !== wanted) return
      if (nested > 0) {
        nested -= 1
        if (nested === 0) closeCell()
        else shown.close(name)
      } else if (name === 'table:table-row') {
        if (cells.length > 0) rows.push({ row: { number: number + 1, cells }, times })
        number += times
      }
    },
    *take() {
      const taken = rows
      rows = []
      for (const { row, times: count } of taken)
        for (let n = 0; n < count; n++) yield { number: row.number + n, cells: row.cells }
    },
  }
}

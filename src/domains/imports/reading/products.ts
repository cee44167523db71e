// The rows of a table become products, one after the other: no more than the rows of one product are held at a time.
import { isDeepStrictEqual } from 'node:util'
import { categoryFor } from './categories.ts'
import { partNumberKey } from '../../../contract/trade-writing.ts'
import { tableLimits, type Cell, type TableRow } from '../../../platform/tables/table.ts'
import { filledIn, isDitto, tidy } from './cells.ts'
import { readerOf, type CellReader } from './cell-readers.ts'
import { emptyDraft, type Draft, type Problem, type ReadProduct } from './drafts.ts'
import { specOf } from './head-meanings.ts'
import { joinedProduct } from './joining.ts'
import type { Mapping } from './mapping.ts'
import type { Column, Field } from './meanings.ts'
import { noteOwn, plainKeys, readOwn } from './own-cells.ts'
import { isOwn, isOwnCatalogue, ownColumn, ownWishes } from './own-columns.ts'
import { kindOfRow, sectionTitle } from './row-kinds.ts'
import { shortKey } from './short-keys.ts'

/** A product with the numbers of its rows; without one where rows said too little. */
export type Reading = { product?: ReadProduct; rows: number[]; problems: Problem[] }

/** Rows of one product past this begin another one, which is told. */
const rowsMost = 1_000
/** Below the foot of a title row the next section begins. */
type Section = { title?: string }

/** Reads products from rows in their order, titles and head included; never throws for what a cell says. */
export async function* productsFrom(rows: AsyncIterable<TableRow>, mapping: Mapping): AsyncIterable<Reading> {
  const isOurs = isOwn(mapping.header.heads)
  const readers = isOurs ? ownReadersOf(mapping) : readersOf(mapping)
  const spread = spreading(mapping)
  const above: (Cell | undefined)[] = []
  const section: Section = {}
  const seen = new Set<string>()
  let group: Draft[] = []
  let key: string | undefined
  const flush = (): Reading[] => {
    const whole = group
    group = []
    return whole.length === 0 ? [] : [finished(whole, mapping, section, seen)]
  }
  for await (const row of rows) {
    const isMerged = spread.isAcross(row.number)
    if (row.number < mapping.header.dataFrom) {
      spread.fill(row)
      noteTitle(row, mapping, section, isMerged)
      continue
    }
    // A product of a table of ours may be called a total, or a note.
    const kind = isOurs ? 'data' : kindOfRow(row, mapping.header.texts, isMerged)
    if (kind === 'section') {
      yield* flush()
      section.title = sectionTitle(row.cells[filledIn(row)[0]!]!.text)
      key = undefined
      above.length = 0
      continue
    }
    if (kind !== 'data') continue
    const cells = isOurs ? row.cells : filledDown(spread.fill(row), mapping, above)
    const draft = drafted(row.number, cells, readers, mapping.shape.axes.length)
    if (isOurs) readOwn(draft)
    const own = keyOf(cells, mapping)
    const isSame = own === undefined ? mapping.shape.by !== undefined && key !== undefined : own === key
    if (!isSame || mapping.shape.by === undefined || group.length >= rowsMost) {
      if (isSame && group.length >= rowsMost)
        draft.problems.push({ code: 'too-many-rows', row: row.number, text: own ?? '' })
      yield* flush()
    }
    key = own ?? key
    group.push(draft)
  }
  yield* flush()
}

/** The title of the first section may stand above the first product and below the head. */
function noteTitle(row: TableRow, { header }: Mapping, section: Section, isMerged: boolean): void {
  if (row.number <= header.to || kindOfRow(row, header.texts, isMerged) !== 'section') return
  section.title = sectionTitle(row.cells[filledIn(row)[0]!]!.text)
}

/** Read before the prices of their row. */
const beforePrices: ReadonlySet<Field> = new Set(['currency', 'pricePer'])

function readersOf({ columns, shape, marks, texts, header }: Mapping): { at: number; read: CellReader }[] {
  const hasStock = columns.some(({ meaning }) => meaning.field === 'stock')
  return columns
    .toSorted((a, b) => Number(beforePrices.has(b.meaning.field)) - Number(beforePrices.has(a.meaning.field)))
    .flatMap((column) => {
      const axis = shape.axes.indexOf(column.at)
      const manner = {
        mark: marks[column.at] ?? 'ask',
        texts: texts[column.at] ?? [],
        hasStock,
        label: specOf(column.head, header.tiers[column.at] ?? []).key,
        ...(axis >= 0 && { axis }),
      }
      const read = readerOf(column, manner)
      return read ? [{ at: column.at, read }] : []
    })
}

/** Those of a table of ours; what its people chose otherwise is read as in every table. */
function ownReadersOf(mapping: Mapping): { at: number; read: CellReader }[] {
  const { heads } = mapping.header
  const isCatalogue = isOwnCatalogue(heads)
  const wishes = ownWishes(heads)
  const isPlain = ({ at, head, reason, meaning }: Column) => {
    const own = ownColumn(head, isCatalogue)
    const isOther =
      reason === 'chosen-before' && !isDeepStrictEqual({ ...meaning }, { ...wishes?.get(at)?.meaning })
    return isOther || own === undefined || plainKeys.has(own.key)
  }
  const [plain, ours] = [mapping.columns.filter(isPlain), mapping.columns.filter((one) => !isPlain(one))]
  const noted = ours.map(({ at, head }) => {
    const own = ownColumn(head, isCatalogue)!
    return { at, read: (cell: Cell, draft: Draft) => noteOwn(draft, cell, at, own, !isCatalogue) }
  })
  return [...readersOf({ ...mapping, columns: plain }), ...noted]
}

function drafted(
  row: number,
  cells: readonly (Cell | undefined)[],
  readers: readonly { at: number; read: CellReader }[],
  axes: number,
): Draft {
  const draft = emptyDraft(row, axes)
  for (const { at, read } of readers) {
    const cell = cells[at]
    if (cell !== undefined && cell.text !== '') read(cell, draft)
  }
  return draft
}

/** What holds rows together, as it is compared; undefined for an empty cell. */
function keyOf(cells: readonly (Cell | undefined)[], { shape }: Mapping): string | undefined {
  const text = shape.by === undefined ? undefined : cells[shape.by]?.text
  return text === undefined ? undefined : tidy(text) || undefined
}

/** A row whose empty cells mean 'as above' in some columns, and signs for that in all of them. */
function filledDown(
  cells: readonly (Cell | undefined)[],
  { shape }: Mapping,
  above: (Cell | undefined)[],
): readonly (Cell | undefined)[] {
  const filled = [...cells]
  for (let at = 0; at < filled.length; at++) {
    const cell = filled[at]
    const isDown = shape.filledDown.includes(at)
    if (cell === undefined ? isDown : isDitto(cell.text)) filled[at] = above[at]
    else {
      above[at] = cell
      // A new category has no subcategory of the one before.
      if (isDown) for (const other of shape.filledDown) if (other > at) above[other] = undefined
    }
  }
  return filled
}

/** Gives every cell of a merged range the text of its first one. */
function spreading({ merged, header }: Mapping) {
  const waiting = merged
    .filter(({ top, bottom, left, right }) => top > header.to && (bottom > top || right > left))
    .toSorted((a, b) => a.top - b.top)
  const width = header.heads.length
  let active: { bottom: number; left: number; right: number; cell: Cell | undefined; top: number }[] = []
  let next = 0
  const upTo = (number: number) => {
    if (active.length > 0) active = active.filter(({ bottom }) => bottom >= number)
    for (; next < waiting.length && waiting[next]!.top <= number; next++)
      if (active.length < tableLimits.columns) active.push({ ...waiting[next]!, cell: undefined })
  }
  return {
    isAcross(number: number): boolean {
      upTo(number)
      return active.some(({ left, right }) => right - left + 1 > Math.max(2, width * 0.7))
    },
    fill(row: TableRow): readonly (Cell | undefined)[] {
      upTo(row.number)
      if (active.length === 0) return row.cells
      const cells = [...row.cells]
      for (const range of active) {
        if (range.top === row.number) range.cell = row.cells[range.left]
        for (let at = range.left; at <= range.right && range.cell !== undefined; at++) cells[at] = range.cell
      }
      return cells
    },
  }
}

function finished(group: Draft[], mapping: Mapping, section: Section, seen: Set<string>): Reading {
  const rows = group.map(({ row }) => row)
  const { product, problems } = joinedProduct(group, mapping)
  const tell = (problem: Omit<Problem, 'row'>) => problems.push({ ...problem, row: rows[0]! })
  if (product.name === undefined && product.partNumber === undefined) {
    tell({ code: 'row-unclear', text: '' })
    return { rows, problems }
  }
  if (product.name === undefined) tell({ code: 'no-name', text: product.partNumber ?? '' })
  for (const number of [
    product.partNumber,
    ...(product.variants?.rows ?? []).map(({ partNumber }) => partNumber),
  ]) {
    if (number === undefined) continue
    const key = shortKey(partNumberKey(number))
    if (seen.has(key)) tell({ code: 'repeated-part-number', text: number })
    seen.add(key)
  }
  categorise(product, group[0]!.levels, section)
  return { product, rows, problems }
}

function categorise(product: ReadProduct, levels: readonly string[], { title }: Section): void {
  const given = levels.filter((level) => level !== undefined && level !== '')
  const found = categoryFor({
    levels: given,
    ...(title !== undefined && { section: title }),
    ...(product.name !== undefined && { name: product.name }),
    keywords: product.keywords,
  })
  if (found.id !== undefined && found.sureness === 'sure') product.category = pathOf(found.id)
  else if (found.id !== undefined) product.categoriesOffered = [found.id, ...found.others].map(pathOf)
  const text = given.length > 0 ? given.join(' > ') : title
  if (text !== undefined) product.categoryText = text
}

/** As products are filed: '0004.0004-03-02'. */
const pathOf = (id: string): string => `${id.slice(0, 4)}.${id}`

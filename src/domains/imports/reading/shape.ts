// How the rows of a table make products: each one, or several together that are variants, specifications or prices of one.
import type { TableRow } from '../../../platform/tables/table.ts'
import { isDitto, isNothing, tidy } from './cells.ts'
import type { Column, Field, Sureness } from './meanings.ts'
import { isOwn } from './own-columns.ts'

export type Shape = {
  kind: 'row-a-product' | 'variants' | 'spec-rows' | 'price-rows'
  /** The column that says which rows belong together. */
  by?: number
  /** Columns in which an empty cell means 'as above'. */
  filledDown: readonly number[]
  /** Columns in which the variants of a product differ. */
  axes: readonly number[]
  sureness: Sureness
}

/** Variants differ in three ways at most. */
const axesMost = 3
const usualAxis =
  /size|colou?r|finish|length|diameter|width|thread|voltage|capacity|サイズ|寸法|色|カラー|長さ|全長|径|幅|容量|厚|仕上|電圧|呼び|規格|taglia|misura|colore|lunghezza|diametro|spessore|larghezza|finitura|filetto|capacità|talla|tama[ñn]o|medida|color|largo|longitud|di[áa]metro|espesor|ancho|acabado|rosca|capacidad|尺寸|颜色|顏色|规格|长度|直径|口径|厚度|宽度|容量|电压/iu

type Texts = (string | undefined)[]

/** Reads the shape from the rows of a sample that are products, and what their columns mean. */
export function shapeOf(columns: readonly Column[], given: readonly TableRow[]): Shape {
  // A table of ours and a BMEcat say everything of each article: an empty value is none.
  if (isOwn(columns.map(({ head }) => head)) || columns.some(({ head }) => head === 'SUPPLIER_PID'))
    return { kind: 'row-a-product', filledDown: [], axes: [], sureness: 'sure' }
  const rows = withDittos(given)
  const at = (field: Field): number | undefined => columns.find(({ meaning }) => meaning.field === field)?.at
  const textsOf = (column: number | undefined): Texts =>
    rows.map((row) => (column === undefined ? undefined : said(row, column)))
  const part = at('partNumber')
  const name = at('name')
  const parent = at('parentNumber')
  const down = columns
    .filter(({ meaning, at }) => levels.has(meaning.field) && isBlankBelow(textsOf(at)))
    .map(({ at }) => at)
  // Sizes in front of the numbers that are written once: M3 for all its lengths.
  const fronts = columns
    .filter(
      ({ meaning, at }) =>
        meaning.field === 'spec' && part !== undefined && at < part && isBlankBelow(textsOf(at)),
    )
    .map(({ at }) => at)
  const plain: Shape = { kind: 'row-a-product', filledDown: down, axes: [], sureness: 'sure' }
  const by = [part ?? name, parent].find((one) => one !== undefined && isGrouped(textsOf(one)))

  const specName = at('specName')
  if (specName !== undefined && at('specValue') !== undefined) {
    const isListed = textsOf(specName).some((text) => text?.includes('\n'))
    const group = part ?? name
    if (isListed || group === undefined || by === undefined) return plain
    return { kind: 'spec-rows', by: group, filledDown: [...down, group], axes: [], sureness: 'sure' }
  }
  const steps = columns.find(({ meaning }) => meaning.field === 'priceFrom' && meaning.key === undefined)
  if (steps !== undefined && by !== undefined)
    return { kind: 'price-rows', by, filledDown: [...down, by], axes: [], sureness: 'sure' }
  if (parent !== undefined) {
    const groups = groupsOf(textsOf(parent), true)
    const axes = axesIn(columns, rows, groups)
    const isPlain = groups.every((group) => group.length === 1) || axes.length === 0 || axes.length > axesMost
    if (!isPlain) return { kind: 'variants', by: parent, filledDown: down, axes, sureness: 'sure' }
    return { ...plain, sureness: groups.every((group) => group.length === 1) ? 'sure' : 'likely' }
  }
  if (part !== undefined && by === part) return byPart(columns, rows, part, down)
  if (fronts.length > 0 && rows.every((row) => said(row, part!) !== undefined))
    return { ...plain, filledDown: [...down, ...fronts], sureness: 'likely' }
  return name === undefined ? plain : byName(columns, rows, { name, part, down })
}

/** Rows whose signs for 'as above' are what stands above. */
function withDittos(rows: readonly TableRow[]): TableRow[] {
  const above: TableRow['cells'][number][] = []
  return rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, at) => {
      const own = cell !== undefined && isDitto(cell.text) ? above[at] : cell
      if (own !== undefined) above[at] = own
      return own
    }),
  }))
}

const levels: ReadonlySet<Field> = new Set(['industry', 'category', 'subCategory'])

function said(row: TableRow, at: number): string | undefined {
  const text = row.cells[at]?.text
  return text === undefined || isNothing(tidy(text)) ? undefined : text.trim()
}

/** Whether cells are filled once for several rows: the first of them, and many of the others not. */
function isBlankBelow(texts: Texts): boolean {
  const blank = texts.filter((text) => text === undefined).length
  return texts[0] !== undefined && blank >= 1 && blank >= texts.length * 0.25 && blank < texts.length
}

/** Whether rows that follow each other say the same, or nothing below something. */
function isGrouped(texts: Texts): boolean {
  const again = texts.filter((text, at) => at > 0 && (text === undefined || text === texts[at - 1])).length
  return texts[0] !== undefined && again >= Math.max(1, texts.length * 0.2)
}

/** Rows that follow each other and say the same; nothing belongs to what stands above it where `isDown`. */
function groupsOf(texts: Texts, isDown: boolean): number[][] {
  const groups: number[][] = []
  let last: string | undefined
  for (const [at, text] of texts.entries()) {
    const isSame = text === undefined ? isDown : text === last
    if (isSame && groups.length > 0) groups.at(-1)!.push(at)
    else groups.push([at])
    last = text ?? last
  }
  return groups
}

/** Specifications that differ within groups, and are said in each row of them. */
function axesIn(
  columns: readonly Column[],
  rows: readonly TableRow[],
  groups: readonly number[][],
): number[] {
  const several = groups.filter((group) => group.length > 1)
  return columns
    .filter(({ meaning, at }) => {
      if (meaning.field !== 'spec') return false
      const varying = several.filter((group) => new Set(group.map((row) => said(rows[row]!, at))).size > 1)
      return (
        varying.length > 0 &&
        varying.every((group) => group.every((row) => said(rows[row]!, at) !== undefined))
      )
    })
    .map(({ at }) => at)
}

const isUsual = (columns: readonly Column[], axes: readonly number[]): boolean =>
  axes.every((axis) => usualAxis.test(columns.find(({ at }) => at === axis)!.head))

/** Whether the axes tell all rows of each group apart. */
const areApart = (rows: readonly TableRow[], groups: readonly number[][], axes: readonly number[]): boolean =>
  groups.every(
    (group) =>
      new Set(group.map((row) => JSON.stringify(axes.map((axis) => said(rows[row]!, axis))))).size ===
      group.length,
  )

/** One number for several rows. */
function byPart(
  columns: readonly Column[],
  rows: readonly TableRow[],
  part: number,
  down: readonly number[],
): Shape {
  const groups = groupsOf(
    rows.map((row) => said(row, part)),
    true,
  )
  const axes = axesIn(columns, rows, groups)
  const names = columns.find(({ meaning }) => meaning.field === 'name')
  const isOneThing =
    names === undefined ||
    groups.every((group) => new Set(group.flatMap((row) => said(rows[row]!, names.at) ?? [])).size <= 1)
  const isVaried = isOneThing && axes.length > 0 && axes.length <= axesMost && areApart(rows, groups, axes)
  if (isVaried)
    return {
      kind: 'variants',
      by: part,
      filledDown: down,
      axes,
      sureness: isUsual(columns, axes) ? 'sure' : 'likely',
    }
  return { kind: 'row-a-product', filledDown: down, axes: [], sureness: 'likely' }
}

type Named = { name: number; part: number | undefined; down: readonly number[] }

/** One name for several rows, each with a number of its own. */
function byName(columns: readonly Column[], rows: readonly TableRow[], { name, part, down }: Named): Shape {
  const names = rows.map((row) => said(row, name))
  const isDown = isBlankBelow(names)
  const groups = groupsOf(names, isDown)
  const several = groups.filter((group) => group.length > 1)
  const plain: Shape = {
    kind: 'row-a-product',
    filledDown: isDown ? [...down, name] : down,
    axes: [],
    sureness: isDown ? 'likely' : 'sure',
  }
  if (several.length === 0) return plain
  const axes = axesIn(columns, rows, groups)
  if (axes.length === 0 || axes.length > axesMost || !areApart(rows, groups, axes)) return plain
  const isBased =
    part !== undefined &&
    several.every((group) => /\d/.test(baseOf(group.map((row) => said(rows[row]!, part)))))
  const usual = isUsual(columns, axes)
  if (isDown || (isBased && usual))
    return {
      kind: 'variants',
      by: name,
      filledDown: isDown ? down : [...down],
      axes,
      sureness: usual && isBased ? 'sure' : 'likely',
    }
  return plain
}

/** What numbers of parts begin with, up to a sign between their pieces: TS-100 of TS-100-RED and TS-100-BLUE. */
export function baseOf(numbers: readonly (string | undefined)[]): string {
  const [first = '', ...others] = numbers.map((number) => number ?? '')
  let length = first.length
  for (const other of others) {
    let same = 0
    while (same < length && same < other.length && first[same] === other[same]) same++
    length = same
  }
  const shared = first.slice(0, length)
  if (others.some((other) => other === shared) || shared === first) return shared.length >= 3 ? shared : ''
  const base = /^(.*[^-_/. ])[-_/. ]+[^-_/. ]*$/.exec(shared)?.[1] ?? ''
  return base.length >= 2 ? base : ''
}

// How labelled tables are written down: cells parted by |, a break within a cell as ⏎, products by their cells.
import type { Cell, Merged, TableRow } from '../../../../platform/tables/table.ts'
import type { ReadProduct } from '../drafts.ts'
import type { Meaning } from '../meanings.ts'

export type Labelled = {
  /** What makes it messy. */
  about: string
  rows: readonly string[]
  /** Top, left, bottom, right: rows from 1, columns from 0. */
  merged?: readonly (readonly [number, number, number, number])[]
  /** Numbers are cells of a spreadsheet, not texts. */
  hasNumbers?: true
  /** By column, as meaningTold writes them. */
  meanings: readonly string[]
  /** Each product: its part number, its name, and its other cells as cellsOf names them. */
  products: readonly string[]
}

export const rowsOf = ({ rows, hasNumbers }: Pick<Labelled, 'rows' | 'hasNumbers'>): TableRow[] =>
  rows.map((line, at) => ({
    number: at + 1,
    cells: line.split('|').map((text): Cell | undefined => {
      const said = text.trim().replaceAll('⏎', '\n').replaceAll('¦', '|')
      if (said === '') return undefined
      return { text: said, kind: hasNumbers && /^-?\d+(?:\.\d+)?$/.test(said) ? 'number' : 'text' }
    }),
  }))

export const mergedOf = ({ merged = [] }: Labelled): Merged[] =>
  merged.map(([top, left, bottom, right]) => ({ top, left, bottom, right }))

/** 'spec 内径 [mm]', 'price 10 JPY', 'name en', 'leadTime [week]'. */
export function meaningTold({ field, key, unit, language, from, currency, per, kind }: Meaning): string {
  const unitTold = unit === undefined || field === 'price' ? undefined : `[${unit}]`
  const price = field === 'price' ? [String(from ?? 1), currency] : []
  return [field, key, kind, language, ...price, per && `/${per}`, unitTold]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** The cells of a product by name; specifications by theirs. */
export function cellsOf(product: ReadProduct): Map<string, string> {
  const cells = new Map<string, string>()
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') cells.set(name, String(value))
  }
  const { weight, minimumOrder, prices, variants } = product
  put('partNumber', product.partNumber)
  put('name', product.name)
  put('description', product.description)
  put('keywords', product.keywords.join(','))
  put('category', product.category?.slice(5))
  for (const { key, value } of product.specs) put(`spec ${key}`, value)
  put('leadTime', product.leadTime)
  put('stock', product.stock === undefined ? undefined : product.stock ? 'yes' : 'no')
  put(
    'moq',
    minimumOrder && [minimumOrder.quantity, minimumOrder.unit].filter((part) => part !== undefined).join(' '),
  )
  if (prices === 'on request') put('price', prices)
  else for (const { from, amount, currency } of prices) put(`price ${from} ${currency}`, amount)
  put('unit', product.unit)
  put('packaging', product.packaging)
  put('weight', weight && `${weight.value} ${weight.unit}`)
  put('origin', product.origin)
  put('hsCode', product.hsCode)
  put('pictures', product.pictures.join(','))
  for (const { file, kind, language, version } of product.documents)
    put(`document ${file}`, [kind, language, version].filter((part) => part !== undefined).join(' '))
  for (const { language, name, description } of product.texts) {
    put(`name ${language}`, name)
    put(`description ${language}`, description)
  }
  if (variants) put('axes', variants.axes.join(','))
  for (const { values, partNumber, price, weight: own } of variants?.rows ?? []) {
    const told = [partNumber, price && `${price.amount} ${price.currency}`, own && `${own.value} ${own.unit}`]
    put(`variant ${values.join('/')}`, told.filter((part) => part !== undefined).join(' ') || '-')
  }
  return cells
}

/** The cells of a labelled product: '-' for no part number or no name. */
export function labelledCells(line: string): Map<string, string> {
  const [partNumber = '-', name = '-', ...others] = line.split(' ; ').map((part) => part.trim())
  const cells = new Map<string, string>()
  if (partNumber !== '-') cells.set('partNumber', partNumber)
  if (name !== '-') cells.set('name', name)
  for (const other of others) {
    const at = other.indexOf('=')
    cells.set(other.slice(0, at), other.slice(at + 1))
  }
  return cells
}

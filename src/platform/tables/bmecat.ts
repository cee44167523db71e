// Catalogues in BMEcat 1.2 and 2005 as a table: a column for each thing that articles say, a row for each article.
import { fixedColumns, mimeColumns, priceColumns, valuesOf, type Catalogue } from './bmecat-article.ts'
import { piecesOfFile } from './bytes.ts'
import {
  TableError,
  tableLimits,
  textCell,
  withinLimits,
  type Cell,
  type OpenedTable,
  type TableRow,
} from './table.ts'
import { allAt, elementReader, textAt, type Element } from './xml-elements.ts'
import { declaredEncoding, readXml } from './xml.ts'

const articles = new Set(['ARTICLE', 'PRODUCT'])
const maps = ['ARTICLE_TO_CATALOGGROUP_MAP', 'PRODUCT_TO_CATALOGGROUP_MAP']
const all = new Set([...articles, ...maps, 'HEADER', 'CATALOG_STRUCTURE'])
const groupsMax = 200_000
const groupDepthMax = 20
const groupsOfOneMax = 50
/** Names of columns beyond these are not counted, so that they go where rare features go. */
const namesMax = 20_000
const rareFeatures = 'other features'
/** User-defined elements that are read. */
const extensionsMax = 100

/**
 * A catalogue as a table of one sheet. Its first row has the names of the columns: those that every catalogue has, then numbered
 * prices and files, texts in other languages, and features. Throws TableError.
 */
export async function openBmecat(
  file: string,
  beginning: Buffer,
  format: 'bmecat12' | 'bmecat2005',
  signal: AbortSignal | undefined,
): Promise<OpenedTable> {
  const elements = (wanted: ReadonlySet<string>) =>
    readXml(piecesOfFile(file, signal), elementReader(wanted), { doctype: true })
  const catalogue = emptyCatalogue()
  const used = new Map<string, number>()
  for await (const element of elements(all)) {
    if (!articles.has(element.name)) note(catalogue, element)
    else
      for (const column of valuesOf(element, catalogue).keys())
        if (used.has(column) || used.size < namesMax) used.set(column, (used.get(column) ?? 0) + 1)
  }
  if (used.size === 0) throw new TableError('no table')
  const columns = columnsOf(used)
  async function* rows(): AsyncGenerator<TableRow> {
    const counted = { rows: 0 }
    let number = 1
    yield { number, cells: columns.map(textCell) }
    for await (const article of elements(articles)) {
      number += 1
      yield* withinLimits([{ number, cells: cellsOf(valuesOf(article, catalogue), columns) }], counted)
    }
  }
  return {
    format,
    encoding: declaredEncoding(beginning),
    sheets: [{ name: 'BMEcat', rows, merged: () => Promise.resolve([]) }],
    close: () => Promise.resolve(),
  }
}

type Noted = Omit<Catalogue, 'groupsOf'> & {
  groups: Map<string, { name: string; parent: string }>
  groupsOf: Map<string, string[]>
}

function emptyCatalogue(): Noted {
  const groups: Noted['groups'] = new Map()
  return {
    language: '',
    currency: '',
    groups,
    groupsOf: new Map(),
    groupPath(id) {
      const names: string[] = []
      let group = groups.get(id)
      // A catalogue may name a group as its own parent.
      for (let depth = 0; group !== undefined && depth < groupDepthMax; depth++) {
        if (group.parent !== '0' && group.parent !== '') names.unshift(group.name)
        else if (depth === 0) names.push(group.name)
        group = groups.get(group.parent)
      }
      return names.join(' > ')
    },
  }
}

/** What is said outside of articles, some of it behind them. */
function note(catalogue: Noted, element: Element): void {
  if (element.name === 'HEADER') {
    const languages = allAt(element, 'CATALOG', 'LANGUAGE')
    const main = languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0]
    catalogue.language = main?.text ?? ''
    catalogue.currency = textAt(element, 'CATALOG', 'CURRENCY')
  } else if (element.name === 'CATALOG_STRUCTURE') {
    const group = { name: textAt(element, 'GROUP_NAME'), parent: textAt(element, 'PARENT_ID') }
    if (element.attributes['type'] === 'root') group.parent = ''
    catalogue.groups.set(textAt(element, 'GROUP_ID'), group)
  } else {
    const article = textAt(element, ['ART_ID', 'PROD_ID'])
    const groups = catalogue.groupsOf.get(article) ?? []
    if (groups.length < groupsOfOneMax) groups.push(textAt(element, 'CATALOG_GROUP_ID'))
    catalogue.groupsOf.set(article, groups)
  }
  if (catalogue.groups.size > groupsMax || catalogue.groupsOf.size > groupsMax)
    throw new TableError('too many rows')
}

/** Those that are used, in their order; features by how many articles have them, where there are more than a table may have. */
function columnsOf(used: ReadonlyMap<string, number>): string[] {
  const names = [...used.keys()]
  const numbered = (columns: readonly string[]) =>
    names
      .filter((name) => columns.includes(name.replace(/ \d+$/, '')) && / \d+$/.test(name))
      .toSorted(
        (a, b) => numberIn(a) - numberIn(b) || columns.indexOf(wordIn(a)) - columns.indexOf(wordIn(b)),
      )
  const features = names.filter((name) => name.startsWith('feature:'))
  const fixed = new Set<string>(fixedColumns)
  const others = names.filter((name) => /^[A-Z_]+:/.test(name))
  const extensions = names.filter((name) => name.startsWith('UDX.')).slice(0, extensionsMax)
  const before = [...fixed, ...others, ...numbered(priceColumns), ...numbered(mimeColumns), ...extensions]
  const room = tableLimits.columns - before.length
  if (features.length <= room) return [...before, ...features]
  const frequent = features.toSorted((a, b) => used.get(b)! - used.get(a)!).slice(0, room - 1)
  const chosen = new Set(frequent)
  return [...before, ...features.filter((name) => chosen.has(name)), rareFeatures]
}

const numberIn = (name: string) => Number(name.slice(name.lastIndexOf(' ') + 1))
const wordIn = (name: string) => name.slice(0, name.lastIndexOf(' '))

function cellsOf(values: Map<string, string>, columns: readonly string[]): (Cell | undefined)[] {
  const cells = columns.map((column) => {
    const value = values.get(column)
    values.delete(column)
    return value === undefined ? undefined : valueCell(value)
  })
  if (columns.at(-1) !== rareFeatures) return cells
  const rest = [...values]
    .filter(([name]) => name.startsWith('feature:'))
    .map(([name, value]) => `${name.replace('feature:', '')}: ${value}`)
  return [...cells.slice(0, -1), textCell(rest.join('\n'))]
}

/** Numbers have a point in every BMEcat; what begins with a zero is a part number. */
const valueCell = (value: string): Cell | undefined =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(value) ? { text: value, kind: 'number' } : textCell(value)

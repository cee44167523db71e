// Columns of what a company took along from here, whose heads say exactly what they are: those of its table in each of our
// languages, and what stands in its BMEcat (decision 138).
import { languages } from '../../../contract/locale.ts'
import { allLanguages } from '../../reference-data/lists.ts'
import { tableColumns, textColumns } from '../../products/export-table.ts'
import { languageOfCode } from './bmecat-heads.ts'
import type { Meaning } from './meanings.ts'
import type { Wish } from './wishes.ts'

/** What a column holds, as the table names it, and in which language where that is not the product's own. */
export type OwnColumn = { key: string; language?: string }

/** The head of what tells products of a BMEcat of ours apart. */
const catalogueMark = 'UDX.MILLWRIGHT.ID'
/** No table of others has all of them. */
const marks = ['specNames', 'priceAmounts', 'variantAxes'] as const

let known: Map<string, OwnColumn> | undefined

function heads(): ReadonlyMap<string, OwnColumn> {
  if (known) return known
  known = new Map()
  for (const reader of languages) {
    for (const { key, head } of tableColumns(reader)) known.set(plain(head), { key })
    for (const { code, languageName } of allLanguages(reader))
      for (const { key, head } of textColumns(languageName, reader))
        known.set(plain(head), { key, language: code })
  }
  return known
}

const plain = (head: string): string => head.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()

/** Whether heads are those of a table or catalogue of ours. */
export function isOwn(all: readonly string[]): boolean {
  if (isOwnCatalogue(all)) return true
  if (all.length < marks.length) return false
  const keys = new Set(all.map((head) => ownTableColumn(head)?.key))
  return marks.every((key) => keys.has(key))
}

export const isOwnCatalogue = (all: readonly string[]): boolean => all.includes(catalogueMark)

/** What a head of ours says; undefined for what somebody added. */
export const ownColumn = (head: string, isCatalogue: boolean): OwnColumn | undefined =>
  isCatalogue ? catalogueColumn(head) : ownTableColumn(head)

const ownTableColumn = (head: string): OwnColumn | undefined =>
  head.length > 200 ? undefined : heads().get(plain(head))

const standard: Readonly<Record<string, string>> = {
  DESCRIPTION_SHORT: 'name',
  DESCRIPTION_LONG: 'description',
  LANGUAGE: 'catalogueLanguage',
  'UDX.MILLWRIGHT.NAME': 'wholeName',
}
let extensions: Map<string, string> | undefined

function catalogueColumn(head: string): OwnColumn | undefined {
  const [name = '', spoken] = head.split(':')
  extensions ??= new Map(
    tableColumns('en').map(({ key }) => [
      `UDX.MILLWRIGHT.${key.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '_').toUpperCase()}`,
      key,
    ]),
  )
  const key = standard[name] ?? extensions.get(name)
  if (key === undefined) return undefined
  return { key, ...(spoken !== undefined && { language: languageOfCode(spoken) }) }
}

const meanings: Readonly<Record<string, Meaning>> = {
  name: { field: 'name' },
  description: { field: 'description' },
  nameIn: { field: 'name' },
  descriptionIn: { field: 'description' },
  category: { field: 'category' },
  keywords: { field: 'keywords' },
  specNames: { field: 'specName' },
  specValues: { field: 'specValue' },
  leadTime: { field: 'leadTime', unit: 'day' },
  stock: { field: 'stock' },
  mainImage: { field: 'picture' },
  photos: { field: 'picture' },
  partNumber: { field: 'partNumber' },
  unit: { field: 'unit' },
  minimumOrder: { field: 'minimumOrder' },
  priceQuantities: { field: 'priceFrom' },
  priceAmounts: { field: 'price' },
  priceCurrencies: { field: 'currency' },
  packaging: { field: 'packaging' },
  weight: { field: 'weight' },
  origin: { field: 'origin' },
  hsCode: { field: 'hsCode' },
  documentFiles: { field: 'document', kind: 'data sheet' },
  language: { field: 'language' },
}

/** These are read too, and no other table has them; what is left is not: ids, names of categories, times. */
const takenOver =
  /^(?:wholeName|catalogueLanguage|state|videos|minimumOrderUnit|priceOnRequest|weightUnit|variant(?:Axes|Values\d+|Numbers|Prices|Weights))$/

/** What the columns of a table of ours mean, by their place; undefined for every other table. */
export function ownWishes(all: readonly string[]): Map<number, Wish> | undefined {
  if (!isOwn(all)) return undefined
  const isCatalogue = isOwnCatalogue(all)
  return new Map(
    all.flatMap((head, at) => {
      const column = ownColumn(head, isCatalogue)
      // In a catalogue of ours the elements of the standard say again what ours say.
      if (!column && !isCatalogue) return []
      const meaning = column && meanings[column.key]
      const said: Meaning = meaning
        ? { ...meaning, ...(column.language !== undefined && { language: column.language }) }
        : { field: column && takenOver.test(column.key) ? 'own' : 'ignored' }
      return [[at, { meaning: said, strength: 95, sureness: 'sure', reason: 'head' }] as const]
    }),
  )
}

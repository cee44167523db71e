// Columns of a BMEcat, whose names say exactly what they are.
import { allUnits } from '../../reference-data/units.ts'
import { languageOfThree } from '../../reference-data/language-codes.ts'
import { countedUnitOf } from './quantities.ts'
import { shareOf, type Contents } from './contents.ts'
import type { Meaning, Reason, Sureness } from './meanings.ts'
import type { Wish } from './wishes.ts'

const ignored: Meaning = { field: 'ignored' }
const meanings: Readonly<Record<string, Meaning>> = {
  SUPPLIER_PID: { field: 'partNumber' },
  DESCRIPTION_SHORT: { field: 'name' },
  DESCRIPTION_LONG: { field: 'description' },
  EAN: { field: 'spec', key: 'EAN' },
  MANUFACTURER_PID: { field: 'spec', key: 'Manufacturer part number' },
  MANUFACTURER_NAME: { field: 'spec', key: 'Manufacturer' },
  MANUFACTURER_TYPE_DESCR: { field: 'spec', key: 'Type' },
  BUYER_PID: ignored,
  SUPPLIER_ALT_PID: ignored,
  KEYWORD: { field: 'keywords' },
  SEGMENT: ignored,
  DELIVERY_TIME: { field: 'leadTime', unit: 'day' },
  STATUS: ignored,
  ORDER_UNIT: { field: 'unit' },
  CONTENT_UNIT: ignored,
  NO_CU_PER_OU: { field: 'packQuantity' },
  PRICE_QUANTITY: { field: 'pricePer' },
  QUANTITY_MIN: { field: 'minimumOrder' },
  QUANTITY_INTERVAL: ignored,
  COUNTRY_OF_ORIGIN: { field: 'origin' },
  CUSTOMS_NUMBER: { field: 'hsCode' },
  WEIGHT: { field: 'weight', unit: 'kg' },
  LENGTH: { field: 'spec', key: 'Length', unit: 'm' },
  WIDTH: { field: 'spec', key: 'Width', unit: 'm' },
  DEPTH: { field: 'spec', key: 'Depth', unit: 'm' },
  CATALOG_GROUP_ID: ignored,
  CATALOG_GROUP: { field: 'category' },
  REFERENCE_FEATURE_SYSTEM_NAME: ignored,
  REFERENCE_FEATURE_GROUP_ID: ignored,
  LANGUAGE: { field: 'language' },
  MODE: ignored,
}
/** Columns of which each article has several, numbered. */
const numbered: Readonly<Record<string, (number: string) => Meaning>> = {
  PRICE_TYPE: () => ignored,
  PRICE_AMOUNT: (key) => ({ field: 'price', key }),
  PRICE_CURRENCY: (key) => ({ field: 'currency', key }),
  LOWER_BOUND: (key) => ({ field: 'priceFrom', key }),
  PRICE_FACTOR: () => ignored,
  TAX: () => ignored,
  TERRITORY: () => ignored,
  MIME_SOURCE: () => ({ field: 'picture' }),
  MIME_TYPE: () => ignored,
  MIME_PURPOSE: () => ignored,
  MIME_DESCR: () => ignored,
}
/** The language of a code as BMEcat writes it, with three letters or two. */
export const languageOfCode = (code: string): string =>
  languageOfThree(code) ?? code.toLowerCase().slice(0, 2)

/** What the columns of a BMEcat mean, by their place; undefined for every other table. */
export function bmecatWishes(
  heads: readonly string[],
  contents: readonly Contents[],
): Map<number, Wish> | undefined {
  if (!heads.includes('SUPPLIER_PID') || !heads.includes('DESCRIPTION_SHORT')) return undefined
  const wishes = new Map<number, Wish>()
  for (const [at, head] of heads.entries()) {
    const meaning = meaningIn(head)
    if (!meaning) continue
    const isOpen = meaning.field === 'price' && isForSome(heads, contents, meaning.key ?? '')
    const [sureness, reason]: [Sureness, Reason] = isOpen ? ['likely', 'internal'] : ['sure', 'head']
    wishes.set(at, { meaning, strength: 90, sureness, reason })
  }
  return wishes
}

function meaningIn(head: string): Meaning | undefined {
  const feature = /^feature:(.+?)(?: \[([^\]]+)\])?$/.exec(head)
  if (feature)
    return { field: 'spec', key: feature[1]!, ...(feature[2] !== undefined && { unit: feature[2] }) }
  const [, name = '', number] = /^([A-Z_]+)(?: (\d+))?$/.exec(head) ?? []
  if (number !== undefined) return numbered[name]?.(number)
  const [, base = '', spoken] = /^([A-Z_]+):(\w+)$/.exec(head) ?? []
  if (spoken === undefined) return meanings[name]
  const own = meanings[base]
  return own?.field === 'name' || own?.field === 'description'
    ? { ...own, language: languageOfCode(spoken) }
    : ignored
}

/** Prices of one customer or country, and those that are multiplied, are not for everyone to see. */
function isForSome(heads: readonly string[], contents: readonly Contents[], number: string): boolean {
  const of = (name: string) => contents[heads.indexOf(`${name} ${number}`)]
  const types = of('PRICE_TYPE')
  const factors = of('PRICE_FACTOR')
  return (
    (types !== undefined &&
      shareOf(types, (text) => !/^(?:net|gros)_list$|^nrp$|^on_request$/.test(text)) > 0) ||
    (factors !== undefined && shareOf(factors, (text) => Number(text) !== 1) > 0) ||
    (of('TERRITORY')?.cells.length ?? 0) > 0
  )
}

/** Units of UN/ECE Recommendation 20 beside the words for them. */
export const unitOfCode = (text: string): string | undefined => {
  codes ??= new Map([...listedCodes(), ...Object.entries(also)])
  return codes.get(text.trim()) ?? countedUnitOf(text)
}
let codes: Map<string, string> | undefined

/** Those of our list; of two with one code the first. */
const listedCodes = () =>
  allUnits('en')
    .toReversed()
    .flatMap(({ code, unece }) => (unece === undefined ? [] : [[unece, code] as const]))
/** What catalogues write as well. */
const also: Readonly<Record<string, string>> = {
  H87: 'pcs',
  PCE: 'pcs',
  EA: 'pcs',
  NPR: 'pairs',
  DZ: 'dozen',
  PK: 'boxes',
  PA: 'boxes',
  CT: 'boxes',
  CS: 'boxes',
  PX: 'pallets',
  BJ: 'drums',
  SA: 'bags',
  MTK: 'm2',
}

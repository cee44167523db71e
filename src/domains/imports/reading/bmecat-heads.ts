// Columns of a BMEcat, whose names say exactly what they are.
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
/** Codes of languages as BMEcat writes them. */
const languages: Readonly<Record<string, string>> = {
  eng: 'en',
  jpn: 'ja',
  ita: 'it',
  spa: 'es',
  zho: 'zh',
  chi: 'zh',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  por: 'pt',
  kor: 'ko',
}

export const languageOfCode = (code: string): string =>
  languages[code.toLowerCase()] ?? code.toLowerCase().slice(0, 2)

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
    (types !== undefined && shareOf(types, (text) => !/^(?:net|gros)_list$|^nrp$/.test(text)) > 0) ||
    (factors !== undefined && shareOf(factors, (text) => Number(text) !== 1) > 0) ||
    (of('TERRITORY')?.cells.length ?? 0) > 0
  )
}

/** Units of UN/ECE Recommendation 20 beside the words for them. */
export const unitOfCode = (text: string): string | undefined => units[text.trim()] ?? countedUnitOf(text)
const units: Readonly<Record<string, string>> = {
  C62: 'pcs',
  H87: 'pcs',
  PCE: 'pcs',
  SET: 'sets',
  PR: 'pairs',
  DZN: 'dozen',
  RO: 'rolls',
  BX: 'boxes',
  CT: 'boxes',
  PK: 'boxes',
  PA: 'boxes',
  BG: 'bags',
  BO: 'bottles',
  DR: 'drums',
  PF: 'pallets',
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  LBR: 'lb',
  MTR: 'm',
  KMT: 'km',
  CMT: 'cm',
  FOT: 'ft',
  MTK: 'm2',
  MTQ: 'm3',
  LTR: 'l',
  MLT: 'ml',
  HUR: 'hours',
}

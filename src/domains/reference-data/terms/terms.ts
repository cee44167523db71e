import automationAndElectronics from './names/automation-and-electronics.json' with { type: 'json' }
import bearingsAndTransmission from './names/bearings-and-transmission.json' with { type: 'json' }
import chemicals from './names/chemicals.json' with { type: 'json' }
import constructionAndServices from './names/construction-and-services.json' with { type: 'json' }
import consumer from './names/consumer.json' with { type: 'json' }
import electrical from './names/electrical.json' with { type: 'json' }
import fluids from './names/fluids.json' with { type: 'json' }
import food from './names/food.json' with { type: 'json' }
import general from './names/general.json' with { type: 'json' }
import machines from './names/machines.json' with { type: 'json' }
import materials from './names/materials.json' with { type: 'json' }
import mechanical from './names/mechanical.json' with { type: 'json' }
import packaging from './names/packaging.json' with { type: 'json' }
import textiles from './names/textiles.json' with { type: 'json' }
import trade from './names/trade.json' with { type: 'json' }
import finishesAndProcesses from './values/finishes-and-processes.json' with { type: 'json' }
import materialValues from './values/materials.json' with { type: 'json' }
import packagingAndOthers from './values/packaging-and-others.json' with { type: 'json' }
import type { Language } from '../../../contract/locale.ts'
import { languageOf } from '../localised.ts'
import { dimensionOf } from './units.ts'

/** The fields of trade that specification names belong to; 'general' and 'trade' belong to every product. */
export const fields = [
  'general',
  'trade',
  'mechanical',
  'bearings',
  'transmission',
  'fluids',
  'electrical',
  'energy',
  'automation',
  'electronics',
  'machine-tools',
  'metals',
  'plastics',
  'chemicals',
  'packaging',
  'food',
  'textiles',
  'furniture',
  'cosmetics',
  'medical',
  'consumer',
  'construction',
  'logistics',
  'services',
  'quality',
] as const
export type Field = (typeof fields)[number]

/** What a value says: of what something is made, how its surface is, what seals it, how it is packed. */
export const valueGroups = [
  'material',
  'seal',
  'finish',
  'process',
  'thread',
  'tolerance',
  'packaging',
  'colour',
  'answer',
] as const
export type ValueGroup = (typeof valueGroups)[number]

export type Texts = Readonly<Record<Language, string>>
export type TextLists = Readonly<Partial<Record<Language, readonly string[]>>>

type Common = {
  /** Stable: stored with specifications. */
  readonly id: string
  readonly name: Texts
  /** Other words for exactly this. */
  readonly also: TextLists
}
/** The name of a fact on a data sheet: 'Bore', 'Tensile strength'. */
export type NameTerm = Common & {
  readonly kind: 'name'
  readonly fields: readonly Field[]
  /** Words that may mean this and may mean something else: matching asks. */
  readonly maybe: TextLists
  /** Letters of formulas and drawings, as written: 'd', 'C0', 'Kv'. */
  readonly symbols: readonly string[]
  /** Ids of units.json, the most usual first. */
  readonly units: readonly string[]
  readonly dimensions: readonly string[]
  /** Languages that write the name in Latin letters though they have a script of their own ('pH'). */
  readonly latin: readonly Language[]
}
/** A value that reads differently in each language: 'Stainless steel AISI 304', 'Zinc-plated'. */
export type ValueTerm = Common & {
  readonly kind: 'value'
  readonly group: ValueGroup
  /** What standards call it, the same in every language: '1.4301', 'SUS304'. */
  readonly designations: readonly string[]
}
export type Term = NameTerm | ValueTerm

type Entry = { id: string; name: Texts; also?: TextLists }
type NameEntry = Entry & {
  fields: string[]
  maybe?: TextLists
  symbols?: string[]
  units?: string[]
  latin?: string[]
}
type ValueEntry = Entry & { group: string; designations?: string[] }

const nameEntries: readonly NameEntry[] = [
  ...general,
  ...trade,
  ...mechanical,
  ...bearingsAndTransmission,
  ...fluids,
  ...electrical,
  ...automationAndElectronics,
  ...machines,
  ...materials,
  ...chemicals,
  ...packaging,
  ...food,
  ...textiles,
  ...consumer,
  ...constructionAndServices,
]
const valueEntries: readonly ValueEntry[] = [
  ...materialValues,
  ...finishesAndProcesses,
  ...packagingAndOthers,
]

/** All names of specifications, by field of trade. */
export const nameTerms: readonly NameTerm[] = nameEntries.map(
  ({ id, name, also = {}, fields: own, maybe = {}, symbols = [], units = [], latin = [] }) => ({
    kind: 'name',
    id,
    name,
    also,
    fields: own as Field[],
    maybe,
    symbols,
    units,
    dimensions: [...new Set(units.map(dimensionOf))].filter((dimension) => dimension !== undefined),
    latin: latin as Language[],
  }),
)

/** All values that have a name in each language. */
export const valueTerms: readonly ValueTerm[] = valueEntries.map(
  ({ id, name, also = {}, group, designations = [] }) => ({
    kind: 'value',
    id,
    name,
    also,
    group: group as ValueGroup,
    designations,
  }),
)

const byID = new Map<string, Term>([...nameTerms, ...valueTerms].map((term) => [term.id, term]))

/** A term by its id ('bore'); undefined for an unknown id. */
export function termOf(id: string): Term | undefined {
  return byID.get(id)
}

/** Whether a fact is the largest or the smallest that is allowed: 'Flow rate, max.' */
export type Limit = 'max' | 'min'

const limited: Readonly<Record<Language, (name: string, limit: Limit) => string>> = {
  en: (name, limit) => `${name}, ${limit}.`,
  ja: (name, limit) => `${name}（${limit === 'max' ? '最大' : '最小'}）`,
  es: (name, limit) => `${name} (${limit === 'max' ? 'máx.' : 'mín.'})`,
  it: (name, limit) => `${name} (${limit}.)`,
  zh: (name, limit) => `${name}（${limit === 'max' ? '最大' : '最小'}）`,
}

/** What a reader of the language sees for a term; undefined for an unknown id. */
export function nameOfTerm(id: string, language: string, limit?: Limit): string | undefined {
  const name = byID.get(id)?.name[languageOf(language)]
  return name !== undefined && limit ? limited[languageOf(language)](name, limit) : name
}

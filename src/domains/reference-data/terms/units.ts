import entries from './units.json' with { type: 'json' }
import type { Language } from '../../../contract/locale.ts'
import { languageOf } from '../localised.ts'

type Shown = string | Readonly<Record<Language, string>>
type Unit = {
  readonly id: string
  readonly dimension: string
  readonly shown?: Shown
  readonly also?: string[]
}

const units: readonly Unit[] = entries
const byID = new Map(units.map((unit) => [unit.id, unit]))

const asTyped = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[・⋅∙]/g, '·')
const inAnyCase = (text: string) => asTyped(text).toLowerCase()

const bySpelling = new Map<string, Unit>()
const byFoldedSpelling = new Map<string, Unit>()
for (const unit of units) {
  const shown = typeof unit.shown === 'object' ? Object.values(unit.shown) : [unit.shown ?? unit.id]
  for (const spelling of [unit.id, ...shown, ...(unit.also ?? [])]) {
    const typed = asTyped(spelling)
    if (!bySpelling.has(typed)) bySpelling.set(typed, unit)
    if (!byFoldedSpelling.has(inAnyCase(spelling))) byFoldedSpelling.set(inAnyCase(spelling), unit)
  }
}

/** The id of the unit that is written so ('N・m', '㎜', 'giri/min'); undefined for what is no unit. */
export function unitOf(text: string): string | undefined {
  return (bySpelling.get(asTyped(text)) ?? byFoldedSpelling.get(inAnyCase(text)))?.id
}

/** The id of the unit that is written so letter by letter: 'mW' is never 'MW'. */
export function unitWritten(text: string): string | undefined {
  return bySpelling.get(asTyped(text))?.id
}

/** What a unit measures ('length'); undefined for an unknown id. */
export function dimensionOf(unitID: string): string | undefined {
  return byID.get(unitID)?.dimension
}

/** A unit as data sheets of the language write it: rpm is min⁻¹ in Japanese; undefined for an unknown id. */
export function unitName(unitID: string, language: string): string | undefined {
  const unit = byID.get(unitID)
  if (!unit) return undefined
  return typeof unit.shown === 'object' ? unit.shown[languageOf(language)] : (unit.shown ?? unit.id)
}

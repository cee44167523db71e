// Units of amounts, named as lists name them and as they stand behind a number: 100 pieces, 1 piece, 2.5 kg.
import units from './lists/units.json' with { type: 'json' }
import { localise, perLanguage, type Localised } from './localised.ts'

export type AmountUnit = {
  readonly code: string
  readonly name: string
  /** Behind a number, and behind 1. */
  readonly line: string
  readonly one: string
  /** Its common code in UN/ECE Recommendation 20. */
  readonly unece?: string
}

type Unit = { code: string; kind: string; name: Localised; one?: Localised; sign?: string; unece?: string }

/** What a capacity or an order counts: pieces, tonnes, square metres. */
export const allUnits: (language: string) => readonly AmountUnit[] = perLanguage((language) => {
  // Lists name units as headings do; inside a line Latin scripts write them small.
  const small = (name: Localised) => localise(name, language).toLocaleLowerCase(language)
  return (units as readonly Unit[])
    .filter(({ kind }) => kind === 'amount')
    .map(({ code, name, one = name, sign, unece }) => ({
      code,
      name: localise(name, language),
      line: sign ?? small(name),
      one: sign ?? small(one),
      ...(unece !== undefined && { unece }),
    }))
})

const byCode = perLanguage((language) => new Map(allUnits(language).map((unit) => [unit.code, unit])))

/** A unit of amounts by its code; undefined for none of the list. */
export const unitOf = (code: string, language: string): AmountUnit | undefined => byCode(language).get(code)

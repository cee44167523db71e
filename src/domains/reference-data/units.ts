// Units as they stand behind a number: 100 pieces, 1 piece, 2.5 kg.
import units from './lists/units.json' with { type: 'json' }
import { localise, perLanguage, type Localised } from './localised.ts'

export type UnitInLine = {
  readonly code: string
  /** Of several, and of one. */
  readonly name: string
  readonly one: string
  /** Its common code in UN/ECE Recommendation 20. */
  readonly unece?: string
}

type Unit = { code: string; kind: string; name: Localised; one?: Localised; sign?: string; unece?: string }

const inLines = perLanguage((language) => {
  // Lists name units as headings do; inside a line Latin scripts write them small.
  const small = (name: Localised) => localise(name, language).toLocaleLowerCase(language)
  const lined = (units as readonly Unit[])
    .filter(({ kind }) => kind === 'amount')
    .map(({ code, name, one = name, sign, unece }): [string, UnitInLine] => [
      code,
      { code, name: sign ?? small(name), one: sign ?? small(one), ...(unece !== undefined && { unece }) },
    ])
  return new Map(lined)
})

/** A unit of amounts by its code; undefined for none of the list. */
export const unitInLine = (code: string, language: string): UnitInLine | undefined =>
  inLines(language).get(code)

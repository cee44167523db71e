// What readers of each language will see of specifications while their company types them (P3.4).
import { languages } from '../../contract/locale.ts'
import { limits } from '../../contract/limits.ts'
import type { OfferedTermEntry, SpecMeaningEntry } from '../../contract/spec-meanings.ts'
import { meaningOf, nameTermOf, specIn, termsLike } from '../reference-data/terms/specifications.ts'
import type { WrittenSpec } from '../reference-data/terms/specifications.ts'
import { nameOfTerm, type Term } from '../reference-data/terms/terms.ts'

/** Names of terms in `language`; a term that nobody knows counts as none chosen. */
export function specMeanings(specs: readonly WrittenSpec[], language: string): SpecMeaningEntry[] {
  return specs.map((spec) => meaningFor(spec, language))
}

function meaningFor(spec: WrittenSpec, language: string): SpecMeaningEntry {
  const named = ({ id }: Term): OfferedTermEntry => ({
    id,
    name: nameOfTerm(id, language)!,
    names: Object.fromEntries(
      languages.map((one) => [one, specIn({ ...spec, term: id }, one).key]),
    ) as OfferedTermEntry['names'],
  })
  const sure = meaningOf({ key: spec.key, value: spec.value })?.term
  const chosen = typeof spec.term === 'string' ? nameTermOf(spec.term) : undefined
  const candidates = termsLike(spec).filter((term) => term !== sure && term !== chosen)
  return {
    shown: specIn(spec, language),
    isValueTerm: languages.some((one) => specIn(spec, one).value !== spec.value),
    sure: sure ? named(sure) : null,
    chosen: chosen && chosen !== sure ? named(chosen) : null,
    candidates: candidates.slice(0, limits.termsOfferedMax).map(named),
  }
}

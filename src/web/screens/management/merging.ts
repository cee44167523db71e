// Two people changed the same section: what each of them changed, field by field, so that no text is lost.
import type { BusinessSection } from '../../../contract/business-management.ts'
import { namesOf } from './fields.ts'
import { changedFields, fingerprint, type Filled, type Values } from './values.ts'

export type Clash = {
  /** Fields that both have changed: somebody has to choose. */
  conflicts: { name: string; mine: string; theirs: string }[]
  /** Fields that only the other has changed: the form shows theirs already. */
  taken: string[]
}

/** What the form shows after somebody else has saved: mine where I changed something, theirs elsewhere; from now on it is made from theirs. */
export function merged(
  section: BusinessSection,
  mine: Filled,
  theirs: Filled,
  language: string,
): Filled & { clash: Clash } {
  const differing = new Set(changedFields(section, mine.values, theirs.values, language))
  const base = mine.base.split(',')
  const [own, others] = [mine.values, theirs.values].map((values) =>
    fingerprint(section, values, language).split(','),
  )
  const clash: Clash = { conflicts: [], taken: [] }
  const values: Values = { ...mine.values }
  for (const [at, name] of namesOf(section).entries()) {
    if (!differing.has(name)) continue
    const before = base[at]
    if (before === others?.[at]) continue
    const [kept, other] = [mine.values[name] ?? '', theirs.values[name] ?? '']
    if (before === own?.[at]) {
      values[name] = other
      clash.taken.push(name)
    } else clash.conflicts.push({ name, mine: kept, theirs: other })
  }
  return { values, revision: theirs.revision, base: theirs.base, clash }
}

/** The form with the other's value wherever that was chosen. */
export function withPicks(filled: Filled, theirs: Values, picked: readonly string[]): Filled {
  const values = { ...filled.values }
  for (const name of picked) if (name in values) values[name] = theirs[name] ?? ''
  return { ...filled, values }
}

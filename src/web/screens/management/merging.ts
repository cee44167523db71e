// Two people changed the same section: what each of them changed, field by field, so that no text is lost; a range is one thing.
import type { BusinessSection } from '../../../contract/business-management.ts'
import type { Clash } from '../../components/forms/StalePanel.tsx'
import { namesOf, togetherWith } from './fields.ts'
import { changedFields, fingerprint, type Filled, type Values } from './values.ts'

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
  const names = namesOf(section)
  const isChanged = (now: readonly string[] | undefined) => (name: string) =>
    base[names.indexOf(name)] !== now?.[names.indexOf(name)]
  for (const name of names) {
    const together = togetherWith(section, name)
    if (together[0] !== name || !together.some((field) => differing.has(field))) continue
    if (!together.some(isChanged(others))) continue
    const theirValues = valuesOf(theirs.values, together)
    if (together.some(isChanged(own)))
      clash.conflicts.push({ name, mine: valuesOf(mine.values, together), theirs: theirValues })
    else {
      Object.assign(values, theirValues)
      clash.taken.push(name)
    }
  }
  return { values, revision: theirs.revision, base: theirs.base, clash }
}

const valuesOf = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

/** The form with the other's value wherever that was chosen. */
export function withPicks(filled: Filled, theirs: Values, picked: readonly string[]): Filled {
  const values = { ...filled.values }
  for (const name of picked) if (name in values) values[name] = theirs[name] ?? ''
  return { ...filled, values }
}

// What the editor of a product is told after it was sent.
import type { SpecMeaningEntry } from '../../../../contract/spec-meanings.ts'
import type { CategoryGroup } from '../../../components/category/options.ts'
import type { Told } from '../../../components/forms/outcome.ts'
import type { Difference } from './fields.ts'
import type { ProductStateName } from './states.ts'
import type { ProductValues } from './values.ts'

export type EditAnswer = Told<
  'saved' | 'published' | 'listed' | 'refused' | 'full' | 'stale' | 'failed' | 'session'
> & {
  /** Names of controls, in the order of the form. */
  wrong: string[]
  shown?: ProductValues
  state?: ProductStateName
  /** What somebody else saved meanwhile. */
  differences?: Difference[]
  /** Of the industry that was chosen without scripts. */
  categories?: CategoryGroup[]
  /** What the names of the specifications in `shown` mean. */
  meanings?: SpecMeaningEntry[]
  /** What the category in `shown` is called. */
  chosen?: string
}

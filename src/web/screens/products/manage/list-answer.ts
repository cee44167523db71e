// What the list of products is told after one of its buttons was pressed.
import type { Told } from '../../../components/forms/outcome.ts'

export type Did = 'published' | 'unpublished' | 'removed' | 'restored' | 'unlisted' | 'ordered'
export type ListAnswer = Told<'done' | 'nothing chosen' | 'full' | 'refused' | 'failed' | 'session'> & {
  /** What was done, to how many; undefined when nothing was. */
  did?: Did
  count: number
  /** How many more could be published, when that were too many. */
  room?: number
  /** What can be brought back. */
  removed?: string
}

// What the editor of a product is told after it was sent.
import { data } from 'react-router'
import type { CategoryGroup } from '../../../components/category/options.ts'
import type { Difference } from './fields.ts'
import type { ProductStateName } from './states.ts'
import type { ProductValues } from './values.ts'

export type EditAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  outcome: 'saved' | 'published' | 'listed' | 'refused' | 'full' | 'stale' | 'failed' | 'session'
  /** The server's words when it refused. */
  message?: string
  /** The server's status when it refused. */
  status?: number
  /** Names of controls, in the order of the form. */
  wrong: string[]
  shown?: ProductValues
  state?: ProductStateName
  /** What somebody else saved meanwhile. */
  differences?: Difference[]
  /** Of the industry that was chosen without scripts. */
  categories?: CategoryGroup[]
}

const statuses = {
  saved: 200,
  published: 200,
  listed: 200,
  refused: 400,
  full: 409,
  stale: 409,
  failed: 500,
  session: 401,
}

export const withStatus = (answer: EditAnswer) =>
  data(answer, { status: answer.status ?? statuses[answer.outcome] })

/** When the answer never came: what was typed is still in the form. */
export const unanswered = (): EditAnswer => ({ at: Date.now(), outcome: 'failed', wrong: [] })

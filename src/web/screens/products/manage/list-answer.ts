// What the list of products is told after one of its buttons was pressed.
import { data } from 'react-router'

export type Did = 'published' | 'unpublished' | 'removed' | 'restored' | 'unlisted' | 'ordered'
export type ListAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  /** What was done, to how many; undefined when nothing was. */
  did?: Did
  count: number
  /** What can be brought back. */
  removed?: string
  /** The server's words when it refused; none when it did not answer. */
  message?: string
  /** The server's status when it refused. */
  status?: number
  why?: 'nothing chosen' | 'full' | 'refused' | 'failed' | 'session'
}

const statuses = { 'nothing chosen': 400, full: 409, refused: 400, failed: 500, session: 401 }

export const withStatus = (answer: ListAnswer) =>
  data(answer, { status: answer.status ?? (answer.why ? statuses[answer.why] : 200) })

/** When the answer never came. */
export const unanswered = (): ListAnswer => ({ at: Date.now(), count: 0, why: 'failed' })

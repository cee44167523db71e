// What the forms of inquiries say when their answer never came. Its status keeps the page from being asked for anew, which would fail too and take what was typed away.
import { data } from 'react-router'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import type { RequestAnswer } from './acting.ts'
import type { SendAnswer } from './sending.ts'

/** Of an inquiry that was sent. */
export const unansweredInquiry = () => withStatus<SendAnswer>(unanswered({}))

/** Of what was done in a conversation. */
export const unansweredAct = () =>
  data<RequestAnswer>({ at: Date.now(), outcome: 'refused', isUnanswered: true }, { status: 500 })

// How a conversation stands, from the answer clock (D27) and the side that one reads it from.
import type { InquiryEntry } from '../../../contract/inquiries.ts'

export type Amount = { unit: 'minutes' | 'hours' | 'days'; count: number }
export type ThreadState =
  | { kind: 'new' | 'due' | 'late'; amount: Amount }
  /** Of who asked: within the time, and past it. */
  | { kind: 'waiting' | 'silent'; amount: Amount }
  | { kind: 'received' | 'answered' | 'ended' }
  /** Answered before, and the other side has written since. */
  | { kind: 'asked' }
  /** Nobody owes an answer: who was asked before wrote first. */
  | { kind: 'followUp' }

type Known = Pick<InquiryEntry, 'side' | 'status' | 'answer' | 'unread' | 'messageCount' | 'preview'>

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The state at `now` (milliseconds). */
export function stateOf(
  { side, status, answer, unread, messageCount, preview }: Known,
  now: number,
): ThreadState {
  if (status === 'closed') return { kind: 'ended' }
  if (side === 'R' && preview.from === 'S' && (answer.state === 'answered' || answer.state === 'none'))
    return { kind: 'asked' }
  if (answer.state === 'answered') return { kind: side === 'S' ? 'received' : 'answered' }
  if (answer.state === 'none') return { kind: 'followUp' }
  const left = Date.parse(answer.dueAt) - now
  if (side === 'S') return { kind: left > 0 ? 'waiting' : 'silent', amount: amountOf(Math.abs(left)) }
  if (left <= 0) return { kind: 'late', amount: amountOf(-left) }
  return { kind: unread === messageCount ? 'new' : 'due', amount: amountOf(left) }
}

/** Whether who was asked has not answered yet, within the time or past it. */
export const isUnanswered = ({ side, answer }: Pick<Known, 'side' | 'answer'>): boolean =>
  side === 'R' && (answer.state === 'due' || answer.state === 'late')

/** Minutes below an hour, hours below two days, then days: begun ones count. */
export function amountOf(ms: number): Amount {
  if (ms < hourMs) return { unit: 'minutes', count: Math.max(1, Math.ceil(ms / minuteMs)) }
  const hours = Math.ceil(ms / hourMs)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) }
}

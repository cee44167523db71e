// Reporting and blocking (section 6): what can be reported and blocked, and where.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ReportReason } from '../../../contract/safety.ts'

export type Reported = 'business' | 'product' | 'user'
export type Blocked = 'business' | 'user'

export const reportPath = (type: Reported, id: string) => `/report/${type}/${id}`
export const blockPath = (type: Blocked, id: string) => `/block/${type}/${id}`

/** In the order of the list; the names are the contract's. */
export const reasonNames: Record<ReportReason, MessageDescriptor> = {
  fake: msg`It is not who it says it is`,
  misleading: msg`What it says is wrong or misleading`,
  counterfeit: msg`Counterfeit goods or stolen pictures`,
  offensive: msg`Offensive or hateful`,
  spam: msg`Spam or advertising that does not belong here`,
  privacy: msg`Private data of somebody`,
  unlawful: msg`Against the law`,
  other: msg`Something else`,
}

// Why something can be reported (P6.7).
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ReportReason } from '../../../contract/safety.ts'

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

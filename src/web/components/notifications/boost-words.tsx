import { Trans } from '@lingui/react/macro'
import type { BoostNoticeKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** What was boosted. */
const About: KindWords['About'] = ({ notice: { title } }) => <bdi>{title}</bdi>

export const boostWords: Readonly<Record<BoostNoticeKind, KindWords>> = {
  'boost.ended': {
    About,
    Happened: ({ company }) => <Trans>A boost of {company} is over: see what it brought</Trans>,
  },
  'boost.stopped': {
    About,
    Happened: ({ company }) => <Trans>We stopped a boost of {company}, and gave it back to your plan</Trans>,
  },
}

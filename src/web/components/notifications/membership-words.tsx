import { Trans } from '@lingui/react/macro'
import type { MembershipKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** The day that it is about, or on which the plan ended. */
const Day: KindWords['About'] = ({ notice: { title } }) => title

export const membershipWords: Readonly<Record<MembershipKind, KindWords>> = {
  'membership.renews': {
    About: Day,
    Happened: ({ company }) => <Trans>The membership of {company} is renewed soon</Trans>,
  },
  'membership.ends': {
    About: Day,
    Happened: ({ company }) => <Trans>The membership of {company} ends soon and is not renewed</Trans>,
  },
  'membership.unpaid': {
    About({ notice: { title: day } }) {
      return <Trans>Its plan stays until {day}</Trans>
    },
    Happened: ({ company }) => <Trans>The renewal of the membership of {company} could not be charged</Trans>,
  },
  'membership.ended': {
    About: Day,
    Happened: ({ company }) => (
      <Trans>The membership of {company} ended; it is on the Standard plan now</Trans>
    ),
  },
}

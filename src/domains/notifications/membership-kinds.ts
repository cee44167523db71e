// What notifications of a membership bring with them; whoever opens one has read it.
import type { MembershipKind } from '../../contract/notification-kinds.ts'
import { dayText } from './day-text.ts'
import type { Kind } from './kind.ts'

/** For owners of the company; its title is the day on which the plan ends or is renewed. */
const ofOwners: Kind = {
  pathOf: ({ company }) => (company ? `/business/${company.businessID}/membership` : '/my-business'),
  titleOf: dayText,
}

export const membershipKinds: Readonly<Record<MembershipKind, Kind>> = {
  'membership.renews': ofOwners,
  'membership.ends': ofOwners,
  'membership.unpaid': ofOwners,
  'membership.ended': {
    ...ofOwners,
    // What is not listed now is chosen there.
    pathOf: ({ company }) => (company ? `/business/${company.businessID}/products` : '/my-business'),
  },
}

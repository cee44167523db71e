// What notifications of moderators' decisions bring with them; whoever opens one has read it.
import type { ModerationNoticeKind } from '../../contract/notification-kinds.ts'
import type { Kind } from './kind.ts'

/** For whom it was decided about: its title is what the thing was called. */
const aboutDecision: Kind = {
  pathOf: ({ resourceID }) => `/appeals/${resourceID}`,
  titleOf: (title) => title,
}

export const moderationKinds: Readonly<Record<ModerationNoticeKind, Kind>> = {
  // All there is to say is said.
  'moderation.answered': { ...aboutDecision, pathOf: () => '/notifications' },
  'moderation.decided': aboutDecision,
  'moderation.undone': aboutDecision,
  'moderation.stands': aboutDecision,
}

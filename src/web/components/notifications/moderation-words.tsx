import { Trans } from '@lingui/react/macro'
import type { ModerationNoticeKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

const About: KindWords['About'] = ({ notice: { title } }) => <bdi>{title}</bdi>

export const moderationWords: Readonly<Record<ModerationNoticeKind, KindWords>> = {
  'moderation.answered': {
    About,
    Happened: () => <Trans>Our moderators looked at what you reported; the answer is in your mail</Trans>,
  },
  'moderation.decided': {
    About,
    Happened: () => <Trans>Our moderators decided about something of yours; you can appeal</Trans>,
  },
  'moderation.undone': { About, Happened: () => <Trans>A decision of our moderators was undone</Trans> },
  'moderation.stands': {
    About,
    Happened: () => <Trans>Your appeal was looked at: the decision stands</Trans>,
  },
}

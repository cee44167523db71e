import { Plural, Trans } from '@lingui/react/macro'
import type { GroupNoticeKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

const About: KindWords['About'] = ({ notice: { title } }) => <bdi>{title}</bdi>

export const groupWords: Readonly<Record<GroupNoticeKind, KindWords>> = {
  'group.invited': { About, Happened: ({ who }) => <Trans>{who} invited you to a group</Trans> },
  'group.asked': {
    About,
    Happened: ({ who, others }) =>
      others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> ask to join your group
        </Trans>
      ) : (
        <Trans>{who} asks to join your group</Trans>
      ),
  },
  'group.admitted': { About, Happened: ({ who }) => <Trans>{who} let you into a group</Trans> },
  'group.accepted': {
    About,
    Happened: ({ who, others }) =>
      others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> accepted your invitation to a
          group
        </Trans>
      ) : (
        <Trans>{who} accepted your invitation to a group</Trans>
      ),
  },
}

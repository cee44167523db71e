import { Plural, Trans } from '@lingui/react/macro'
import type { SocialKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** The company that it was told through; nothing for a person. */
const About: KindWords['About'] = ({ notice: { company } }) => company && <bdi>{company.name}</bdi>

export const socialWords: Readonly<Record<SocialKind, KindWords>> = {
  'social.commented': {
    About,
    Happened: ({ who, count }) =>
      count === 1 ? (
        <Trans>{who} left a comment</Trans>
      ) : (
        <Trans>
          <Plural value={count} one="# new comment" other="# new comments" />, the last by {who}
        </Trans>
      ),
  },
  'social.answered': {
    About,
    Happened: ({ who, count }) =>
      count === 1 ? (
        <Trans>{who} answered your comment</Trans>
      ) : (
        <Trans>
          <Plural value={count} one="# answer" other="# answers" /> to your comment, the last by {who}
        </Trans>
      ),
  },
  'social.liked': {
    About,
    Happened: ({ who, count }) => {
      const others = count - 1
      return others === 0 ? (
        <Trans>{who} likes your post</Trans>
      ) : (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> like your post
        </Trans>
      )
    },
  },
  'social.mentioned': { About, Happened: ({ who }) => <Trans>{who} mentioned you in a post</Trans> },
  'social.followed': {
    About,
    Happened: ({ who, count }) => {
      const others = count - 1
      return others === 0 ? (
        <Trans>{who} follows you now</Trans>
      ) : (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> follow you now
        </Trans>
      )
    },
  },
}

import { Plural, Trans } from '@lingui/react/macro'
import type { SocialKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** The company that it was told through; nothing for a person. */
const About: KindWords['About'] = ({ notice: { company } }) => company && <bdi>{company.name}</bdi>

export const socialWords: Readonly<Record<SocialKind, KindWords>> = {
  'social.commented': {
    About,
    Happened: ({ who, count, others }) =>
      others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> left comments
        </Trans>
      ) : (
        <Trans>
          {who} left <Plural value={count} one="a comment" other="# comments" />
        </Trans>
      ),
  },
  'social.answered': {
    About,
    Happened: ({ who, others }) =>
      others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> answered your comment
        </Trans>
      ) : (
        <Trans>{who} answered your comment</Trans>
      ),
  },
  'social.liked': {
    About,
    Happened: ({ who, others }) =>
      others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> like your post
        </Trans>
      ) : (
        <Trans>{who} likes your post</Trans>
      ),
  },
  'social.mentioned': { About, Happened: ({ who }) => <Trans>{who} mentioned you</Trans> },
  'social.followed': {
    About,
    Happened: ({ who, others }) =>
      others > 0 ? (
        <Trans>
          {who} and <Plural value={others} one="# other" other="# others" /> follow you now
        </Trans>
      ) : (
        <Trans>{who} follows you now</Trans>
      ),
  },
  'social.posted': { About, Happened: ({ who }) => <Trans>First post in a while from {who}</Trans> },
}

import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import type { ChosenKind, MailedKind, Way } from '../../../contract/notification-kinds.ts'

const { unreadMailMinutes } = limits

const words: Readonly<Record<MailedKind, () => React.ReactNode>> = {
  'inquiry.received': () => <Trans>New inquiries to my companies</Trans>,
  'inquiry.replied': () => <Trans>Messages that I have not read for {unreadMailMinutes} minutes</Trans>,
  'inquiry.ended': () => <Trans>Conversations that the other side has ended</Trans>,
  'inquiry.sent': () => <Trans>A copy of each inquiry that I send</Trans>,
  'statistics.month': () => <Trans>How my companies did in the last month</Trans>,
  'import.reported': () => <Trans>Products that they brought in</Trans>,
  'boost.ended': () => <Trans>Boosts that are over, and what they brought</Trans>,
  'connection.asked': () => <Trans>Connection requests</Trans>,
  'connection.accepted': () => <Trans>Connection requests that were accepted</Trans>,
  'group.invited': () => <Trans>Invitations to groups</Trans>,
  'group.asked': () => <Trans>Requests to join my groups</Trans>,
  'group.admitted': () => <Trans>Groups that let me in</Trans>,
  'group.accepted': () => <Trans>Invitations of mine to groups that were accepted</Trans>,
  'social.commented': () => <Trans>Comments on my posts, products and companies</Trans>,
  'social.answered': () => <Trans>Answers to my comments</Trans>,
  'social.liked': () => <Trans>Likes of my posts</Trans>,
  'social.mentioned': () => <Trans>Posts that mention me or my companies</Trans>,
  'social.followed': () => <Trans>New followers</Trans>,
  'social.posted': () => <Trans>The first post in a while of a company that I follow</Trans>,
  'digest.daily': () => <Trans>The daily digest</Trans>,
  'digest.weekly': () => <Trans>The weekly digest</Trans>,
}

/** What a kind is about, as a person chooses it. */
export function KindWords({ kind }: { kind: MailedKind }) {
  const Words = words[kind]
  return <Words />
}

const wayWords: Readonly<Record<Way, () => React.ReactNode>> = {
  page: () => <Trans>Under the bell only</Trans>,
  mail: () => <Trans>By mail at once</Trans>,
  daily: () => <Trans>In the daily digest</Trans>,
  weekly: () => <Trans>In the weekly digest</Trans>,
  never: () => <Trans>Never</Trans>,
}

/** A way as a person chooses it. */
export function WayWords({ way }: { way: Way }) {
  const Words = wayWords[way]
  return <Words />
}

/** Kinds as they stand together on the page. */
export function partOf(kind: ChosenKind): 'messages' | 'social' | 'companies' {
  if (kind.startsWith('inquiry.')) return 'messages'
  return /^(?:import|boost|statistics)\./.test(kind) ? 'companies' : 'social'
}

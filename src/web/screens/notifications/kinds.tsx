import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { mailedKinds, type MailedKind } from '../../../contract/notification-kinds.ts'

/** In the order of the page. */
export const kindsShown: readonly MailedKind[] = mailedKinds

const { unreadMailMinutes } = limits

const words: Readonly<Record<MailedKind, () => React.ReactNode>> = {
  'inquiry.received': () => <Trans>New inquiries to my companies</Trans>,
  'inquiry.replied': () => <Trans>Messages that I have not read for {unreadMailMinutes} minutes</Trans>,
  'inquiry.ended': () => <Trans>Conversations that the other side has ended</Trans>,
  'inquiry.sent': () => <Trans>A copy of each inquiry that I send</Trans>,
}

/** What a kind is about, as a person chooses it. */
export function KindWords({ kind }: { kind: MailedKind }) {
  const Words = words[kind]
  return <Words />
}

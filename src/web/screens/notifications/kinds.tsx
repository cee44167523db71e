import { Trans } from '@lingui/react/macro'
import type { MailedKind } from '../../../contract/notification-kinds.ts'

/** In the order of the page; not the contract's list, whose schemas no browser needs. */
export const kindsShown: readonly MailedKind[] = ['inquiry.received', 'inquiry.replied', 'inquiry.ended']

/** What a kind is about, as a person chooses it. */
export function KindWords({ kind }: { kind: MailedKind }) {
  switch (kind) {
    case 'inquiry.received':
      return <Trans>New inquiries to my companies</Trans>
    case 'inquiry.replied':
      return <Trans>Messages that I have not read for ten minutes</Trans>
    case 'inquiry.ended':
      return <Trans>Conversations that the other side has ended</Trans>
  }
}

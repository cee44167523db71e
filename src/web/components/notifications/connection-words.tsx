import { Trans } from '@lingui/react/macro'
import type { ConnectionKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** The company that was asked, or that had asked; nothing for a person. */
const About: KindWords['About'] = ({ notice: { company } }) => company && <bdi>{company.name}</bdi>

export const connectionWords: Readonly<Record<ConnectionKind, KindWords>> = {
  'connection.asked': { About, Happened: ({ who }) => <Trans>{who} sent a connection request</Trans> },
  'connection.accepted': { About, Happened: ({ who }) => <Trans>{who} accepted a connection request</Trans> },
}

// What notifications of connections bring with them; whoever opens one has read it.
import type { ConnectionKind } from '../../contract/notification-kinds.ts'
import type { Kind } from './kind.ts'

/** The page of connections as whoever was told acts on it. */
export const connectionKinds: Readonly<Record<ConnectionKind, Kind>> = {
  'connection.asked': {
    pathOf: ({ mailboxID }) => `/connections?list=in&as=${mailboxID}`,
    titleOf: () => '',
  },
  'connection.accepted': { pathOf: ({ mailboxID }) => `/connections?as=${mailboxID}`, titleOf: () => '' },
}

// What notifications of connections bring with them; whoever opens one has read it.
import type { ConnectionKind } from '../../contract/notification-kinds.ts'
import { mailOfDeeds } from './deeds.ts'
import type { Kind, MailRule } from './kind.ts'

/** The page of connections as whoever was told acts on it. */
export const connectionKinds: Readonly<Record<ConnectionKind, Kind>> = {
  'connection.asked': {
    pathOf: ({ mailboxID }) => `/connections?list=in&as=${mailboxID}`,
    titleOf: () => '',
  },
  'connection.accepted': { pathOf: ({ mailboxID }) => `/connections?as=${mailboxID}`, titleOf: () => '' },
}

const mail = { afterMinutes: 0, bundleMinutes: 5, placeOf: undefined }

export const connectionMails: Readonly<Record<ConnectionKind, MailRule>> = {
  'connection.asked': mailOfDeeds({
    ...mail,
    kind: connectionKinds['connection.asked'],
    what: /*i18n*/ { id: 'mail.news.asked', message: 'New connection requests' },
  }),
  'connection.accepted': mailOfDeeds({
    ...mail,
    kind: connectionKinds['connection.accepted'],
    what: /*i18n*/ { id: 'mail.news.accepted', message: 'New connections' },
  }),
}

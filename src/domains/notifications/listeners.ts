import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { boostNews } from './boost-listener.ts'
import { connectionNews } from './connection-listener.ts'
import { inquiryCopies } from './copies.ts'
import { followedNews } from './followed-listener.ts'
import { groupNews } from './group-listener.ts'
import { importNews } from './import-listener.ts'
import { inquiryNews } from './inquiry-listener.ts'
import { membershipNews } from './membership-listener.ts'
import { ownNews } from './own-notifications.ts'
import { moderationNews } from './moderation-listener.ts'
import { pageNews } from './page-listener.ts'
import { socialNews } from './social-listener.ts'
import { teamNews } from './team-listener.ts'
import { verificationNews } from './verification-listener.ts'
import { tellAll, type Teller } from './delivery.ts'

const tellers: readonly Teller[] = [
  inquiryNews,
  teamNews,
  membershipNews,
  verificationNews,
  importNews,
  boostNews,
  moderationNews,
  connectionNews,
  groupNews,
  socialNews,
  followedNews,
  pageNews,
  ownNews,
  inquiryCopies,
]

/** One for all that people are told, so that who is gone is forgotten after the last thing they were told. */
export const notificationListeners: Listener<DomainEvent>[] = [
  {
    name: 'bell and open pages',
    subscribesTo: tellers.reduce<Teller['subscribesTo']>(
      (all, { subscribesTo: hears }) => ({ ...all, ...hears }),
      {},
    ),
    handleAll: (tx, events) => tellAll(tx, tellers, events),
  },
]

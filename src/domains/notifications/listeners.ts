import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { inquiryCopies } from './copies.ts'
import { inquiryNews } from './inquiry-news.ts'
import { ownNews } from './own-news.ts'
import { teamNews } from './team-news.ts'
import { tellAll, type Teller } from './telling.ts'

const tellers: readonly Teller[] = [inquiryNews, teamNews, ownNews, inquiryCopies]

/** One for all that people are told, so that who is gone is forgotten after the last thing they were told. */
export const notificationListeners: Listener<DomainEvent>[] = [
  {
    name: 'bell and open pages',
    hears: tellers.reduce<Teller['hears']>((all, { hears }) => ({ ...all, ...hears }), {}),
    handleAll: (tx, events) => tellAll(tx, tellers, events),
  },
]

import type { DomainEvent, InquiryEvent, TeamEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { Listener } from '../../platform/events.ts'
import { tellLive } from '../../platform/live/told.ts'
import { tellOf } from './inquiry-news.ts'
import { deletePerson } from './queries/notifications.ts'
import { settleNews, tellOfTeam } from './team-news.ts'

const badges: LiveEventEntry = { type: 'badges' }

const ofInquiry: readonly DomainEvent['type'][] = [
  'inquiry.received',
  'inquiry.message',
  'inquiry.ended',
  'inquiry.read',
]
const isOfInquiry = (event: DomainEvent): event is InquiryEvent => ofInquiry.includes(event.type)

export const notificationListeners: Listener<DomainEvent>[] = [
  {
    name: 'people of conversations told',
    types: ofInquiry,
    async handle(tx, event) {
      if (isOfInquiry(event)) await tellOf(tx, event)
    },
  },
  {
    name: 'people of teams told',
    types: ['team.told', 'team.settled'] satisfies TeamEvent['type'][],
    async handle(tx, event) {
      if (event.type === 'team.told') await tellOfTeam(tx, event)
      else if (event.type === 'team.settled') await settleNews(tx, event)
    },
  },
  {
    name: 'numbers of open pages',
    types: ['notifications.read'],
    async handle(tx, event) {
      if (event.type === 'notifications.read') await tellLive(tx, [{ userID: event.userID, event: badges }])
    },
  },
  {
    name: 'notifications of removed accounts',
    types: ['account.removed'],
    async handle(tx, event) {
      if (event.type === 'account.removed') await deletePerson(tx, event.userID)
    },
  },
]

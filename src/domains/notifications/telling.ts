// News as people hear of it: under the bell one by one, on their open pages a portion at once.
import type { DomainEvent, InquiryEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { Tx } from '../../platform/db.ts'
import { tellLive, type Telling } from '../../platform/live/told.ts'
import { inquiryTeller } from './inquiry-news.ts'
import { deletePerson } from './queries/notifications.ts'
import { settleNews, tellOfTeam } from './team-news.ts'

/** Tells people of all these, in order; what open pages are told comes last, since those who tell wait for each other. */
export async function tellAll(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  const tellOfInquiry = inquiryTeller(tx)
  const tellings: Telling[] = []
  const ring = new Set<string>()
  for (const event of events)
    if (isOfInquiry(event)) tellings.push(...(await tellOfInquiry(event)))
    else if (event.type === 'team.told') {
      await tellOfTeam(tx, event)
      for (const userID of event.userIDs) ring.add(userID)
    } else if (event.type === 'team.settled')
      for (const userID of await settleNews(tx, event)) ring.add(userID)
    else if (event.type === 'notifications.read') ring.add(event.userID)
    else if (event.type === 'account.removed') await deletePerson(tx, event.userID)
  const badges: LiveEventEntry = { type: 'badges' }
  await tellLive(tx, [...tellings, ...[...ring].map((userID) => ({ userID, event: badges }))])
}

const isOfInquiry = (event: DomainEvent): event is InquiryEvent => event.type.startsWith('inquiry.')

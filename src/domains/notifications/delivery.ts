// News as people hear of it: under the bell one by one, on their open pages a portion at once.
import type { DomainEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { Tx } from '../../platform/db.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { publishLive, type LiveMessage } from '../../platform/live/events.ts'

/** What is told of one kind of happenings. */
export type Teller = {
  subscribesTo: Listener<DomainEvent>['subscribesTo']
  /** For a portion of news within `tx`: tells of one after the other, and answers what open pages are to be told of it. */
  begin(tx: Tx): (event: DomainEvent) => Promise<LiveMessage[]>
}

/** What an open page is told when only the numbers of the top bar have changed for somebody. */
export function ring(userIDs: readonly string[]): LiveMessage[] {
  const badges: LiveEventEntry = { type: 'badges' }
  return userIDs.map((userID) => ({ userID, event: badges }))
}

/** Tells people of all these, in order; what open pages are told comes last and once, since those who tell wait for each other. */
export async function tellAll(
  tx: Tx,
  tellers: readonly Teller[],
  events: readonly DomainEvent[],
): Promise<void> {
  const begun = tellers.map(({ subscribesTo: hears, begin }) => ({ hears, tell: begin(tx) }))
  const tellings: LiveMessage[] = []
  for (const event of events)
    for (const { hears, tell } of begun) if (event.type in hears) tellings.push(...(await tell(event)))
  const rung = new Map(tellings.filter(isRing).map((telling) => [telling.userID, telling]))
  await publishLive(tx, [...tellings.filter((telling) => !isRing(telling)), ...rung.values()])
}

const isRing = ({ event }: LiveMessage) => (event as LiveEventEntry).type === 'badges'

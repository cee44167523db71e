// News as people hear of it: under the bell one by one, on their open pages a portion at once.
import type { DomainEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { Tx } from '../../platform/db.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { tellLive, type Telling } from '../../platform/live/told.ts'

/** What is told of one kind of happenings. */
export type Teller = {
  hears: Listener<DomainEvent>['hears']
  /** For a portion of news within `tx`: tells of one after the other, and answers what open pages are to be told of it. */
  begin(tx: Tx): (event: DomainEvent) => Promise<Telling[]>
}

/** What an open page is told when only the numbers of the top bar have changed for somebody. */
export function ring(userIDs: readonly string[]): Telling[] {
  const badges: LiveEventEntry = { type: 'badges' }
  return userIDs.map((userID) => ({ userID, event: badges }))
}

/** Tells people of all these, in order; what open pages are told comes last and once, since those who tell wait for each other. */
export async function tellAll(
  tx: Tx,
  tellers: readonly Teller[],
  events: readonly DomainEvent[],
): Promise<void> {
  const begun = tellers.map(({ hears, begin }) => ({ hears, tell: begin(tx) }))
  const tellings: Telling[] = []
  for (const event of events)
    for (const { hears, tell } of begun) if (event.type in hears) tellings.push(...(await tell(event)))
  const rung = new Map(tellings.filter(isRing).map((telling) => [telling.userID, telling]))
  await tellLive(tx, [...tellings.filter((telling) => !isRing(telling)), ...rung.values()])
}

const isRing = ({ event }: Telling) => (event as LiveEventEntry).type === 'badges'

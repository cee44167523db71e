// News as people hear of it: under the bell one by one, on their open pages a portion at once.
import type { DomainEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { Tx } from '../../platform/db.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { publishLive, type LiveMessage } from '../../platform/live/events.ts'

/** What is told of one kind of happenings. */
export type Teller = {
  subscribesTo: Listener<DomainEvent>['subscribesTo']
  /** Tells of news that came in a row, in its order; answers what open pages are to be told of it. */
  tell(tx: Tx, events: readonly DomainEvent[]): Promise<LiveMessage[]>
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
  const tellings: LiveMessage[] = []
  for (const row of inRows(tellers, events))
    for (const { subscribesTo: hears, tell } of tellers) {
      const heard = row.filter(({ type }) => type in hears)
      if (heard.length > 0) tellings.push(...(await tell(tx, heard)))
    }
  const rung = new Map(tellings.filter(isRing).map((telling) => [telling.userID, telling]))
  await publishLive(tx, [...tellings.filter((telling) => !isRing(telling)), ...rung.values()])
}

/** News that is told by the same one first is told together, as long as nothing else comes between. */
function inRows(tellers: readonly Teller[], events: readonly DomainEvent[]): DomainEvent[][] {
  const rows: DomainEvent[][] = []
  let last: Teller | undefined
  for (const event of events) {
    const first = tellers.find(({ subscribesTo: hears }) => event.type in hears)
    if (first === last) rows.at(-1)?.push(event)
    else rows.push([event])
    last = first
  }
  return rows
}

const isRing = ({ event }: LiveMessage) => (event as LiveEventEntry).type === 'badges'

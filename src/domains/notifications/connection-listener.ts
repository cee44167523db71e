// Who asks for a connection and who accepts one, under the bell of the other side: of a company those who may answer for it.
import type { ConnectionEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { managersOfAll } from '../members/membership.ts'
import { ring, type Teller } from './delivery.ts'
import { note } from './noting.ts'
import { settleMatter } from './queries/notifications.ts'

type Party = ConnectionEvent['from']

export const connectionNews: Teller = {
  subscribesTo: {
    'connection.asked': 'connectionID',
    'connection.accepted': 'connectionID',
    'connection.ended': 'connectionID',
  },
  async tell(tx, events) {
    const rung: string[] = []
    const own = eventsOf(events, 'connection.asked', 'connection.accepted', 'connection.ended')
    const peopleOf = await peopleIn(tx, own)
    for (const event of own) rung.push(...(await tellOne(tx, event, peopleOf)))
    return ring(rung)
  },
}

type PeopleOf = (party: Party) => readonly string[]

/** Who answers for each side: one query for all of them. */
async function peopleIn(tx: Tx, events: readonly ConnectionEvent[]): Promise<PeopleOf> {
  const companies = events.flatMap(({ from, to }) => [from, to]).filter(({ type }) => type === 'business')
  const managersOf = await managersOfAll(tx, [...new Set(companies.map(({ id }) => id))])
  return ({ type, id }) => (type === 'user' ? [id] : managersOf(id))
}

/** What is asked is told; what was answered, taken back or ended by a block is asked no more. Answers whose bell rings. */
async function tellOne(tx: Tx, event: ConnectionEvent, peopleOf: PeopleOf): Promise<readonly string[]> {
  const { connectionID: resourceID, from, to } = event
  if (event.type !== 'connection.asked') {
    const asked = await settleMatter(tx, { kind: 'connection.asked', resourceID, people: peopleOf(to) })
    if (event.type === 'connection.ended') return asked
    return [...asked, ...(await tellSide(tx, event, { told: from, by: to, peopleOf }))]
  }
  return tellSide(tx, event, { told: to, by: from, peopleOf })
}

type Told = Extract<ConnectionEvent, { by: string }>

async function tellSide(
  tx: Tx,
  { type: kind, connectionID: resourceID, by: userID }: Told,
  { told, by: actor, peopleOf }: { told: Party; by: Party; peopleOf: PeopleOf },
): Promise<readonly string[]> {
  const people = peopleOf(told).filter((one) => one !== userID)
  await note(tx, people, { kind, resourceID, mailboxID: told.id, actor, title: '', step: 0, at: new Date() })
  return people
}

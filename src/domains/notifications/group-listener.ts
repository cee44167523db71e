// Who is invited to a group, asks to join one, is let in and accepts, under the bell of the other side.
import type { GroupEvent } from '../../contract/events.ts'
import type { GroupNoticeKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { hiddenFromAll } from '../blocks/hiding.ts'
import { askingAmong, groupNames, leadersOf } from '../groups/standing.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll } from './noting.ts'
import { findUnreadBundles, settleByID, settleMatter } from './queries/notifications.ts'

type Told = Extract<GroupEvent, { userID: string }>

export const groupNews: Teller = {
  subscribesTo: {
    'group.invited': 'groupID',
    'group.asked': 'groupID',
    'group.admitted': 'groupID',
    'group.accepted': 'groupID',
    'group.settled': 'groupID',
  },
  async tell(tx, events) {
    const own = eventsOf(
      events,
      'group.invited',
      'group.asked',
      'group.admitted',
      'group.accepted',
      'group.settled',
    )
    const names = await groupNames(tx, [...new Set(own.map(({ groupID }) => groupID))])
    const rung: string[] = []
    for (const event of own) rung.push(...(await tellOne(tx, event, names.get(event.groupID))))
    return ring(rung)
  },
}

/** What was answered or taken back is asked no more; of a group that was closed nothing is told. Answers whose bell rings. */
async function tellOne(tx: Tx, event: Told, title: string | undefined): Promise<readonly string[]> {
  const { groupID: resourceID, userID } = event
  if (event.type === 'group.settled')
    return [
      ...(await settleMatter(tx, { kind: 'group.invited', resourceID, people: [userID] })),
      ...(await settleAsked(tx, resourceID)),
    ]
  if (title === undefined) return []
  switch (event.type) {
    case 'group.asked':
      return tell('group.asked', await leadersOf(tx, resourceID), userID)
    case 'group.invited':
      return tell('group.invited', [userID], event.by)
    case 'group.admitted':
      return tell('group.admitted', [userID], event.by)
    case 'group.accepted':
      return tell('group.accepted', [event.by], userID)
    default:
      return []
  }

  async function tell(kind: GroupNoticeKind, whom: readonly string[], by: string) {
    const hidden = await hiddenFromAll(tx, whom)
    const people = whom.filter((one) => one !== by && !hidden(one).has(by))
    const about = { kind, resourceID, actor: { type: 'user' as const, id: by }, title: title ?? '', step: 0 }
    const at = new Date()
    await noteAll(
      tx,
      people.map((one) => ({ people: [one], notice: { ...about, mailboxID: one, at } })),
    )
    return people
  }
}

/** Requests are read by all who lead the group once nobody of whom they tell waits any more, whoever answered. */
async function settleAsked(tx: Tx, groupID: string): Promise<readonly string[]> {
  const people = await leadersOf(tx, groupID)
  const open = await findUnreadBundles(tx, { kind: 'group.asked', resourceID: groupID, people })
  const asked = open.flatMap(({ actorIDs }) => actorIDs.map((userID) => ({ groupID, userID })))
  const isAsking = await askingAmong(tx, asked)
  const done = open.filter(({ actorIDs }) => !actorIDs.some((userID) => isAsking(groupID, userID)))
  return done.length === 0
    ? []
    : settleByID(
        tx,
        done.map(({ id }) => id),
      )
}

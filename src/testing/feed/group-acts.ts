// Groups of a world of feeds: founded, joined, asked for, led, left and closed, as the model says that they may be.
import { sql } from 'kysely'
import type { GroupRole } from '../../contract/group-kinds.ts'
import { endRemoved, removeGroup, restoreGroup } from '../../domains/groups/closing.ts'
import { changeGroup, createGroup } from '../../domains/groups/founding.ts'
import {
  acceptInGroup,
  askGroup,
  declineInGroup,
  inviteToGroup,
  joinGroup,
} from '../../domains/groups/joining.ts'
import { changeGroupMember, leaveGroup, removeGroupMember } from '../../domains/groups/leaving.ts'
import { transaction } from '../../platform/db.ts'
import type { TestSession } from '../sessions.ts'
import { chance, edition, type Act } from './choosing.ts'
import * as rules from './group-model.ts'
import { meets } from './model.ts'
import { asTheModel, type FeedWorld } from './world.ts'

const called = { name: 'Exhibitors of Hall 4', purpose: 'What we show at the fair', industry: null }

export const found: Act = async (db, world) => {
  const { groups } = world.model
  const founder = world.draw.pick(world.people)
  const kind = chance(world, 0.5) ? 'open' : 'private'
  let id = ''
  const founding = transaction(db, (tx) =>
    createGroup(tx, founder, { ...called, kind, rules: '' }).then(({ groupID }) => (id = groupID)),
  )
  if (!(await asTheModel(founding, rules.hasRoom(groups, founder.userID)))) return undefined
  rules.found(groups, founder.userID, { id, kind })
  return [founder.userID, id]
}

type Chosen = { group: rules.ModelGroup; by: TestSession; whom: TestSession }

/** A group, one who does something there, and to whom: mostly those of whom the group says that they are so. */
function choose(
  world: FeedWorld,
  {
    by = () => true,
    whom = () => true,
    from = ({ closed }) => !closed,
  }: {
    by?(group: rules.ModelGroup, person: string): boolean
    whom?(group: rules.ModelGroup, person: string): boolean
    from?(group: rules.ModelGroup): boolean
  },
): Chosen | undefined {
  const { draw, people, model } = world
  const all = [...model.groups.byID.values()]
  if (all.length === 0) return undefined
  const likely = all.filter(
    (group) =>
      from(group) &&
      people.some(({ userID }) => by(group, userID)) &&
      people.some(({ userID }) => whom(group, userID)),
  )
  const group = draw.pick(likely.length > 0 && chance(world, 0.9) ? likely : all)
  const one = (isSo: (group: rules.ModelGroup, person: string) => boolean) => {
    const those = people.filter(({ userID }) => isSo(group, userID))
    return draw.pick(those.length > 0 && chance(world, 0.9) ? those : people)
  }
  return { group, by: one(by), whom: one(whom) }
}

const isMember = ({ members }: rules.ModelGroup, person: string) => members.has(person)
const isStranger = (group: rules.ModelGroup, person: string) => !isMember(group, person)
const isOwner = ({ members }: rules.ModelGroup, person: string) => members.get(person)?.role === 'owner'
const isLeader = ({ members }: rules.ModelGroup, person: string) =>
  ['owner', 'moderator'].includes(members.get(person)?.role ?? '')
const waits = ({ candidates }: rules.ModelGroup, person: string) =>
  candidates.has(person) && candidates.get(person)!.kind !== 'keptOut'
const isKeptOut = ({ candidates }: rules.ModelGroup, person: string) =>
  candidates.get(person)?.kind === 'keptOut'

/** Joins, accepts an invitation, or asks, for the first time or again. */
export const come: Act = async (db, world) => {
  const chosen = choose(world, { by: chance(world, 0.3) ? waits : isStranger })
  if (!chosen) return undefined
  const { groups } = world.model
  const { group, by } = chosen
  const [id, person] = [group.id, by.userID]
  const agreed = { rulesRevision: group.rules }
  const done = chance(world, group.kind === 'private' ? 0.7 : 0.2)
    ? asTheModel(askGroup(db, by, id, { note: '', ...agreed }), rules.ask(groups, id, person))
    : asTheModel(
        (chance(world, 0.5) ? joinGroup : acceptInGroup)(db, by, id, agreed),
        rules.join(groups, id, person),
      )
  return (await done) ? [person, id] : undefined
}

export const invite: Act = async (db, world) => {
  const chosen = choose(world, { by: isMember, whom: isStranger })
  if (!chosen) return undefined
  const { group, by, whom } = chosen
  const isMet = meets(world.model, by.userID, edition)(whom.userID)
  const wanted = rules.invite(world.model.groups, group.id, { by: by.userID, person: whom.userID, isMet })
  const done = await asTheModel(inviteToGroup(db, by, group.id, whom.userID), wanted)
  return done ? [by.userID, group.id, whom.userID] : undefined
}

/** A request is accepted or declined, an invitation taken back. */
export const answer: Act = async (db, world) => {
  const chosen = choose(world, { by: isLeader, whom: waits })
  if (!chosen || chosen.by === chosen.whom) return undefined
  const { group, by, whom } = chosen
  const [id, userID] = [group.id, whom.userID]
  const of = { by: by.userID, person: userID }
  const done = chance(world, 0.6)
    ? asTheModel(acceptInGroup(db, by, id, { userID }), rules.accept(world.model.groups, id, of))
    : asTheModel(declineInGroup(db, by, id, userID), rules.decline(world.model.groups, id, of))
  return (await done) ? [by.userID, id, userID] : undefined
}

export const turnDown: Act = async (db, world) => {
  const chosen = choose(world, { by: waits })
  if (!chosen) return undefined
  const { group, by } = chosen
  const wanted = rules.turnDown(world.model.groups, group.id, by.userID)
  const done = await asTheModel(declineInGroup(db, by, group.id, undefined), wanted)
  return done ? [by.userID, group.id] : undefined
}

export const leave: Act = async (db, world) => {
  const chosen = choose(world, { by: isMember })
  if (!chosen) return undefined
  const { group, by } = chosen
  const wanted = rules.leave(world.model.groups, group.id, by.userID)
  const done = await asTheModel(leaveGroup(db, by, group.id), wanted)
  return done ? [by.userID, group.id] : undefined
}

export const takeOut: Act = async (db, world) => {
  const chosen = choose(world, { by: isLeader, whom: isMember })
  if (!chosen) return undefined
  const { group, by, whom } = chosen
  const keepOut = chance(world, 0.4)
  const [groupID, userID] = [group.id, whom.userID]
  const wanted = rules.takeOut(world.model.groups, groupID, { by: by.userID, person: userID, keepOut })
  const wish = { groupID, userID, keepOut, readmit: false }
  const done = await asTheModel(removeGroupMember(db, by, wish), wanted)
  return done ? [by.userID, groupID, userID] : undefined
}

export const readmit: Act = async (db, world) => {
  const chosen = choose(world, { by: isLeader, whom: isKeptOut })
  if (!chosen) return undefined
  const { group, by, whom } = chosen
  const [groupID, userID] = [group.id, whom.userID]
  const wanted = rules.readmit(world.model.groups, groupID, { by: by.userID, person: userID })
  const wish = { groupID, userID, keepOut: false, readmit: true }
  const done = await asTheModel(removeGroupMember(db, by, wish), wanted)
  return done ? [by.userID, groupID, userID] : undefined
}

export const name: Act = async (db, world) => {
  const chosen = choose(world, { by: isOwner, whom: isMember })
  if (!chosen) return undefined
  const { group, by, whom } = chosen
  const [groupID, userID] = [group.id, whom.userID]
  const role = world.draw.pick<GroupRole>(['owner', 'moderator', 'moderator', 'moderator', 'member'])
  const wanted = rules.name(world.model.groups, groupID, { by: by.userID, person: userID, role })
  const done = await asTheModel(changeGroupMember(db, by, { groupID, userID, role }), wanted)
  return done ? [by.userID, groupID, userID] : undefined
}

/** Who is in it stays, and reads, before they agree to the new ones. */
export const changeRules: Act = async (db, world) => {
  const chosen = choose(world, { by: isOwner })
  if (!chosen) return undefined
  const { group, by } = chosen
  const wish = { ...called, rules: `Rules, number ${group.rules}`, revision: group.revision }
  const changing = changeGroup(db, by, group.id, wish)
  const done = await asTheModel(changing, rules.changeRules(world.model.groups, group.id, by.userID))
  return done ? [by.userID, group.id] : undefined
}

export const close: Act = async (db, world) => {
  const chosen = choose(world, { by: isOwner })
  if (!chosen) return undefined
  const { group, by } = chosen
  const wanted = rules.close(world.model.groups, group.id, by.userID)
  const done = await asTheModel(removeGroup(db, by, group.id, undefined), wanted)
  return done ? [by.userID, group.id] : undefined
}

export const reopen: Act = async (db, world) => {
  const chosen = choose(world, { by: isOwner, from: ({ closed }) => closed })
  if (!chosen) return undefined
  const { group, by } = chosen
  const wanted = rules.reopen(world.model.groups, group.id, by.userID)
  const done = await asTheModel(restoreGroup(db, by, group.id), wanted)
  return done ? [by.userID, group.id] : undefined
}

/** Closed for too long: it is gone for good, with what was written there. */
export const end: Act = async (db, world) => {
  const chosen = choose(world, { from: ({ closed, ended }) => closed && !ended })
  if (!chosen?.group.closed || chosen.group.ended) return undefined
  const { group } = chosen
  await sql`update groups set removed_at = now() - interval '31 days' where group_id = ${group.id}`.execute(
    db,
  )
  await endRemoved(db)
  group.ended = true
  for (const post of world.model.posts) if (post.host === group.id) post.removed = true
  return [group.id]
}

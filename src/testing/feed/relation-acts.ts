// How those of a world of feeds come to stand to each other: followed, connected, blocked.
import { blockParty, unblockParty } from '../../domains/blocks/blocking.ts'
import { acceptConnection, askConnection, removeConnection } from '../../domains/connections/connecting.ts'
import { followAs, unfollowAs } from '../../domains/follows/acting.ts'
import { aPairOf, as, chance, edition, somebody, type Act } from './choosing.ts'
import * as model from './model.ts'
import { allowed } from './world.ts'

export const follow: Act = async (db, world) => {
  const again = chance(world, 0.3) ? aPairOf(world, world.past, world.identities) : undefined
  const [who, { party }] = again ?? [somebody(world), somebody(world)]
  const done = await allowed(followAs(db, who.session, party, { ...as(who), edition }))
  if (!done) return undefined
  model.modelFollow(world.model, who.party.id, party.id)
  return [who.party.id, party.id]
}

export const unfollow: Act = async (db, world) => {
  const pair = aPairOf(world, world.model.follows, world.identities)
  if (!pair) return undefined
  const [who, { party }] = pair
  const done = await allowed(unfollowAs(db, who.session, party.id, as(who)))
  if (!done) return undefined
  model.modelUnfollow(world.model, who.party.id, party.id)
  world.past.add(model.pair(who.party.id, party.id))
  return [who.party.id, party.id]
}

export const connect: Act = async (db, world) => {
  const [one, other] = [world.draw.pick(world.managers), world.draw.pick(world.managers)]
  let id: string | null = null
  const done = await allowed(
    (async () => {
      const asked = await askConnection(db, one.session, {
        other: other.party,
        note: '',
        ...as(one),
        edition,
      })
      id = asked.connectionID
      if (asked.state !== 'connected') await acceptConnection(db, other.session, id!, other.businessID)
    })(),
  )
  if (!done) return undefined
  model.modelConnect(world.model, one.party.id, other.party.id)
  for (const key of [model.pair(one.party.id, other.party.id), model.pair(other.party.id, one.party.id)])
    world.connectionIDs.set(key, id!)
  return [one.party.id, other.party.id]
}

export const part: Act = async (db, world) => {
  const pair = aPairOf(world, world.model.connections, world.managers)
  if (!pair) return undefined
  const [one, other] = pair
  const id = world.connectionIDs.get(model.pair(one.party.id, other.party.id))!
  const done = await allowed(removeConnection(db, one.session, id, one.businessID))
  if (!done) return undefined
  model.modelPart(world.model, one.party.id, other.party.id)
  return [one.party.id, other.party.id]
}

export const block: Act = async (db, world) => {
  const near = chance(world, 0.5) ? aPairOf(world, world.model.connections, world.managers) : undefined
  const [one, { party }] = near ?? [world.draw.pick(world.managers), somebody(world)]
  const place = { edition, hasWritten: undefined }
  const done = await allowed(blockParty(db, one.session, party, one.businessID, place))
  if (!done) return undefined
  model.modelBlock(world.model, one.party.id, party.id)
  return [one.party.id, party.id]
}

export const unblock: Act = async (db, world) => {
  const pair = aPairOf(world, world.model.blocks, world.managers)
  if (!pair) return undefined
  const [one, { party }] = pair
  const done = await allowed(unblockParty(db, one.session, party, one.businessID))
  if (!done) return undefined
  world.model.blocks.delete(model.pair(one.party.id, party.id))
  return [one.party.id, party.id]
}

import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { endOneSession } from '../accounts/sessions.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { requireManager, requireOwner, resolveActor, type Actor } from './actors.ts'
import type { MemberRole } from './membership.ts'

const { db } = await testDatabase()

type Session = { userID: string; sessionID: string }
const actorOf = (session: Session, businessID?: string): Promise<Actor> =>
  transaction(db, (tx) => resolveActor(tx, session, businessID))

async function aMember(role: MemberRole) {
  const session = await aSession(db)
  const { businessID } = await aBusiness(db, { members: [{ userID: session.userID, role }] })
  return { session, businessID }
}

test('a person acts for themselves, and for a business they belong to', async () => {
  const { session, businessID } = await aMember('member')
  const { userID } = session
  expect(await actorOf(session)).toEqual({ type: 'user', id: userID, userID })
  expect(await actorOf(session, businessID)).toEqual({
    type: 'business',
    id: businessID,
    userID,
    role: 'member',
  })
})

test('somebody else’s business is as unknown as one that never was', async () => {
  const { session } = await aMember('owner')
  const other = await aMember('owner')
  await expect(actorOf(session, other.businessID)).rejects.toMatchObject({ name: 'NotFound' })
  await expect(actorOf(session, uuidv7())).rejects.toMatchObject({ name: 'NotFound' })
})

test('a removed business has no actors, not even its owner', async () => {
  const { session, businessID } = await aMember('owner')
  await actorOf(session, businessID)
  await transaction(db, (tx) => removeBusiness(tx, businessID))
  await expect(actorOf(session, businessID)).rejects.toMatchObject({ name: 'NotFound' })
  await expect(actorOf(session)).resolves.toMatchObject({ type: 'user' })
})

test('a session that ended meanwhile acts no more, nor does one of another person', async () => {
  const { session, businessID } = await aMember('owner')
  const stranger = await aSession(db)
  const borrowed = { userID: session.userID, sessionID: stranger.sessionID }
  await expect(actorOf(borrowed, businessID)).rejects.toMatchObject({ name: 'SessionError' })

  await endOneSession(db, session.sessionID)
  await expect(actorOf(session, businessID)).rejects.toMatchObject({ name: 'SessionError' })
  await expect(actorOf(session)).rejects.toMatchObject({ name: 'SessionError' })
})

test.each([
  ['owner', true, true],
  ['admin', true, false],
  ['member', false, false],
] as const)('as %s: manages %s, owns %s', async (role, manages, owns) => {
  const { session, businessID } = await aMember(role)
  const actor = await actorOf(session, businessID)
  const refusalOf = (require: (one: Actor) => void): unknown => {
    try {
      require(actor)
      return undefined
    } catch (error) {
      return error
    }
  }
  const refused = expect.objectContaining({ name: 'NotAllowed', status: 403 })
  expect(refusalOf((one) => requireManager(one))).toEqual(manages ? undefined : refused)
  expect(refusalOf((one) => requireOwner(one))).toEqual(owns ? undefined : refused)
})

test('somebody who acts for themselves manages nothing', async () => {
  const actor = await actorOf(await aSession(db))
  expect(() => requireManager(actor)).toThrow(expect.objectContaining({ name: 'NotAllowed' }))
})

// Who meets what: every kind of resource, as its owner, a member, a stranger, a visitor, and who is blocked or removed.
import { expect, test } from 'vitest'
import type { ResourceRef } from '../../contract/resources.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { aGroup } from '../../testing/groups.ts'
import { aPost } from '../../testing/posts.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { transaction } from '../../platform/db.ts'
import { makeComment } from '../comments/making.ts'
import { saveHiddenEditions } from '../businesses/hidden-editions.ts'
import { domainResources } from '../../roles/resources.ts'
import { resourcesOf, resourceWithID } from './finding.ts'
import { findVisible, requireVisible, visibilityFor } from './visibility.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { send } = conversationCalls(api, db)
const { post } = callsOf(api)

/** A company that hides from Italy, one of its products, a person, and a conversation between the two. */
async function aWorld() {
  const team = await aTeam(db, { companyName: 'Toyama Tubes', products: [{ name: 'Akashi axle' }] })
  const person = await aSession(db, { firstName: 'Mara', lastName: 'Lindqvist' })
  const sent = await send(person, { to: team.businessID })
  expect(sent.status).toBe(200)
  await saveHiddenEditions(db, team.owner, {
    businessID: team.businessID,
    revision: 0,
    hiddenEditions: ['it'],
  })
  const postID = await aPost(db, team.owner, { businessID: team.businessID })
  const said = {
    resourceType: 'post',
    resourceID: postID,
    content: 'In stock?',
    businessID: team.businessID,
  } as const
  const place = { edition: 'jp', language: 'en' }
  const { commentID } = await transaction(db, (tx) => makeComment(tx, team.owner, said, place))
  const things: Record<string, ResourceRef> = {
    business: { type: 'business', id: team.businessID },
    product: { type: 'product', id: team.productIDs[0]! },
    user: { type: 'user', id: person.userID },
    inquiry: { type: 'inquiry', id: sent.data.requestID },
    post: { type: 'post', id: postID },
    comment: { type: 'comment', id: commentID },
    group: { type: 'group', id: await aGroup(db, team.owner, { kind: 'private' }) },
  }
  return { ...team, person, stranger: await aSession(db), things }
}

/** The kinds that somebody meets in an edition, as a page shows them and as an act asks for them. */
async function metBy(things: Record<string, ResourceRef>, session: TestSession | undefined, edition: string) {
  const sight = await visibilityFor(db, { edition, session })
  const thingOf = await resourcesOf(db, Object.values(things), sight)
  const shown = Object.keys(things).filter((kind) => thingOf(things[kind]!) !== undefined)
  for (const as of session ? [session] : [])
    for (const [kind, thing] of Object.entries(things))
      expect((await findVisible(db, as, thing, edition)) !== undefined).toBe(shown.includes(kind))
  return shown
}

test('each kind is met by whom it is for: owner, member, stranger and visitor, where it hides and where not', async () => {
  const { things, owner, member, person, stranger } = await aWorld()
  expect(Object.keys(things).toSorted()).toEqual(domainResources.map(({ type }) => type).toSorted())
  for (const own of [owner, member])
    for (const edition of ['jp', 'it'])
      expect(await metBy(things, own, edition)).toEqual([
        'business',
        'product',
        'user',
        'inquiry',
        'post',
        'comment',
        'group',
      ])
  expect(await metBy(things, person, 'jp')).toEqual([
    'business',
    'product',
    'user',
    'inquiry',
    'post',
    'comment',
    'group',
  ])
  // Its name is for everybody.
  expect(await metBy(things, person, 'it')).toEqual(['user', 'inquiry', 'group'])
  for (const other of [stranger, undefined]) {
    expect(await metBy(things, other, 'jp')).toEqual([
      'business',
      'product',
      'user',
      'post',
      'comment',
      'group',
    ])
    expect(await metBy(things, other, 'it')).toEqual(['user', 'group'])
  }
})

test('each kind brings its name, its address and its owner', async () => {
  const { things, businessID, person } = await aWorld()
  const found = await resourcesOf(db, Object.values(things))
  const thingOf = (thing: ResourceRef) => {
    const { nameIn, owner, ...rest } = found(thing)!
    const of = owner && { type: owner.type, id: owner.id, name: owner.nameIn('en') }
    return { ...rest, name: nameIn('en'), owner: of }
  }
  const company = { type: 'business', id: businessID, name: 'Toyama Tubes' }
  expect(thingOf(things['business']!)).toMatchObject({
    name: 'Toyama Tubes',
    path: `/business/Toyama-Tubes-${businessID}/`,
    owner: company,
  })
  const { id } = things['product']!
  expect(thingOf(things['product']!)).toEqual({
    type: 'product',
    id,
    name: 'Akashi axle',
    key: `Toyama-Tubes-Akashi-axle-${id}`,
    path: `/business-product/Toyama-Tubes-Akashi-axle-${id}`,
    owner: company,
  })
  expect(thingOf(things['user']!)).toMatchObject({
    name: 'Mara Lindqvist',
    path: `/profile/${person.userID}`,
    owner: { type: 'user', id: person.userID },
  })
  expect(thingOf(things['inquiry']!)).toMatchObject({ name: 'Other bearings', path: null, owner: null })
})

test('what is not there, is of another kind, or is owned by who is blocked looks alike to who acts', async () => {
  const { things, stranger, businessID } = await aWorld()
  const refused = (thing: ResourceRef) => requireVisible(db, stranger, thing, 'jp').then(() => 'met', String)
  const [business, product] = [things['business']!, things['product']!]
  expect(await refused(product)).toBe('met')
  const none = await refused({ type: 'product', id: uuidv7() })
  expect(none).toContain('NotFound')
  expect(await refused({ type: 'user', id: businessID })).toBe(none)
  expect(await refused(things['inquiry']!)).toBe(none)
  expect((await post(stranger, '/blocks/business', { resourceID: businessID })).status).toBe(200)
  for (const thing of [business, product]) expect(await refused(thing)).toBe(none)
})

test('an id is met as whatever it names, and only as the kinds that were asked for', async () => {
  const { things } = await aWorld()
  for (const kind of ['business', 'product', 'user'] as const) {
    const { id } = things[kind]!
    expect(await resourceWithID(db, id, ['business', 'product', 'user'])).toMatchObject({ type: kind, id })
  }
  expect(await resourceWithID(db, things['user']!.id, ['business', 'product'])).toBeUndefined()
  expect(await resourceWithID(db, things['business']!.id, ['product'])).toBeUndefined()
  const hidden = { mask: (await visibilityFor(db, { edition: 'it' })).mask, own: [] }
  for (const kind of ['business', 'product'])
    expect(await resourceWithID(db, things[kind]!.id, ['business', 'product'], hidden)).toBeUndefined()
})

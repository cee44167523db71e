// What people can do with a company where it hides: nobody finds it there, and nobody who has to do with it is stopped.
import { expect, test } from 'vitest'
import { uuidv7 } from '../../platform/ids.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, type Team } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Asked = { method?: Method; body?: object; as?: TestSession | undefined; edition?: string }

/** Status, name and data of a call, in Italy where nothing is said. */
async function ask(path: string, { method = 'GET', body, as, edition = 'it' }: Asked) {
  const response = await api.inject({
    method,
    url: `/api${path}`,
    headers: { 'x-edition': edition, ...(as && { authorization: as.bearer }) },
    ...(body && { payload: body }),
  })
  const { name, data, errors } = response.json<{ name?: string; data?: unknown; errors?: unknown }>()
  return { status: response.statusCode, name, data, errors }
}
const post = (path: string, as: TestSession, body: object, edition = 'it') =>
  ask(path, { method: 'POST', as, body, edition })

const hide = ({ businessID, owner }: Team) =>
  ask(`/business/profile/${businessID}/editions`, {
    method: 'PUT',
    as: owner,
    body: { revision: 0, hiddenEditions: ['it'] },
  })

/** Hides from Italy alone. */
async function aHiddenCompany(companyName = 'Toyama Tubes'): Promise<Team> {
  const team = await aTeam(db, { companyName, products: [{ name: 'Akashi axle' }] })
  expect((await hide(team)).status).toBe(200)
  return team
}
const inquiry = (to: string, more: object = {}) => ({
  to,
  subject: 'Other tubes',
  message: `Can you make these? ${uuidv7()}`,
  ...more,
})

test('where it hides it cannot be liked, followed, saved or asked first, like what never was', async () => {
  const { businessID, productIDs, member } = await aHiddenCompany()
  const buyer = await aSession(db)
  const [productID = ''] = productIDs
  const wish = (kind: 'business' | 'product', resourceID: string, as: TestSession, edition?: string) => [
    post(`/social/reaction/react/${kind}`, as, { resourceID }, edition),
    post(`/favorites/${kind}`, as, { resourceID }, edition),
    ask(`/social/reaction/check/${resourceID}`, { as, ...(edition && { edition }) }),
    ...(kind === 'business' ? [post('/social/follow/business', as, { resourceID }, edition)] : []),
  ]
  for (const [kind, id] of [
    ['business', businessID],
    ['product', productID],
  ] as const) {
    const none = await Promise.all(wish(kind, uuidv7(), buyer))
    expect(none.map(({ status }) => status)).toEqual(none.map(() => 404))
    expect(await Promise.all(wish(kind, id, buyer))).toEqual(none)
    const met = [
      ...(await Promise.all(wish(kind, id, buyer, 'jp'))),
      ...(await Promise.all(wish(kind, id, member))),
    ]
    expect(met.map(({ status }) => status)).toEqual(met.map(() => 200))
  }
  const asked = await post('/business/request', buyer, inquiry(businessID))
  expect(asked).toEqual(await post('/business/request', buyer, inquiry(uuidv7())))
  expect(asked.status).toBe(404)
  expect((await post('/business/request', buyer, inquiry(businessID), 'jp')).status).toBe(200)
})

test('a like and a follow are taken back there, without being told of how many', async () => {
  const team = await aTeam(db, { companyName: 'Toyama Tubes', products: 1 })
  const [resourceID, buyer, other] = [team.businessID, await aSession(db), await aSession(db)]
  for (const person of [buyer, other]) {
    expect((await post('/social/reaction/react/business', person, { resourceID })).status).toBe(200)
    expect((await post('/social/follow/business', person, { resourceID })).status).toBe(200)
  }
  await hide(team)
  const takeBack = (as: TestSession, edition: string) =>
    Promise.all([
      ask('/social/reaction/react/business', { method: 'DELETE', as, body: { resourceID }, edition }),
      ask(`/social/follow/${resourceID}`, { method: 'DELETE', as, edition }),
    ])
  expect((await takeBack(buyer, 'it')).map(({ data }) => data)).toEqual([
    { reactionCount: { like: 0 }, session: { reactionType: null } },
    { followersCount: 0, session: { following: false } },
  ])
  expect((await takeBack(buyer, 'jp')).map(({ data }) => data)).toMatchObject([
    { reactionCount: { like: 1 } },
    { followersCount: 1 },
  ])
})

test('who has to name it can: its people and who has written to it; strangers, visitors and the blocked cannot', async () => {
  const team = await aTeam(db, { companyName: 'Toyama Tubes', products: [{ name: 'Akashi axle' }] })
  const { businessID, productIDs, owner, member } = team
  const [stranger, buyer, blocked] = [await aSession(db), await aSession(db), await aSession(db)]
  await post('/business/request', buyer, inquiry(businessID))
  await hide(team)
  const [productID = ''] = productIDs
  const face = (kind: 'business' | 'product', id: string, as?: TestSession, edition = 'it') =>
    ask(`/faces/${kind}/${id}`, { as, edition })
  const named = {
    name: 'Toyama Tubes',
    key: `Toyama-Tubes-${businessID}`,
    businessID,
    companyName: 'Toyama Tubes',
  }
  expect((await face('business', businessID, buyer)).data).toEqual({ ...named, isShownHere: false })
  expect((await face('product', productID, buyer)).data).toEqual({
    ...named,
    name: 'Akashi axle',
    key: `Toyama-Tubes-Akashi-axle-${productID}`,
    isShownHere: false,
  })
  expect((await face('business', businessID, stranger, 'jp')).data).toEqual({ ...named, isShownHere: true })
  for (const person of [owner, member])
    expect((await face('product', productID, person)).data).toMatchObject({ isShownHere: true })
  expect(await face('business', businessID)).toMatchObject({ status: 401, name: 'TokenNotFound' })
  for (const [kind, id] of [
    ['business', businessID],
    ['product', productID],
  ] as const)
    expect(await face(kind, id, stranger)).toEqual(await face(kind, uuidv7(), stranger))
  await post('/blocks/user', owner, { resourceID: blocked.userID, businessID })
  expect(await face('business', businessID, blocked)).toMatchObject({ status: 404 })
})

/** What somebody does against a company, or to belong to it. */
const acts = (as: TestSession, id: string, productID: string, edition?: string) => {
  const reason = { reason: 'fake', text: '' }
  return [
    () => post('/reports/business', as, { resourceID: id, ...reason }, edition),
    () => post('/reports/product', as, { resourceID: productID, ...reason }, edition),
    () => post(`/business/${id}/member/ask`, as, { message: 'I work there.' }, edition),
    () => post('/blocks/business', as, { resourceID: id }, edition),
  ]
}
async function statusesOf(them: ReturnType<typeof acts>) {
  const answers = []
  for (const act of them) answers.push(await act())
  return answers
}

test('where it hides it is reported, blocked and asked to be joined like what never was; elsewhere as ever', async () => {
  const { businessID, productIDs, member } = await aHiddenCompany()
  const [productID = ''] = productIDs
  const person = await aSession(db)
  const none = await statusesOf(acts(person, uuidv7(), uuidv7()))
  expect(none.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await statusesOf(acts(person, businessID, productID))).toEqual(none)
  const elsewhere = await statusesOf(acts(person, businessID, productID, 'jp'))
  expect(elsewhere.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // What was done there is not told here.
  expect(await statusesOf(acts(person, businessID, productID))).toEqual(none)
  const own = await statusesOf(acts(member, businessID, productID))
  expect(own.map(({ status, name }) => name ?? status)).toEqual([200, 200, 'AlreadyMember', 'NotFound'])
})

test('who has written with it protects themself there too', async () => {
  const team = await aTeam(db, { companyName: 'Toyama Tubes', products: [{ name: 'Akashi axle' }] })
  const buyer = await aSession(db)
  await post('/business/request', buyer, inquiry(team.businessID))
  await hide(team)
  const done = await statusesOf(acts(buyer, team.businessID, team.productIDs[0]!))
  expect(done.map(({ status }) => status)).toEqual([200, 200, 404, 200])
})

test('who wrote to each other before goes on: the conversation, its follow-up and another one', async () => {
  const team = await aTeam(db, { companyName: 'Toyama Tubes', products: 1 })
  const [buyer, stranger] = [await aSession(db), await aSession(db)]
  const first = await post('/business/request', buyer, inquiry(team.businessID))
  const { requestID } = first.data as { requestID: string }
  await hide(team)
  const at = (act: string, bid: string) => `/business/request/${requestID}/${act}?bid=${bid}`
  const { businessID: to, owner } = team
  expect((await post(at('send-message', to), owner, { content: 'Yes, we can make these.' })).status).toBe(200)
  expect((await post(at('send-message', buyer.userID), buyer, { content: 'Good.' })).status).toBe(200)
  expect((await post(at('end-request', buyer.userID), buyer, {})).status).toBe(200)
  const followUp = await post('/business/request', buyer, inquiry(to, { previousID: requestID }))
  expect(followUp.data).toMatchObject({ previousID: requestID, to: { id: to, name: 'Toyama Tubes' } })
  expect((await post('/business/request', buyer, inquiry(to))).status).toBe(200)
  const foreign = await post('/business/request', stranger, inquiry(to, { previousID: requestID }))
  expect(foreign).toMatchObject({ status: 404 })
})

test('who is about to make it again is told of it where it shows itself; where it hides only its own people are', async () => {
  const { businessID, owner } = await aHiddenCompany('Kurashiki Doubles')
  const find = async (as: TestSession, edition: string) =>
    (
      await post(
        '/business/profile/find-same',
        as,
        { companyName: 'Kurashiki Doubles', country: 'JP' },
        edition,
      )
    ).data
  const stranger = await aSession(db)
  const general = { companyName: 'Kurashiki Doubles', profilePhoto: null }
  expect(await find(stranger, 'it')).toEqual([])
  expect(await find(stranger, 'jp')).toMatchObject([{ businessID, general, role: null }])
  expect(await find(owner, 'it')).toMatchObject([{ businessID, role: 'owner' }])
})

test('its own people are told on the page of a product too, others nowhere', async () => {
  const { productIDs, owner, member } = await aHiddenCompany()
  const product = async (as: TestSession | undefined, edition: string) =>
    (await ask(`/product/${productIDs[0]}`, { as, edition })).data
  for (const person of [owner, member]) {
    expect(await product(person, 'it')).toMatchObject({ hiddenHere: true })
    expect(await product(person, 'jp')).not.toHaveProperty('hiddenHere')
  }
  expect(await product(await aSession(db), 'jp')).not.toHaveProperty('hiddenHere')
})

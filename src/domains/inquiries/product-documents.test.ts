// Who may open a document of a product: everybody an open one that they find; one on request the people of the company, and who has
// sent it a request that the company has not ended.
import { expect, test } from 'vitest'
import type { ProductEntry } from '../../contract/products.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { documenting } from '../../testing/product-documents.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, aDocumented, open } = await documenting(database)
const { send, end } = conversationCalls(await testApi(database), db)

const mayOpen = async ({ productID: id }: { productID: string }, as?: TestSession) =>
  (await call<{ mayOpen: boolean }>('showDocumentAccess', { id }, as)).data.mayOpen
/** What each of them is answered, and that the page says the same. */
const outcome = async (one: { productID: string; documentID: string }, as?: TestSession) => {
  const { status, name } = await open(one, as)
  expect(await mayOpen(one, as)).toBe(status === 200)
  return name ?? status
}

test('an open document is opened by visitors, strangers and people of the company', async () => {
  const one = await aDocumented()
  for (const as of [undefined, one.stranger, one.member, one.owner])
    expect((await open(one, as)).data).toMatchObject({
      name: 'hb-6205.pdf',
      url: expect.any(String) as string,
    })
  expect((await open({ ...one, documentID: one.productID })).name).toBe('NotFound')
})

test('one on request is named to everybody, and opened by the company and by who has written to it', async () => {
  const one = await aDocumented({ access: 'request' })
  const { businessID, owner, admin, member, stranger, exMember } = one
  const { data: page } = await call<ProductEntry>('showProduct', { productID: one.productID })
  expect(page.documents).toMatchObject([{ access: 'request', title: 'Data sheet HB-6205' }])
  for (const as of [owner, admin, member]) expect(await outcome(one, as)).toBe(200)
  for (const as of [undefined, stranger, exMember]) expect(await outcome(one, as)).toBe('DocumentOnRequest')

  const asker = await aSession(db)
  const { data: request } = await send(asker, { to: businessID })
  expect(await outcome(one, asker)).toBe(200)
  // Written to another company.
  const elsewhere = await aSession(db)
  await send(elsewhere, { to: (await aDocumented()).businessID })
  expect(await outcome(one, elsewhere)).toBe('DocumentOnRequest')
  // Who has ended it themselves keeps what they were given; whom the company has ended it with does not.
  await end(asker, request.requestID, asker.userID)
  expect(await outcome(one, asker)).toBe(200)
  const refused = await aSession(db)
  const { data: other } = await send(refused, { to: businessID })
  expect(await outcome(one, refused)).toBe(200)
  await end(owner, other.requestID, businessID)
  expect(await outcome(one, refused)).toBe('DocumentOnRequest')
})

test('a request that was sent as a company opens it for the people of that company, as long as they are', async () => {
  const one = await aDocumented({ access: 'request' })
  const [sender, colleague, outsider] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID: from } = await aBusiness(db, {
    members: [
      { userID: sender.userID, role: 'owner' },
      { userID: colleague.userID, role: 'member' },
    ],
  })
  expect((await send(sender, { to: one.businessID, from })).status).toBe(200)
  for (const as of [sender, colleague]) expect(await outcome(one, as)).toBe(200)
  expect(await outcome(one, outsider)).toBe('DocumentOnRequest')
  await pool.query('delete from business_members where user_id = $1', [colleague.userID])
  expect(await outcome(one, colleague)).toBe('DocumentOnRequest')
})

test('who is blocked finds neither, and what the company wrote to others opens nothing of its own for them', async () => {
  const one = await aDocumented({ access: 'request' })
  const asker = await aSession(db)
  await send(asker, { to: one.businessID })
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, blocker_type, blocked_type) values ($1, $2, 'business', 'user')`,
    [one.businessID, asker.userID],
  )
  expect((await open(one, asker)).name).toBe('NotFound')
  expect((await call('showDocumentAccess', { id: one.productID }, asker)).name).toBe('NotFound')
  // Asked by the company, somebody else's people are no askers.
  const asked = await aDocumented({ access: 'request' })
  expect((await send(asked.owner, { to: one.businessID, from: asked.businessID })).status).toBe(200)
  expect(await outcome(asked, one.owner)).toBe('DocumentOnRequest')
  expect(await outcome(one, asked.member)).toBe(200)
})

test.each(['open', 'request'] as const)(
  'one that is %s is not served of what is unpublished or hides from the edition',
  async (access) => {
    const one = await aDocumented({ access })
    const { businessID, productID, owner, member } = one
    const asker = await aSession(db)
    await send(asker, { to: businessID })
    expect((await open(one, asker)).status).toBe(200)
    await call('unpublishProducts', { businessID, productIDs: [productID] }, owner)
    for (const as of [undefined, asker, owner]) expect((await open(one, as)).name).toBe('NotFound')
    await call('publishProducts', { businessID, productIDs: [productID] }, owner)
    expect((await open(one, asker)).status).toBe(200)
    const hiding = { id: businessID, revision: 0, hiddenEditions: ['jp'] }
    expect((await call('saveHiddenEditions', hiding, owner)).name).toBe(undefined)
    for (const as of [undefined, asker]) expect((await open(one, as)).name).toBe('NotFound')
    expect((await open(one, member)).status).toBe(200)
  },
)

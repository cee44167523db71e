// Wherever a company or product is named beside its own page, it is called as the reader's language has it.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../platform/db.ts'
import { deliverAll } from '../platform/events.ts'
import { addMember } from '../domains/members/membership.ts'
import { removeOwnBusiness } from '../domains/businesses/removal.ts'
import { addressForBilling } from '../domains/businesses/billing-address.ts'
import { personArchive } from '../domains/exports/person.ts'
import { followedNews } from '../domains/follows/news.ts'
import { follow } from '../domains/follows/following.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { aPost } from '../testing/posts.ts'
import { testLog } from '../testing/server.ts'
import { aSession, type TestSession } from '../testing/sessions.ts'
import { statementsOf } from '../testing/statements.ts'
import { companyWords, productWords } from '../testing/words.ts'
import { domainListeners } from './domains.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const company = { it: 'Cuscinetti Hinokawa', en: 'Hinokawa Bearings', ja: '檜川軸受製作所' }
const product = { it: 'Cuscinetto a sfere', en: 'Ball bearing', ja: '玉軸受' }
const readers = [
  ['ja', company.ja, product.ja],
  ['zh', company.en, product.en],
  ['it', company.it, product.it],
] as const

async function ask<Data>(
  as: TestSession,
  path: string,
  { language = 'en', body }: { language?: string; body?: object } = {},
): Promise<{ status: number; data: Data; name?: string }> {
  await sql`delete from call_budgets`.execute(db)
  const response = await api.inject({
    method: body ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: { authorization: as.bearer, 'accept-language': language },
    ...(body && { payload: body }),
  })
  return { ...response.json(), status: response.statusCode }
}

/** A company that writes Italian, and has names in English and Japanese, as its product has. */
async function aCompany() {
  const owner = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: company.it,
    countryCode: 'IT',
    products: [{ name: product.it }, { name: 'Bozza', published: false }],
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  const { it: _, ...names } = company
  const others = Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }]))
  await companyWords(db, businessID, { own: 'it', others })
  await productWords(db, productIDs[0]!, owner.userID, {
    own: 'it',
    others: { en: { name: product.en }, ja: { name: product.ja } },
  })
  return { owner, businessID, productID: productIDs[0]! }
}

test.each(readers)(
  'the home page in %s: what followed companies publish, drafts, certificates',
  async (language, name, thing) => {
    const { owner, businessID } = await aCompany()
    const fan = await aSession(db)
    await follow(db, { type: 'user', id: fan.userID }, { type: 'business', id: businessID })
    const expireDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const certificate = { name: 'ISO 9001', number: '', issuer: 'TÜV', scope: '', issueDate: '', expireDate }
    expect((await ask(owner, `/business/${businessID}/certificate`, { body: certificate })).status).toBe(200)
    const news = await ask(fan, '/social/follow/news', { language })
    expect(news.data).toMatchObject({
      products: {
        items: [{ companyName: name, name: thing, key: expect.stringMatching(/^Cuscinetti-Hinokawa-/) }],
      },
      certificates: { items: [{ companyName: name, companyKey: `Cuscinetti-Hinokawa-${businessID}` }] },
    })
    expect((await ask(owner, '/business/certificate/ending', { language })).data).toMatchObject({
      items: [{ companyName: name }],
    })
    // Who finishes a draft reads what was typed.
    expect((await ask(owner, '/product/my-drafts', { language })).data).toMatchObject({
      items: [{ companyName: name, name: 'Bozza' }],
    })
  },
)

test('conversations: the product is called in the language of each side, the numbers of a mailbox name it too', async () => {
  const { owner, businessID, productID } = await aCompany()
  const buyer = await aSession(db)
  const body = { to: businessID, productID, subject: 'Other bearings', message: 'In stock?' }
  expect((await ask(buyer, '/business/request', { language: 'ja', body })).data).toMatchObject({
    product: { name: product.ja },
    to: { name: company.ja },
  })
  for (const [language, name, thing] of readers) {
    const list = `/business/request?ubid=${buyer.userID}`
    expect((await ask(buyer, list, { language })).data).toMatchObject({
      requests: [
        { to: { name }, product: { name: thing, key: expect.stringContaining('Cuscinetto-a-sfere') } },
      ],
    })
    expect((await ask(owner, '/notifications/badges', { language })).data).toMatchObject({
      mailboxes: [{ mailboxID: businessID, name }],
    })
    // Found by every name that somebody may know.
    for (const words of [...Object.values(company), ...new Set([thing, product.it])]) {
      const found = await ask(buyer, `${list}&search=${encodeURIComponent(words)}`, { language })
      expect([words, found.data]).toMatchObject([words, { requests: [{ to: { name } }] }])
    }
  }
  // What was renamed since stands under the name of then.
  await sql`update products set name = 'Cuscinetto nuovo' where id = ${productID}`.execute(db)
  await sql`update inquiries set product_name = 'Cuscinetto vecchio' where to_id = ${businessID}`.execute(db)
  const { data } = await ask(buyer, `/business/request?ubid=${buyer.userID}`, { language: 'ja' })
  expect(data).toMatchObject({ requests: [{ product: { name: 'Cuscinetto vecchio' } }] })
})

test('the same words to one company count as the same by whichever of its names it is addressed', async () => {
  const { businessID } = await aCompany()
  const buyer = await aSession(db)
  const say = (name: string) =>
    ask(buyer, '/business/request', {
      body: { to: businessID, subject: 'Other bearings', message: `Dear ${name}, do you make this?` },
    })
  for (const name of Object.values(company)) expect((await say(name)).status).toBe(200)
  expect(await say(`${company.ja}!`)).toMatchObject({ name: 'SameText' })
})

test.each(readers)(
  'posts in %s: shared cards, mentions by any of the names, whose timeline it is',
  async (language, name, thing) => {
    const { owner, businessID, productID } = await aCompany()
    const writer = await aSession(db)
    const mentions = [{ type: 'business', id: businessID }]
    const post = { timelineType: 'user', timelineID: writer.userID, pictures: [] }
    for (const called of Object.values(company)) {
      const body = { ...post, content: `Made by @${called}.`, mentions }
      const { data } = await ask<{ postID: string }>(writer, '/social/posts/make-post', { body })
      expect((await ask(writer, `/social/posts/${data.postID}`, { language })).data).toMatchObject({
        content: `Made by @${called}.`,
        mentions: [{ id: businessID, name, start: 8, length: called.length + 1 }],
      })
    }
    const other = { ...post, content: 'Made by @Nobody.', mentions }
    expect(await ask(writer, '/social/posts/make-post', { body: other })).toMatchObject({
      name: 'InvalidInput',
    })
    for (const [resourceType, resourceID, called, by] of [
      ['product', productID, thing, name],
      ['business', businessID, name, null],
    ] as const) {
      const postID = await aPost(db, writer, { shared: { resourceType, resourceID } })
      expect((await ask(writer, `/social/posts/${postID}`, { language })).data).toMatchObject({
        shared: { name: called, by },
      })
    }
    await aPost(db, owner, { businessID })
    expect((await ask(writer, `/timeline/load/${businessID}`, { language })).data).toMatchObject([
      { author: { name }, timeline: { name } },
    ])
    expect((await ask(writer, `/faces/product/${productID}`, { language })).data).toMatchObject({
      name: thing,
      companyName: name,
    })
  },
)

test('an archive names what others own in the language that was asked for', async () => {
  const { businessID, productID } = await aCompany()
  const person = await aSession(db)
  for (const [type, resourceID] of [
    ['product', productID],
    ['business', businessID],
  ])
    expect((await ask(person, `/favorites/${type}`, { body: { resourceID } })).status).toBe(200)
  await transaction(db, (tx) => addMember(tx, { businessID, userID: person.userID, role: 'member' }))
  for (const [language, name, thing] of readers) {
    const archive = await personArchive(db, person.userID, language)
    const file = async (wanted: string) => {
      const part = archive!.parts.find(({ files }) => wanted in files)!
      const pieces: string[] = []
      const content = await part.files[wanted]!()
      if (typeof content === 'string') return content
      for await (const piece of content as AsyncIterable<string | Buffer>) pieces.push(piece.toString())
      return pieces.join('')
    }
    const favourites = JSON.parse(await file('favourites.json')) as { name: string }[]
    expect(favourites.map((one) => one.name).toSorted()).toEqual([name, thing].toSorted())
    expect(JSON.parse(await file('teams.json'))).toMatchObject({ member: [{ name }] })
  }
})

test('a company that is gone is named to each of its people in the language of their account', async () => {
  const { owner, businessID } = await aCompany()
  const members = new Map<TestSession, string>()
  for (const [language, name] of readers) {
    const member = await aSession(db, { language })
    await transaction(db, (tx) => addMember(tx, { businessID, userID: member.userID, role: 'member' }))
    members.set(member, name)
  }
  await removeOwnBusiness(db, owner, businessID, company.it)
  await deliverAll(db, domainListeners, testLog)
  for (const [member, name] of members)
    expect((await ask(member, '/notifications')).data).toMatchObject({ items: [{ company: { name } }] })
})

test('the signed file and the address of invoices say the name that was written first, whoever reads', async () => {
  const { owner, businessID } = await aCompany()
  for (const language of ['ja', 'en', 'it']) {
    const { data } = await ask<{ file: string }>(owner, `/business/${businessID}/trust-file`, { language })
    expect(data.file).toContain(company.it)
    expect(data.file).not.toContain(company.en)
  }
  expect(await addressForBilling(db, businessID)).toMatchObject({ name: company.it })
})

test('names in many languages cost no query more than in one', async () => {
  const { businessID } = await aCompany()
  const plain = await aBusiness(db, { products: 1 })
  const fan = await aSession(db)
  const asked = async (id: string) => {
    await follow(db, { type: 'user', id: fan.userID }, { type: 'business', id })
    return statementsOf(database, (counted) => followedNews(counted, fan, { edition: 'jp', language: 'ja' }))
  }
  expect(await asked(plain.businessID)).toBe(await asked(businessID))
})

// Every mail that names a company or product does so in the language of its reader, whoever else it goes to.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../platform/db.ts'
import { deliverAll } from '../platform/events.ts'
import { tellOwners } from '../domains/billing/reminders.ts'
import { mailOwners } from '../domains/billing/owner-letters.ts'
import { removeOwnBusiness, restoreBusiness } from '../domains/businesses/removal.ts'
import { makeComment } from '../domains/comments/making.ts'
import { inquiryFacts } from '../domains/inquiries/facts.ts'
import { changePreferences } from '../domains/notifications/choices.ts'
import { tellMerged } from '../domains/console/merge-telling.ts'
import { companiesForReaders } from '../domains/businesses/listing.ts'
import { mailDueNotices } from '../domains/notifications/mailing.ts'
import { currentPeriod } from '../domains/subscriptions/periods.ts'
import { tellManagers } from '../domains/verification/telling.ts'
import { domainListeners } from './domains.ts'
import { aBusiness } from '../testing/businesses.ts'
import { conversationCalls } from '../testing/conversations.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { aSession, type TestSession } from '../testing/sessions.ts'
import { statementsOf } from '../testing/statements.ts'
import { testLog } from '../testing/server.ts'
import { testCalls } from '../testing/team.ts'
import { companyWords, productWords } from '../testing/words.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const call = testCalls(api)
const { send } = conversationCalls(api, db)

const names = { it: 'Cuscinetti Hinokawa', en: 'Hinokawa Bearings', ja: '檜川軸受製作所' }
/** Who reads Spanish is told the English name. */
const shown = { ja: names.ja, es: names.en, it: names.it }
const languages = ['ja', 'es', 'it'] as const
type Reader = (typeof languages)[number]

/** A company that writes Italian and has an English and a Japanese name, with an owner of each of three languages. */
async function aCompany() {
  const owners = Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await aSession(db, { language })])),
  ) as Record<Reader, TestSession>
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: names.it,
    countryCode: 'IT',
    plan: 'gold',
    products: [{ name: 'Cuscinetto a sfere' }],
    members: languages.map((language) => ({ userID: owners[language].userID, role: 'owner' as const })),
  })
  await companyWords(db, businessID, {
    own: 'it',
    others: { en: { name: names.en }, ja: { name: names.ja } },
  })
  await productWords(db, productIDs[0]!, owners.it.userID, {
    own: 'it',
    others: { en: { name: 'Ball bearing' }, ja: { name: '玉軸受' } },
  })
  return { businessID, productID: productIDs[0]!, owners }
}
type Company = Awaited<ReturnType<typeof aCompany>>

/** What the mails of a template say to each reader. */
async function said({ owners }: Company, template: string, field = 'business') {
  const found: Partial<Record<Reader, string>> = {}
  for (const language of languages) {
    const { rows } = await sql<{ text: string }>`
      select data ->> ${field} as text from mails
      where user_id = ${owners[language].userID} and template = ${template}`.execute(db)
    for (const { text } of rows) found[language] = text
  }
  return found
}

test('a membership that ends', async () => {
  const company = await aCompany()
  const { businessID } = company
  const period = { ...(await currentPeriod(db, businessID))!, businessID }
  const held = { period, zone: 'UTC', renews: false, account: undefined }
  await transaction(db, (tx) => tellOwners(tx, held, '30 days', new Date()))
  expect(await said(company, 'membership-ends')).toEqual(shown)
})

test('what staff do with its money and hours', async () => {
  const company = await aCompany()
  await transaction(db, (tx) =>
    mailOwners(tx, company.businessID, {
      template: 'support-booked',
      about: 'x',
      data: () => ({ minutes: '30', left: '60', list: 'Photos' }),
    }),
  )
  expect(await said(company, 'support-booked')).toEqual(shown)
})

test('checks and certificates, with as many queries for many readers as for one', async () => {
  const company = await aCompany()
  const news = { kind: 'certificate.ends', businessID: company.businessID, day: '2026-05-01' } as const
  const tell = (subjectID: string) =>
    statementsOf(database, (counted) =>
      transaction(counted, (tx) => tellManagers(tx, [{ ...news, subjectID, certificate: 'ISO 9001' }])),
    )
  const many = await tell(crypto.randomUUID())
  expect(await said(company, 'certificate-ends')).toEqual(shown)
  await sql`
    delete from business_members where business_id = ${company.businessID} and user_id <> ${company.owners.it.userID}`.execute(
    db,
  )
  expect(await tell(crypto.randomUUID())).toBe(many)
})

test('the team: who is asked in, and who is told that somebody left', async () => {
  const company = await aCompany()
  const { businessID, owners } = company
  for (const language of languages) {
    const email = `${crypto.randomUUID()}@guests.example`
    await aSession(db, { language, email })
    await call('inviteMember', { id: businessID, role: 'member', email }, owners.it)
    const { rows } = await sql<{ business: string }>`
      select data ->> 'business' as business from mails where recipient = ${email}`.execute(db)
    expect(rows).toEqual([{ business: shown[language] }])
  }
  await call('removeMember', { id: businessID, userID: owners.it.userID }, owners.it)
  const { ja, es } = shown
  expect(await said(company, 'team-left')).toEqual({ ja, es })
})

test('a company that is removed, and brought back', async () => {
  const company = await aCompany()
  await removeOwnBusiness(db, company.owners.it, company.businessID, names.it)
  expect(await said(company, 'company-deleted')).toEqual(shown)
  await restoreBusiness(db, company.owners.it, company.businessID)
  expect(await said(company, 'company-restored')).toEqual(shown)
})

test('two companies that become one', async () => {
  const [company, other] = [await aCompany(), await aBusiness(db, { companyName: 'Northfell Bearings' })]
  await transaction(db, async (tx) => {
    const found = await companiesForReaders(tx, [company.businessID, other.businessID])
    const owners = languages.map((language) => company.owners[language].userID)
    const party = (businessID: string) => ({ businessID, name: found.get(businessID)!.nameIn, owners })
    await tellMerged(tx, {
      kind: 'merged',
      mergeID: crypto.randomUUID(),
      from: party(company.businessID),
      into: party(other.businessID),
      words: 'Both are one.',
    })
  })
  expect(await said(company, 'company-merged', 'thing')).toEqual(shown)
})

const tellAll = async () => {
  await deliverAll(db, domainListeners, testLog)
  await mailDueNotices(db)
}

test('an inquiry: the company, and the product under the name of today or, once renamed, of then', async () => {
  const company = await aCompany()
  const buyer = await aSession(db, { language: 'ja' })
  const { businessID: to, productID } = company
  const { data } = await send(buyer, { to, productID })
  await tellAll()
  expect(await said(company, 'inquiries-received')).toEqual(shown)
  expect(await said(company, 'inquiries-received', 'list')).toEqual({
    ja: expect.stringContaining('玉軸受'),
    es: expect.stringContaining('Ball bearing'),
    it: expect.stringContaining('Cuscinetto a sfere'),
  })
  const { rows } = await sql<{ business: string }>`
    select data ->> 'business' as business from mails where user_id = ${buyer.userID}`.execute(db)
  expect(rows).toEqual([{ business: names.ja }])
  await sql`update products set name = 'Cuscinetto nuovo' where id = ${productID}`.execute(db)
  const told = async (language: string) =>
    (await inquiryFacts(db, [data.requestID], language)).get(data.requestID)
  expect(await told('ja')).toMatchObject({ product: 'Cuscinetto a sfere' })
})

test('a comment below a product', async () => {
  const company = await aCompany()
  const place = { edition: 'jp', language: 'en' }
  const comment = { resourceType: 'product', resourceID: company.productID, content: 'In stock?' } as const
  const writer = await aSession(db)
  for (const language of languages)
    await changePreferences(db, company.owners[language], { ways: { 'social.commented': 'mail' } })
  await transaction(db, (tx) => makeComment(tx, writer, comment, place))
  await tellAll()
  expect(await said(company, 'news', 'list')).toEqual({
    ja: expect.stringMatching(/: 玉軸受$/),
    es: expect.stringMatching(/: Ball bearing$/),
    it: expect.stringMatching(/: Cuscinetto a sfere$/),
  })
})

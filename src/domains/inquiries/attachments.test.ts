// Files in a conversation: who reads them, by which addresses, and that none is lost or sent twice.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { AttachmentEntry } from '../../contract/files.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { showAttachment } from '../../contract/inquiries.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testLog } from '../../testing/server.ts'
import { giveUpBusinesses } from '../businesses/removal.ts'
import { cleanFiles } from '../files/cleanup.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aDrawingPdf, aFileOf, aStep, attaching } from '../../testing/attachments.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { archiveOf } from '../../testing/exports.ts'
import { aFileServer } from '../../testing/files.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
const api = await testApi(database)
const calls = conversationCalls(api, db)
const { attached } = attaching(server)
type Addresses = CallOutput<typeof showAttachment>

let buyer: TestSession
let seller: TestSession
let businessID: string
let pdf: Buffer
beforeAll(async () => {
  ;[buyer, seller] = [await aSession(db), await aSession(db)]
  ;({ businessID } = await aBusiness(db, { members: [{ userID: seller.userID, role: 'owner' }] }))
  pdf = aDrawingPdf(20_000)
})

const aPdf = (me: TestSession, fileName = 'Flange 7.pdf') =>
  attached(me.bearer, { bytes: pdf, contentType: 'application/pdf', fileName })
const at = (rid: string, id: string) => `/business/request/${rid}/attachment/${id}`
const address = (as: TestSession | undefined, rid: string, bid: string, id: string) =>
  calls.call<Addresses>('GET', at(rid, id), as, { query: { bid } })
const filesOf = async (as: TestSession, rid: string, bid: string) =>
  (await calls.show(as, rid, bid)).data.messages.map(({ attachments }) => attachments.map(({ name }) => name))

/** An inquiry with a drawing, and what is told of it. */
async function asked(): Promise<{ rid: string; attachment: AttachmentEntry; token: string }> {
  const { token, attachment } = await aPdf(buyer)
  const sent = await calls.send(buyer, { to: businessID, attachments: [token] })
  expect(sent.status).toBe(200)
  return { rid: sent.data.requestID, attachment, token }
}

test('a drawing goes with a request, is answered with others, and both sides read them', async () => {
  const { rid, attachment } = await asked()
  const step = aStep()
  const marked = await aPdf(seller, 'Flange 7, marked up.pdf')
  const model = await attached(seller.bearer, {
    bytes: step,
    contentType: 'model/step',
    fileName: 'flange.stp',
  })
  const answer = await calls.call('POST', `/business/request/${rid}/send-message`, seller, {
    query: { bid: businessID },
    body: { content: 'With a note.', attachments: [marked.token, model.token] },
  })
  expect(answer).toMatchObject({ status: 200, data: { attachments: [marked.attachment, model.attachment] } })
  for (const [as, bid] of [
    [buyer, buyer.userID],
    [seller, businessID],
  ] as const) {
    expect(await filesOf(as, rid, bid)).toEqual([['Flange 7.pdf'], ['Flange 7, marked up.pdf', 'flange.stp']])
    const { status, data } = await address(as, rid, bid, attachment.attachmentID)
    expect([status, data.attachment]).toEqual([200, attachment])
    const saved = await fetch(server.url(data.url))
    expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true)
    expect(saved.headers.get('content-type')).toBe('application/pdf')
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="Flange_7.pdf"/)
    expect(data.previews.map(({ width }) => width)).toEqual([226, 1_130])
    const shown = await fetch(server.url(data.previews[0]!.url))
    expect([shown.headers.get('content-type'), shown.headers.get('content-disposition')]).toEqual([
      'image/webp',
      'inline',
    ])
    expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(120_000)
  }
})

test('a stranger, another company of a party, a visitor and another conversation are told of nothing', async () => {
  const { rid, attachment } = await asked()
  const stranger = await aSession(db)
  const { businessID: second } = await aBusiness(db, { members: [{ userID: buyer.userID, role: 'owner' }] })
  const { businessID: third } = await aBusiness(db, { members: [{ userID: seller.userID, role: 'owner' }] })
  const other = (await asked()).rid
  const id = attachment.attachmentID
  const nothing = await address(buyer, rid, buyer.userID, crypto.randomUUID())
  expect(nothing.status).toBe(404)
  for (const [as, conversation, bid] of [
    [stranger, rid, stranger.userID],
    [stranger, rid, businessID],
    [stranger, rid, buyer.userID],
    [buyer, rid, second],
    [buyer, rid, businessID],
    [seller, rid, third],
    [seller, rid, seller.userID],
    [buyer, other, buyer.userID],
  ] as const)
    expect(await address(as, conversation, bid, id)).toEqual(nothing)
  expect((await address(undefined, rid, buyer.userID, id)).status).toBe(401)
})

test('an address that has run out, was changed or has no signature opens nothing', async () => {
  const { rid, attachment } = await asked()
  const { data } = await address(buyer, rid, buyer.userID, attachment.attachmentID)
  const [bare = ''] = data.url.split('?')
  const gone = async (to: string) => {
    const answer = await fetch(server.url(to))
    return [answer.status >= 400, (await answer.text()).includes('%PDF')]
  }
  expect(await gone(data.url)).toEqual([false, true])
  for (const to of [
    bare,
    bare.replace('attachments/', 'files/'),
    `${data.url}0`,
    data.previews[0]!.url.replace(/\d+\.webp/, 'original'),
  ])
    expect(await gone(to), to).toEqual([true, false])
  const wish = { seconds: -1, fileName: 'a.pdf', contentType: 'application/pdf' }
  const key = `attachments/${attachment.attachmentID}/original`
  expect(await gone(await server.storage.signGet(key, wish).catch(() => bare))).toEqual([true, false])
})

test('a token sends once, only its own person’s, five at most, and what is refused sends nothing', async () => {
  const { rid, token } = await asked()
  const fresh = await aPdf(buyer)
  const foreign = await aPdf(seller)
  const say = (attachments: string[]) =>
    calls.call('POST', `/business/request/${rid}/send-message`, buyer, {
      query: { bid: buyer.userID },
      body: { content: 'See here.', attachments },
    })
  for (const tokens of [[token], [foreign.token], [fresh.token, foreign.token], [fresh.token, fresh.token]])
    expect(await say(tokens)).toMatchObject({ status: 410, name: 'AttachmentGone' })
  const six = Array.from({ length: limits.attachmentsMax + 1 }, () => fresh.token)
  expect((await say(six)).status).toBe(400)
  expect((await say(['x'])).status).toBe(400)
  expect(await filesOf(buyer, rid, buyer.userID)).toHaveLength(1)
  // Two that race for one file: one message has it.
  const raced = await Promise.all([say([fresh.token]), say([fresh.token])])
  expect(raced.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410'])
  expect(await filesOf(buyer, rid, buyer.userID)).toHaveLength(2)
})

test('a message that is sent again with its key has its files once', async () => {
  const { rid } = await asked()
  const { token } = await aPdf(buyer)
  const once = () =>
    calls.call('POST', `/business/request/${rid}/send-message`, buyer, {
      query: { bid: buyer.userID },
      body: { content: 'Once.', attachments: [token] },
      key: token.slice(0, 36),
    })
  const [first, second] = [await once(), await once()]
  expect([first.status, second.data]).toEqual([200, first.data])
})

test('a company takes the files of its conversations along', async () => {
  await asked()
  const picture = await attached(buyer.bearer, {
    bytes: await aFileOf('image/png'),
    contentType: 'image/png',
    fileName: 'place.png',
  })
  const sent = await calls.send(buyer, { to: businessID, attachments: [picture.token] })
  const files = await archiveOf(db, server, { bearer: seller.bearer, businessID })
  const told = JSON.parse(Buffer.from(files.get('inquiries.json')!).toString()) as {
    requestID: string
    messages: { attachments: { name: string; fileID: string }[] }[]
  }[]
  const mine = told.find(({ requestID }) => requestID === sent.data.requestID)
  expect(mine?.messages[0]?.attachments).toMatchObject([{ name: 'place.png' }])
  const place = `files/inquiries/${sent.data.requestID}/message-${picture.attachment.attachmentID}.png`
  expect([...files.keys()]).toContain(place)
})

test('files of a conversation stay while one side is there, and leave with the other', async () => {
  const leaving = await aSession(db)
  const gone = await aBusiness(db)
  const { token, attachment } = await aPdf(leaving)
  expect((await calls.send(leaving, { to: gone.businessID, attachments: [token] })).status).toBe(200)
  const isThere = async () => {
    await deliverAll(db, domainListeners, testLog)
    await cleanFiles(db)
    return (await server.keys(`attachments/${attachment.attachmentID}/`)).length > 0
  }
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: leaving.userID }))
  await sql`update profiles set removed_at = now() where user_id = ${leaving.userID}`.execute(db)
  expect(await isThere()).toBe(true)
  await sql`update businesses set removed_at = now() - interval '31 days' where id = ${gone.businessID}`.execute(
    db,
  )
  await giveUpBusinesses(db)
  expect(await isThere()).toBe(false)
})

test('a conversation is found by the name of its file, by either side and by nobody else', async () => {
  const { token } = await aPdf(buyer, '図面_ポンプ仕様 改２.pdf')
  const { requestID } = (await calls.send(buyer, { to: businessID, attachments: [token] })).data
  const found = async (as: TestSession, mailbox: string, search: string) =>
    (await calls.list(as, mailbox, { search })).data.requests.map((one) => one.requestID)
  for (const search of ['図面_ポンプ', 'ﾎﾟﾝﾌﾟ仕様', '改2'])
    for (const [as, mailbox] of [
      [buyer, buyer.userID],
      [seller, businessID],
    ] as const)
      expect(await found(as, mailbox, search), search).toEqual([requestID])
  const stranger = await aSession(db)
  expect(await found(stranger, stranger.userID, '図面')).toEqual([])
})

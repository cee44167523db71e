// Conversations under many hands at once (V17).
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { casesOf } from '../../testing/proofs.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { send, write, end } = conversationCalls(api, db)

type Answer = { status: number; name?: string | undefined }
type Row = { number: number; side: string; side_number: number; late: boolean }

async function messagesIn(requestID: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select number, side, side_number, m.created_at > closed_at as late
     from inquiry_messages as m join inquiries as i on i.id = inquiry_id where inquiry_id = $1 order by number`,
    [requestID],
  )
  return rows
}

/** Conversations that end while ten messages each are on their way. */
const rounds = casesOf(200, 44)

test('messages sent while the conversation is ended: none comes after the end, none is lost', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const counted = { written: 0, closed: 0 }
  // A fresh conversation each time, so that the end meets messages in every possible moment.
  const perRound = 10
  const perSpeaker = 2
  for (let round = 0; round < rounds; round += 1) {
    const requestID = randomUUID()
    await pool.query(
      `insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, preview, messages_s, created_at, last_at)
       values ($1, 'user', $2, $3, $2, 'x', 'x', 0, now(), now())`,
      [requestID, buyer.userID, businessID],
    )
    // The conversation is ended once so many messages are answered; each side has more to say by then.
    const endsAfter = round % (perRound + 1)
    const enough = Promise.withResolvers<void>()
    if (endsAfter === 0) enough.resolve()
    const answers: Answer[] = []
    const speaker = async (at: number) => {
      for (let said = 0; said < perSpeaker; said += 1) {
        answers.push(
          await (at % 2 ? write(owner, requestID, businessID) : write(buyer, requestID, buyer.userID)),
        )
        if (answers.length === endsAfter) enough.resolve()
      }
    }
    const ending = enough.promise.then(() =>
      end(round % 2 ? owner : buyer, requestID, round % 2 ? businessID : buyer.userID),
    )
    const [ended] = await Promise.all([
      ending,
      ...Array.from({ length: perRound / perSpeaker }, (_, at) => speaker(at)),
    ])
    expect(ended.status).toBe(200)
    const written = answers.filter(({ status }) => status === 200).length
    const closed = answers.filter(({ name }) => name === 'InquiryClosed').length
    expect(written + closed).toBe(perRound)
    const rows = await messagesIn(requestID)
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: written }, (_, at) => at + 1))
    expect(rows.filter(({ late }) => late)).toEqual([])
    for (const side of ['S', 'R'])
      expect(rows.filter((row) => row.side === side).map((row) => row.side_number)).toEqual(
        rows.filter((row) => row.side === side).map((_, at) => at + 1),
      )
    counted.written += written
    counted.closed += closed
  }
  // Otherwise nothing raced.
  expect(counted.written).toBeGreaterThan(rounds / 2)
  expect(counted.closed).toBeGreaterThan(rounds / 2)
}, 180_000)

test('equal inquiries sent at once without a key are one conversation, and one use of what the two have', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const body = { to: businessID, subject: 'Bearings', message: 'Do you make 6204?' }
  const conversations = async () =>
    (await pool.query('select id from inquiries where to_id = $1', [businessID])).rowCount

  const answers = await Promise.all(Array.from({ length: 12 }, () => send(buyer, body)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ data }) => data?.requestID)).size).toBe(1)
  expect(await conversations()).toBe(1)

  // Other words, and the same of somebody else, are others.
  expect((await send(buyer, { ...body, message: 'Do you make 6205?' })).status).toBe(200)
  expect((await send(await aSession(db), body)).status).toBe(200)
  expect(await conversations()).toBe(3)
  // A visitor is told nothing of it, nor is the company's owner sent what others sent.
  expect((await send(undefined, body)).status).toBe(401)
  expect((await send(owner, body)).status).toBe(400)

  // A minute later it is meant once more.
  await pool.query("update idempotency_keys set created_at = created_at - interval '61 seconds'")
  const again = await send(buyer, body)
  expect(again.status).toBe(200)
  expect(again.data?.requestID).not.toBe(answers[0]!.data?.requestID)
  expect(await conversations()).toBe(4)
})

test('a hundred equal posts with one key are one message, and one inquiry', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const message = 'Once.'
  const key = randomUUID()
  const sent = await Promise.all(
    Array.from({ length: 100 }, () => send(buyer, { to: businessID, message }, key)),
  )
  const { requestID } = sent[0]!.data
  expect(new Set(sent.map(({ status, data }) => `${status} ${data.requestID}`))).toEqual(
    new Set([`200 ${requestID}`]),
  )
  const again = randomUUID()
  const written = await Promise.all(
    Array.from({ length: 100 }, () => write(owner, requestID, businessID, message, again)),
  )
  expect(new Set(written.map(({ status, data }) => `${status} ${data.number}`))).toEqual(new Set(['200 2']))
  expect(await messagesIn(requestID)).toHaveLength(2)
  const { rows } = await pool.query('select id from inquiries where from_id = $1', [buyer.userID])
  expect(rows).toHaveLength(1)
})

// Conversations under way on a running copy: writers who try again with the same key, open pages that read what they are told.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import type { MessageEntry } from '../src/contract/inquiries.ts'
import { sendInquiry } from '../src/domains/inquiries/sending.ts'
import { transaction, type Db } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { readLive, type LiveReader } from '../src/testing/live.ts'
import { aSession, type TestSession } from '../src/testing/sessions.ts'
import { onDatabase } from './changes.ts'
import { databaseOf } from './instance.ts'

/** Where the copy answers: elsewhere when another was started. */
export type Place = { address: string }
type Side = { requestID: string; mailboxID: string; person: TestSession }
/** Of who asked and of who was asked. */
export type Talk = { requestID: string; sides: [Side, Side] }

/** So many conversations of two each, with their first message, made behind the back of the copy in `folder`. */
export function someTalks(folder: string, count: number): Promise<Talk[]> {
  sealWith(readFileSync(path.join(folder, 'secret'), 'utf8').trim())
  return onDatabase(async (db) => {
    const talks: Talk[] = []
    for (let at = 0; at < count; at += 1) talks.push(await aTalk(db))
    return talks
  }, databaseOf(folder).url)
}

async function aTalk(db: Db): Promise<Talk> {
  const [buyer, owner] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: owner.userID, role: 'owner' }] })
  const wish = { to: businessID, subject: 'Bearings', message: 'Can you make these?' }
  const { requestID } = await transaction(db, (tx) => sendInquiry(tx, buyer, wish, 'en'))
  const side = (person: TestSession, mailboxID: string): Side => ({ requestID, mailboxID, person })
  return { requestID, sides: [side(buyer, buyer.userID), side(owner, businessID)] }
}

export type Sent = { requestID: string; content: string; number: number; tries: number }

/** Both sides of every conversation write so many messages at once, each side one after the other. */
export function writing(place: Place, talks: readonly Talk[], each: number) {
  const taken: Sent[] = []
  const back = comingBack(place)
  const writers = talks.flatMap(({ sides }) =>
    sides.map(async (side, at) => {
      for (let n = 1; n <= each; n += 1)
        taken.push(await write(place, side, `${at === 0 ? 'S' : 'R'} ${n}`, back))
    }),
  )
  return { taken, done: Promise.all(writers) }
}

async function write(place: Place, side: Side, content: string, back: () => Promise<void>): Promise<Sent> {
  const key = randomUUID()
  for (let tries = 1; ; tries += 1) {
    const to = `/business/request/${side.requestID}/send-message?bid=${side.mailboxID}`
    const answer = await call<MessageEntry>(place, side.person, to, { content, key })
    if (answer) return { requestID: side.requestID, content, number: answer.number, tries }
    await back()
  }
}

/** What a call answers; undefined when it must be tried again. */
async function call<Data>(
  { address }: Place,
  { bearer }: TestSession,
  to: string,
  sent?: { content: string; key: string },
): Promise<Data | undefined> {
  const post = sent && {
    method: 'POST',
    body: JSON.stringify({ content: sent.content }),
    headers: {
      authorization: bearer,
      'content-type': 'application/json',
      'idempotency-key': sent.key,
    },
  }
  const response = await fetch(`${address}/api${to}`, post ?? { headers: { authorization: bearer } }).catch(
    () => undefined,
  )
  const text = await response?.text().catch(() => undefined)
  if (response === undefined || text === undefined || response.status >= 500) return undefined
  if (!response.ok) throw new Error(`${to} answered ${response.status}: ${text}`)
  return (JSON.parse(text) as { data: Data }).data
}

/** Waits until the copy is ready; however many wait, one asks. */
function comingBack(place: Place): () => Promise<void> {
  let asked: Promise<void> | undefined
  const ready = async () => (await fetch(`${place.address}/readyz`).catch(() => undefined))?.ok ?? false
  return () => {
    asked ??= vi
      .waitUntil(ready, { timeout: 60_000 })
      .then(() => {})
      .finally(() => (asked = undefined))
    return asked
  }
}

export type OpenPage = {
  requestID: string
  /** Of the messages that it shows, in the order in which they came. */
  shown: number[]
  /** What the stream told of new messages. */
  told: { id: number; number: number }[]
  gaps(): number
  streams(): number
  stop(): Promise<void>
}

/** The page of one side of a conversation, once its stream is open: it comes back to the stream, and reads what is told. */
export async function anOpenPage(place: Place, { requestID, mailboxID, person }: Side): Promise<OpenPage> {
  const back = comingBack(place)
  const page = { requestID, shown: [] as number[], told: [] as OpenPage['told'] }
  const state = { goesOn: true, gaps: 0, streams: 0 }
  const read = async () => {
    for (;;) {
      const query = new URLSearchParams({ bid: mailboxID, after: String(page.shown.at(-1) ?? 0) })
      const from = `/business/request/${requestID}/get-messages?${query}`
      const answer = await call<{ messages: MessageEntry[] }>(place, person, from)
      if (answer) page.shown.push(...answer.messages.map(({ number }) => number))
      if (answer && answer.messages.length < 50) return
      if (!answer) await back()
    }
  }
  const hear = async ({ heard, isOver }: LiveReader) => {
    for (let taken = 0; state.goesOn; taken += 1) {
      await vi.waitUntil(() => heard.length > taken || isOver() || !state.goesOn, { timeout: 120_000 })
      const next = heard[taken]
      if (!next) return
      const { id, event } = next
      if (event.type === 'gap') state.gaps += 1
      if (event.type === 'inquiry.message') page.told.push({ id, number: Number(event['number']) })
      if (event.type === 'gap' || Number(event['number']) > page.shown.at(-1)!) await read()
    }
  }
  let lastID: number | undefined
  let isOpen = () => {}
  const opened = new Promise<void>((resolve) => (isOpen = resolve))
  const run = async () => {
    while (state.goesOn) {
      const reader = await readLive(place.address, person.bearer, lastID).catch(() => undefined)
      if (reader?.status === 200) {
        await vi.waitUntil(() => reader.lastID() !== undefined || reader.isOver(), { timeout: 30_000 })
        if (lastID === undefined) await read()
        state.streams += 1
        isOpen()
        await hear(reader)
        lastID = reader.lastID() ?? lastID
      }
      reader?.close()
      if (reader && reader.status !== 200 && reader.status < 500)
        throw new Error(`the stream answered ${reader.status}`)
      if (state.goesOn) await back()
    }
  }
  const running = run()
  // Told when the page is stopped.
  running.catch(() => {})
  await Promise.race([opened, running])
  return {
    ...page,
    gaps: () => state.gaps,
    streams: () => state.streams,
    async stop() {
      state.goesOn = false
      await running
    },
  }
}

// The mix while something fails: sixteen writers who write down what was answered, readers of public pages, open pages that listen.
import { appendFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { askerOf, type Answer, type Question } from './asking.ts'
import type { Acknowledged, Heard } from './faults-compare.ts'
import { publicHost } from './front.ts'
import type { Conversation, People } from './operation-people.ts'

const writersCount = 16
const readersCount = 6
/** Pages that readers ask for in a second, all together. */
const pagesASecond = 20
const againMs = 300
const givenUpMs = 90_000

export type Told = {
  acknowledged: Acknowledged[]
  /** Answers of writes by status, `none` for no answer. */
  statuses: Map<string, number>
  /** Writes that were refused or given up, which nobody was told were done. */
  refused: number
  pages: { asked: number; failed: number; slowestMs: number; failures: string[] }
  heard: Map<string, Heard[]>
}
export type Load = {
  /** Resolves when every page listens and the writers begin. */
  begun: Promise<unknown>
  /** No new writes; resolves when each has its answer. */
  stopWriting(): Promise<void>
  end(): Promise<Told>
  acknowledged(): readonly Acknowledged[]
}
type Wanted = {
  origin: string
  people: People
  pages: readonly string[]
  /** Writes in a second, all together; as many as there can be when left out. */
  rate?: number
  /** Where the answered ones are written down as they are answered. */
  file: string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Begins it. */
export function startLoad({ origin, people, pages, rate, file }: Wanted): Load {
  const { ask, close } = askerOf(origin)
  const acknowledged: Acknowledged[] = []
  const statuses = new Map<string, number>()
  const told: Told = {
    acknowledged,
    statuses,
    refused: 0,
    pages: { asked: 0, failed: 0, slowestMs: 0, failures: [] },
    heard: new Map(),
  }
  const [writingEnds, readingEnds] = [new AbortController(), new AbortController()]
  const isWriting = () => !writingEnds.signal.aborted
  const isReading = () => !readingEnds.signal.aborted
  writeFileSync(file, '')
  const run = Date.now().toString(36)
  let count = 0

  const write = async (at: number) => {
    const token = `mw-${run}-${at}-end`
    const { question, tells } = writeAt(people, at, token)
    const end = Date.now() + givenUpMs
    for (;;) {
      const answer = await ask({
        ...question,
        headers: { ...question.headers, host: publicHost, 'idempotency-key': token },
      }).catch(() => undefined)
      const status = answer ? String(answer.status) : 'none'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (answer && answer.status < 300) return note(token, answer, tells)
      // Asked again with the same key: done once, whatever became of the first.
      const mayAsk = !answer || answer.status >= 500
      if (!mayAsk || Date.now() > end) {
        told.refused += 1
        return
      }
      await pause(againMs)
    }
  }
  const note = (token: string, { body }: Answer, tells: Conversation | undefined) => {
    const one: Acknowledged = { token, at: Date.now() }
    if (tells) {
      const { number } = (JSON.parse(body) as { data: { number: number } }).data
      one.told = { stream: tells.sender.userID, thing: tells.requestID, number }
    }
    acknowledged.push(one)
    appendFileSync(file, `${JSON.stringify(one)}\n`)
  }
  const writer = async (number: number) => {
    const everyMs = rate === undefined ? 0 : (1_000 * writersCount) / rate
    let due = Date.now() + (number * everyMs) / writersCount
    while (isWriting()) {
      if (due > Date.now()) await pause(due - Date.now())
      if (!isWriting()) return
      // Who was held up does not hurry afterwards.
      due = Math.max(due, Date.now() - everyMs) + everyMs
      await write(count++)
    }
  }
  const reader = async (number: number) => {
    for (let at = number; isReading(); at += readersCount) {
      const address = pages[at % pages.length]!
      told.pages.asked += 1
      const since = performance.now()
      const why = await ask({ path: address, headers: { host: publicHost, accept: 'text/html' } }).then(
        ({ status }) => (status < 400 ? undefined : String(status)),
        (error: unknown) => String(error),
      )
      const ms = performance.now() - since
      told.pages.slowestMs = Math.max(told.pages.slowestMs, ms)
      if (why !== undefined) {
        told.pages.failed += 1
        if (told.pages.failures.length < 5) told.pages.failures.push(`${address}: ${why}`)
      }
      await pause(Math.max(0, (1_000 * readersCount) / pagesASecond - ms))
    }
  }
  const readers = Array.from({ length: readersCount }, (_, number) => reader(number))
  const streams = people.all.map(({ userID, calling }) => {
    const heard: Heard[] = []
    told.heard.set(userID, heard)
    return openPage(origin, calling, (one) => heard.push(one))
  })
  // Who is told of what was written before they listened is another matter.
  const writing = Promise.all(streams.map(({ opened }) => opened)).then(() =>
    Promise.all(Array.from({ length: writersCount }, (_, number) => writer(number))),
  )
  return {
    begun: Promise.all(streams.map(({ opened }) => opened)),
    acknowledged: () => acknowledged,
    async stopWriting() {
      writingEnds.abort()
      await writing
    },
    async end() {
      readingEnds.abort()
      await Promise.all(readers)
      for (const stream of streams) stream.close()
      close()
      return told
    },
  }
}

type Written = { question: Question; tells?: Conversation }

/** A message, a comment and a post in turn, each in somebody else's name. */
function writeAt({ all, conversations }: People, at: number, token: string): Written {
  const turn = Math.floor(at / 3)
  const person = all[turn % all.length]!
  if (at % 3 === 0) {
    // Far from each other, so that no conversation hurries.
    const tells = conversations[(turn * 37) % conversations.length]!
    const { receiver, requestID } = tells
    return {
      tells,
      question: {
        method: 'POST',
        path: `/api/business/request/${requestID}/send-message?bid=${receiver.businessID}`,
        headers: receiver.calling(),
        body: { content: `The parts of lot ${token} left us today.` },
      },
    }
  }
  const [path, body] =
    at % 3 === 1
      ? [
          'comments/make-comment',
          {
            resourceType: 'business',
            resourceID: all[(turn + 7) % all.length]!.businessID,
            content: `We had lot ${token} from them.`,
          },
        ]
      : [
          'posts/make-post',
          { content: `Lot ${token} is done.`, timelineType: 'user', timelineID: person.userID },
        ]
  return {
    question: {
      method: 'POST',
      path: `/api/social/${path}`,
      headers: person.calling(),
      body,
    },
  }
}

/** An open page: it comes back a second after its stream broke, and says what it heard last. */
function openPage(origin: string, calling: () => Record<string, string>, hear: (one: Heard) => void) {
  let isOver = false
  let last: string | undefined
  let request: http.ClientRequest | undefined
  const first = Promise.withResolvers<void>()
  const again = () => {
    if (!isOver) setTimeout(open, againMs * 3)
  }
  const open = () => {
    if (isOver) return
    const headers = {
      ...calling(),
      host: publicHost,
      ...(last !== undefined && { 'last-event-id': last }),
    }
    const asked = http.get(`${origin}/api/live`, { agent: false, headers }, (response) => {
      response.on('error', () => {})
      response.once('close', again)
      if (response.statusCode !== 200) return void response.resume()
      first.resolve()
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      })
    })
    request = asked
    let hasAnswered = false
    asked.once('response', () => (hasAnswered = true))
    asked.on('error', () => {
      if (!hasAnswered) again()
    })
  }
  const take = (block: string) => {
    for (const line of block.split('\n')) {
      if (line.startsWith('id:')) last = line.slice(3).trim()
      if (!line.startsWith('data:')) continue
      const event = JSON.parse(line.slice(5)) as { type: string; requestID?: string; number?: number }
      if (event.type === 'gap') hear({ at: Date.now() })
      if (event.type === 'inquiry.message')
        hear({ at: Date.now(), thing: event.requestID!, number: event.number! })
    }
  }
  open()
  return {
    opened: first.promise,
    close() {
      isOver = true
      request?.destroy()
    },
  }
}

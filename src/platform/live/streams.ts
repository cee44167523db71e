// The open streams of this process: woken by one LISTEN connection, fed from the table, each only as long as its session lives.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Db } from '../db.ts'
import { coalesced } from '../coalesced.ts'
import { listen } from '../listen.ts'
import type { Logger } from '../log.ts'
import { findEnds, findTold, liveChannel, type StoredLiveEvent } from './events.ts'
import { backMs, beat, beginStream, endStream, lines, write } from './sse.ts'

export type Hearer = { userID: string; sessionID: string }
/** Through what each session hears, by session; those that are over are missing. */
export type Hearing = ReadonlyMap<string, ReadonlySet<string>>

type Options = {
  db: Db
  url: string
  log: Logger
  /** Who of these may go on to listen. */
  check(hearers: readonly Hearer[]): Promise<Hearing>
  /** What a stream says that cannot tell what was missed. */
  gap: Readonly<Record<string, unknown>>
  beatMs: number
  checkMs?: number
  perPersonMax?: number
  max?: number
}

export type Refusal = 'ended' | 'too many'
export type Streams = {
  /** Begins a stream after the id `after` (from now on when undefined), or says why not, before anything is written. */
  open(
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
    hearer: Hearer,
    after: number | undefined,
  ): Promise<Refusal | undefined>
  size(): number
  /** Ends all streams; their readers come back, to whoever is there then. */
  end(): void
  close(): Promise<void>
}

type Stream = Hearer & {
  response: ServerResponse
  cursor: number
  scopes: ReadonlySet<string>
  /** Which of the slices it is in. */
  place: number
}

/** Read at once; fewer bytes than a reader may leave waiting. */
const batch = 250
/** Who has missed more asks anew. */
const missedMax = 200
/** People whose news is asked for at once. */
const portion = 500
/** Of more streams than that not all are written to, or checked, in one go: everybody else would wait for it. */
const sliceMin = 500
const beatSlices = 20
const checkSlices = 4

/** The streams of this process, none yet. */
export function openStreams({ db, url, log, check, gap, beatMs, ...given }: Options): Streams {
  const { checkMs = 2_000, perPersonMax = 10, max = 11_000 } = given
  const people = new Map<string, Set<Stream>>()
  const places = new Map<string, number>()
  let size = 0
  let isEnding = false
  let opened = 0

  const takePlace = (userID: string): boolean => {
    const taken = places.get(userID) ?? 0
    if (taken >= perPersonMax || size >= max || isEnding) return false
    places.set(userID, taken + 1)
    size += 1
    return true
  }
  const leavePlace = (userID: string) => {
    const left = (places.get(userID) ?? 1) - 1
    if (left === 0) places.delete(userID)
    else places.set(userID, left)
    size -= 1
  }
  const all = () => [...people.values()].flatMap((streams) => [...streams])

  const tell = (told: StoredLiveEvent) => {
    for (const stream of people.get(told.userID) ?? []) {
      if (told.id <= stream.cursor) continue
      stream.cursor = told.id
      if (told.scope === null || stream.scopes.has(told.scope))
        write(stream.response, lines(told.id, told.event))
    }
  }

  /** Ends those of `streams` whose session is over, or whose person has lost what they hear through. */
  const askAnew = async (streams: readonly Stream[]) => {
    if (streams.length === 0) return
    const hearing = await check(streams.map(({ userID, sessionID }) => ({ userID, sessionID })))
    for (const stream of streams) {
      const scopes = hearing.get(stream.sessionID)
      if (!scopes || ![...stream.scopes].every((scope) => scopes.has(scope))) {
        drop(stream)
        endStream(stream.response)
      } else stream.scopes = scopes
    }
  }

  const behind = new Set<string>()
  const feed = coalesced(log, 'open pages not told', async () => {
    while (behind.size > 0) {
      const asked = [...behind].slice(0, portion)
      asked.forEach((userID) => behind.delete(userID))
      const cursors = asked.flatMap((userID) => {
        const streams = people.get(userID)
        return streams ? [{ userID, after: Math.min(...[...streams].map(({ cursor }) => cursor)) }] : []
      })
      if (cursors.length === 0) continue
      const told = await findTold(db, cursors, batch).catch((error: unknown) => {
        // Read with the next notice, or beat.
        asked.forEach((userID) => behind.add(userID))
        throw error
      })
      // Of who has ended in the meantime nothing is written, however the end was missed.
      await askAnew(asked.flatMap((userID) => [...(people.get(userID) ?? [])])).catch((error: unknown) => {
        asked.forEach((userID) => behind.add(userID))
        throw error
      })
      told.forEach(tell)
      if (told.length === batch) asked.forEach((userID) => behind.add(userID))
    }
  })
  const wake = (userIDs: Iterable<string>) => {
    for (const userID of userIDs) if (people.has(userID)) behind.add(userID)
    if (behind.size > 0) feed.run()
  }

  const unchecked = new Set<Stream>()
  const look = coalesced(log, 'sessions of open pages not checked', () => {
    const asked = [...unchecked]
    unchecked.clear()
    return askAnew(asked)
  })

  /** Does something with each stream once in `everyMs`, with a slice of them at a time when they are many. */
  const inSlices = (everyMs: number, slices: number, act: (some: readonly Stream[]) => void) => {
    let slice = 0
    return setInterval(() => {
      slice = (slice + 1) % slices
      if (size >= sliceMin) act(all().filter(({ place }) => place % slices === slice))
      else if (slice === 0) act(all())
    }, everyMs / slices)
  }

  const listening = listen(url, liveChannel, {
    log,
    onGap: () => wake(people.keys()),
    onNotice: (payload) => wake(payload.split(',')),
  })
  const checking = inSlices(checkMs, checkSlices, (some) => {
    some.forEach((stream) => unchecked.add(stream))
    look.run()
  })
  const beating = inSlices(beatMs, beatSlices, (some) => {
    for (const { response } of some) write(response, beat)
    // A connection that hangs brings no notices and no error for a while.
    wake(some.map(({ userID }) => userID))
  })

  const hold = (stream: Stream) => {
    const { userID, response } = stream
    const theirs = people.get(userID) ?? new Set()
    people.set(userID, theirs.add(stream))
    response.once('close', () => {
      drop(stream)
      leavePlace(userID)
    })
  }
  /** Nothing is told to it from now on. */
  const drop = (stream: Stream) => {
    const theirs = people.get(stream.userID)
    theirs?.delete(stream)
    if (theirs?.size === 0) people.delete(stream.userID)
  }

  return {
    async open(response, headers, hearer, after) {
      if (!takePlace(hearer.userID)) return 'too many'
      let held = false
      try {
        const scopes = (await check([hearer])).get(hearer.sessionID)
        if (!scopes) return 'ended'
        const start = await startOf(db, hearer.userID, after)
        if (response.destroyed || isEnding) return 'too many'
        beginStream(response, headers)
        hold({ ...hearer, response, scopes, cursor: start.cursor, place: opened++ })
        held = true
        write(response, lines(start.cursor, start.isGap ? gap : undefined))
        wake([hearer.userID])
        return undefined
      } finally {
        if (!held) leavePlace(hearer.userID)
      }
    },
    size: () => size,
    end() {
      isEnding = true
      for (const { response } of all()) endStream(response, backMs())
    },
    async close() {
      clearInterval(checking)
      clearInterval(beating)
      await listening.close()
    },
  }
}

/** Where a stream begins: where its reader was, or now, when they were nowhere or too much has happened since. */
async function startOf(
  db: Db,
  userID: string,
  after: number | undefined,
): Promise<{ cursor: number; isGap: boolean }> {
  const { newest, forgotten } = await findEnds(db)
  if (after === undefined) return { cursor: newest, isGap: false }
  if (!(after >= forgotten && after <= newest)) return { cursor: newest, isGap: true }
  const missed = await findTold(db, [{ userID, after }], missedMax + 1)
  return missed.length > missedMax ? { cursor: newest, isGap: true } : { cursor: after, isGap: false }
}

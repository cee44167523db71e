// What the pages of a tab show and the server tells of: asked together, and again when something is heard of it (record 0100).
import type { LiveEventEntry, WatchedEventEntry } from '../../../contract/live.ts'
import { limits } from '../../../contract/limits.ts'
import type { WatchedState } from '../../../contract/watching.ts'

export type Watched = Pick<WatchedState, 'resourceType' | 'resourceID'>
export type { WatchedState }
type What = WatchedEventEntry['what']
/** Told how a thing stands, and what was heard of it since it was told last; nothing when the page only asks as it does from time to time. */
export type OnState = (state: WatchedState, heard: ReadonlySet<What>) => void

type Tools = {
  ask(things: readonly Watched[]): Promise<readonly WatchedState[]>
  /** While nobody sees the page nothing is asked. */
  isSeen(): boolean
  /** Of the waits below, for tests. */
  pace?: number
}

/** What a page shows at once is asked at once. */
const gatherMs = 50
/** Between two questions of a tab, so that a thing that changes all the time asks no more often. */
const restMs = 1_000
/** Sooner than the server forgets what is watched. */
const againMs = (limits.watchSeconds / 2.5) * 1_000

type Entry = { thing: Watched; handlers: Set<OnState>; heard: Set<What>; isDue: boolean }

export type Watching = ReturnType<typeof createWatching>

/** Watches nothing yet. */
export function createWatching({ ask, isSeen, pace = 1 }: Tools) {
  const entries = new Map<string, Entry>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setInterval> | undefined
  let isAsking = false
  let askedAt = -Infinity

  const plan = () => {
    if (timer !== undefined || isAsking || !isSeen()) return
    if (![...entries.values()].some(({ isDue }) => isDue)) return
    const wait = Math.max(gatherMs * pace, askedAt + restMs * pace - performance.now())
    timer = setTimeout(() => void run(), wait)
  }
  const run = async () => {
    timer = undefined
    const due = [...entries.values()].filter(({ isDue }) => isDue).slice(0, limits.watchedMax)
    // What was to be asked for is shown no more.
    if (due.length === 0) return
    isAsking = true
    askedAt = performance.now()
    const heard = new Map(due.map((entry) => [keyOf(entry.thing), entry.heard]))
    for (const entry of due) Object.assign(entry, { isDue: false, heard: new Set() })
    try {
      for (const state of await ask(due.map(({ thing }) => thing))) {
        const key = keyOf(state)
        for (const handle of entries.get(key)?.handlers ?? []) handle(state, heard.get(key) ?? new Set())
      }
    } catch {
      // Asked again with the next event, or from time to time.
    } finally {
      isAsking = false
      plan()
    }
  }
  const askAll = () => {
    for (const entry of entries.values()) entry.isDue = true
    plan()
  }
  return {
    /** Until the answer is called. */
    watch(thing: Watched, handle: OnState): () => void {
      const key = keyOf(thing)
      const entry = entries.get(key) ?? { thing, handlers: new Set(), heard: new Set(), isDue: true }
      entries.set(key, entry)
      entry.handlers.add(handle)
      entry.isDue = true
      again ??= setInterval(askAll, againMs * pace)
      plan()
      return () => {
        entry.handlers.delete(handle)
        if (entry.handlers.size > 0) return
        if (entries.get(key) === entry) entries.delete(key)
        if (entries.size > 0) return
        clearInterval(again)
        again = undefined
      }
    },
    hear(event: LiveEventEntry): void {
      if (event.type === 'gap') askAll()
      if (event.type !== 'watched') return
      const entry = entries.get(keyOf(event))
      if (!entry) return
      entry.isDue = true
      entry.heard.add(event.what)
      plan()
    },
    /** The page is seen again: what was told meanwhile is not known. */
    askAll,
  }
}

const keyOf = ({ resourceType, resourceID }: Watched) => `${resourceType} ${resourceID}`

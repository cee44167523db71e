// The micro-cache of public pages: fresh 5 s, then served while being renewed for 60 s, kept 10 min for when the server fails; bounded by bytes.

import { goneKey } from '../../contract/events.ts'
import { steadyNow } from '../../platform/steady-clock.ts'

/** All headers as one flat list of names and values, and the body as it is sent. */
export type ReadyPage = { head: string[]; body: Buffer }

export type CachedPage = {
  status: number
  headers: Record<string, string>
  /** As it was written, until it is kept compressed alone (sending.ts). */
  body: Buffer
  storedAt: number
  keys: ReadonlySet<string>
  /** The page ready for the socket, by content-encoding; filled when first asked for. */
  ready: Map<string, ReadyPage>
  /** When something changed that it was made from. */
  changedAt?: number
  /** When making it anew failed, which would fail again at once. */
  failedAt?: number | undefined
}

/** `madeOf`: when the oldest part of it was made, if it was not made for this page alone. */
export type Rendered = { page: CachedPage; cacheable: boolean; madeOf?: number | undefined }
export type CacheResult = 'hit' | 'stale' | 'miss' | 'error'
/** `changedAgo`: how many milliseconds ago something changed that the page may be made from, when that was lately. */
type Render = (changedAgo: number | undefined) => Promise<Rendered>

const freshMs = 5_000
const staleMs = 65_000
const keptMs = 600_000
/** While the server is away it is not asked for the same page more often: each try costs what a page does. */
const triedAgainMs = 1_000
/** What changed longer ago is everywhere. */
const latelyMs = 15_000
const overhead = 2_000
/** Counted as it comes: as it is, and compressed twice. Once it was sent compressed it holds a fifth of that. */
const withCompressed = 1.5

const gone = goneKey('')

/** Of these keys those whose pages must never be shown again: of persons, and of what is hidden. */
const forgottenBy = (keys: readonly string[]) =>
  keys.flatMap((key) => {
    if (key.startsWith(gone)) return key.slice(gone.length)
    return key.startsWith('user:') ? key : []
  })

/** What changed while a page was rendered, each with the turn of the news at which it did first. */
type Changed = { all: number; keys: Map<string, number>; forgotten: Set<string> }
type Rendering = { rendered: Promise<Rendered>; changed: Changed }

export type PageCache = {
  /** The page for `key`, rendered at most once at a time; throws what `render` throws when there is nothing to fall back on. */
  get(key: string, render: Render): Promise<{ page: CachedPage; result: CacheResult }>
  /** The page for `key` when it is fresh, at once; counts as a use. */
  peek(key: string): CachedPage | undefined
  /**
   * Makes every page made from one of `keys` be rendered anew at its next request (still there when that fails); pages
   * that tell of a person who changed, or of what is gone (`goneKey`), are forgotten at once, since they may show what is
   * hidden now.
   */
  drop(keys: readonly string[]): void
  dropAll(): void
}

const isMadeFrom = (page: CachedPage, keys: Iterable<string>) => [...keys].some((key) => page.keys.has(key))

/** Whether something that a page was made from changed until a turn of the news. */
const hasChanged = (page: CachedPage, { all, keys }: Changed, until: number) =>
  all <= until || [...keys].some(([key, turn]) => turn <= until && page.keys.has(key))

/** A cache of at most `maxBytes`; the least recently used page goes first. `now` in milliseconds. */
export function createPageCache(maxBytes: number, now: () => number = steadyNow): PageCache {
  const pages = new Map<string, CachedPage>()
  const sizes = new Map<string, number>()
  const running = new Map<string, Rendering>()
  let bytes = 0
  let turn = 0
  let changedAt = -Infinity

  const sizeOf = (key: string, page: CachedPage) =>
    page.body.length * withCompressed + key.length * 2 + overhead

  const remove = (key: string) => {
    if (!pages.delete(key)) return
    bytes -= sizes.get(key)!
    sizes.delete(key)
  }

  const store = (key: string, page: CachedPage) => {
    remove(key)
    const size = sizeOf(key, page)
    if (size > maxBytes / 4) return
    pages.set(key, page)
    sizes.set(key, size)
    bytes += size
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  /** `asked`: by which turn of the news whoever is shown it came. */
  const renew = (key: string, render: Render, asked = turn): Promise<Rendered> => {
    const already = running.get(key)
    // Whoever comes after a change is not given what was begun before it.
    if (already)
      return already.rendered.then((made) =>
        hasChanged(made.page, already.changed, asked) ? renew(key, render, asked) : made,
      )
    const started = now()
    const changed: Changed = { all: Infinity, keys: new Map(), forgotten: new Set() }
    // Of a page that is not there anything may have changed.
    const before = pages.get(key)
    const since = before ? (before.changedAt ?? -Infinity) : changedAt
    // Both are whole milliseconds: it may be one less.
    const ago = Math.max(0, started - since - 1)
    const rendered = render(ago < latelyMs ? ago : undefined)
      .then((made) => {
        // What changed while it was rendered must not live on as fresh.
        const isOutdated = hasChanged(made.page, changed, turn)
        if (made.cacheable && !isMadeFrom(made.page, changed.forgotten)) {
          const storedAt = Math.min(started, made.madeOf ?? started, isOutdated ? now() - staleMs : started)
          const page = { ...made.page, storedAt, ...(isOutdated && { changedAt }) }
          store(key, page)
          // What is sent is what is kept, so that it is made ready once for both.
          return { ...made, page }
        }
        // Gone or moved: the page of before must not come back when the server fails.
        if (made.page.status < 500) remove(key)
        return made
      })
      .finally(() => running.delete(key))
    running.set(key, { rendered, changed })
    return rendered
  }

  /** Makes a page anew that may stand in for it; undefined when that failed, which is noted on it. */
  const renewOver = async (kept: CachedPage, key: string, render: Render) => {
    const made = await renew(key, render).catch(() => undefined)
    if (made && made.page.status < 500) return made.page
    kept.failedAt = now()
    return undefined
  }

  /** The same page, to be made anew at its next request. */
  const outdated = (page: CachedPage): CachedPage => ({
    ...page,
    changedAt,
    failedAt: undefined,
    storedAt: Math.min(page.storedAt, now() - staleMs),
  })

  const touch = (key: string, page: CachedPage) => {
    pages.delete(key)
    pages.set(key, page)
  }

  return {
    peek(key) {
      const page = pages.get(key)
      if (!page || now() - page.storedAt >= freshMs) return undefined
      touch(key, page)
      return page
    },
    async get(key, render) {
      const page = pages.get(key)
      const age = page ? now() - page.storedAt : Number.POSITIVE_INFINITY
      if (page && age < freshMs) {
        touch(key, page)
        return { page, result: 'hit' }
      }
      const failsAtOnce = page?.failedAt !== undefined && now() - page.failedAt < triedAgainMs
      if (page && age < staleMs) {
        touch(key, page)
        if (!failsAtOnce) void renewOver(page, key, render)
        return { page, result: 'stale' }
      }
      const kept = page && age < keptMs ? page : undefined
      if (!kept) return { page: (await renew(key, render)).page, result: 'miss' }
      const made = failsAtOnce ? undefined : await renewOver(kept, key, render)
      return made ? { page: made, result: 'miss' } : { page: kept, result: 'error' }
    },
    drop(keys) {
      const forgotten = forgottenBy(keys)
      turn++
      changedAt = now()
      for (const { changed } of running.values()) {
        for (const key of keys) if (!changed.keys.has(key)) changed.keys.set(key, turn)
        for (const key of forgotten) changed.forgotten.add(key)
      }
      for (const [key, page] of pages) {
        if (isMadeFrom(page, forgotten)) remove(key)
        else if (isMadeFrom(page, keys)) pages.set(key, outdated(page))
      }
    },
    dropAll() {
      turn++
      changedAt = now()
      for (const { changed } of running.values()) changed.all = Math.min(changed.all, turn)
      for (const [key, page] of pages) pages.set(key, outdated(page))
    },
  }
}

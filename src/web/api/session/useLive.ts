// Live events for components.
import { useEffect, useRef } from 'react'
import type { LiveEventEntry } from '../../../contract/live.ts'

type Handler = (event: LiveEventEntry) => void
const handlers = new Set<Handler>()
/** When something of a type was heard last, by the page's clock. */
const heardAt = new Map<LiveEventEntry['type'], number>()

/** Hands an event to every component that listens. */
export function tellLive(event: LiveEventEntry): void {
  heardAt.set(event.type, performance.now())
  for (const handle of handlers) handle(event)
}

/** Calls `handle` for every event until the answer is called. */
export function hearLive(handle: Handler): () => void {
  handlers.add(handle)
  return () => void handlers.delete(handle)
}

/**
 * Calls `onEvent` for live events of these types while the component is shown, and for every `gap`: then something may
 * have been missed, and what is shown is to be asked for again. Where streams are cut off a gap comes every 30 seconds.
 * What was heard since `askedAt`, by the page's clock, came before there was anybody to hear it: that is a gap too.
 */
export function useLive(types: readonly LiveEventEntry['type'][], onEvent: Handler, askedAt?: number): void {
  const latest = useRef({ types, onEvent })
  useEffect(() => {
    latest.current = { types, onEvent }
  })
  useEffect(() => {
    const handle: Handler = (event) => {
      const { types: wanted, onEvent: tell } = latest.current
      if (event.type === 'gap' || wanted.includes(event.type)) tell(event)
    }
    return hearLive(handle)
  }, [])
  useEffect(() => {
    if (askedAt === undefined) return
    const { types: wanted, onEvent: tell } = latest.current
    const isMissed = (['gap', ...wanted] as const).some((type) => (heardAt.get(type) ?? -1) >= askedAt)
    if (isMissed) tell({ type: 'gap' })
  }, [askedAt])
}

/** What a page's loader answers, and when it was asked: what is heard from then on and before it comes is missing in it. */
export async function askedNow<Data extends object>(load: () => Promise<Data>) {
  const askedAt = performance.now()
  return { ...(await load()), askedAt }
}

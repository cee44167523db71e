// Live events for components.
import { useEffect, useRef } from 'react'
import type { LiveEventEntry } from '../../../contract/live.ts'

type Handler = (event: LiveEventEntry) => void
const handlers = new Set<Handler>()

/** Hands an event to every component that listens. */
export function tellLive(event: LiveEventEntry): void {
  for (const handle of handlers) handle(event)
}

/**
 * Calls `onEvent` for live events of these types while the component is shown, and for every `gap`: then something may
 * have been missed, and what is shown is to be asked for again. Where streams are cut off a gap comes every 30 seconds.
 */
export function useLive(types: readonly LiveEventEntry['type'][], onEvent: Handler): void {
  const latest = useRef({ types, onEvent })
  useEffect(() => {
    latest.current = { types, onEvent }
  })
  useEffect(() => {
    const handle: Handler = (event) => {
      const { types: wanted, onEvent: tell } = latest.current
      if (event.type === 'gap' || wanted.includes(event.type)) tell(event)
    }
    handlers.add(handle)
    return () => void handlers.delete(handle)
  }, [])
}

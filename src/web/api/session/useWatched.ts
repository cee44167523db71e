// What components show and watch.
import { useEffect, useRef } from 'react'
import { callApi } from './browser-session.ts'
import { hearLive } from './useLive.ts'
import { createWatching, type OnState, type Watched, type Watching } from './watching.ts'

let watching: Watching | undefined

/** The one of this tab, from when something is watched first. */
function begun(): Watching {
  if (watching) return watching
  const made = createWatching({
    ask: async (things) => (await callApi('watchThings', { things: [...things] })).things,
    isSeen: () => document.visibilityState === 'visible',
  })
  hearLive(made.hear)
  document.addEventListener('visibilitychange', made.askAll)
  return (watching = made)
}

/** Calls `onState` with how a thing stands, soon, whenever that changes, and from time to time; undefined for visitors. */
export function useWatched(thing: Watched | undefined, onState: OnState): void {
  const latest = useRef(onState)
  useEffect(() => {
    latest.current = onState
  })
  const { resourceType, resourceID } = thing ?? {}
  useEffect(() => {
    if (resourceType === undefined || resourceID === undefined) return
    return begun().watch({ resourceType, resourceID }, (...state) => latest.current(...state))
  }, [resourceType, resourceID])
}

// In which time zone the page tells times: the reader's, known to the server by its cookie.
import { createContext, useSyncExternalStore } from 'react'
import { noZone, zoneNamed } from '../../../contract/time-zone.ts'
import { useSite } from '../layout/site.ts'

let found: string | undefined

/** The zone of this browser; UTC where it names none. */
export const browserZone = (): string =>
  (found ??= zoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? noZone)

const never = () => () => {}

/** The reader's zone: as the server knew it while the page comes alive, then as the browser says. */
export function useZone(): string {
  const known = useSite()?.zone ?? noZone
  return useSyncExternalStore(never, browserZone, () => known)
}

/** The zone of whom the reader talks to; undefined where none is known. */
export const OtherZone = createContext<string | undefined>(undefined)

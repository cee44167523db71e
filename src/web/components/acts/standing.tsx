// What whoever is signed in likes, follows and has saved on this page; likes of one thing are one, wherever they stand.
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ConnectionState } from '../../../contract/connections.ts'
import { perform, type ActName, type Thing } from '../../api/acts.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { CallFailure } from '../../api/session/calls.ts'
import type { Standing } from '../../api/standing.ts'
import { showToast } from '../../ui/toastList.ts'
import { useSite } from '../layout/site.ts'
import { createToggle, type Shown, type Toggle } from './toggle.ts'

type Held = { standing: Standing; toggleOf(name: ActName, thing: Thing, known: Shown): Toggle }

const StandingContext = createContext<Held | undefined>(undefined)

type ProviderProps = {
  /** Undefined for visitors. */
  standing: Standing | undefined
  children: React.ReactNode
}

/** Stands around a screen on which things can be liked, followed or saved. */
export function StandingProvider({ standing, children }: ProviderProps) {
  const actor = useSite()?.acting?.chosen?.businessID
  const [toggles] = useState(() => new Map<string, Toggle>())
  const held = useMemo(
    () => standing && { standing, toggleOf: togglesIn(toggles, actor) },
    [standing, toggles, actor],
  )
  return <StandingContext value={held}>{children}</StandingContext>
}

const togglesIn =
  (toggles: Map<string, Toggle>, actor: string | undefined): Held['toggleOf'] =>
  (name, thing, known) => {
    // Who acts as somebody else begins anew.
    const key = `${name} ${thing.id} ${actor}`
    let toggle = toggles.get(key)
    if (!toggle) {
      const send = (on: boolean) => perform({ name, on, thing }, actor, callApi)
      // Likes and follows come back silently (P4.3); what was not saved would be looked for in vain.
      toggle = createToggle(known, { send, ...(name === 'save' && { onFailure: tellFailure }) })
      toggles.set(key, toggle)
    }
    return toggle
  }

/** The server's own words where it has any for this; else the words of P8.4. */
function tellFailure(error: unknown): void {
  const text = error instanceof CallFailure && error.status < 500 ? error.message : ''
  showToast({ tone: 'failure', ...(text && { text }) })
}

const listOf = { like: 'liked', follow: 'followed', save: 'saved' } as const

/** One like, follow or save as it stands now; `turn` is undefined for visitors, whose form does it. */
export function useAct(name: ActName, thing: Thing, count?: number): Shown & Partial<Pick<Toggle, 'turn'>> {
  const held = useContext(StandingContext)
  const on = held?.standing[listOf[name]].includes(thing.id) ?? false
  const toggle = held?.toggleOf(name, thing, { on, count })
  useEffect(() => toggle?.learn({ on, count }), [toggle, on, count])
  const shown = useSyncExternalStore(
    toggle?.onChange ?? neverChanges,
    () => toggle?.shown() ?? undefined,
    () => undefined,
  )
  return { on: shown?.on ?? on, count: shown ? shown.count : count, ...(toggle && { turn: toggle.turn }) }
}

const neverChanges = () => () => {}

/** How whoever acts stands to somebody whom one can connect with; none for visitors. */
export function useConnection(id: string): ConnectionState {
  const standing = useContext(StandingContext)?.standing
  return (
    (['connected', 'asked', 'received'] as const).find((state) => standing?.[state].includes(id)) ?? 'none'
  )
}

/** Whether the person belongs to the company. */
export function useIsMine(businessID: string): boolean {
  return useContext(StandingContext)?.standing.mine.includes(businessID) ?? false
}

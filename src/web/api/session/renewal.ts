// One renewal for all tabs of a browser and all calls of a tab (P8.3).
import type { HandedToken } from '../page.ts'
import { joinTabs } from './tabs.ts'

/** The session has ended: nothing renews it. */
export class SessionLost extends Error {
  override readonly name = 'SessionLost'
}

export type Renewal = {
  /** A token that will live for a while; asks for one when none is at hand. Throws SessionLost. */
  token(): Promise<string>
  /** Another token than `refused`; all who ask while one is on its way get that. Throws SessionLost, or when nobody answers. */
  renew(refused?: string): Promise<string>
  /** When the token at hand ends, in milliseconds since 1970. */
  endsAt(): number | undefined
  close(): void
}

type Tools = {
  /** Whose page this is: a token of anybody else, who has logged in since in another tab, is none for it. */
  userID: string
  /** Asks the web role for a token: its cookies are renewed when they need it. Throws SessionLost. */
  ask(): Promise<HandedToken>
  /** Called with each new token, whoever asked for it. */
  onToken?(token: HandedToken): void
}

/** Refreshes begin so long before the end (P9.2). */
export const leadMs = 5_000
const name = 'mw-session-token'

/** Keeps the token in memory alone; tabs tell each other, and one asks at a time. */
export function startRenewal({ userID, ask, onToken }: Tools): Renewal {
  let held: HandedToken | undefined
  let running: Promise<string> | undefined
  const hold = (token: HandedToken) => {
    if (token.userID !== userID) return
    held = token
    onToken?.(token)
  }
  const tabs = joinTabs<HandedToken>(name, hold)

  const isGood = (refused?: string) =>
    held !== undefined && held.token !== refused && held.tokenExpire * 1000 - Date.now() > leadMs

  const renewAlone = async (refused?: string) => {
    // While this tab waited another one may have told it.
    if (!isGood(refused)) {
      const token = await ask()
      if (token.userID !== userID) throw new SessionLost('somebody else has logged in')
      hold(token)
      tabs.tell(token)
    }
    return held!.token
  }

  const renew = (refused?: string) =>
    (running ??= alone(() => renewAlone(refused)).finally(() => (running = undefined)))

  return {
    renew,
    token: () => (isGood() ? Promise.resolve(held!.token) : renew()),
    endsAt: () => held && held.tokenExpire * 1000,
    close: tabs.close,
  }
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  // Browsers lend locks only to secure pages; without one each tab asks for itself, which renews once all the same.
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(name, work) : work()
}

/** Asks the web role of this page's own site. */
export async function askForToken(fetchIt: typeof fetch = fetch, origin = ''): Promise<HandedToken> {
  const response = await fetchIt(`${origin}/session/refresh`, { method: 'POST', cache: 'no-store' })
  if (response.status === 401) throw new SessionLost('the session has ended')
  if (!response.ok) throw new Error(`no token: ${response.status}`)
  const { data } = (await response.json()) as { data: HandedToken }
  return data
}

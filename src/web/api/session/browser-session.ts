// The session of a page in the browser: kept alive, the same in all tabs, gone from all at once (sections 4 and 8).
import type { PageSession } from '../page.ts'
import { callsWithSession, type Call } from './calls.ts'
import { forgetSession, keepSession, keepTokenExpire, keptUser } from './kept-session.ts'
import { startLive } from './live.ts'
import { askForToken, startRenewal } from './renewal.ts'
import { renewInTime } from './schedule.ts'
import { joinTabs } from './tabs.ts'
import { tellLive } from './useLive.ts'

const ended = 'mw-session-ended'

let caller: ((call: Call) => Promise<unknown>) | undefined

/** A call of the API for the person who is signed in; throws CallFailure, `TokenNotFound` on a page of nobody. */
export function callApi(call: Call): Promise<unknown> {
  if (caller) return caller(call)
  return Promise.reject(
    Object.assign(new Error('nobody is signed in'), { name: 'TokenNotFound', status: 401 }),
  )
}

/** Keeps the session of a signed-in page alive until the page is left; answers what ends that. */
export function holdSession(session: PageSession): () => void {
  keepSession(session)
  const onLost = () => {
    forgetSession()
    window.location.reload()
  }
  const renewal = startRenewal({
    ask: () => askForToken(),
    onToken: ({ tokenExpire }) => keepTokenExpire(tokenExpire),
  })
  const stopRenewing = renewInTime({
    endsAt: () => renewal.endsAt() ?? session.tokenExpire * 1000,
    renew: () => renewal.renew(),
    onLost,
    signals: [
      { target: window, event: 'online' },
      { target: document, event: 'visibilitychange' },
      { target: window, event: 'pageshow' },
    ],
  })
  const own = callsWithSession({ renewal, onLost, language: () => document.documentElement.lang })
  caller = own
  const stopLive = startLive({ userID: session.userID, renewal, onEvent: tellLive })
  const tabs = joinTabs(ended, () => window.location.assign('/'))
  const keeps = keptUser() === session.userID
  const stopWatching = whenShownAgain(() => {
    if (keeps && keptUser() !== session.userID) window.location.reload()
  })
  return () => {
    if (caller === own) caller = undefined
    stopRenewing()
    stopLive()
    stopWatching()
    renewal.close()
    tabs.close()
  }
}

/** On a page of a visitor: what an ended session left is cleared, and tabs that still show it go home. */
export function noteVisitor(): () => void {
  if (keptUser() !== null) {
    forgetSession()
    const tabs = joinTabs(ended, () => {})
    tabs.tell('ended')
    tabs.close()
  }
  // Somebody has logged in since this page was left.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && keptUser() !== null) window.location.reload()
  }
  window.addEventListener('pageshow', onPageShow)
  return () => window.removeEventListener('pageshow', onPageShow)
}

/** A page that was out of sight may tell of somebody who has left since. */
function whenShownAgain(check: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) check()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onPageShow)
  }
}

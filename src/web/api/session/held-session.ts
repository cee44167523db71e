// What keeps a session alive in the browser: the same in all tabs, gone from all at once (sections 4 and 8).
import type { PageSession } from '../page.ts'
import type { Caller } from './calls.ts'
import { callsWithSession } from './calls-with-session.ts'
import { forgetSession, keepTokenExpire, keptUser } from './kept-session.ts'
import { startLive } from './live.ts'
import { askForToken, startRenewal } from './renewal.ts'
import { renewInTime } from './schedule.ts'
import { joinTabs, sessionEnded } from './tabs.ts'
import { tellLive } from './useLive.ts'

/** Renews the session in time and hears what happens to its person; answers how to call the API and what ends all that. `isKept` is false where the browser keeps nothing. */
export function startSession(session: PageSession, isKept: boolean): { call: Caller; end(): void } {
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
  const call = callsWithSession({ renewal, onLost, language: () => document.documentElement.lang })
  const stopLive = startLive({ userID: session.userID, renewal, onEvent: tellLive })
  const tabs = joinTabs(sessionEnded, () => window.location.assign('/'))
  const stopWatching = whenShownAgain(() => {
    if (isKept && keptUser() !== session.userID) window.location.reload()
  })
  const end = () => {
    stopRenewing()
    stopLive()
    stopWatching()
    renewal.close()
    tabs.close()
  }
  return { call, end }
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

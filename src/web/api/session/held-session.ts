// What keeps a session alive in the browser: the same in all tabs, gone from all at once (P4.1 and P8.3).
import type { PageSession } from '../page.ts'
import type { CallApi } from './browser-calls.ts'
import { endSession, noteBack, sessionStanding } from './ended.ts'
import { callsWithSession } from './calls-with-session.ts'
import { forgetSession, keepTokenExpire, keptUser } from './kept-session.ts'
import { startLive } from './live.ts'
import { askForToken, startRenewal } from './renewal.ts'
import { renewInTime } from './schedule.ts'
import { sayShownTo } from './shown-to.ts'
import { joinTabs, sessionEnded } from './tabs.ts'
import { tellLive } from './useLive.ts'

/** Renews the session in time and hears what happens to its person; answers how to call the API and what ends all that. `isKept` is false where the browser keeps nothing. */
export function startSession(session: PageSession, isKept: boolean): { call: CallApi; end(): void } {
  const onLost = () => {
    forgetSession()
    endSession(() => window.location.reload())
  }
  const renewal = startRenewal({
    userID: session.userID,
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
  const call = callsWithSession({
    renewal,
    onLost,
    isEnded: () => sessionStanding() === 'ended',
    language: () => document.documentElement.lang,
  })
  const stopLive = startLive({ userID: session.userID, renewal, onEvent: tellLive })
  const tabs = joinTabs(sessionEnded, () => endSession(() => window.location.assign('/')))
  const check = () => {
    if (!isKept || keptUser() === session.userID) return
    endSession(() => window.location.reload())
  }
  const stopWatching = whenShownAgain(check)
  // It may have ended before there was anybody here to hear of it.
  check()
  const onKept = () => {
    if (keptUser() === session.userID) noteBack()
    // Another tab was refused its renewal.
    else if (isKept && keptUser() === null) endSession(() => window.location.assign('/'))
    // Somebody else has logged in there: nothing of this page is theirs.
    else if (isKept) endSession(() => window.location.reload())
  }
  window.addEventListener('storage', onKept)
  const stopSaying = sayShownTo(session.userID)
  const end = () => {
    stopSaying()
    stopRenewing()
    stopLive()
    stopWatching()
    window.removeEventListener('storage', onKept)
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

// The session of a page in the browser, as every page has it: what keeps it alive comes when somebody is signed in.
import type { PageSession } from '../page.ts'
import type { CallApi } from './browser-calls.ts'
import { CallFailure } from './calls.ts'
import { forgetSession, keepSession, keptUser } from './kept-session.ts'
import { joinTabs, sessionEnded } from './tabs.ts'

let caller: Promise<CallApi> | undefined
let isBegun = false
let begin: (first: Promise<CallApi>) => void
/** What a part of the page calls with when it stands before the session is held: that is the last effect of a full load. */
const first = new Promise<CallApi>((resolve) => {
  begin = resolve
})

/** Longer than a page takes to stand, shorter than somebody waits for a button. */
const sessionMs = 15_000

/**
 * A call of the API for the person who is signed in, by its name in the contract; throws CallFailure, `TokenNotFound` on a
 * page of nobody, `Unavailable` where the session does not come.
 */
export const callApi: CallApi = async (...call) => {
  const held = caller ?? (!isBegun && isSignedIn() ? inTime(first) : undefined)
  if (held) return (await held)(...call)
  throw Object.assign(new Error('nobody is signed in'), { name: 'TokenNotFound', status: 401 })
}

async function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const failure = new CallFailure('Unavailable', 503, 'the session of the page did not come', {})
    timer = setTimeout(() => reject(failure), sessionMs)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

const isSignedIn = () => document.documentElement.dataset['session'] !== undefined

const keeper = () => import('./held-session.ts')

/** Fetches what `holdSession` needs, on a page of somebody who is signed in; the page works without, until then. */
export async function prepareSession(): Promise<void> {
  if (isSignedIn()) await keeper().catch(() => {})
}

/** Keeps the session of a signed-in page alive until the page is left; answers what ends that. */
export function holdSession(session: PageSession): () => void {
  keepSession(session)
  const isKept = keptUser() === session.userID
  const held = keeper().then((module) => module.startSession(session, isKept))
  const own = held.then(({ call }) => call)
  // Told to whoever calls; without it the session lasts as long as its token.
  own.catch(() => {})
  caller = own
  isBegun = true
  begin(own)
  return () => {
    if (caller === own) caller = undefined
    void held.then(
      ({ end }) => end(),
      () => {},
    )
  }
}

/** On a page of a visitor: what an ended session left is cleared, and tabs that still show it go home. */
export function noteVisitor(): () => void {
  if (keptUser() !== null) {
    forgetSession()
    const tabs = joinTabs(sessionEnded, () => {})
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

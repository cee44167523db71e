// What binds a hand-off to the browser that began the log-in (T6): a random value in a cookie that no script reads.
import type { Page } from '../page.ts'

const cookie = 'mw_login'
const livesSeconds = 600
const states = /^[\w-]{43}$/

/** The state of a log-in begun here, the same for all its tabs; sets the cookie anew. For log-in's `state`. */
export function loginState({ cookies }: Pick<Page, 'cookies'>): string {
  const state = loginStateOf({ cookies }) ?? newState()
  cookies.set(cookie, state, livesSeconds)
  return state
}

/** The state of the log-in that this browser began, if it did lately. */
export function loginStateOf({ cookies }: Pick<Page, 'cookies'>): string | undefined {
  const kept = cookies.read(cookie)
  return kept !== undefined && states.test(kept) ? kept : undefined
}

/** After the hand-off it has done its work. */
export function forgetLoginState({ cookies }: Pick<Page, 'cookies'>): void {
  cookies.remove(cookie)
}

function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

// What shows the account service that somebody has logged in with this browser before, in a cookie that no script reads:
// wrong tries from elsewhere do not lock them out here.
import type { Page } from '../page.ts'

const cookie = 'mw_device'
const livesSeconds = 180 * 24 * 3_600
const tokens = /^[\w-]{43}$/

/** The token of this browser, if it has one. */
export function knownDevice({ cookies }: Pick<Page, 'cookies'>): string | undefined {
  const kept = cookies.read(cookie)
  return kept !== undefined && tokens.test(kept) ? kept : undefined
}

/** Keeps the token that a call answered to who proved themself. */
export function keepDevice({ cookies }: Pick<Page, 'cookies'>, { device }: { device: string }): void {
  cookies.set(cookie, device, livesSeconds)
}

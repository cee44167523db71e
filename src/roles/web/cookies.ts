// The cookies that the web role keeps in a browser and no script reads (A3).
import type { SessionEntry } from '../../contract/accounts.ts'

export const accessCookie = 'mw_access'
export const refreshCookie = 'mw_refresh'

/** True when a request brings a session, alive or not, whatever the prefix. */
export const bringsSession = (header: string | undefined): boolean =>
  header !== undefined && /(?:^|;\s*)(?:__Host-)?mw_(?:access|refresh)=/.test(header)

export type CookieJar = {
  /** The value as the browser sent it, or as it was set since; undefined when there is none. */
  read(name: string): string | undefined
  set(name: string, value: string, maxAgeSeconds: number): void
  remove(name: string): void
  /** The Set-Cookie lines of the answer, one for each cookie that changed. */
  lines(): string[]
}

/**
 * The cookies of one request. Over https names carry the prefix `__Host-` and the attribute Secure; over plain http
 * (demo and development) neither, since some browsers refuse them there.
 */
export function cookieJar(header: string | undefined, secure: boolean): CookieJar {
  const prefix = secure ? '__Host-' : ''
  const sent = cookiesIn(header)
  const changed = new Map<string, { value: string | undefined; line: string }>()
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const change = (name: string, value: string | undefined, maxAge: number) => {
    const line = `${prefix}${name}=${value ?? ''}; Max-Age=${maxAge}; ${attributes}`
    changed.set(name, { value, line })
  }
  return {
    read: (name) => (changed.has(name) ? changed.get(name)?.value : sent.get(prefix + name)),
    set(name, value, maxAgeSeconds) {
      if (!/^[\w.~-]*$/.test(value)) throw new Error(`the cookie ${name} cannot hold this value`)
      change(name, value, Math.max(0, Math.floor(maxAgeSeconds)))
    },
    remove: (name) => change(name, undefined, 0),
    lines: () => [...changed.values()].map(({ line }) => line),
  }
}

function cookiesIn(header = ''): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    // Of two with one name the browser puts the more exact one first.
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

/** A session as the cookies hold it; the access token may be gone, since its cookie ends with it. */
export type HeldSession = { token: string | undefined; refreshToken: string; refreshTokenExpire: number }

/** Puts both tokens into the jar, each for as long as it lives; `now` in milliseconds. */
export function keepSession(jar: CookieJar, entry: SessionEntry, now: number): void {
  jar.set(accessCookie, entry.token, entry.tokenExpire - now / 1000)
  // A browser never tells when a cookie ends: the end goes along, behind the token.
  jar.set(
    refreshCookie,
    `${entry.refreshToken}~${entry.refreshTokenExpire}`,
    entry.refreshTokenExpire - now / 1000,
  )
}

export function dropSession(jar: CookieJar): void {
  jar.remove(accessCookie)
  jar.remove(refreshCookie)
}

/** The session that a browser brings, as it says; undefined without what renews it. */
export function heldSession(jar: CookieJar): HeldSession | undefined {
  const [refreshToken, end] = (jar.read(refreshCookie) ?? '').split('~')
  if (!refreshToken) return undefined
  return { token: jar.read(accessCookie) || undefined, refreshToken, refreshTokenExpire: Number(end) || 0 }
}

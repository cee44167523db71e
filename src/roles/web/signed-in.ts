// Whose session a request brings: alive as it is, renewed, ended, or not to be known now.
import type { AccountsClient, SessionEntry } from '../../contract/accounts.ts'
import type { ApiClient } from '../../contract/api.ts'
import type { Caller } from '../../platform/http/routes.ts'
import type { RequestScope, ClientOptions } from '../../platform/http/client.ts'
import { within } from '../../platform/within.ts'
import type { HandedToken, PageSession } from '../../web/api/page.ts'
import { dropSession, heldSession, keepSession, type CookieJar, type HeldSession } from './cookies.ts'
import type { Refreshing } from './token-refresh.ts'

export type Upstreams = {
  apiFor(speaking: ClientOptions): ApiClient
  accountsFor(speaking: ClientOptions): AccountsClient
  refreshing: Refreshing
  /** Begins to ask for what all pages of a person show; left out where the API is in another process. */
  askAhead?: ((asked: RequestScope, userID: string) => void) | undefined
}

/** A session that the API has answered to. */
export type SignedIn = { session: PageSession; token: HandedToken }

/** The browser renews 5,000 ms before the end (P9.2); what would end on the way counts as ended. */
const leadMs = 10_000
/** Nobody waits longer for a page because the account service is slow. */
const waitMs = 3_000
const ended = ['SessionError', 'TokenNotFound', 'JsonWebTokenError']
const renewable = ['TokenNotFound', 'TokenExpiredError', 'SessionError']

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const bearer = (token: string) => `Bearer ${token}`

/**
 * Who is signed in with the cookies of `jar`; undefined for a visitor. Renewed tokens and ended sessions change the jar;
 * while the account service cannot be asked the jar stays as it is.
 */
export async function signedIn(
  jar: CookieJar,
  caller: Caller,
  doors: Upstreams,
  asked?: RequestScope,
): Promise<SignedIn | undefined> {
  const held = heldSession(jar)
  if (!held) return undefined
  const now = Date.now()
  const token = handedToken(held)
  if (token && token.tokenExpire * 1000 - now > leadMs) {
    if (asked) doors.askAhead?.(asked, token.userID)
    const session = await showSession(token, caller, doors, asked)
    if (session === 'ended') dropSession(jar)
    if (typeof session === 'object') return { session, token }
    if (session !== 'renewable') return undefined
  }
  const renewed = await renew(jar, held, caller, doors)
  if (!renewed) return undefined
  const session = await showSession(renewed, caller, doors, asked)
  return typeof session === 'object' ? { session, token: renewed } : undefined
}

async function renew(
  jar: CookieJar,
  { refreshToken }: HeldSession,
  caller: Caller,
  { accountsFor, refreshing }: Upstreams,
): Promise<HandedToken | undefined> {
  const ask = () =>
    accountsFor({ caller: { ...caller, authorization: bearer(refreshToken) }, tag: () => {} }).refreshToken(
      {},
    )
  try {
    const entry = await within(waitMs, refreshing.refresh(refreshToken, ask))
    keepSession(jar, entry, Date.now())
    return withoutRefreshToken(entry)
  } catch (error) {
    if (ended.includes(nameOf(error))) dropSession(jar)
    return undefined
  }
}

/** The person of a session; or that it ended for good, or can be renewed, or that nobody can tell now. */
async function showSession(
  token: HandedToken,
  caller: Caller,
  { apiFor }: Upstreams,
  asked: RequestScope | undefined,
): Promise<PageSession | 'ended' | 'renewable' | 'unknown'> {
  const { userID, tokenExpire, refreshTokenExpire } = token
  try {
    const api = apiFor({
      caller: { ...caller, authorization: bearer(token.token) },
      scope: asked,
      tag: () => {},
    })
    const { firstName, lastName, profilePhoto } = await api.showOwnProfile({})
    const photo = profilePhoto?.url ?? null
    return { userID, firstName, lastName, photo, tokenExpire, refreshTokenExpire }
  } catch (error) {
    if (nameOf(error) === 'JsonWebTokenError') return 'ended'
    if (renewable.includes(nameOf(error))) return 'renewable'
    // The profile of a new account is made a moment after it.
    if (nameOf(error) === 'NotFound')
      return { userID, firstName: '', lastName: '', photo: null, tokenExpire, refreshTokenExpire }
    return 'unknown'
  }
}

/** What a session is without that which renews it. */
export function withoutRefreshToken(entry: SessionEntry): HandedToken {
  const { token, tokenExpire, refreshTokenExpire, userID } = entry
  return { token, tokenExpire, refreshTokenExpire, userID }
}

/** What the access token says of itself; the API checks whether that is true. Undefined for what is none. */
function handedToken({ token, refreshTokenExpire }: HeldSession): HandedToken | undefined {
  if (token === undefined) return undefined
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown
    const { exp, sub } = claims as { exp?: unknown; sub?: unknown }
    if (typeof exp !== 'number' || typeof sub !== 'string') return undefined
    return { token, tokenExpire: exp, refreshTokenExpire, userID: sub }
  } catch {
    return undefined
  }
}

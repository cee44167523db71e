// What the web role gives each request: the door to the server, the edition, the language, the session.
import { createContext, type RouterContextProvider } from 'react-router'
import type { I18n } from '@lingui/core'
import type { AccountsClient, SessionEntry } from '../../contract/accounts.ts'
import type { ApiClient } from '../../contract/api.ts'
import type { ActorCompanyEntry } from '../../contract/business-management.ts'
import type { EditionEntry } from '../../contract/editions.ts'
import type { Language } from '../../contract/locale.ts'

/** Who is signed in; both expiries in seconds since 1970. */
export type PageSession = {
  userID: string
  firstName: string
  lastName: string
  photo: string | null
  tokenExpire: number
  refreshTokenExpire: number
}

/** What scripts of a page may hold in memory: the session without what renews it. */
export type HandedToken = Omit<SessionEntry, 'refreshToken'>

/** Cookies of ours that no script reads. */
export type PageCookies = {
  read(name: string): string | undefined
  /** Throws on a page that is kept for everybody. */
  set(name: string, value: string, maxAgeSeconds: number): void
  remove(name: string): void
}

export type SessionDoor = {
  /** From here on the browser is signed in: both cookies go out with this answer. Answers calls that speak for it. */
  open(entry: SessionEntry): ApiClient
  /** From here on it is not. The server's session is ended by `accounts.logout`. */
  close(): void
  /** The token of this request's session, renewed if it was about to end. */
  token(): HandedToken | undefined
  /** True when the browser brings a session of which nobody can tell now whether it lives. */
  isAway(): boolean
}

export type Page = {
  api: ApiClient
  /** The same for one thing that is made: with the same key it is made once, however often a form is sent. */
  apiOnce(key: string): ApiClient
  /** The account service; with a session it speaks for that. */
  accounts: AccountsClient
  /** Undefined for visitors, and on pages that are kept for everybody. */
  session: PageSession | undefined
  /** The time zone of who asks, as their browser has told it; undefined on pages that are kept for everybody. */
  zone: string | undefined
  cookies: PageCookies
  door: SessionDoor
  edition: EditionEntry
  editions: EditionEntry[]
  language: Language
  /** A short sign that only we can make: `text` came from us, for `purpose`. */
  signOf(purpose: string, text: string): string
  /** For inline scripts of this rendering; the web role turns it into hashes. */
  nonce: string
  /** What support finds this rendering by, in the logs. */
  requestID: string
  /** The address as people see it: origin of the edition, path and query. */
  url: URL
  /** Takes the document once it is written: through the body of a Response it would be copied three times. */
  onDocument(html: Buffer): void
  /** Told of everything a loader or a rendering throws. */
  onError(error: unknown): void
}

export type PageOnServer = Page & {
  i18n: I18n
  /** The companies as which whoever is signed in may act, asked for once a request; none for visitors. */
  myBusinesses(): Promise<ActorCompanyEntry[]>
}

export const pageContext = createContext<PageOnServer>()

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Everything the web role knows about this request. */
export const pageOf = (context: Context): PageOnServer => context.get(pageContext)

/** The calls of the contract, speaking for this request. */
export const apiOf = (context: Context): ApiClient => context.get(pageContext).api

// What the web role gives each request: the door to the server, the edition, the language.
import { createContext, type RouterContextProvider } from 'react-router'
import type { I18n } from '@lingui/core'
import type { ApiClient } from '../../contract/api.ts'
import type { EditionEntry } from '../../contract/editions.ts'
import type { Language } from '../../contract/locale.ts'

export type Page = {
  api: ApiClient
  edition: EditionEntry
  editions: EditionEntry[]
  language: Language
  /** For inline scripts of this rendering; the web role turns it into hashes. */
  nonce: string
  /** The address as people see it: origin of the edition, path and query. */
  url: URL
  /** Told of everything a loader or a rendering throws. */
  onError(error: unknown): void
}

type PageOnServer = Page & { i18n: I18n }

export const pageContext = createContext<PageOnServer>()

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Everything the web role knows about this request. */
export const pageOf = (context: Context): PageOnServer => context.get(pageContext)

/** The calls of the contract, speaking for this request. */
export const apiOf = (context: Context): ApiClient => context.get(pageContext).api

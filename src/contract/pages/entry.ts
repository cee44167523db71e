// What one page of the site is, as the manifest (pages.ts) says it.

/** Message bundles by who reads them: every visitor, readers of prose, who logs in, people with an account, staff. */
export type Texts = 'visitors' | 'pages' | 'accounts' | 'inside' | 'console'

export type PageEntry = {
  /** The address, as React Router writes it. */
  path: string
  /** Of the screen or the resource, below src/web. */
  file: string
  /** Where one file stands at several addresses. */
  id?: string
  /** The message bundle that it needs beside that of visitors; none for what is no page. */
  texts?: Texts
  /** The query parameters that it reads beside `everywhere` (pages.ts): all others are dropped before rendering. */
  reads?: readonly string[]
  /** Those of them that may be given several times. */
  several?: readonly string[]
  /**
   * Left out: kept for all visitors for seconds, and renewed by the changes it tells of (A7), unless its answer says `no-store`.
   * `never`: pages of log-ins, sessions and choices; what they answer to one visitor is never for another. `everybody`: the same
   * signed in or not. Each entry counts for its own addresses, whatever those beside it say.
   */
  cached?: 'never' | 'everybody'
  /** Only there the browser may load the payment provider's script and frames and speak to it. */
  pays?: true
}

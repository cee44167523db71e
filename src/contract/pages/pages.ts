// The manifest of pages: which address shows what, what it reads of its query, which texts it needs, and for whom it is kept (P2.2).
// From here come the routes (src/web/routes.ts), what the web role lets through to a page and keeps (src/roles/web/visitor.ts), the
// message bundles and scripts of a page (scripts/visitors.ts, vite.config.ts), and the names that screens can read (query.ts).
import { accountPages } from './accounts.ts'
import { consolePages } from './console.ts'
import type { PageEntry } from './entry.ts'
import { insidePages } from './inside.ts'
import { prosePages } from './prose.ts'
import { resources } from './resources.ts'
import { visitorPages } from './visitors.ts'

/** Any other address. */
export const unknownPage = { path: '/*', file: 'screens/home/UnknownPath.tsx', texts: 'visitors' } as const

/** What every page reads: the language; which routes' data a script asks for; and a token, whose pages show no links back. */
export const everywhere = ['lang', '_routes', 'token'] as const

const known = [
  ...visitorPages,
  ...accountPages,
  ...insidePages,
  ...consolePages,
  ...resources,
  ...prosePages,
] as const
export const pages: readonly PageEntry[] = [...known, unknownPage]

type Reading<Entry> = Entry extends { reads: readonly (infer Name)[] } ? Name : never
/** Every query parameter that some page reads. */
export type QueryName = (typeof everywhere)[number] | Reading<(typeof known)[number]>

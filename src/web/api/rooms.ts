// Which message bundles a page needs; lingui.config.ts says which texts stand in which.
import type { Texts } from '../../contract/pages/entry.ts'

/** What the server alone says (`*.server.ts`) no page loads. */
export type Room = Texts | 'server'

/** Every text there is. */
export const allRooms: readonly Room[] = ['visitors', 'pages', 'accounts', 'inside', 'console', 'server']

/** From the manifest of pages, as patterns: scripts/texts-of-pages.ts. */
declare const TEXTS_OF_PAGES: readonly (readonly [Room, string])[]
const patterns = TEXTS_OF_PAGES.map(([room, pattern]) => [room, new RegExp(pattern)] as const)

/** What the page at `pathname` may say; one that is not known as a visitor's gets the texts from inside too. */
export function roomsOf(pathname: string): readonly Room[] {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const [room = 'inside'] = patterns.find(([, pattern]) => pattern.test(path)) ?? []
  if (room === 'visitors') return [room]
  // Staff use the forms of people with an account.
  return room === 'console' ? ['visitors', 'inside', room] : ['visitors', room]
}

// Which catalogues a page's texts stand in: rooms are the folders of src/messages/<language> (see lingui.config.ts).

export type Room = 'visitors' | 'accounts' | 'inside'

/** Every text there is. */
export const allRooms: readonly Room[] = ['visitors', 'accounts', 'inside']

const visitors =
  /^\/(?:|search-result|industries|business\/(?!create$)[^/]+|business-product\/[^/]+|profile\/(?!edit$)[^/]+|price-list|membership-[a-z]+)$/
const accounts = /^\/(?:accounts\/.+|SetID)$/

/** What the page at `pathname` may say; one that is not known as a visitor's gets the texts from inside too. */
export function roomsOf(pathname: string): readonly Room[] {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (visitors.test(path)) return ['visitors']
  return ['visitors', accounts.test(path) ? 'accounts' : 'inside']
}

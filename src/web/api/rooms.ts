// Which catalogues a page's texts stand in: rooms are the folders of src/messages/<language> (see lingui.config.ts).

export type Room = 'visitors' | 'pages' | 'accounts' | 'inside'

/** Every text there is. */
export const allRooms: readonly Room[] = ['visitors', 'pages', 'accounts', 'inside']

const visitors =
  /^\/(?:|search-result|industries|business\/(?!create$)[^/]+|business-product\/[^/]+|profile\/(?!edit$)[^/]+)$/
const pages = new RegExp(
  '^/(?:b2b-tips/[^/]+|about-us|mission-vision|our-network|contact-us|presentation|terms-and-conditions|privacy-policy|' +
    'advertise-with-us|free-marketing|message-center|(?:why|work-with)-[^/]+|membership-[^/]+|price-list)$',
)
const accounts = /^\/(?:accounts\/.+|SetID)$/

/** What the page at `pathname` may say; one that is not known as a visitor's gets the texts from inside too. */
export function roomsOf(pathname: string): readonly Room[] {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (visitors.test(path)) return ['visitors']
  if (pages.test(path)) return ['visitors', 'pages']
  return ['visitors', accounts.test(path) ? 'accounts' : 'inside']
}

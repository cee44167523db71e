// Where a signed-in person goes from the top bar and the slide-in menu (P2.6), in their order. An entry is added
// with the screen it leads to: until then it is absent.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export type AccountEntry = { to: string; label: MessageDescriptor }

/** In the top bar of wide screens. */
export const barEntries: readonly AccountEntry[] = [
  { to: '/', label: msg`Home` },
  { to: '/my-business', label: msg`My Business` },
  { to: '/newsfeed', label: msg`My B2B` },
]

/** In the dropdown behind the person's name; Logout follows. */
export const dropdownEntries: readonly AccountEntry[] = [
  { to: '/profile/', label: msg`My profile` },
  { to: '/favorites', label: msg`Favorite Business` },
  { to: '/following', label: msg({ message: 'Following', context: 'whom one follows' }) },
  { to: '/connections', label: msg`Connections` },
  { to: '/groups', label: msg`Groups` },
  { to: '/accounts/security', label: msg`Login and security` },
  { to: '/contact-us/form', label: msg`Need help?` },
]

/** Under ACCOUNT in the slide-in menu; Logout stands at its end. */
export const menuEntries: readonly AccountEntry[] = [
  { to: '/profile/', label: msg`My account` },
  { to: '/my-messages', label: msg`Messages` },
  { to: '/my-business', label: msg`My business` },
  { to: '/newsfeed', label: msg`My B2B` },
  { to: '/following', label: msg({ message: 'Following', context: 'whom one follows' }) },
  { to: '/connections', label: msg`Connections` },
  { to: '/groups', label: msg`Groups` },
  { to: '/accounts/security', label: msg`Login and security` },
]

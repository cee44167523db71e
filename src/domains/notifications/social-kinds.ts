// What notifications of posts, comments and follows bring with them; whoever opens one has read it.
import type { SocialKind } from '../../contract/notification-kinds.ts'
import { postPath, profilePath } from '../../contract/slugs.ts'
import type { Kind } from './kind.ts'

export type Place = { type: 'post' | 'product' | 'business' | 'user'; id: string }

/** A place as the title of a notification keeps it: none of these has a title of its own. */
export const placeText = ({ type, id }: Place): string => `${type} ${id}`

/** Its page; slugs without names lead on to those with them. */
function pathOf(title: string, resourceID: string): string {
  const [type, id = resourceID] = title.split(' ')
  if (type === 'product') return `/business-product/${id}`
  if (type === 'business') return `/business/${id}/`
  return type === 'user' ? profilePath(id) : postPath(id)
}

const atPlace: Kind = { pathOf: ({ title, resourceID }) => pathOf(title, resourceID), titleOf: () => '' }
const atComments: Kind = {
  ...atPlace,
  pathOf: ({ title, resourceID }) => `${pathOf(title, resourceID)}#comments`,
}

export const socialKinds: Readonly<Record<SocialKind, Kind>> = {
  'social.commented': atComments,
  'social.answered': atComments,
  'social.liked': atPlace,
  'social.mentioned': atPlace,
  'social.followed': atPlace,
}

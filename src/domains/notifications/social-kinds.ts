// What notifications of posts, comments and follows bring with them; whoever opens one has read it.
import type { SocialKind } from '../../contract/notification-kinds.ts'
import { postPath, profilePath } from '../../contract/slugs.ts'
import { followingAmong } from '../follows/following.ts'
import { likingAmong } from '../reactions/likes.ts'
import { mailOfDeeds } from './deeds.ts'
import type { Kind, MailRule } from './kind.ts'
import type { DueNotice } from './queries/mailings.ts'

const placeTypes = ['post', 'product', 'business', 'user'] as const
/** Of a thing, or of what was said about it. */
export type Place = { type: (typeof placeTypes)[number]; id: string; part?: 'comments' }

/** A place as the title of a notification keeps it: none of these has a title of its own. */
export const placeText = ({ type, id, part }: Place): string =>
  part ? `${type} ${id} ${part}` : `${type} ${id}`

/** Its page; slugs without names lead on to those with them. */
function pathOf(title: string, resourceID: string): string {
  const [type = '', id = resourceID, part] = title.split(' ')
  return part ? `${pageOf(type, id)}#${part}` : pageOf(type, id)
}

function pageOf(type: string, id: string): string {
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
  'social.posted': atPlace,
}

const placeOf = ({ title, resourceID }: DueNotice): Place => {
  const [type, id = resourceID] = title.split(' ')
  return { type: placeTypes.find((one) => one === type) ?? 'post', id }
}
const mail = { afterMinutes: 0, bundleMinutes: 15, placeOf }

export const socialMails: Readonly<Record<SocialKind, MailRule>> = {
  'social.commented': mailOfDeeds({
    ...mail,
    kind: atComments,
    what: /*i18n*/ { id: 'mail.news.commented', message: 'New comments' },
  }),
  'social.answered': mailOfDeeds({
    ...mail,
    kind: atComments,
    what: /*i18n*/ { id: 'mail.news.answered', message: 'New answers to comments' },
  }),
  'social.liked': mailOfDeeds({
    ...mail,
    kind: atPlace,
    standing: (tx, deeds) =>
      likingAmong(
        tx,
        deeds.map(({ resourceID, doerID: actorID }) => ({ resourceID, actorID })),
      ),
    what: /*i18n*/ { id: 'mail.news.liked', message: 'New likes' },
  }),
  'social.mentioned': mailOfDeeds({
    ...mail,
    kind: atPlace,
    what: /*i18n*/ { id: 'mail.news.mentioned', message: 'New mentions' },
  }),
  // Who follows is all there is to tell.
  'social.followed': mailOfDeeds({
    ...mail,
    placeOf: undefined,
    kind: atPlace,
    standing: (tx, deeds) =>
      followingAmong(
        tx,
        deeds.map(({ resourceID: followedID, doerID: followerID }) => ({ followedID, followerID })),
      ),
    what: /*i18n*/ { id: 'mail.news.followed', message: 'New followers' },
  }),
  'social.posted': mailOfDeeds({
    ...mail,
    kind: atPlace,
    what: /*i18n*/ { id: 'mail.news.posted', message: 'Posts after a while' },
  }),
}

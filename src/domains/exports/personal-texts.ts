// What the page says that explains a person's archive.
import type { ServerText } from '../../messages/texts.ts'

export const title: ServerText = /*i18n*/ {
  id: 'export.own.title',
  message: 'Everything that is kept of {person} here, as of {date} (UTC)',
}

/** What each part holds. */
export const about = {
  account: /*i18n*/ {
    id: 'export.own.account',
    message:
      'The account: address, language, edition, when you registered and which terms you accepted, the second factor without its secret',
  },
  profile: /*i18n*/ {
    id: 'export.own.profile',
    message: 'Your profile with everything in it, hidden or not, and the names that you had before',
  },
  logIns: /*i18n*/ {
    id: 'export.own.logIns',
    message: 'Where you are logged in, and the browsers and systems with which you have logged in before',
  },
  settings: /*i18n*/ {
    id: 'export.own.settings',
    message: 'Which mails you want, in which language, and whether others see what you have read',
  },
  teams: /*i18n*/ {
    id: 'export.own.teams',
    message: 'The companies that you belong to, as what and since when, and those that wait for an answer',
  },
  groups: /*i18n*/ {
    id: 'export.own.groups',
    message:
      'The groups that you are in, as what and since when, and those that you asked to join or were invited to',
  },
  posts: /*i18n*/ {
    id: 'export.own.posts',
    message: 'What you posted as yourself, with earlier versions',
  },
  comments: /*i18n*/ {
    id: 'export.own.comments',
    message: 'What you said in comments as yourself',
  },
  connections: /*i18n*/ {
    id: 'export.own.connections',
    message: 'With whom you are connected, by name, and since when, and requests that wait',
  },
  follows: /*i18n*/ {
    id: 'export.own.follows',
    message: 'Whom you follow, and since when',
  },
  muted: /*i18n*/ {
    id: 'export.own.muted',
    message: 'Whom, and which posts, you keep out of your news feed',
  },
  likes: /*i18n*/ {
    id: 'export.own.likes',
    message: 'What you like, and since when',
  },
  favourites: /*i18n*/ {
    id: 'export.own.favourites',
    message: 'What you have saved',
  },
  inquiries: /*i18n*/ {
    id: 'export.own.inquiries',
    message: 'The inquiries that you sent as yourself, with every message of both sides',
  },
  notifications: /*i18n*/ {
    id: 'export.own.notifications',
    message: 'What you were told under the bell',
  },
  blocks: /*i18n*/ {
    id: 'export.own.blocks',
    message: 'Whom you do not want to meet here',
  },
  reports: /*i18n*/ {
    id: 'export.own.reports',
    message: 'What you reported to us and why; what was decided about you, and your appeals',
  },
} as const satisfies Record<string, ServerText>

// What people are told of (D22), a kind a line. Apart from the calls, so that browsers know the kinds without the rules of
// the calls. A new kind is a line here, an entry in its domain's kinds under src/domains/notifications (address, facts, mail)
// and one in its words under src/web/components/notifications: the compiler asks for each.

type Kind = {
  /** Whether it is mailed too, as the reader chooses; mails of the others are sent with the act, whatever they chose. */
  mailed: boolean
  /** What notes that it was read: opening it, or the thing itself, which knows how far it was read. */
  readBy: 'opening' | 'thing'
  /** Where it is counted while it is unread: under the bell, or as the thing that it tells of, which is read by opening it. */
  countedBy: 'bell' | 'thing'
}

const inBell = { mailed: false, readBy: 'opening', countedBy: 'bell' } as const

export const notificationKinds = {
  'inquiry.received': { mailed: true, readBy: 'thing', countedBy: 'thing' },
  'inquiry.replied': { mailed: true, readBy: 'thing', countedBy: 'thing' },
  'inquiry.ended': { mailed: true, readBy: 'thing', countedBy: 'bell' },
  'team.invited': inBell,
  'team.asked': inBell,
  'team.accepted': inBell,
  'team.declined': inBell,
  'team.admitted': inBell,
  'team.refused': inBell,
  'team.role': inBell,
  'team.removed': inBell,
  'team.left': inBell,
  'team.offered': inBell,
  'team.offer-declined': inBell,
  'team.transferred': inBell,
  'team.deleted': inBell,
  'team.restored': inBell,
  'connection.asked': inBell,
  'connection.accepted': inBell,
  'social.commented': inBell,
  'social.answered': inBell,
  'social.liked': inBell,
  'social.mentioned': inBell,
  'social.followed': inBell,
} as const satisfies Record<string, Kind>

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds
/** Notifications that are mailed too. */
export type MailedNotice = {
  [Name in NotificationKind]: Kinds[Name]['mailed'] extends true ? Name : never
}[NotificationKind]
/** Mails of what somebody did themself: sent with the act unless they do without, and nothing that the bell tells. */
const copyKinds = ['inquiry.sent'] as const
/** What people choose to be mailed. */
export type MailedKind = MailedNotice | (typeof copyKinds)[number]
export type InquiryKind = Extract<NotificationKind, `inquiry.${string}`>
export type TeamKind = Extract<NotificationKind, `team.${string}`>
export type SocialKind = Extract<NotificationKind, `social.${string}`>
export type ConnectionKind = Extract<NotificationKind, `connection.${string}`>

/** True for a kind that this version knows. */
export const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind)

/** True for a notification that is mailed as its reader chooses. */
export const isMailedNotice = (kind: string): kind is MailedNotice =>
  isKind(kind) && notificationKinds[kind].mailed
/** True for any mail that its reader may do without. */
export const isMailed = (kind: string): kind is MailedKind =>
  isMailedNotice(kind) || copyKinds.some((copy) => copy === kind)

/** All kinds, in the order in which people are asked about them. */
export const allKinds: readonly NotificationKind[] = Object.keys(notificationKinds).filter(isKind)
export const mailedKinds: readonly MailedKind[] = [...allKinds.filter(isMailedNotice), ...copyKinds]
/** What is counted and read as the thing that it tells of. */
export const countedElsewhere: readonly NotificationKind[] = allKinds.filter(
  (kind) => notificationKinds[kind].countedBy === 'thing',
)

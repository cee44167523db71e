// What people are told of (D22), a kind a line. Apart from the calls, so that browsers know the kinds without the rules of
// the calls. A new kind is a line here, an entry in its domain's kinds under src/domains/notifications (address, facts, mail)
// and one in its words under src/web/components/notifications: the compiler asks for each.

/** How somebody is told: not at all, under the bell alone, or there and by mail at once or in the digest of a day or week. */
export const ways = ['page', 'mail', 'daily', 'weekly', 'never'] as const
export type Way = (typeof ways)[number]
/** Mails that tell together what came since the last one. */
export const digests = ['daily', 'weekly'] as const satisfies readonly Way[]
export type Digest = (typeof digests)[number]

type Kind = {
  /** Among which its reader chooses; none for what everybody is told, whose mails are sent with the act. */
  ways: readonly Way[]
  /** What holds for who has not chosen. */
  usual: Way
  /** What notes that it was read: opening it, or the thing itself, which knows how far it was read. */
  readBy: 'opening' | 'thing'
  /** Where it is counted while it is unread: under the bell, or as the thing that it tells of, which is read by opening it. */
  countedBy: 'bell' | 'thing'
  /** Whether it is told by who did it, each once, of one thing within a day; else counted up while it is unread. */
  isBundled: boolean
}

/** Conversations are counted as long as they are unread, whoever wants to be told. */
const ofThing = {
  ways: ['page', 'mail', 'daily', 'weekly'],
  readBy: 'thing',
  countedBy: 'thing',
  isBundled: false,
} as const
const inBell = { ways: [], usual: 'page', readBy: 'opening', countedBy: 'bell', isBundled: false } as const
const chosen = { ...inBell, ways } as const
/** What is said to somebody waits for them; what is only nice to know waits longer. */
const daily = { ...chosen, usual: 'daily', isBundled: true } as const
const weekly = { ...daily, usual: 'weekly' } as const

export const notificationKinds = {
  'inquiry.received': { ...ofThing, usual: 'mail' },
  'inquiry.replied': { ...ofThing, usual: 'mail' },
  'inquiry.ended': { ...ofThing, usual: 'page', countedBy: 'bell' },
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
  'team.merged': inBell,
  'team.unmerged': inBell,
  'membership.renews': inBell,
  'membership.ends': inBell,
  'membership.unpaid': inBell,
  'membership.ended': inBell,
  'verification.asked': inBell,
  'verification.granted': inBell,
  'verification.refused': inBell,
  'verification.ends': inBell,
  'verification.ended': inBell,
  'certificate.ends': inBell,
  'certificate.confirmed': inBell,
  'certificate.unconfirmed': inBell,
  'import.done': inBell,
  'import.stopped': inBell,
  'import.failed': inBell,
  /** Of a program, which nobody looks at. */
  'import.reported': { ...chosen, usual: 'mail' },
  'boost.ended': { ...chosen, usual: 'mail' },
  'boost.stopped': inBell,
  'moderation.answered': inBell,
  'moderation.decided': inBell,
  'moderation.undone': inBell,
  'moderation.stands': inBell,
  'connection.asked': { ...chosen, usual: 'daily' },
  'connection.accepted': { ...chosen, usual: 'weekly' },
  'group.invited': { ...chosen, usual: 'daily' },
  'group.asked': daily,
  'group.admitted': { ...chosen, usual: 'daily' },
  'group.accepted': weekly,
  'social.commented': daily,
  'social.answered': daily,
  'social.liked': weekly,
  'social.mentioned': daily,
  'social.followed': weekly,
  'social.posted': weekly,
} as const satisfies Record<string, Kind>

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds
/** Notifications of which people choose how they are told; all of them may be mailed. */
export type ChosenNotice = {
  [Name in NotificationKind]: Kinds[Name]['ways'] extends readonly [] ? never : Name
}[NotificationKind]
/** Mails of what somebody did themself: sent with the act unless they do without, and nothing that the bell tells. */
const mailAlone = { ways: ['mail', 'never'], usual: 'mail' } as const
/** And how a company of theirs did in a month. */
const copyKinds = { 'inquiry.sent': mailAlone, 'statistics.month': mailAlone } as const
/** What people choose how to be told of. */
export type ChosenKind = ChosenNotice | keyof typeof copyKinds
/** What the link in a mail ends: mails of a kind, or a digest. */
export type MailedKind = ChosenKind | `digest.${Digest}`
export type InquiryKind = Extract<NotificationKind, `inquiry.${string}`>
export type TeamKind = Extract<NotificationKind, `team.${string}`>
export type SocialKind = Extract<NotificationKind, `social.${string}`>
export type GroupNoticeKind = Extract<NotificationKind, `group.${string}`>
export type MembershipKind = Extract<NotificationKind, `membership.${string}`>
/** Of the checks and certificates of a company. */
export type VerificationKind = Extract<NotificationKind, `verification.${string}` | `certificate.${string}`>
export type ImportKind = Extract<NotificationKind, `import.${string}`>
export type BoostNoticeKind = Extract<NotificationKind, `boost.${string}`>
export type ModerationNoticeKind = Extract<NotificationKind, `moderation.${string}`>
export type ConnectionKind = Extract<NotificationKind, `connection.${string}`>

/** True for a kind that this version knows. */
export const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind)

/** True for a notification of which its reader chooses how they are told. */
export const isChosenNotice = (kind: string): kind is ChosenNotice =>
  isKind(kind) && notificationKinds[kind].ways.length > 0

/** All kinds, in the order in which people are asked about them. */
export const allKinds: readonly NotificationKind[] = Object.keys(notificationKinds).filter(isKind)
const copies = Object.keys(copyKinds) as (keyof typeof copyKinds)[]
export const chosenKinds: readonly ChosenKind[] = [...allKinds.filter(isChosenNotice), ...copies]
/** Among which ways people choose, and what holds for who has not. */
export const choiceOf = (kind: ChosenKind): Pick<Kind, 'ways' | 'usual'> =>
  isCopy(kind) ? copyKinds[kind] : notificationKinds[kind]
const isCopy = (kind: ChosenKind): kind is keyof typeof copyKinds => Object.hasOwn(copyKinds, kind)

const digestKinds = digests.map((digest) => `digest.${digest}` as const)
export const mailedKinds: readonly MailedKind[] = [...chosenKinds, ...digestKinds]
/** True for any mail that its reader may do without. */
export const isMailed = (kind: string): kind is MailedKind => mailedKinds.some((one) => one === kind)
export const isDigest = (way: string): way is Digest => digests.some((one) => one === way)

/** What is counted and read as the thing that it tells of. */
export const countedElsewhere: readonly NotificationKind[] = allKinds.filter(
  (kind) => notificationKinds[kind].countedBy === 'thing',
)

// What people are told, and how they want to be told (D22).
import * as z from 'zod'
import { Role } from './business-management.ts'
import { Id, Picture } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { languages } from './locale.ts'
import {
  allKinds,
  choiceOf,
  chosenKinds,
  mailedKinds,
  type ChosenKind,
  type Way,
} from './notification-kinds.ts'
import { zoneNamed } from './time-zone.ts'

const Kind = z.enum(allKinds)
const At = z.iso.datetime()
const section = '2'

export const Notification = z.object({
  notificationID: Id,
  kind: Kind,
  /** The page that it leads to. */
  path: z.string(),
  /** What it is about: one notification a thing and kind while it is unread, of what is bundled within 24 hours. */
  resourceID: Id,
  /** For which mailbox: the caller's own id or a company's. */
  mailboxID: Id,
  /** Who did it last. */
  actor: z.object({ name: z.string(), picture: Picture, type: z.enum(['user', 'business']) }),
  /** What it is called, such as the subject of an inquiry; of teams nothing. */
  title: z.string(),
  /** The company that it was told through, or whose team it is; null for the person alone. */
  company: z.object({ businessID: Id, name: z.string() }).nullable(),
  /** What somebody is in that team. */
  role: Role.nullable(),
  /** How often it happened since it was read, of what is bundled within 24 hours. */
  count: z.int(),
  /** How many did it, each counted once, up to 1,000; nobody whom the caller does not meet. */
  people: z.int(),
  at: At,
  isRead: z.boolean(),
})
export type NotificationEntry = z.infer<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'user',
  section,
  summary: 'What the caller was told, newest first, 20 at once.',
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  ok: z.object({ items: z.array(Notification), nextCursor: z.string().nullable() }),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  access: 'user',
  section,
  summary: 'Notes these as read, or all of them up to now, and the conversations that they tell of.',
  body: z.strictObject({ notificationIDs: z.array(Id).max(100).optional() }),
  ok: z.object({ unread: z.int() }),
})

export const showBadges = endpoint({
  method: 'GET',
  path: '/notifications/badges',
  access: 'user',
  section,
  summary:
    'The numbers in the top bar: conversations with unread messages in all mailboxes, these and other news; and in which mailboxes they are.',
  ok: z.object({
    messages: z.int(),
    /** `messages`, and what else was told and is unread: never less than those. */
    notifications: z.int(),
    /** Mailboxes with unread conversations, those with most first; the caller’s own has no name here. */
    mailboxes: z.array(z.object({ mailboxID: Id, name: z.string().nullable(), unread: z.int() })),
  }),
})

const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => zoneNamed(zone) !== undefined)

const choices = Object.fromEntries(chosenKinds.map((kind) => [kind, z.enum(choiceOf(kind).ways)])) as Record<
  ChosenKind,
  z.ZodEnum<{ [One in Way]: One }>
>

/** How people are told of what, and how mails to them are written. */
export const NotificationPreferences = z.strictObject({
  /** By kind: under the bell alone, there and by mail at once or in a digest, or never. */
  ways: z.strictObject(choices),
  /** Whether the digests are sent that hold what is told in them. */
  digests: z.strictObject({ daily: z.boolean(), weekly: z.boolean() }),
  /** False for mails without content: they say only that something is new. */
  wordsInMails: z.boolean(),
  /** What all mails to the caller are written in, whatever language they read pages in. */
  mailLanguage: z.enum(languages),
  /** By whose clock digests are sent in the morning: a zone of Intl's list. */
  timeZone: z.string().max(64),
  /** Whether those whom the caller talks to are shown how far the caller has read, and the caller how far they have. */
  readMarks: z.boolean(),
})
export type NotificationPreferencesEntry = z.infer<typeof NotificationPreferences>

export const showNotificationPreferences = endpoint({
  method: 'GET',
  path: '/notifications/preferences',
  access: 'user',
  section,
  summary: 'How the caller wants to be told.',
  ok: NotificationPreferences,
})

export const changeNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/notifications/preferences',
  access: 'user',
  section,
  summary: 'Changes how the caller wants to be told; what is not sent stays.',
  body: z.strictObject({
    ways: NotificationPreferences.shape.ways.partial().optional(),
    digests: NotificationPreferences.shape.digests.partial().optional(),
    wordsInMails: z.boolean().optional(),
    mailLanguage: z.enum(languages).optional(),
    timeZone: TimeZone.optional(),
    readMarks: z.boolean().optional(),
  }),
  ok: NotificationPreferences,
})

/** What a mail's link proves: for whom it was written, and of which kind it is. */
const LinkToken = z.string().min(20).max(400)

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/notifications/unsubscribe',
  access: 'visitor',
  section,
  summary:
    'Ends mails of one kind, or a digest, for the person to whom the link was mailed, or with `mails` begins them again; no log-in needed.',
  body: z.strictObject({ token: LinkToken, mails: z.boolean().default(false) }),
  ok: z.object({ kind: z.enum(mailedKinds), mails: z.boolean() }),
  errors: ['NotFound'],
})

export const showSubscription = endpoint({
  method: 'POST',
  path: '/notifications/subscription',
  access: 'visitor',
  section,
  summary:
    'What the link in a mail ends: which kind or digest, for which address (most of it hidden), and whether it is mailed now.',
  body: z.strictObject({ token: LinkToken }),
  ok: z.object({ kind: z.enum(mailedKinds), address: z.string(), mails: z.boolean() }),
  errors: ['NotFound'],
})

export type BadgesEntry = z.infer<typeof showBadges.ok>

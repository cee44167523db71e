// What moderators may do and by which rule, as plain data: pages and both sides' texts read it.
import type { ResourceType } from './resources.ts'

/** The rules of the house that somebody may have broken. */
export const ruleCodes = [
  'genuine',
  'honest',
  'rights',
  'respect',
  'spam',
  'privacy',
  'lawful',
  'other',
] as const
export type RuleCode = (typeof ruleCodes)[number]

export const moderationActions = ['none', 'hide', 'remove', 'warn', 'limit', 'suspend'] as const
export type ModerationAction = (typeof moderationActions)[number]

/** What somebody may be kept from until a day: writing to those they never wrote to; posts and comments. */
export const restrictionKinds = ['contacts', 'posts'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

const toParty = ['none', 'warn', 'limit', 'suspend'] as const
/**
 * What can be done about a thing of each kind. What stays with its people is hidden: a company from everybody else, of a person
 * the pictures. Single things are removed, and so, by two, whole companies.
 */
const byType: Record<ResourceType, readonly ModerationAction[]> = {
  business: ['none', 'hide', 'remove', 'warn', 'limit'],
  product: ['none', 'remove', 'warn', 'limit'],
  user: ['none', 'hide', 'warn', 'limit', 'suspend'],
  post: ['remove', ...toParty],
  comment: ['remove', ...toParty],
  group: ['remove', ...toParty],
  inquiry: toParty,
}

/** What can be done about a thing and whose it is: companies are not suspended, and what is nobody's has nobody to warn. */
export function actionsFor(
  type: ResourceType,
  party: 'user' | 'business' | undefined,
): readonly ModerationAction[] {
  return moderationActions.filter(
    (action) =>
      byType[type].includes(action) &&
      (action !== 'suspend' || party === 'user') &&
      (party !== undefined || !['warn', 'limit'].includes(action)),
  )
}

/** What takes two to do. */
export const needsSecond = (type: ResourceType, action: ModerationAction): boolean =>
  type === 'business' && action === 'remove'

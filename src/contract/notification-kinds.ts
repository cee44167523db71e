// What people are told of (D22). Apart from the calls, so that browsers know the kinds without the rules of the calls.

/** What is mailed too, as the reader chooses. Later kinds are added here or below, with a text and an address each. */
export const mailedKinds = ['inquiry.received', 'inquiry.replied', 'inquiry.ended'] as const
export type MailedKind = (typeof mailedKinds)[number]
/** What tells of unread messages: counted by their conversations, and read by opening those. */
export const messageKinds: readonly NotificationKind[] = ['inquiry.received', 'inquiry.replied']
/** What happens in a company's team; its mails are sent to whom it concerns, whatever they chose. */
export const teamKinds = [
  'team.invited',
  'team.asked',
  'team.accepted',
  'team.declined',
  'team.admitted',
  'team.refused',
  'team.role',
  'team.removed',
  'team.left',
  'team.transferred',
  'team.deleted',
  'team.restored',
] as const
export type TeamKind = (typeof teamKinds)[number]
export type NotificationKind = MailedKind | TeamKind

// The parts of the service whose state everybody may read (A9), for pages and the server alike.

/** What people can tell apart. Pages are judged by the process that answers them, all others by the one that answers calls. */
export const statusParts = ['pages', 'search', 'messages', 'mails', 'payments'] as const
export type StatusPart = (typeof statusParts)[number]
export const statusStates = ['working', 'degraded', 'down'] as const
export type StatusState = (typeof statusStates)[number]

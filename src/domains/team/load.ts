// The history of teams, open invitations and requests at once, for an invented world.
import type { BulkClient } from '../../platform/copy.ts'
import type { MemberRole } from '../members/membership.ts'
import { copyEvents, type NewEvent } from './queries/events.ts'
import { copyInvitations } from './queries/invitations.ts'
import { copyRequests } from './queries/requests.ts'

export type LoadedEvent = NewEvent & { at: Date }
/** To an address; it runs out at `expiresAt`. */
export type LoadedInvitation = {
  invitationID: string
  businessID: string
  email: string
  role: MemberRole
  invitedBy: string
  invitedAt: Date
  expiresAt: Date
}
export type LoadedRequest = { businessID: string; userID: string; message: string; askedAt: Date }
export type LoadedTeams = {
  events: readonly LoadedEvent[]
  invitations: readonly LoadedInvitation[]
  requests: readonly LoadedRequest[]
}

/** Writes them; answers how many. No mail goes out. */
export async function loadTeams(
  client: BulkClient,
  { events, invitations, requests }: LoadedTeams,
): Promise<number> {
  const written = [
    await copyEvents(client, events),
    await copyInvitations(client, invitations),
    await copyRequests(client, requests),
  ]
  return written.reduce((sum, count) => sum + count, 0)
}

// The feed of the business of the world: its people read it and keep things out of it.
import { notTheirs, type Row } from './row.ts'
import type { World } from './world.ts'

const stranger = ({ people, businessID }: World) => ({
  resourceType: 'user',
  resourceID: people.stranger.userID,
  businessID,
})

export const newsfeedRows: Record<string, Row> = {
  loadNewsfeed: { input: ({ businessID }) => ({ businessID }), expected: notTheirs },
  countNews: { input: ({ businessID, userID }) => ({ businessID, after: userID }), expected: notTheirs },
  listToFollow: { input: ({ businessID }) => ({ businessID }), expected: notTheirs },
  // What is not theirs is left out.
  watchThings: {
    input: ({ businessID }) => ({ things: [{ resourceType: 'feed', resourceID: businessID }] }),
  },
  mute: { input: stranger, expected: notTheirs },
  unmute: { input: stranger, expected: notTheirs },
  listMuted: { input: ({ businessID }) => ({ businessID }), expected: notTheirs },
}

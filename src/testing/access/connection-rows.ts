// Connections as the business of the world: its managers ask and answer, its members read.
import { notTheirs, type Row } from './row.ts'
import type { World } from './world.ts'
import type { Principal } from './principals.ts'

const managed = { ...notTheirs, member: 'NotAllowed' } as const

const received = ({ connections, businessID }: World) => ({ id: connections.received, businessID })
/** Of each who may end it another one, so that each finds it as it was. */
const own =
  (which: 'asked' | 'connected') =>
  ({ connections, businessID }: World, as: Principal) => ({
    id: connections[which][as === 'admin' ? as : 'owner'],
    businessID,
  })

export const connectionRows: Record<string, Row> = {
  listConnections: { input: ({ businessID }) => ({ businessID }), expected: notTheirs },
  showConnection: { input: ({ userID, businessID }) => ({ id: userID, businessID }), expected: notTheirs },
  askConnection: {
    input: ({ people, businessID }: World, as: Principal) => ({
      resourceType: 'user',
      resourceID: people[as === 'owner' ? 'stranger' : 'operator'].userID,
      businessID,
    }),
    expected: managed,
  },
  acceptConnection: { input: received, expected: managed },
  declineConnection: { input: received, expected: managed },
  withdrawConnection: { input: own('asked'), expected: managed },
  removeConnection: { input: own('connected'), expected: managed },
}

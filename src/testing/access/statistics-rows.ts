// How the calls of figures are made: of the company of the world, and of what it received.
import type { Row } from './row.ts'
import { notTheirs } from './row.ts'

const ofCompany = { input: ({ businessID }: { businessID: string }) => ({ id: businessID }) }

export const statisticsRows: Record<string, Row> = {
  showStatistics: ofCompany,
  showBreakdown: { input: ({ businessID }) => ({ id: businessID, dimension: 'words' }) },
  listAnswered: ofCompany,
  reportStatistics: ofCompany,
  exportStatistics: ofCompany,
  // `user` sent it.
  markWon: {
    input: (world, as) => ({
      rid: world.requestID,
      bid: as === 'user' ? world.userID : world.businessID,
      won: true,
    }),
    expected: { ...notTheirs, user: 'NotAllowed' },
  },
}

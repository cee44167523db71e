// How calls that are for everybody are made.
import type { Row } from './row.ts'

const plain: Row = {}

export const publicRows: Record<string, Row> = {
  listCountries: plain,
  listStates: { input: () => ({ code: 'JP' }) },
  listGenders: plain,
  listLanguages: plain,
  listJobPositions: plain,
  listBusinessTypes: plain,
  listCurrencies: plain,
  listIncoterms: plain,
  listTradeLists: plain,
  listIndustries: plain,
  listCategories: { input: () => ({ id: '0006' }) },
  showIndustryTree: plain,
  listEditions: plain,
  showStatus: plain,
  showSubscriptionSetup: plain,
  searchBusinesses: plain,
  searchProducts: plain,
  searchUsers: plain,
  suggestSearches: { input: () => ({ text: 'be' }) },
  // Whoever asks: what stands on no page is not explained.
  explainResult: {
    input: ({ businessID }) => ({ id: businessID, textQuery: 'nothing-has-these' }),
    allowed: 'NotFound',
  },
  showRanking: plain,
  listLastRegistered: plain,
  // Nothing was merged into another here.
  showSuccessor: { input: ({ businessID }) => ({ id: businessID }), allowed: 'NotFound' },
  listCategoryCounts: plain,
  listDirectory: plain,
  // The directory is made by a job, which has not run here.
  listDirectoryPart: { input: () => ({ kind: 'business', part: 1 }), allowed: 'NotFound' },
}

// What is counted of companies and their products (docs/decisions/0140).

/** Where pages send what was seen. */
export const seenPath = '/seen'

/** Told by pages: found by a search, opened from one, looked at, a document opened. */
export const seenKinds = ['shown', 'opened', 'viewed', 'document'] as const
export type SeenKind = (typeof seenKinds)[number]

/** Told by pages of what was paid for (D18): counted apart, so that it is in no figure of what was found. */
export const boostKinds = ['boostShown', 'boostOpened'] as const
export type BoostKind = (typeof boostKinds)[number]

/** Known to the server: saved, followed, written to, answered. */
export const actKinds = ['saved', 'followed', 'inquired', 'answered'] as const
export type ActKind = (typeof actKinds)[number]

export const statisticKinds = [...seenKinds, ...actKinds] as const
export type StatisticKind = (typeof statisticKinds)[number]

export const dimensions = ['product', 'country', 'words', 'companyType'] as const
export type Dimension = (typeof dimensions)[number]

/** By what rule something is said to help next. */
export const adviceRules = ['late', 'picture', 'language', 'place', 'unopened'] as const
export type AdviceRule = (typeof adviceRules)[number]

export const statisticDays = [7, 30, 90, 365] as const
/** Of how many closed months breakdowns are, beside so many days. */
export const monthsBeside = (days: number): number => (days <= 30 ? 1 : days <= 90 ? 3 : 12)

// What can be shown as Sponsored, and how it stands (D18).
export const boostThings = ['business', 'product', 'post'] as const
export type BoostThing = (typeof boostThings)[number]

/** Paused while its company answers too few inquiries (D27): the days go on. Stopped by the company or by us. */
export const boostStates = ['planned', 'running', 'paused', 'ended', 'stopped', 'withdrawn'] as const
export type BoostState = (typeof boostStates)[number]

/** Where a company's boosts are, and one of them. */
export const boostsPath = (businessID: string): string => `/business/${businessID}/edit/boosts`
export const boostPath = (businessID: string, boostID: string): string =>
  `${boostsPath(businessID)}/${boostID}`
/** The form for a new one, with what it is for. */
export const newBoostPath = (businessID: string, thing?: { type: BoostThing; id: string }): string =>
  `${boostsPath(businessID)}/new${thing ? `?type=${thing.type}&thing=${thing.id}` : ''}`

// Limits of what is shown as Sponsored (D18), a part of those in limits.ts.
export const boostLimits = {
  /** At most one for so many posts of a feed. */
  feedItemsPerSponsored: 8,
  /** So many milliseconds a page waits to be told who paid. */
  sponsoredMs: 5,
  boostDays: 7,
  /** So many days ahead a boost can begin. */
  boostAheadDays: 30,
  boostIndustriesMax: 5,
  boostCountriesMax: 30,
  /** Of a company, the newest. */
  boostsListedMax: 100,
  /** Below this share of answers in time boosts rest (D27). */
  boostAnswersLeast: 0.5,
  /** In the part of the console that shows them, the newest. */
  boostsForStaffMax: 100,
} as const

// Limits of the keys of companies for their programs, a part of those in limits.ts.
export const keyLimits = {
  /** So many count at once. */
  companyKeysMax: 10,
  companyKeyNameMax: 60,
  companyKeyDaysMax: 365,
  /** Of keys that are over. */
  companyKeysOverShown: 20,
} as const

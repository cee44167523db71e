/** The object without what is undefined, since JSON-LD has no word for it. */
export const withoutGaps = (object: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))

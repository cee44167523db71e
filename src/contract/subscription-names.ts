// The plans from the least to the most; apart from the calls, whose schemas no browser needs.
export const subscriptions = ['standard', 'gold', 'premium', 'platinum'] as const

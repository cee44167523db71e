// What a badge can be about; apart from the calls, whose schemas no browser needs.
export const badgeScopes = ['registration', 'site', 'contacts'] as const

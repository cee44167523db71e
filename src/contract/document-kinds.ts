// What documents of products can be; apart from the calls, whose schemas no browser needs.

export const documentKinds = ['dataSheet', 'manual', 'cad', 'brochure', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** open: everybody reads it; request: those who have sent the company a request. */
export const documentAccesses = ['open', 'request'] as const

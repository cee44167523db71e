// What can be liked, followed, kept and reported, by kind; no schema, so that pages carry none with them.

export const likeableTypes = ['business', 'product'] as const
export const followableTypes = ['business', 'user'] as const
export const keepableTypes = ['business', 'product', 'user'] as const
export const reportableTypes = ['business', 'product', 'user'] as const

/** Every kind: all can be reported, conversations by those who take part in them, by a call of their own. */
export type ResourceType = (typeof reportableTypes)[number] | 'inquiry'

/** One thing of them. */
export type ResourceRef = { type: ResourceType; id: string }

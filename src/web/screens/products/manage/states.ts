// The states of a product, apart from the schemas, so that the browser does not load those.
import type { ProductStateName } from '../../../../contract/product-management.ts'

export type { ProductStateName }
export const productStates = ['draft', 'published', 'unlisted'] as const satisfies readonly ProductStateName[]

/** What the list can be asked for: a state, or what was deleted and can be restored. */
export const listedStates = [...productStates, 'removed'] as const
export type ListedState = (typeof listedStates)[number]

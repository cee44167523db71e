// The states of a product, apart from the schemas, so that the browser does not load those.
import type { ProductStateName } from '../../../../contract/product-management.ts'

export type { ProductStateName }
export const productStates = ['draft', 'published', 'unlisted'] as const satisfies readonly ProductStateName[]

// The products of a company that is merged into another: as many are shown as the plan of the other has room for (D16, D57).
import { handingOf } from '../../platform/handover.ts'
import { fitToPlan } from './plan-turns.ts'
import { tellProducts } from './publication.ts'
import { lockShowcase } from './queries/managed.ts'
import { productParts } from './queries/merging.ts'
import { handPartNumbers } from './queries/part-numbers.ts'

/** They stand behind those of the other, drafts stay drafts; what has no room is taken off the pages, and comes back with room. */
export const productsMerging = handingOf(
  productParts,
  async (tx, { from, to }) => {
    await handPartNumbers(tx, { from, to })
    for (const businessID of [from, to].toSorted()) {
      await fitToPlan(tx, businessID, new Date())
      await tellProducts(tx, businessID)
    }
  },
  async (tx, { from, to }) => {
    for (const businessID of [from, to].toSorted()) await lockShowcase(tx, businessID)
  },
)

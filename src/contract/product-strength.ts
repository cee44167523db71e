// Products by how they did: what was asked about most is strongest, what was shown and led nowhere is weakest.
import type { StatisticsPartEntry } from './statistics.ts'

/** In which products can be ordered; the first holds where none is named. */
export const productSorts = ['shown', 'opened', 'strongest', 'weakest'] as const
export type ProductSort = (typeof productSorts)[number]

export type ProductFigures = StatisticsPartEntry['rows'][number]
type Order = (one: ProductFigures, other: ProductFigures) => number

/** The first difference says which comes first. */
const by =
  (...orders: Order[]): Order =>
  (one, other) => {
    for (const order of orders) {
      const difference = order(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
const most =
  (kind: keyof ProductFigures['counts']): Order =>
  (one, other) =>
    other.counts[kind] - one.counts[kind]

/** How often it was opened of a hundred times that it was shown; what was never shown never was. */
export const shareOf = ({ counts: { shown, opened } }: ProductFigures): number =>
  shown === 0 ? 0 : opened / shown

/** What is not published any more has no name, and cannot be made better. */
const goneLast: Order = (one, other) => Number(one.name === null) - Number(other.name === null)

const orders: Readonly<Record<ProductSort, Order>> = {
  shown: by(most('shown'), most('viewed')),
  opened: by(most('opened'), most('viewed')),
  strongest: by(most('inquired'), most('opened'), most('viewed'), most('shown')),
  weakest: by(
    goneLast,
    (one, other) => most('inquired')(other, one),
    (one, other) => shareOf(one) - shareOf(other),
    most('shown'),
  ),
}

/** The same in that order. */
export const ordered = (rows: readonly ProductFigures[], sort: ProductSort): ProductFigures[] =>
  rows.toSorted(orders[sort])

/** The strongest and the weakest of those that are published; neither where there are not two that differ. */
export function extremesOf(
  rows: readonly ProductFigures[],
): { strongest: ProductFigures; weakest: ProductFigures } | undefined {
  const published = rows.filter(({ name }) => name !== null)
  const [strongest] = ordered(published, 'strongest')
  const [weakest] = ordered(published, 'weakest')
  if (!strongest || !weakest || strongest.value === weakest.value) return undefined
  const { shown, opened, viewed, inquired } = strongest.counts
  return shown + opened + viewed + inquired > 0 ? { strongest, weakest } : undefined
}

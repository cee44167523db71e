import { bearingPairs } from './bearings.ts'
import { flangePairs } from './flanges.ts'
import { gearPairs } from './gears.ts'
import { guidePairs } from './guides.ts'
import { linePairs } from './lines.ts'
import type { PairPaint } from './mates.ts'
import { platePairs } from './plates.ts'

/** How products look with the part that they work with, by family; the families are `paired` in views.ts. */
export const pairs: Record<string, PairPaint> = {
  ...bearingPairs,
  ...linePairs,
  ...platePairs,
  ...guidePairs,
  ...flangePairs,
  ...gearPairs,
}

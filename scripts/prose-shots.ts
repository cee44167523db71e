// Pictures of the pages of prose: each in both languages on both screens, the wide ones at half their size, since it is their
// layout that is looked at and not their words.
import { prosePaths } from '../src/web/content/paths.ts'
import type { Shot } from './screen-shots.ts'

/** Of a page so long that its end says nothing new. */
const atMost = 2_400

/** A picture of every page of prose of the Japan edition. */
export const proseShots: Shot[] = prosePaths('millwright-japan').map((address) => ({
  name: `page-${address.slice(1).replaceAll('/', '-')}`,
  address,
  atMost,
  small: true,
}))

import type { ActName } from '../../api/acts.ts'

/** How a button tells whether its act is done: a like is pressed, of the others the words change, and never both. `data-on` is for the look alone. */
export const actState = (act: ActName, on: boolean) => ({
  'data-on': on,
  ...(act === 'like' && { 'aria-pressed': on }),
})

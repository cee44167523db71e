// A place in a list that is ordered by a moment and an id, as a cursor carries it: a Date knows no microseconds, and two moments
// that differ by one would be the same place.

/** The moment as the database writes it. */
export type ExactPlace = { at: string; id: string }

/** As the position of a cursor. */
export const positionAt = ({ at, id }: ExactPlace): string => `${id} ${at}`

/** The place that a position names; undefined without one. */
export function placeIn(position: string | undefined): ExactPlace | undefined {
  if (position === undefined) return undefined
  const end = position.indexOf(' ')
  return { id: position.slice(0, end), at: position.slice(end + 1) }
}

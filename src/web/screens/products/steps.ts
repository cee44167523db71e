// From picture to picture: beyond the last comes the first.

/** The picture `by` steps from `current` among `total`. */
export const stepped = (current: number, by: number, total: number): number => (current + by + total) % total

/** The picture that a key leads to; undefined for keys that mean nothing here. */
export function afterKey(key: string, current: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return stepped(current, -1, total)
    case 'ArrowRight':
      return stepped(current, 1, total)
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return undefined
  }
}

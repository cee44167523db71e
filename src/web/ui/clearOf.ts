// Where something may lie over a page without covering what people press.

type Box = { left: number; right: number; top: number; bottom: number }

const gap = 8

/** How far `box` must go up so that it covers none of `others`; 0 when it does not, or when above them there is no room below `ceiling`. */
export function liftClearOf(box: Box, others: readonly Box[], ceiling: number): number {
  let lift = 0
  // Each turn clears one more; what is cleared stays below.
  for (let turn = 0; turn <= others.length; turn++) {
    const covered = others.filter((other) => isCovered(other, box, lift))
    if (covered.length === 0) return lift
    lift = box.bottom - Math.min(...covered.map(({ top }) => top)) + gap
    if (box.top - lift < ceiling) return 0
  }
  return lift
}

const isCovered = (other: Box, box: Box, lift: number): boolean =>
  other.left < box.right &&
  other.right > box.left &&
  other.top < box.bottom - lift &&
  other.bottom > box.top - lift

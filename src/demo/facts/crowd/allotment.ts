// A number shared out by weight, in whole numbers.

/**
 * How much of `total` each of these weights gets, none more than its `most`: whole numbers whose sum is `total`. Throws when
 * there is no room for so much.
 */
export function allot(
  total: number,
  weights: ArrayLike<number>,
  most: (at: number) => number,
): Uint32Array<ArrayBuffer> {
  const scale = scaleFor(total, weights, most)
  const shares = new Uint32Array(weights.length)
  let [wanted, given] = [0, 0]
  for (let at = 0; at < weights.length; at += 1) {
    wanted += Math.min(most(at), weights[at]! * scale)
    // What is lost by rounding one is given to the next.
    const share = Math.max(0, Math.min(most(at), Math.round(wanted) - given))
    shares[at] = share
    given += share
  }
  return settled(shares, total - given, weights, most)
}

/** What all weights are multiplied by so that they take `total` together. */
function scaleFor(total: number, weights: ArrayLike<number>, most: (at: number) => number): number {
  const takenAt = (scale: number) => {
    let sum = 0
    for (let at = 0; at < weights.length; at += 1) sum += Math.min(most(at), weights[at]! * scale)
    return sum
  }
  if (total === 0) return 0
  let room = 0
  for (let at = 0; at < weights.length; at += 1) if (weights[at]! > 0) room += most(at)
  if (room < total) throw new Error(`There is room for ${room} of ${total}.`)
  let [low, high] = [0, 1]
  while (takenAt(high) < total && high < 1e15) high *= 2
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2
    if (takenAt(middle) < total) low = middle
    else high = middle
  }
  return high
}

/** The little that rounding left over, or gave too much. */
function settled(
  shares: Uint32Array<ArrayBuffer>,
  over: number,
  weights: ArrayLike<number>,
  most: (at: number) => number,
): Uint32Array<ArrayBuffer> {
  let missing = over
  for (let at = 0; at < shares.length && missing !== 0; at += 1) {
    if (weights[at] === 0) continue
    const next = Math.max(0, Math.min(most(at), shares[at]! + missing))
    missing -= next - shares[at]!
    shares[at] = next
  }
  return shares
}

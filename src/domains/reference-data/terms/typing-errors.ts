/** A text of a list that is nearly the typed one. */
export type Near = { readonly text: string; readonly distance: number }
/** Texts by their length, each with a bit for every kind of sign in it. */
export type ByLength = readonly (readonly { readonly text: string; readonly mask: number }[])[]

export function byLength(texts: Iterable<string>): ByLength {
  const lists: { text: string; mask: number }[][] = []
  for (const text of texts) (lists[text.length] ??= []).push({ text, mask: maskOf(text) })
  return Array.from(lists, (list) => list ?? [])
}

function maskOf(text: string): number {
  let mask = 0
  for (let at = 0; at < text.length; at++) mask |= 1 << (text.charCodeAt(at) % 31)
  return mask
}

function bitsOf(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The nearest of the texts within `most` insertions, omissions, changes and swaps of neighbours; all of them where several are. */
export function nearestOf(typed: string, lists: ByLength, most: number): Near[] {
  let nearest: Near[] = []
  let bound = most
  const mask = maskOf(typed)
  for (let length = Math.max(1, typed.length - most); length <= typed.length + most; length++) {
    for (const { text, mask: other } of lists[length] ?? []) {
      // Texts whose bits differ much are far apart, which is told without comparing them.
      if (bitsOf(mask ^ other) > 2 * bound) continue
      const distance = distanceOf(typed, text, bound)
      if (distance > bound) continue
      if (distance < bound) {
        nearest = []
        bound = distance
      }
      nearest.push({ text, distance })
    }
  }
  return nearest
}

/** Insertions, omissions, changes and swaps of neighbours between two texts; more than `most` is told as `most + 1`. */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let twoBack: number[] = []
  let back = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const now = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min(back[column]! + 1, now[column - 1]! + 1, back[column - 1]! + change)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, twoBack[column - 2]! + 1)
      now.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    twoBack = back
    back = now
  }
  return Math.min(back[b.length]!, most + 1)
}

const kana = /^[\u30a1-\u30fa]$/

/**
 * Whether a Japanese or Chinese text differs from a known one only as typing and scanning make it differ: by a sign that no
 * known text has, or by kana in a long word. 静 for 動 is another fact, and no slip.
 */
export function isSlip(typed: string, known: string, signs: ReadonlySet<string>): boolean {
  const a = [...typed]
  const b = [...known]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const typedPart = a.slice(start, a.length - end)
  const knownPart = b.slice(start, b.length - end)
  if (typedPart.length > 2 || knownPart.length > 2) return false
  const isStrange = typedPart.length > 0 && typedPart.every((sign) => !signs.has(sign))
  const isSwap =
    a.length >= 4 && typedPart.length === 2 && typedPart.toReversed().join('') === knownPart.join('')
  const isKana = a.length >= 5 && [...typedPart, ...knownPart].every((sign) => kana.test(sign))
  const isDoubled = knownPart.length === 0 && typedPart.length === 1 && typedPart[0] === a[start - 1]
  return isSwap || isKana || isDoubled || (isStrange && a.length >= 4 && typedPart.length <= 1)
}

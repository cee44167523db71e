// How often each boost was shown today, as far as this process knows: what it put on pages, and what pages told of those that were kept.
import { today } from '../../platform/days.ts'

let day = ''
let counts = new Map<string, number>()

function ofToday(): Map<string, number> {
  const now = today()
  if (now !== day) [day, counts] = [now, new Map()]
  return counts
}

/** These were shown once more. */
export function noteShown(boostIDs: readonly string[]): void {
  const known = ofToday()
  for (const id of boostIDs) known.set(id, (known.get(id) ?? 0) + 1)
}

export const shownToday = (boostID: string): number => ofToday().get(boostID) ?? 0

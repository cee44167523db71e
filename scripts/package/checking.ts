// What must hold in a proof, at once or soon.

/** Throws with `otherwise` when it is not so. */
export function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}

/** Looks every `paceMs` until there is something; throws with `missing` after a minute. */
export async function until<Found>(
  missing: string,
  look: () => Found | undefined | Promise<Found | undefined>,
  paceMs = 100,
): Promise<Found> {
  const end = Date.now() + 60_000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${missing} within a minute.`)
    await new Promise((resolve) => setTimeout(resolve, paceMs))
  }
}

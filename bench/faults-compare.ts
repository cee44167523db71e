// What became of writes and of what open pages were told, compared with what the database holds.

/** A write that was answered: `at` in milliseconds, `told` the message that an open page must hear of. */
export type Acknowledged = {
  token: string
  at: number
  told?: { stream: string; thing: string; number: number }
}
/** What one open page heard: a message, or (without `thing`) that it missed something and asks for everything anew. */
export type Heard = { at: number; thing?: string; number?: number }

/** Tokens of writes that were answered and are nowhere, and of writes, answered or not, that are there more than once. */
export function compareWrites(
  acknowledged: readonly Pick<Acknowledged, 'token'>[],
  found: ReadonlyMap<string, number>,
): { lost: string[]; doubled: string[] } {
  return {
    lost: acknowledged.filter(({ token }) => !found.has(token)).map(({ token }) => token),
    doubled: [...found].filter(([, times]) => times > 1).map(([token]) => token),
  }
}

/** The longest time within `from` and `to` in which nothing was answered, in seconds. */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const within = times.filter((at) => at >= from && at <= to).toSorted((one, other) => one - other)
  const moments = [from, ...within, to]
  return Math.max(...moments.slice(1).map((at, before) => at - moments[before]!)) / 1_000
}

/** Answered messages of which the open page of whom they were for heard nothing, and was not told to ask for everything afterwards. */
export function unheard(
  acknowledged: readonly Acknowledged[],
  heard: ReadonlyMap<string, readonly Heard[]>,
): string[] {
  return acknowledged
    .filter(({ told, at }) => {
      if (!told) return false
      const ofPage = heard.get(told.stream) ?? []
      return !ofPage.some(
        (one) =>
          (one.thing === told.thing && one.number === told.number) ||
          (one.thing === undefined && one.at >= at),
      )
    })
    .map(({ token }) => token)
}

/** How often an open page was told of a message that it had been told of before. */
export function heardAgain(heard: ReadonlyMap<string, readonly Heard[]>): number {
  return [...heard.values()].reduce((sum, ofPage) => {
    const told = ofPage.flatMap(({ thing, number }) => (thing === undefined ? [] : [`${thing} ${number}`]))
    return sum + told.length - new Set(told).size
  }, 0)
}

// Two sides measured in turns, so that whatever else the machine does meets both.

export type Side = { name: string; measure(round: number): Promise<number> }
export type Spread = { median: number; min: number; max: number }

/** `subject` against `baseline`, both as medians; `ratio` is made of the ratio of each round. */
export type Comparison = {
  subject: string
  baseline: string
  unit: string
  subjectMedian: number
  baselineMedian: number
  ratio: Spread
  rounds: number
}

/** Measures both sides once a round, one after the other; what a side measures is in `unit`. */
export async function compare(
  subject: Side,
  baseline: Side,
  { rounds, unit }: { rounds: number; unit: string },
): Promise<Comparison> {
  const taken: [number, number][] = []
  for (let round = 0; round < rounds; round++)
    taken.push([await subject.measure(round), await baseline.measure(round)])
  return {
    subject: subject.name,
    baseline: baseline.name,
    unit,
    subjectMedian: spreadOf(taken.map(([one]) => one)).median,
    baselineMedian: spreadOf(taken.map(([, other]) => other)).median,
    ratio: spreadOf(taken.map(([one, other]) => one / other)),
    rounds,
  }
}

/** Median, least and greatest of at least one number. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
  return { median, min: sorted[0]!, max: sorted.at(-1)! }
}

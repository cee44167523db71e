// Long proofs: thousands of generated cases, kills and races. Every run of all tests takes a sample of each.

/** How many cases to take: `sample` of them, or the `whole` when PROOFS=all, as `npm run audit -- proofs` sets it. */
export const casesOf = (whole: number, sample: number): number =>
  process.env['PROOFS'] === 'all' ? whole : sample

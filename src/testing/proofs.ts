// Long proofs: thousands of generated cases, kills and races. Every run of all tests takes a sample of each.

/** `all`, or one of several pieces of the whole: `3/20`. */
const wanted = process.env['PROOFS'] ?? ''
const [, piece = '1', pieces = '1'] = /^(\d+)\/(\d+)$/.exec(wanted) ?? []

/** Which of the samples is drawn where there are several: another one each day, so that in time every case has its turn. */
const draw = Number(process.env['DRAW'] ?? Math.floor(Date.now() / 86_400_000))

if (!Number.isSafeInteger(draw) || draw < 0)
  throw new Error(`DRAW is a number of days, not ${process.env['DRAW']}`)

/** How many cases to take: `sample` of them, or the `whole` when PROOFS says so, as `npm run audit -- proofs` sets it. */
export const casesOf = (whole: number, sample: number): number =>
  wanted === '' ? sample : Math.ceil(whole / Number(pieces))

/** Where made-up cases begin, so that each piece has its own. */
export const seedOfPiece = (seed: number): number => (seed + Math.imul(Number(piece) - 1, 0x9e3779b1)) | 0

/**
 * Of cases that are all there: about `sample` of them, spread over all and others tomorrow (DRAW=20787 draws those of a day
 * again), or those of the piece that is asked for.
 */
export function partOf<Case>(cases: readonly Case[], sample: number, day = draw): readonly Case[] {
  const step = wanted === '' ? Math.max(1, Math.floor(cases.length / sample)) : Number(pieces)
  const from = wanted === '' ? day : Number(piece) - 1
  return cases.filter((_, at) => at % step === from % step)
}

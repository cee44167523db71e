// Long proofs: thousands of generated cases, kills and races. Every run of all tests takes a sample of each.

/** `all`, or one of several pieces of the whole: `3/20`. */
const wanted = process.env['PROOFS'] ?? ''
const [, piece = '1', pieces = '1'] = /^(\d+)\/(\d+)$/.exec(wanted) ?? []

/** How many cases to take: `sample` of them, or the `whole` when PROOFS says so, as `npm run audit -- proofs` sets it. */
export const casesOf = (whole: number, sample: number): number =>
  wanted === '' ? sample : Math.ceil(whole / Number(pieces))

/** Where made-up cases begin, so that each piece has its own. */
export const seedOfPiece = (seed: number): number => (seed + Math.imul(Number(piece) - 1, 0x9e3779b1)) | 0

/** Of cases that are all there: about `sample` of them, spread over all, or those of the piece that is asked for. */
export function partOf<Case>(cases: readonly Case[], sample: number): readonly Case[] {
  const step = wanted === '' ? Math.max(1, Math.floor(cases.length / sample)) : Number(pieces)
  return cases.filter((_, at) => at % step === (Number(piece) - 1) % step)
}

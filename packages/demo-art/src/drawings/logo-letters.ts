// Latin letters from bars: centre lines in a box of 64 × 72, strokes 16 wide. Diagonals run past the box and
// are clipped by it, which gives them level ends without a polygon for each.
const barLines: Record<string, string> = {
  A: 'M5 80L32 3L59 80M16 51H48',
  B: 'M8 0V72M8 8H40A14 14 0 0 1 40 36H8M40 36A14 14 0 0 1 40 64H8',
  C: 'M62 8H36A28 28 0 0 0 36 64H62',
  D: 'M8 8H28A28 28 0 0 1 28 64H8Z',
  E: 'M62 8H8V64H62M8 36H54',
  F: 'M62 8H8V72M8 38H52',
  G: 'M60 8H36A28 28 0 0 0 36 64H56V38H36',
  H: 'M8 0V72M56 0V72M8 36H56',
  I: 'M10 8H54M10 64H54M32 8V64',
  J: 'M52 0V42A21 21 0 0 1 10 42V38',
  K: 'M8 0V72M68 -10L25 36L68 82',
  L: 'M8 0V64H60',
  M: 'M8 72V0M56 72V0M4 -10L32 44L60 -10',
  N: 'M8 72V0M56 72V0M2 -6L62 78',
  O: 'M36 8A28 28 0 0 1 36 64H28A28 28 0 0 1 28 8Z',
  P: 'M8 72V8H38A17 17 0 0 1 38 42H8',
  Q: 'M36 8A28 28 0 0 1 36 64H28A28 28 0 0 1 28 8ZM36 44L66 78',
  R: 'M8 72V8H38A16 16 0 0 1 38 40H8M32 40L62 82',
  S: 'M60 8H24A14 14 0 0 0 24 36H40A14 14 0 0 1 40 64H4',
  T: 'M0 8H64M32 8V72',
  U: 'M8 0V40A24 24 0 0 0 56 40V0',
  V: 'M4 -8L32 66L60 -8',
  W: 'M3 -8L18 64L32 14L46 64L61 -8',
  X: 'M0 -8L64 80M64 -8L0 80',
  Y: 'M0 -8L32 42L64 -8M32 40V72',
  Z: 'M2 8H54L10 64H62',
}

const narrowStrokes: Record<string, number> = { M: 14, W: 12, X: 15 }
const rightStems = 'HMNU'
const leftStems = 'BDEFHKLMNPRU'

/** One letter A–Z at (x, y) on a 64 × 72 box times the scale, in the given colour; other characters draw nothing. */
export function barLetter(letter: string, x: number, y: number, scale: number, colour: string): string {
  const lines = barLines[letter]
  if (lines === undefined) return ''
  const stroke = narrowStrokes[letter] ?? 16
  return (
    `<svg x="${x}" y="${y}" width="${64 * scale}" height="${72 * scale}" viewBox="0 0 64 72">` +
    `<path fill="none" stroke="${colour}" stroke-width="${stroke}" d="${lines}"/></svg>`
  )
}

/** Whether two letters can stand on one common stem (the right one of the first, the left one of the second). */
export function sharesStem(first: string, second: string): boolean {
  return rightStems.includes(first) && leftStems.includes(second)
}

/** The capital initials of a Latin name: of its first two words, legal forms left out; 'MW' has two, 'K' one. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '' && !legalForms.has(word))
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}

const legalForms = new Set([
  'CO',
  'LTD',
  'INC',
  'LLC',
  'KK',
  'GMBH',
  'AG',
  'KG',
  'SRL',
  'SPA',
  'SA',
  'SAS',
  'BV',
  'AB',
  'OY',
  'AS',
  'PLC',
  'CORP',
  'LIMITED',
  'COMPANY',
  'CORPORATION',
  'AND',
  'THE',
  'OF',
])

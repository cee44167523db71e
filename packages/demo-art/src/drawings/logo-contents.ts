import { barLetter, sharesStem } from './logo-letters.ts'

/** The two colours a content may use: the first for the figure, the second for its lighter or darker half. */
export type LogoInk = { main: string; second: string }
export type LogoSign = 'three' | 'work' | 'mountain' | 'well' | 'sa' | 'mi'
export type LogoMark = 'weave' | 'leaf' | 'nut' | 'gear' | 'wave' | 'flute'
export type LogoContent =
  | { kind: 'letter' | 'pair'; letters: string }
  | { kind: LogoSign }
  | { kind: LogoMark }

export const logoSigns: LogoSign[] = ['three', 'work', 'mountain', 'well', 'sa', 'mi']
export const logoMarks: LogoMark[] = ['weave', 'leaf', 'nut', 'gear', 'wave', 'flute']

// Signs from bars in a box of 72 × 72: 三 工 山 井 サ ミ.
const signLines: Record<LogoSign, string> = {
  three: 'M8 12H64M14 36H58M2 60H70',
  work: 'M6 9H66M36 9V63M0 63H72',
  mountain: 'M9 28V63H63V28M36 4V63',
  well: 'M3 23H69M3 48H69M24 3V42C24 57 19 65 9 71M48 3V71',
  sa: 'M0 22H72M20 2V44M52 2V34C52 55 42 65 22 71',
  mi: 'M12 8L62 19M12 31L58 41M8 53L64 66',
}

/** A content's own box, before it is scaled into its container; pairs are wider. */
export function contentSize(content: LogoContent): { width: number; height: number } {
  if (content.kind === 'letter') return { width: 64, height: 72 }
  if (content.kind !== 'pair') return { width: 72, height: 72 }
  return { width: pairStep(content.letters) + 64, height: 72 }
}

/** SVG of one content in its own box at the origin; `variant` turns leaves, counts teeth and waves. */
export function drawContent(content: LogoContent, ink: LogoInk, variant: number): string {
  switch (content.kind) {
    case 'letter':
      return barLetter(content.letters, 0, 0, 1, ink.main)
    case 'pair': {
      const [first = '', second = ''] = content.letters
      return (
        barLetter(second, pairStep(content.letters), 0, 1, ink.second) + barLetter(first, 0, 0, 1, ink.main)
      )
    }
    case 'weave':
      return weave(ink)
    case 'leaf':
      return leaves(ink, variant)
    case 'nut':
      return nut(ink, variant)
    case 'gear':
      return gear(ink, 8 + 2 * (variant % 2))
    case 'wave':
      return waves(ink, variant)
    case 'flute':
      return flute(ink, variant)
    default:
      return `<path fill="none" stroke="${ink.main}" stroke-width="12" d="${signLines[content.kind]}"/>`
  }
}

function pairStep(letters: string): number {
  const [first = '', second = ''] = letters
  return sharesStem(first, second) ? 48 : 74
}

function weave(ink: LogoInk): string {
  let warp = ''
  let weft = ''
  for (const row of [0, 1, 2]) {
    for (const column of [0, 1, 2]) {
      const x = 4.5 + column * 24
      const y = 4.5 + row * 24
      if ((row + column) % 2 === 1) weft += `M${x - 4.5} ${y + 1}h24v13h-24Z`
      else warp += `M${x + 1} ${y - 4.5}h13v24h-13Z`
    }
  }
  return `<path fill="${ink.second}" d="${warp}"/><path fill="${ink.main}" d="${weft}"/>`
}

// Quarter turns of the four leaves and which of them take the second colour.
const leafPatterns = [
  { turns: [0, 90, 90, 0], second: [1, 2] },
  { turns: [90, 0, 0, 90], second: [0, 3] },
  { turns: [0, 90, 90, 0], second: [3] },
  { turns: [0, 0, 0, 0], second: [1, 2] },
]

function leaves(ink: LogoInk, variant: number): string {
  const pattern = leafPatterns[variant % leafPatterns.length] ?? { turns: [], second: [] }
  return pattern.turns
    .map((turn, index) => {
      const x = index % 2 === 0 ? 17 : 55
      const y = index < 2 ? 17 : 55
      const fill = pattern.second.includes(index) ? ink.second : ink.main
      return `<path fill="${fill}" transform="translate(${x} ${y})rotate(${turn})" d="M-17-17H-1A18 18 0 0 1 17 1V17H1A18 18 0 0 1-17-1Z"/>`
    })
    .join('')
}

function nut(ink: LogoInk, variant: number): string {
  const ring = polygon(6, 36, 36, 36, variant % 2 === 0 ? 30 : 0) + circle(36, 36, 21)
  return (
    `<path fill="${ink.main}" fill-rule="evenodd" d="${ring}"/>` +
    `<path fill="${ink.second}" d="${polygon(6, 36, 36, 12, variant % 2 === 0 ? 30 : 0)}"/>`
  )
}

function gear(ink: LogoInk, teeth: number): string {
  const step = 360 / teeth
  const corners: string[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [radius, part] of [
      [26, -0.32],
      [36, -0.2],
      [36, 0.2],
      [26, 0.32],
    ] as const) {
      corners.push(polar(36, 36, radius, (tooth + part) * step - 90))
    }
  }
  return `<path fill="${ink.main}" fill-rule="evenodd" d="M${corners.join('L')}Z${circle(36, 36, 13)}"/>`
}

function waves(ink: LogoInk, variant: number): string {
  const crest = (y: number) => `M0 ${y}a16.97 16.97 0 0 1 24 0a16.97 16.97 0 0 0 24 0a16.97 16.97 0 0 1 24 0`
  if (variant % 2 === 0) {
    return (
      `<path fill="none" stroke="${ink.main}" stroke-width="11" d="${crest(17)}${crest(55)}"/>` +
      `<path fill="none" stroke="${ink.second}" stroke-width="11" d="${crest(36)}"/>`
    )
  }
  return (
    `<path fill="none" stroke="${ink.main}" stroke-width="13" d="${crest(25)}"/>` +
    `<path fill="none" stroke="${ink.second}" stroke-width="13" d="${crest(49)}"/>`
  )
}

function flute(ink: LogoInk, variant: number): string {
  const web =
    variant % 2 === 0
      ? 'M4 58L20 16L36 58L52 16L68 58'
      : 'M0 36a9 9 0 0 1 18 0a9 9 0 0 0 18 0a9 9 0 0 1 18 0a9 9 0 0 0 18 0'
  return (
    `<path fill="none" stroke="${ink.second}" stroke-width="9" stroke-linejoin="round" d="${web}"/>` +
    `<path fill="${ink.main}" d="M0 6H72V18H0ZM0 54H72V66H0Z"/>`
  )
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
}

/** A regular polygon's path about (x, y), the first corner at `turn` degrees. */
export function polygon(corners: number, x: number, y: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, index) =>
    polar(x, y, radius, turn + (360 / corners) * index),
  )
  return `M${points.join('L')}Z`
}

function polar(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

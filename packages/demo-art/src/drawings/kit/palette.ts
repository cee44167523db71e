export const hues = {
  AU: '#275E8F',
  EI: '#007383',
  EN: '#7E4F0C',
  IT: '#4B61A1',
  MA: '#006388',
  PT: '#925033',
  AP: '#794575',
  BW: '#00766D',
  BC: '#884152',
  FA: '#745490',
  FO: '#3B6831',
  FU: '#7C610F',
  HC: '#076C4C',
  HM: '#954C49',
  BS: '#595092',
} as const

export type IndustryKey = keyof typeof hues

export const tones = {
  white: '#FFFFFF',
  sunken: '#EBEFF3',
  rule: '#DCE2E9',
  wall: '#C3CCD6',
  control: '#7C8A9C',
  ink3: '#55657A',
  ink2: '#33445A',
  ink: '#0F1B2A',
  grid: '#E7ECF1',
  card: '#C2A878',
} as const

export const brass = ['#F6E7C8', '#E3C98F', '#B98A2E', '#B98A2E'] as const
export const cardboard = ['#FFFFFF', '#F3E9DA', '#DCC9A8', '#C2A878'] as const

// The sheet's three line weights, px: the contour is drawn under the fills, so that its outer half shows.
export const weights = { contour: 4.2, edge: 1.5, thin: 1 } as const

export type Ramp = readonly [top: string, middle: string, dark: string, deep: string]
export type Material = 'steel' | 'hue' | 'solid' | 'dark' | 'pale' | 'card' | Ramp

// Mixes a colour with a share of another, white unless told; share 1 leaves the first as it is.
export function mix(colour: string, share: number, other: string = tones.white): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(colour, at) * share + channel(other, at) * (1 - share)),
  )
  return (
    '#' +
    parts
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()
  )
}

const hueShares = [0.05, 0.1, 0.12, 0.13, 0.14, 0.18, 0.2, 0.24, 0.26, 0.3, 0.36, 0.44, 0.62, 0.8] as const

export function materialsOf(hue: string) {
  const at = (share: (typeof hueShares)[number]) => mix(hue, share)
  return {
    steel: [tones.white, tones.sunken, tones.rule, tones.wall],
    hue: [at(0.14), at(0.26), at(0.44), at(0.62)],
    solid: [at(0.62), at(0.8), hue, mix(hue, 0.8, tones.ink)],
    dark: [tones.control, tones.ink3, tones.ink2, tones.ink],
    pale: [at(0.05), at(0.1), at(0.18), at(0.3)],
    card: [tones.white, at(0.12), at(0.24), at(0.36)],
  } satisfies Record<string, Ramp>
}

// Every colour a sheet of this hue may carry, in upper case: the palette check of the drawings.
export function paletteOf(hue: string): Set<string> {
  return new Set([
    ...Object.values(tones),
    ...brass,
    ...cardboard,
    ...hueShares.map((share) => mix(hue, share)),
    hue,
    mix(hue, 0.8, tones.ink),
    mix(hues.FO, 0.2),
  ])
}

// The short form of a colour where there is one: #FFFFFF is #FFF.
export function short(colour: string): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

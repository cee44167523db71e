import { hues, mix, type IndustryKey } from './kit/palette.ts'
import { barLetter } from './logo-letters.ts'

export type PortraitOptions = { seed: number; initials: string; hue: IndustryKey }

// Solid or pale: colleagues of one company share the hue and still differ at a glance.
const grounds = [
  { ground: 0.14, letters: 1 },
  { ground: 0.26, letters: 1 },
  { ground: 0.2, letters: 1 },
  { ground: 1, letters: 0 },
] as const

/** A person's monogram as SVG, 160 × 160: up to two Latin initials in bar letters on the hue or its tint; no face. */
export function drawPortrait({ seed, initials, hue }: PortraitOptions): string {
  const tone = grounds[Math.abs(seed) % grounds.length] ?? grounds[0]
  const [first = '', second = ''] = [...initials.toUpperCase()].filter((letter) => /[A-Z]/.test(letter))
  const colour = tone.letters === 0 ? mix(hues[hue], 0.05) : mix(hues[hue], tone.letters)
  const scale = second === '' ? 0.9 : 0.7
  const width = second === '' ? 64 * scale : 136 * scale
  const [left, top] = [80 - width / 2, 80 - 36 * scale]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">' +
    `<path fill="${mix(hues[hue], tone.ground)}" d="M0 0H160V160H0Z"/>` +
    barLetter(first, tenth(left), tenth(top), scale, colour) +
    barLetter(second, tenth(left + 72 * scale), tenth(top), scale, colour) +
    '</svg>\n'
  )
}

const tenth = (value: number) => Math.round(value * 10) / 10

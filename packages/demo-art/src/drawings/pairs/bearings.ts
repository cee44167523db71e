import { centreLine, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { hexagon } from '../kit/profiles.ts'
import { bore, turned } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { bearings } from '../families/bearings.ts'
import { shafts } from '../families/shafts.ts'
import { onTop } from '../families/quads.ts'
import type { Family } from '../parameters.ts'
import { shaftEnd, unlettered, type PairPaint } from './mates.ts'

// A rolling bearing on the seat of its shaft, held by a shoulder behind and a nut before it.
const onShaft =
  (bearing: Family | undefined): PairPaint =>
  (sheet, p, random) => {
    const [R, r, B] = [p.number('OD') / 2, p.number('ID') / 2, p.number('B')]
    const [back, front] = [R * 2.1, R * 1.5]
    const shoulder = r + (R - r) * 0.22
    shadow(sheet, onTop(-back, -r, -R, back, 2 * r))
    turned(
      sheet,
      'x',
      [-back, 0, 0],
      [
        { r, length: back * 0.32, material: 'hue' },
        { r: shoulder, length: back * 0.68, material: 'hue' },
      ],
    )
    unlettered(sheet, () => bearing?.paint(sheet, p, random))
    const nut = R * 0.16
    prism(sheet, 'x', [B, 0, 0], hexagon(r * 1.26, 0), nut, 'dark')
    shaftEnd(sheet, [B + nut, 0, 0], r * 0.94, front, { key: true })
    dimension(sheet, [0, 0, R], [B, 0, R], [0, 0, R * 0.01], String(p.told('B')), 20)
    const end = B + nut + front
    dimension(sheet, [end, -r, 0], [end, r, 0], [0, 0, -r * 1.02], `Ø${p.told('ID')}`, 20)
    centreLine(sheet, [
      [end + r, 0, 0],
      [end + r + 22 / sheet.scale, 0, 0],
    ])
  }

// A plain bearing in the eye of its housing, before the shaft that turns in it.
const bushing: PairPaint = (sheet, p, random) => {
  const [R, r, L] = [p.number('OD') / 2, p.number('ID') / 2, p.number('L')]
  const back = Math.max(R * 2.2, L * 0.6)
  shadow(sheet, onTop(-back, -R, -R, back, 2 * R))
  shaftEnd(sheet, [-back, 0, 0], r, back, { material: 'steel' })
  unlettered(sheet, () => shafts['bushing']?.paint(sheet, p, random))
  const front = R * 1.5
  shaftEnd(sheet, [L, 0, 0], r * 0.97, front, { material: 'steel' })
  bore(sheet, 'x', [L + front, 0, 0], r * 0.2, r * 0.2, tones.ink2)
  dimension(sheet, [0, 0, R], [L, 0, R], [0, 0, R * 0.4], String(p.told('L')), 26)
  const end = L + front
  dimension(sheet, [end, -r, 0], [end, r, 0], [0, 0, -r * 1.02], `Ø${p.told('ID')}`, 20)
}

export const bearingPairs: Record<string, PairPaint> = {
  'ball-bearing': onShaft(bearings['ball-bearing']),
  'roller-bearing': onShaft(bearings['roller-bearing']),
  bushing,
}

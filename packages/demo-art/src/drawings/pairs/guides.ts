import { centreLine, dimension } from '../kit/annotation.ts'
import { hull } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import type { Point3 } from '../kit/sheet.ts'
import { bore, box } from '../kit/solids.ts'
import { disc, shadow } from '../kit/strokes.ts'
import { brackets, rounded } from '../families/brackets.ts'
import { guides, slotOutline } from '../families/guides.ts'
import { onTop } from '../families/quads.ts'
import { screwed, shaftEnd, unlettered, type PairPaint } from './mates.ts'

// A carriage under the table that it carries.
const carriage: PairPaint = (sheet, p, random) => {
  const [s, L, W] = [p.number('size'), p.number('L'), p.number('W')]
  guides['linear-carriage']?.paint(sheet, p, random)
  const from = L * 0.3
  const length = Math.min(s * 2.9, L * 0.45)
  const [beyond, thick] = [s * 0.5, s * 0.5]
  const [long, wide] = [length + 2 * beyond, W + s * 0.9]
  hull(sheet, 'z', [from - beyond, -wide / 2, s * 1.5], rounded(long, wide, s * 0.2), thick, 'hue')
  const top = s * 2
  const places = [
    [0.22, -0.38],
    [0.22, 0.38],
    [0.78, -0.38],
    [0.78, 0.38],
  ] as const
  for (const [x, y] of places) {
    const at: Point3 = [from + length * x, W * y, top]
    bore(sheet, 'z', at, s * 0.24, s * 0.2, tones.wall, tones.ink2)
  }
  bore(sheet, 'z', [from + length / 2, 0, top], s * 0.42, thick, tones.wall, tones.white)
}

// A bearing block with the shaft that turns in it.
const bearingBlock: PairPaint = (sheet, p, random) => {
  const [r, L, H] = [p.number('bore') / 2, p.number('L'), p.number('H')]
  const [out, end] = [Math.min(H * 0.46, L * 0.27), r * 1.05]
  const eye = H - out
  const [back, front] = [L * 0.42, L * 0.34]
  shadow(sheet, onTop(-back, -r, 0, back, 2 * r))
  shaftEnd(sheet, [-back, 0, eye], r, back)
  unlettered(sheet, () => brackets['bearing-block']?.paint(sheet, p, random))
  const face = end * 1.15
  shaftEnd(sheet, [face, 0, eye], r * 0.98, front, { key: true })
  dimension(sheet, [end, -L / 2, 0], [end, L / 2, 0], [L * 0.02, 0, -L * 0.001], String(p.told('L')), 34)
  centreLine(sheet, [
    [face + front + r, 0, eye],
    [face + front + r + 22 / sheet.scale, 0, eye],
  ])
}

// A profile that stands against another one, held by an angle.
const profile: PairPaint = (sheet, p, random) => {
  const [a, L] = [p.number('a'), p.number('L')]
  const width = a * p.number('modules')
  const height = Math.min(L * 0.8, a * 3.4)
  const sides = p.choice('hue') === 'sides'
  const upright = slotOutline(a, 1).map(([u, v]) => [u - a, v + (width - a) / 2] as const)
  shadow(sheet, onTop(-a, 0, -a * 0.1, a, width))
  prism(sheet, 'z', [0, 0, 0], upright, height, sides ? 'steel' : 'hue', {
    face: sides ? sheet.materials.hue[1] : tones.white,
  })
  disc(sheet, 'z', [-a / 2, width / 2, height], a * 0.09, tones.ink2)
  unlettered(sheet, () => guides['extrusion-profile']?.paint(sheet, p, random))
  const [reach, thick, wide] = [a * 0.86, a * 0.12, a * 0.66]
  const y = width / 2 - wide / 2
  box(sheet, [0, y, a], [reach, wide, thick], 'solid')
  box(sheet, [0, y, a + thick], [thick, wide, reach - thick], 'solid')
  screwed(sheet, 'x', [thick, width / 2, a + reach * 0.62], a * 0.15, { material: 'steel' })
  screwed(sheet, 'z', [reach * 0.62, width / 2, a + thick], a * 0.15, { material: 'steel' })
  dimension(sheet, [0, width, 0], [L, width, 0], [0, a * 0.01, -0.001], String(p.told('L')))
  dimension(sheet, [L, 0, 0], [L, width, 0], [a * 0.01, 0, -0.001], String(width), 22)
}

export const guidePairs: Record<string, PairPaint> = {
  'linear-carriage': carriage,
  'bearing-block': bearingBlock,
  'extrusion-profile': profile,
}

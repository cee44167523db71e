import type { Families } from '../parameters.ts'
import { centreLine, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { polyline, projectAll } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { hatched } from '../kit/section.ts'
import { lookAt, type Point, type Point3 } from '../kit/sheet.ts'
import { bore, cylinder } from '../kit/solids.ts'
import { disc, shadow } from '../kit/strokes.ts'
import { profileSizes, railSizes } from './series.ts'

// The outline of a T-slot profile of several square modules side by side, anticlockwise, one corner at (0,
// 0).
export function slotOutline(a: number, modules: number): Point[] {
  const [gap, inner, lip, deep] = [a * 0.1, a * 0.24, a * 0.11, a * 0.28]
  const notch = (middle: number): Point[] => [
    [middle - gap, 0],
    [middle - gap, lip],
    [middle - inner, lip],
    [middle - inner, lip + (deep - lip) * 0.45],
    [middle - gap * 1.1, deep],
    [middle + gap * 1.1, deep],
    [middle + inner, lip + (deep - lip) * 0.45],
    [middle + inner, lip],
    [middle + gap, lip],
    [middle + gap, 0],
  ]
  const width = a * modules
  const long = Array.from({ length: modules }, (_, i) => notch(a * (i + 0.5))).flat()
  const shortSide = notch(a / 2)
  return [
    [0, 0] as Point,
    ...long,
    [width, 0] as Point,
    ...shortSide.map(([s, d]): Point => [width - d, s]),
    [width, a] as Point,
    ...long.map(([s, d]): Point => [width - s, a - d]),
    [0, a] as Point,
    ...shortSide.map(([s, d]): Point => [d, a - s]),
  ]
}

export const guides: Families = {
  'linear-carriage': {
    parameters: {
      size: { min: 7, max: 65, step: 1, series: railSizes, usual: [15, 45] },
      L: { min: 40, max: 4000, step: 10, of: 'size', ratio: [7, 9], within: [5, 11] },
      W: { min: 15, max: 200, step: 1, of: 'size', ratio: [2.2, 2.8], within: [1.8, 3.4] },
      shape: { oneOf: ['flange', 'narrow'] },
    },
    keyFact: (p) => `${p.told('size')} L${p.told('L')}`,
    front: 'face',
    paint(sheet, p) {
      const [s, L] = [p.number('size'), p.number('L')]
      const flanged = p.choice('shape') === 'flange'
      const W = p.number('W')
      const [half, H] = [s / 2, s * 1.5]
      shadow(sheet, [
        [0, -W / 2, -s * 0.1],
        [L, -W / 2, -s * 0.1],
        [L, W / 2, -s * 0.1],
        [0, W / 2, -s * 0.1],
      ])
      const rail: Point[] = [
        [half, 0],
        [half, s * 0.35],
        [half * 0.76, s * 0.5],
        [half * 0.76, s * 0.7],
        [half, s * 0.82],
        [half, s],
        [-half, s],
        [-half, s * 0.82],
        [-half * 0.76, s * 0.7],
        [-half * 0.76, s * 0.5],
        [-half, s * 0.35],
        [-half, 0],
      ]
      const from = L * 0.3
      const length = Math.min(s * 2.9, L * 0.45)
      prism(sheet, 'x', [0, 0, 0], rail, L)
      const pitch = s * 1.7
      const holes = Array.from({ length: Math.max(2, Math.floor(L / pitch)) }, (_, i) => pitch * (i + 0.5))
      const outside = holes.filter(
        (x) => x < from - s * 0.4 || (x > from + length + s * 0.2 && x < L - s * 0.2),
      )
      for (const x of outside)
        repeat(sheet, 'hole', [x, 0, s], (at) =>
          bore(sheet, 'z', at, s * 0.24, s * 0.2, tones.wall, tones.ink2),
        )
      const shoulder = flanged ? W * 0.34 : W / 2
      const block: Point[] = [
        [half * 1.3, s * 0.28],
        [shoulder, s * 0.28],
        [shoulder, flanged ? s * 0.95 : H],
        ...(flanged
          ? ([
              [W / 2, s * 0.95],
              [W / 2, H],
              [-W / 2, H],
              [-W / 2, s * 0.95],
            ] as Point[])
          : []),
        [-shoulder, flanged ? s * 0.95 : H],
        [-shoulder, s * 0.28],
        [-half * 1.3, s * 0.28],
        [-half * 1.3, s * 1.1],
        [half * 1.3, s * 1.1],
      ]
      const cap = s * 0.32
      const inset = block.map(([y, z]): Point => [
        y * (Math.abs(y) > half * 1.4 ? 0.94 : 1),
        z > s ? Math.min(z, H * 0.96) : z,
      ])
      prism(sheet, 'x', [from - cap, 0, 0], inset, cap, 'hue')
      prism(sheet, 'x', [from, 0, 0], block, length)
      prism(sheet, 'x', [from + length, 0, 0], inset, cap, 'hue')
      if (sheet.orthographic) {
        hatched(
          sheet,
          polyline(
            projectAll(
              sheet,
              rail.map(([y, z]): Point3 => [L, y, z]),
            ),
          ),
          { tint: tones.white },
        )
      } else {
        prism(sheet, 'x', [from + length + cap, 0, 0], rail, L - from - length - cap)
        for (const x of outside.filter((at) => at > from)) {
          repeat(sheet, 'hole', [x, 0, s], (at) =>
            bore(sheet, 'z', at, s * 0.24, s * 0.2, tones.wall, tones.ink2),
          )
        }
      }
      const bolts: Point3[] = [
        [0.22, -1],
        [0.78, -1],
        [0.22, 1],
        [0.78, 1],
      ].map(([x = 0, y = 0]): Point3 => [from + length * x, y * W * 0.38, H])
      for (const at of bolts)
        repeat(sheet, 'tap', at, (c) => bore(sheet, 'z', c, s * 0.14, s * 0.3, tones.ink2))
      if (!sheet.orthographic)
        cylinder(sheet, 'x', [from + length + cap, W * 0.27, s * 1.2], s * 0.1, s * 0.16, 'dark')
      lookAt(sheet, [from + length, 0, H])
      dimension(sheet, [0, half, 0], [L, half, 0], [0, W / 2, 0], String(p.told('L')), 16)
      dimension(sheet, [L, -W / 2, 0], [L, W / 2, 0], [s * 0.1, 0, -0.001], String(p.told('W')), 20)
    },
  },

  'extrusion-profile': {
    parameters: {
      a: { min: 10, max: 160, step: 1, series: profileSizes, usual: [20, 60] },
      modules: { min: 1, max: 4, step: 1, usual: [1, 2] },
      L: { min: 20, max: 6000, step: 5, of: 'a', ratio: [3.6, 6], within: [2, 9] },
      hue: { oneOf: ['face', 'sides'] },
    },
    keyFact: (p) => `${p.told('a')}X${p.told('a') * p.number('modules')} L${p.told('L')}`,
    front: 'face',
    paint(sheet, p) {
      const [a, modules, L] = [p.number('a'), p.number('modules'), p.number('L')]
      const width = a * modules
      const outline = slotOutline(a, modules)
      shadow(sheet, [
        [0, 0, -a * 0.1],
        [L + a * 0.1, 0, -a * 0.1],
        [L + a * 0.1, width + a * 0.1, -a * 0.1],
        [0, width + a * 0.1, -a * 0.1],
      ])
      const sides = p.choice('hue') === 'sides'
      prism(sheet, 'x', [0, 0, 0], outline, L, sides ? 'hue' : 'steel', {
        face: sides ? tones.white : sheet.materials.hue[1],
      })
      if (sheet.orthographic)
        hatched(
          sheet,
          polyline(
            projectAll(
              sheet,
              outline.map(([y, z]): Point3 => [L, y, z]),
            ),
          ),
        )
      for (let i = 0; i < modules; i++) {
        const at: Point3 = [L, a * (i + 0.5), a / 2]
        disc(sheet, 'x', at, a * 0.09, tones.ink2)
        centreLine(sheet, [
          [L, at[1], -a * 0.15],
          [L, at[1], a * 1.15],
        ])
      }
      lookAt(sheet, [L, width / 2, a / 2])
      dimension(sheet, [0, width, 0], [L, width, 0], [0, a * 0.01, -0.001], String(p.told('L')))
      dimension(sheet, [L, 0, 0], [L, width, 0], [a * 0.01, 0, -0.001], String(width), 22)
      if (sheet.orthographic) dimension(sheet, [L, 0, 0], [L, 0, a], [0, -1, 0], String(p.told('a')))
    },
  },
}

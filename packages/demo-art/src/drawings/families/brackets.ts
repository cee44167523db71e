import type { Families } from '../parameters.ts'
import { crossHairs, dimension } from '../kit/annotation.ts'
import { hull, type Round } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { slot } from '../kit/profiles.ts'
import { circle, farToNear, moved } from '../kit/projection.ts'
import { bolt } from '../kit/repeats.ts'
import { hatched } from '../kit/section.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { bore, cylinder } from '../kit/solids.ts'
import { disc, line, polygon, ring, shadow } from '../kit/strokes.ts'
import { shaftSizes } from './series.ts'

export const rounded = (length: number, width: number, r: number): Round[] => [
  [r, r, r],
  [length - r, r, r],
  [length - r, width - r, r],
  [r, width - r, r],
]

// A ring of cut material seen along its axis, in flat views only.
export function cutRing(
  sheet: Sheet,
  centre: Point3,
  outer: number,
  inner: number,
  lean: 'left' | 'right' = 'right',
) {
  if (!sheet.orthographic) return
  hatched(sheet, circle(sheet, 'x', centre, outer), { lean })
  disc(sheet, 'x', centre, inner, tones.white)
}

export const brackets: Families = {
  'milled-bracket': {
    parameters: {
      L: { min: 20, max: 600, step: 1, usual: [90, 160] },
      W: { min: 15, max: 400, step: 1, of: 'L', ratio: [0.6, 0.8], within: [0.4, 1.1] },
      H: { min: 20, max: 500, step: 1, of: 'L', ratio: [0.7, 0.9], within: [0.5, 1.3] },
      t: { min: 3, max: 60, step: 1, of: 'L', ratio: [0.1, 0.13], within: [0.05, 0.18] },
      ribs: { oneOf: ['two', 'one', 'none'] },
      holes: { oneOf: ['4', '2'] },
    },
    keyFact: (p) => `${p.told('L')}X${p.told('W')}X${p.told('H')} MM`,
    front: 'face',
    paint(sheet, p) {
      const [L, W, t] = [p.number('L'), p.number('W'), p.number('t')]
      const H = Math.max(p.number('H'), W * 0.75)
      const u = Math.min(L / 120, W / 84)
      shadow(sheet, [
        [0, 0, -4 * u],
        [L + 16 * u, 0, -4 * u],
        [L + 16 * u, W + 16 * u, -4 * u],
        [0, W + 16 * u, -4 * u],
      ])
      hull(sheet, 'z', [0, 0, 0], rounded(L, W, 12 * u), t)
      const feet: Point3[] = [
        [L - 18 * u, 18 * u, t],
        [L - 18 * u, W - 18 * u, t],
      ]
      if (p.choice('holes') === '4') feet.push([L - 62 * u, W - 18 * u, t], [L - 62 * u, 18 * u, t])
      for (const at of feet) {
        bore(sheet, 'z', at, 8.5 * u, 4 * u, tones.rule)
        bore(sheet, 'z', moved('z', at, 0, 0, -3 * u), 5 * u, t, tones.ink2)
      }
      const groove = slot(14 * u, 42 * u).map(([x, y]): Point3 => [L - 40 * u + x, W / 2 + y, t])
      if (!sheet.orthographic) polygon(sheet, groove, tones.ink2)
      const [eye, X] = [H - W * 0.43, t * 1.3]
      hull(
        sheet,
        'x',
        [X - t - 2 * u, 0, 0],
        [
          [6 * u, t, 0],
          [W - 6 * u, t, 0],
          [W / 2, eye, W * 0.43],
        ],
        t + 2 * u,
        'hue',
      )
      const rib = (y: number) =>
        prism(
          sheet,
          'y',
          [0, y, 0],
          [
            [X, t],
            [X + 34 * u, t],
            [X, t + 34 * u],
          ],
          8 * u,
          'hue',
        )
      if (p.choice('ribs') === 'two') rib(10 * u)
      const [boss, hole] = [W * 0.3, W * 0.18]
      cylinder(sheet, 'x', [X, W / 2, eye], boss, 10 * u, 'hue')
      const face: Point3 = [X + 10 * u, W / 2, eye]
      cutRing(sheet, face, boss, hole)
      bore(sheet, 'x', face, hole * 1.1, 1.5 * u, tones.rule)
      bore(sheet, 'x', face, hole, 30 * u, tones.wall, tones.white)
      if (p.choice('ribs') !== 'none') rib(W - 18 * u)
      lookAt(sheet, face)
      crossHairs(sheet, 'x', face, boss)
      dimension(sheet, [0, W, 0], [L, W, 0], [0, W * 0.01, 0], String(p.told('L')), 24)
      dimension(sheet, [L, 0, 0], [L, W, 0], [L * 0.01, 0, 0], String(p.told('W')), 24)
      if (sheet.orthographic) dimension(sheet, [0, W, 0], [0, W, H], [0, -1, 0], String(p.told('H')))
    },
  },

  'bearing-block': {
    parameters: {
      bore: { min: 8, max: 140, step: 1, series: shaftSizes, usual: [20, 60] },
      L: { min: 40, max: 800, step: 1, of: 'bore', ratio: [4.6, 5.4], within: [3.6, 8] },
      H: { min: 30, max: 600, step: 1, of: 'bore', ratio: [2.6, 3], within: [2.2, 4.5] },
      cap: { oneOf: ['open', 'ribbed'] },
    },
    keyFact: (p) => `Ø${p.told('bore')} L${p.told('L')}`,
    front: 'face',
    paint(sheet, p) {
      const [r, L, H] = [p.number('bore') / 2, p.number('L'), p.number('H')]
      const [out, thick, foot] = [Math.min(H * 0.46, L * 0.27), r * 2.1, H * 0.17]
      const eye = H - out
      shadow(sheet, [
        [-thick / 2, -L / 2, 0],
        [thick, -L / 2, 0],
        [thick, L / 2, 0],
        [-thick / 2, L / 2, 0],
      ])
      const end = thick / 2
      hull(
        sheet,
        'z',
        [0, 0, 0],
        [
          [-end, -L / 2 + end, 0],
          [end, -L / 2 + end, 0],
          [end, L / 2 - end, 0],
          [-end, L / 2 - end, 0],
        ],
        foot,
      )
      hull(
        sheet,
        'z',
        [0, 0, 0],
        [
          [0, -L / 2 + end, end],
          [0, L / 2 - end, end],
        ],
        foot,
      )
      const seats: Point3[] = farToNear(sheet, [
        [0, -L / 2 + end, foot],
        [0, L / 2 - end, foot],
      ])
      const seat = (at: Point3) => {
        cylinder(sheet, 'z', at, end * 0.72, foot * 0.18)
        bolt(sheet, 'z', moved('z', at, 0, 0, foot * 0.18), end * 0.44, foot * 0.5)
      }
      const [back, front] = seats
      if (back) seat(back)
      hull(
        sheet,
        'x',
        [-end * 0.8, 0, 0],
        [
          [-out * 1.25, foot * 0.9, 0],
          [out * 1.25, foot * 0.9, 0],
          [0, eye, out],
        ],
        end * 1.6,
        'hue',
      )
      const at: Point3 = [end * 0.8, 0, eye]
      if (p.choice('cap') === 'ribbed') {
        for (const side of [-1, 1]) {
          line(
            sheet,
            [
              [end * 0.8, side * out * 0.98, foot],
              [end * 0.8, side * out * 0.74, eye],
            ],
            tones.ink3,
          )
        }
      }
      disc(sheet, 'x', at, out * 0.84, sheet.materials.hue[0], { weight: 1 })
      cutRing(sheet, at, out * 0.84, out * 0.72)
      bore(sheet, 'x', at, out * 0.72, end * 0.2, tones.rule, tones.white)
      ring(sheet, 'x', [end * 0.7, 0, eye], out * 0.62, r * 1.4, tones.ink2, { weight: 1 })
      cylinder(sheet, 'x', [end * 0.55, 0, eye], r * 1.3, end * 0.6)
      bore(sheet, 'x', [end * 1.15, 0, eye], r, thick, tones.wall, tones.white)
      cylinder(sheet, 'z', [0, 0, H - out * 0.02], r * 0.2, r * 0.32, 'dark')
      if (front) seat(front)
      lookAt(sheet, at)
      crossHairs(sheet, 'x', [end * 1.15, 0, eye], r * 1.3)
      dimension(sheet, [end, -L / 2, 0], [end, L / 2, 0], [L * 0.02, 0, -L * 0.001], String(p.told('L')))
      dimension(sheet, [end, -L / 2, 0], [end, -L / 2, H], [0, -L * 0.001, 0], String(p.told('H')), 24)
    },
  },
}

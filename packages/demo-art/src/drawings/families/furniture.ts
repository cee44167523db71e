import { dimension } from '../kit/annotation.ts'
import { hull } from '../kit/hulls.ts'
import { tones, type Material } from '../kit/palette.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { box, turned } from '../kit/solids.ts'
import { line, lines, polygon } from '../kit/strokes.ts'
import type { Families } from '../parameters.ts'
import { footprintShadow, onTop, onY, spread } from './quads.ts'

/** A leg: square with side `thick`, or round and tapered. */
function leg(
  sheet: Sheet,
  at: Point3,
  thick: number,
  height: number,
  shape: string,
  material: Material = 'steel',
) {
  repeat(sheet, `leg${height}`, at, (q) => {
    if (shape === 'round') {
      const foot: Point3 = [q[0] + thick / 2, q[1] + thick / 2, q[2]]
      turned(sheet, 'z', foot, [{ r: thick * 0.32, to: thick * 0.52, length: height }], material)
    } else box(sheet, q, [thick, thick, height], material)
  })
}

function slab(sheet: Sheet, [x, y, z]: Point3, [dx, dy, dz]: Point3, radius: number, material: Material) {
  const r = Math.max(0.01, radius)
  const rounds = [
    [r, r, r],
    [dx - r, r, r],
    [dx - r, dy - r, r],
    [r, dy - r, r],
  ] as const
  hull(sheet, 'z', [x, y, z], rounds, dz, material)
}

export const furniture: Families = {
  chair: {
    parameters: {
      width: { min: 250, max: 1200, step: 5, usual: [420, 520] },
      depth: { min: 250, max: 1200, step: 5, usual: [440, 560] },
      height: { min: 400, max: 1500, step: 5, usual: [760, 880] },
      seat: { min: 200, max: 900, step: 5, of: 'height', ratio: [0.52, 0.56], within: [0.3, 0.8] },
      legs: { oneOf: ['square', 'round'] },
      back: { oneOf: ['panel', 'slats', 'rungs'] },
    },
    keyFact: (p) => `${p.told('width')}×${p.told('depth')}×${p.told('height')} MM`,
    front: 'face',
    paint(sheet, p) {
      // The seat looks along x, its width lies along y.
      const [W, D, H, S] = [p.number('width'), p.number('depth'), p.number('height'), p.number('seat')]
      const thick = W * 0.085
      const shape = p.choice('legs')
      const board = H * 0.045
      footprintShadow(sheet, 0, 0, D, W)
      const low = S - board
      leg(sheet, [0, 0, 0], thick, low, shape)
      leg(sheet, [D - thick, 0, 0], thick, low, shape)
      leg(sheet, [0, W - thick, 0], thick, low, shape)
      if (shape === 'square') {
        box(sheet, [thick, thick * 0.2, S * 0.34], [D - 2 * thick, thick * 0.5, thick * 0.6])
        box(sheet, [thick * 0.2, thick, low - thick * 1.3], [thick * 0.6, W - 2 * thick, thick * 1.3])
        box(sheet, [thick, W - thick * 0.8, S * 0.34], [D - 2 * thick, thick * 0.5, thick * 0.6])
      }
      leg(sheet, [D - thick, W - thick, 0], thick, low, shape)
      box(sheet, [thick, W - thick * 0.8, low - thick], [D - 2 * thick, thick * 0.6, thick])
      box(sheet, [D - thick * 0.8, thick, low - thick], [thick * 0.6, W - 2 * thick, thick])
      slab(sheet, [-thick * 0.1, 0, low], [D + thick * 0.2, W, board], W * 0.08, 'hue')
      const rise = H - S
      leg(sheet, [0, 0, S], thick, rise, shape)
      leg(sheet, [0, W - thick, S], thick, rise, shape)
      const inner = W - 2 * thick
      if (p.choice('back') === 'panel')
        box(sheet, [thick * 0.2, thick, S + rise * 0.36], [thick * 0.5, inner, rise * 0.58], 'hue')
      if (p.choice('back') === 'rungs') {
        for (const z of spread(S + rise * 0.3, S + rise * 0.86, 3)) {
          repeat(sheet, 'rung', [thick * 0.2, thick, z], (at) =>
            box(sheet, at, [thick * 0.5, inner, rise * 0.13], 'hue'),
          )
        }
      }
      if (p.choice('back') === 'slats') {
        box(sheet, [thick * 0.2, thick, S + rise * 0.16], [thick * 0.5, inner, rise * 0.09], 'hue')
        for (const y of spread(thick * 1.3, W - thick * 2.1, 5)) {
          repeat(sheet, 'slat', [thick * 0.3, y, S + rise * 0.25], (at) =>
            box(sheet, at, [thick * 0.3, thick * 0.8, rise * 0.6]),
          )
        }
        box(sheet, [thick * 0.2, thick, S + rise * 0.82], [thick * 0.5, inner, rise * 0.16], 'hue')
      }
      lookAt(sheet, [0, W / 2, S + rise * 0.6])
      dimension(sheet, [D, 0, 0], [D, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [0, W, 0], [D, W, 0], [0, 1, 0], String(p.told('depth')))
      dimension(sheet, [D, 0, 0], [D, 0, S], [0, -1, 0], String(p.told('seat')))
    },
  },

  table: {
    parameters: {
      length: { min: 300, max: 5000, step: 50, usual: [1200, 2200] },
      width: { min: 250, max: 2500, step: 50, of: 'length', ratio: [0.45, 0.6], within: [0.2, 1] },
      height: { min: 250, max: 1200, step: 5, usual: [720, 760] },
      legs: { oneOf: ['square', 'round', 'frame'] },
      drawer: { oneOf: ['without', 'with'] },
    },
    keyFact: (p) => `${p.told('length')}×${p.told('width')}×${p.told('height')} MM`,
    paint(sheet, p) {
      const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
      const top = H * 0.055
      const thick = Math.min(W * 0.1, H * 0.1)
      const inset = thick * 0.6
      const shape = p.choice('legs')
      footprintShadow(sheet, 0, 0, L, W)
      const corners = [
        [inset, inset],
        [L - inset - thick, inset],
        [inset, W - inset - thick],
        [L - inset - thick, W - inset - thick],
      ] as const
      const low = H - top
      const rail = (y: number) =>
        box(
          sheet,
          [inset + thick, y, low - thick * 1.3],
          [L - 2 * inset - 2 * thick, thick * 0.5, thick * 1.3],
        )
      corners.slice(0, 3).forEach(([x, y]) => leg(sheet, [x, y, 0], thick, low, shape, 'steel'))
      if (shape === 'frame')
        for (const x of [inset, L - inset - thick])
          box(sheet, [x, inset, 0], [thick, W - 2 * inset, thick * 0.6])
      if (shape === 'frame') leg(sheet, [inset, W - inset - thick, 0], thick, low, shape)
      rail(inset + thick * 0.2)
      corners.slice(3).forEach(([x, y]) => leg(sheet, [x, y, 0], thick, low, shape, 'steel'))
      const near = W - inset - thick * 0.4
      rail(near - thick * 0.3)
      box(
        sheet,
        [L - inset - thick * 0.7, inset + thick, low - thick * 1.3],
        [thick * 0.5, W - 2 * inset - 2 * thick, thick * 1.3],
      )
      if (p.choice('drawer') === 'with') {
        const face = near + thick * 0.2
        polygon(sheet, onY(L * 0.34, face, low - thick * 1.15, L * 0.32, thick), sheet.materials.hue[2])
        line(
          sheet,
          [
            [L * 0.46, face, low - thick * 0.6],
            [L * 0.54, face, low - thick * 0.6],
          ],
          tones.ink,
          3,
        )
      }
      slab(sheet, [0, 0, low], [L, W, top], W * 0.03, 'hue')
      const grain = [0.22, 0.4, 0.58, 0.78].map((share, i): Point3[] => [
        [L * (0.08 + (i % 2) * 0.1), W * share, H],
        [L * (0.8 + (i % 3) * 0.05), W * share, H],
      ])
      lines(sheet, grain, sheet.materials.hue[3])
      lookAt(sheet, [L, W, low])
      dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')))
      dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [L, 0, 0], [L, 0, H], [0, -1, 0], String(p.told('height')))
    },
  },

  bed: {
    parameters: {
      length: { min: 500, max: 2600, step: 10, usual: [2020, 2120] },
      width: { min: 400, max: 2400, step: 100, usual: [900, 1800] },
      height: { min: 200, max: 1600, step: 10, usual: [760, 1050] },
      pillows: { min: 1, max: 2, step: 1 },
      base: { oneOf: ['legs', 'drawers'] },
    },
    keyFact: (p) => `${p.told('length')}×${p.told('width')} MM`,
    paint(sheet, p) {
      const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
      const thick = L * 0.03
      const [low, rail] = [L * 0.07, L * 0.1]
      const drawers = p.choice('base') === 'drawers'
      footprintShadow(sheet, 0, 0, L, W)
      box(sheet, [0, 0, 0], [thick, W, H], 'hue')
      polygon(
        sheet,
        [
          [thick, W * 0.08, H * 0.5],
          [thick, W * 0.92, H * 0.5],
          [thick, W * 0.92, H * 0.92],
          [thick, W * 0.08, H * 0.92],
        ],
        sheet.materials.hue[0],
        { weight: 1 },
      )
      if (drawers) {
        box(sheet, [thick, 0, 0], [L - thick, W, low + rail])
        for (const x of [L * 0.08, L * 0.54]) {
          polygon(sheet, onY(x, W, low * 0.4, L * 0.4, rail * 1.1), sheet.materials.hue[0])
          line(
            sheet,
            [
              [x + L * 0.17, W, low + rail * 0.2],
              [x + L * 0.23, W, low + rail * 0.2],
            ],
            tones.ink,
            3,
          )
        }
      } else {
        leg(sheet, [L - thick * 1.6, 0, 0], thick * 1.5, low, 'square', 'dark')
        leg(sheet, [thick, W - thick * 1.5, 0], thick * 1.5, low, 'square', 'dark')
        leg(sheet, [L - thick * 1.6, W - thick * 1.5, 0], thick * 1.5, low, 'square', 'dark')
        box(sheet, [thick, 0, low], [L - thick, W, rail], 'hue')
      }
      const z = low + rail
      slab(sheet, [thick * 1.2, W * 0.02, z], [L - thick * 1.6, W * 0.96, L * 0.09], L * 0.03, 'steel')
      const top = z + L * 0.09
      const pillows = W < 1200 ? 1 : p.number('pillows')
      for (const y of spread(W * 0.1, W * 0.9, pillows + 1).slice(0, -1)) {
        slab(
          sheet,
          [L * 0.05, y + W * 0.02, top],
          [L * 0.17, (W * 0.8) / pillows - W * 0.04, L * 0.035],
          L * 0.03,
          'steel',
        )
      }
      const quilt = L * 0.34
      polygon(
        sheet,
        onTop(quilt, W * 0.02, top + 1, L - quilt - thick * 0.4, W * 0.96),
        sheet.materials.hue[1],
      )
      polygon(sheet, onTop(quilt, W * 0.02, top + 1, L * 0.07, W * 0.96), sheet.materials.hue[0])
      polygon(
        sheet,
        onY(quilt, W * 0.98, z + L * 0.02, L - quilt - thick * 0.4, L * 0.07),
        sheet.materials.hue[2],
      )
      lookAt(sheet, [L * 0.2, W * 0.6, top])
      dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')))
      dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [0, 0, 0], [0, 0, H], [W * 0.12, -W * 0.12, 0], String(p.told('height')))
    },
  },
}

import { centreCircle, crossHairs, diameter, dimension } from '../kit/annotation.ts'
import { hull } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { slot } from '../kit/profiles.ts'
import { ringOf } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { cut } from '../kit/section.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { bore, box, cylinder } from '../kit/solids.ts'
import { polygon, polygons, ring, shadow } from '../kit/strokes.ts'
import type { Families, Settled } from '../parameters.ts'
import { footprintShadow, onTop, spread, standing, type Standing } from './quads.ts'

const bySize = (p: Settled) => `${p.told('length')}×${p.told('width')}×${p.told('thickness')} MM`

function plateNotes(sheet: Sheet, p: Settled, { at }: Standing) {
  const [length, width] = [p.number('length'), p.number('width')]
  dimension(sheet, at(0, width, 0), at(length, width, 0), at(0, 1, 0), String(p.told('length')))
  dimension(sheet, at(length, 0, 0), at(length, width, 0), at(1, 0, 0), String(p.told('width')))
}

export const plates: Families = {
  'sheet-bracket': {
    parameters: {
      length: { min: 15, max: 600, step: 5, usual: [50, 140] },
      width: { min: 10, max: 1000, step: 5, of: 'length', ratio: [0.6, 1.2], within: [0.2, 4] },
      height: { min: 15, max: 600, step: 5, of: 'length', ratio: [0.7, 1.2], within: [0.2, 4] },
      thickness: { min: 0.5, max: 12, step: 0.5, usual: [2, 5] },
      holes: { min: 1, max: 4, step: 1, usual: [1, 3] },
      gusset: { oneOf: ['none', 'none', 'rib'] },
    },
    keyFact: (p) => `${p.told('length')}×${p.told('width')}×${p.told('height')} T${p.told('thickness')}`,
    paint(sheet, p) {
      const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
      const t = Math.max(p.number('thickness'), Math.max(L, W, H) * 0.035)
      const r = Math.min(L, W, H) * 0.16
      const hole = Math.min(L, W, H) * 0.085
      footprintShadow(sheet, 0, 0, L, W, -t * 0.3)
      const foot = [
        [0, 0, 0],
        [L - r, r, r],
        [L - r, W - r, r],
        [0, W, 0],
      ] as const
      hull(sheet, 'z', [0, 0, 0], foot, t, 'hue')
      const wall = [
        [0, t, 0],
        [W, t, 0],
        [W - r, H - r, r],
        [r, H - r, r],
      ] as const
      hull(sheet, 'x', [0, 0, 0], wall, t, 'hue')
      polygon(sheet, onTop(t, 0, t, t * 1.2, W), sheet.materials.hue[1], { weight: 1 })
      const across = spread(W * 0.24, W * 0.76, p.number('holes'))
      for (const y of across) {
        repeat(sheet, 'upright', [t, y, H * 0.68], (at) =>
          bore(sheet, 'x', at, hole, t, tones.wall, tones.white),
        )
      }
      if (p.choice('gusset') === 'rib') {
        const rib = [
          [t, t],
          [L * 0.55, t],
          [t, H * 0.5],
        ] as const
        prism(sheet, 'y', [0, W / 2 - t, 0], rib, t * 1.6, 'hue')
      }
      const slots = across.map((y) =>
        slot(hole * 1.7, hole * 3.6).map(([u, v]): Point3 => [L * 0.72 + v, y + u, t]),
      )
      polygons(sheet, slots, tones.ink2)
      lookAt(sheet, [t, across[0] ?? W / 2, H * 0.6])
      const profile = [
        [0, 0, 0],
        [L, 0, 0],
        [L, 0, t],
        [t, 0, t],
        [t, 0, H],
        [0, 0, H],
      ] as const
      cut(sheet, profile)
      dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')))
      dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [0, 0, 0], [0, 0, H], [L * 0.1, -L * 0.1, 0], String(p.told('height')))
    },
  },

  'base-plate': {
    parameters: {
      length: { min: 30, max: 3000, step: 10, usual: [160, 400] },
      width: { min: 20, max: 2000, step: 10, of: 'length', ratio: [0.55, 0.85], within: [0.15, 1.6] },
      thickness: { min: 3, max: 200, step: 1, of: 'length', ratio: [0.06, 0.1], within: [0.004, 0.5] },
      columns: { min: 2, max: 8, step: 1, usual: [3, 5] },
      rows: { min: 2, max: 6, step: 1, usual: [2, 4] },
      middle: { oneOf: ['bore', 'slots', 'plain'] },
    },
    keyFact: bySize,
    front: 'face',
    paint(sheet, p) {
      const [L, W] = [p.number('length'), p.number('width')]
      const t = Math.max(p.number('thickness'), L * 0.03)
      const unit = Math.min(L, W)
      const place = standing(sheet)
      const { axis, at } = place
      const r = unit * 0.05
      const rounds = [
        [r, r, r],
        [L - r, r, r],
        [L - r, W - r, r],
        [r, W - r, r],
      ] as const
      footprintShadow(sheet, 0, 0, L, W, -t * 0.3)
      hull(sheet, axis, [0, 0, 0], rounds, t)
      const xs = spread(unit * 0.12, L - unit * 0.12, p.number('columns'))
      const ys = spread(unit * 0.12, W - unit * 0.12, p.number('rows'))
      const free = (x: number, y: number) =>
        p.choice('middle') === 'plain' || Math.hypot(x - L / 2, y - W / 2) > unit * 0.3
      for (const x of xs) {
        for (const y of ys.filter((v) => free(x, v))) {
          repeat(sheet, 'hole', at(x, y, t), (q) =>
            bore(sheet, axis, q, unit * 0.03, t, tones.wall, tones.ink2),
          )
        }
      }
      const middle = at(L / 2, W / 2, t)
      if (p.choice('middle') === 'bore') {
        ring(sheet, axis, middle, unit * 0.25, unit * 0.19, sheet.materials.hue[0])
        bore(sheet, axis, middle, unit * 0.19, t, sheet.materials.hue[2], tones.white)
        centreCircle(sheet, axis, middle, unit * 0.22)
      }
      if (p.choice('middle') === 'slots') {
        const outlines = [-0.16, 0, 0.16].map((shift) =>
          slot(unit * 0.07, unit * 0.4).map(([u, v]) => at(L / 2 + v, W / 2 + u + shift * unit, t)),
        )
        polygons(sheet, outlines, sheet.materials.hue[2])
      }
      lookAt(sheet, at(L - unit * 0.2, W - unit * 0.2, t))
      plateNotes(sheet, p, place)
    },
  },

  'perforated-sheet': {
    parameters: {
      length: { min: 50, max: 4000, step: 50, usual: [800, 2000] },
      width: { min: 50, max: 2000, step: 50, of: 'length', ratio: [0.5, 0.7], within: [0.2, 1.5] },
      thickness: { min: 0.3, max: 10, step: 0.5, usual: [0.5, 3] },
      hole: { min: 0.5, max: 100, step: 0.5, usual: [2, 10] },
      pattern: { oneOf: ['staggered', 'square', 'slotted'] },
    },
    keyFact: (p) => `Ø${p.told('hole')} T${p.told('thickness')} MM`,
    front: 'face',
    paint(sheet, p) {
      const [L, W] = [p.number('length'), p.number('width')]
      const t = L * 0.014
      const lip = L * 0.05
      const place = standing(sheet)
      const { axis, at } = place
      footprintShadow(sheet, 0, 0, L, W, -lip)
      if (axis === 'z') box(sheet, [0, 0, -lip], [L, W, lip], 'hue')
      else box(sheet, [-lip, 0, 0], [lip, L, W], 'hue')
      const columns = 13
      const pitch = (L * 0.9) / columns
      const rows = Math.max(3, Math.min(9, Math.floor((W - L * 0.08) / pitch)))
      const staggered = p.choice('pattern') === 'staggered'
      for (let row = 0; row < rows; row++) {
        const odd = staggered ? row % 2 : 0
        for (let column = 0; column < columns - odd; column++) {
          const x = L / 2 + (column - (columns - 1) / 2 + odd / 2) * pitch
          const y = W / 2 + (row - (rows - 1) / 2) * pitch
          repeat(sheet, 'hole', at(x, y, 0), (q) => {
            if (p.choice('pattern') === 'slotted') {
              const outline = slot(pitch * 0.34, pitch * 0.8, 4).map(([u, v]) => at(x + v, y + u, 0))
              polygon(sheet, outline, tones.ink2, { weight: 1 })
            } else bore(sheet, axis, q, pitch * 0.33, t, tones.wall, tones.ink2)
          })
        }
      }
      lookAt(sheet, at(L * 0.5, W * 0.5, 0))
      plateNotes(sheet, p, place)
    },
  },

  'heat-sink': {
    parameters: {
      length: { min: 10, max: 600, step: 5, usual: [60, 150] },
      width: { min: 10, max: 500, step: 5, of: 'length', ratio: [0.7, 1], within: [0.3, 2] },
      height: { min: 5, max: 200, step: 1, of: 'length', ratio: [0.3, 0.5], within: [0.1, 1.2] },
      fins: { min: 5, max: 30, step: 1, usual: [9, 16] },
    },
    keyFact: (p) => `${p.told('length')}×${p.told('width')}×${p.told('height')} MM`,
    front: 'face',
    paint(sheet, p) {
      const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
      const base = H * 0.2
      const fins = p.number('fins')
      const pitch = W / fins
      footprintShadow(sheet, 0, 0, L, W, -base * 0.3)
      box(sheet, [0, 0, 0], [L, W, base], 'hue')
      for (let i = 0; i < fins; i++) {
        const y = (i + 0.5) * pitch - pitch * 0.21
        repeat(sheet, 'fin', [0, y, base], (at) => box(sheet, at, [L, pitch * 0.42, H - base]))
      }
      lookAt(sheet, [L, W / 2, H * 0.7])
      dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')))
      dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [L, 0, 0], [L, 0, H], [0, -1, 0], String(p.told('height')))
    },
  },

  gasket: {
    parameters: {
      outer: { min: 5, max: 2000, step: 1, usual: [80, 250] },
      inner: { min: 2, max: 1900, step: 1, of: 'outer', ratio: [0.45, 0.6], within: [0.2, 0.95] },
      thickness: { min: 0.3, max: 20, step: 0.5, usual: [1, 4] },
      holes: { min: 0, max: 24, step: 1, usual: [4, 8] },
    },
    keyFact: (p) => `${p.told('outer')}/${p.told('inner')} T${p.told('thickness')} MM`,
    front: 'face',
    paint(sheet, p) {
      const [R, r] = [p.number('outer') / 2, p.number('inner') / 2]
      const t = R * 0.05
      shadow(sheet, onTop(0, -R, -R, t * 3, 2 * R))
      cylinder(sheet, 'x', [0, 0, 0], R, t, 'hue')
      const pitch = (R + r) / 2 + (R - r) * 0.1
      const hole = Math.min((R - r) * 0.16, R * 0.09)
      for (const at of ringOf(sheet, 'x', [t, 0, 0], pitch, p.number('holes'), 22.5)) {
        repeat(sheet, 'hole', at, (q) => bore(sheet, 'x', q, hole, t, sheet.materials.hue[2], tones.white))
      }
      ring(sheet, 'x', [t, 0, 0], r + (R - r) * 0.14, r, tones.white)
      bore(sheet, 'x', [t, 0, 0], r, t, tones.wall, tones.white)
      if (p.number('holes') > 0) centreCircle(sheet, 'x', [t, 0, 0], pitch)
      crossHairs(sheet, 'x', [t, 0, 0], R)
      lookAt(sheet, [t, pitch * 0.6, pitch * 0.7])
      diameter(sheet, 'x', [t, 0, 0], R, `Ø${p.told('outer')}`)
    },
  },
}

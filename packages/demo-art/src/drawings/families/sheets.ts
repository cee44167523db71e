import { tones, type Material } from '../kit/palette.ts'
import { circle } from '../kit/projection.ts'
import type { Random } from '../kit/random.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { line, lines, polygon, polygons, thinPath } from '../kit/strokes.ts'
import type { Families } from '../parameters.ts'
import { footprintShadow, spread, type Standing } from './quads.ts'
import { floorPlan } from './floor-plan.ts'
import { block, patch, readable, sizeNotes } from './flat-things.ts'

export const sheets: Families = {
  'drawing-folder': {
    parameters: {
      length: { min: 100, max: 1200, step: 1, usual: [420, 420] },
      width: { min: 80, max: 900, step: 1, of: 'length', ratio: [0.707, 0.707], within: [0.4, 1.2] },
      sheets: { min: 1, max: 500, step: 5, usual: [10, 60] },
      subject: { oneOf: ['flange', 'bracket', 'chart'] },
    },
    keyFact: (p) => `${p.told('length')}×${p.told('width')} MM`,
    front: 'face',
    paint(sheet, p, random) {
      const [L, W] = [p.number('length'), p.number('width')]
      const place = readable(sheet, L)
      const pile = L * (0.02 + 0.05 * Math.min(1, p.number('sheets') / 60))
      const cover = L * 0.012
      footprintShadow(sheet, -L * 0.03, -L * 0.03, L * 1.06, W + L * 0.06, -cover)
      block(sheet, place, [-L * 0.03, -L * 0.03, -cover], [L * 1.06, W + L * 0.06, cover], 'solid')
      for (const [i, tint] of (['hue', 'steel', 'hue'] as const).entries()) {
        const u = L * (0.2 + i * 0.22)
        polygon(
          sheet,
          patch(place, u, W, pile * (0.3 + i * 0.2), L * 0.14, L * 0.035),
          sheet.materials[tint][tint === 'hue' ? 3 : 0],
        )
      }
      block(sheet, place, [0, 0, 0], [L, W, pile])
      if (!sheet.orthographic) {
        const layers = spread(pile * 0.15, pile * 0.85, 6).flatMap((w): Point3[][] => [
          [
            [0, W, w],
            [L, W, w],
          ],
          [
            [L, 0, w],
            [L, W, w],
          ],
        ])
        lines(sheet, layers, tones.wall)
      }
      titleBlock(sheet, place, L, W, pile)
      if (p.choice('subject') === 'chart') chart(sheet, place, L, W, pile, random)
      else subject(sheet, place, L, W, pile, p.choice('subject'))
      lookAt(sheet, place.at(L * 0.4, W * 0.45, pile))
      sizeNotes(sheet, p, place)
    },
  },

  'floor-plan': floorPlan,

  'gantt-sheet': {
    parameters: {
      length: { min: 100, max: 1200, step: 1, usual: [420, 420] },
      width: { min: 80, max: 900, step: 1, of: 'length', ratio: [0.707, 0.707], within: [0.4, 1.2] },
      weeks: { min: 4, max: 104, step: 2, usual: [8, 24] },
      tasks: { min: 4, max: 9, step: 1, usual: [6, 8] },
    },
    keyFact: (p) => `${p.told('tasks')}/${p.told('weeks')} × 7 D`,
    front: 'face',
    paint(sheet, p, random) {
      const [L, W, tasks] = [p.number('length'), p.number('width'), p.number('tasks')]
      const place = readable(sheet, L)
      const { at } = place
      const t = L * 0.02
      footprintShadow(sheet, 0, 0, L, W, 0)
      block(sheet, place, [0, 0, 0], [L, W, t])
      const weeks = Math.min(12, p.number('weeks'))
      const [left, top, right] = [L * 0.2, W * 0.16, L * 0.95]
      // On the floor rows run away from the eye; upright the first row is on top.
      const v = (share: number) => (sheet.orthographic ? W - share : share)
      const cell = (right - left) / weeks
      const row = (W * 0.92 - top) / tasks
      const grid = spread(left, right, weeks + 1).map((u): Point3[] => [
        at(u, v(top - W * 0.06), t),
        at(u, v(W * 0.92), t),
      ])
      const rules = spread(top, W * 0.92, tasks + 1).map((y): Point3[] => [
        at(L * 0.05, v(y), t),
        at(right, v(y), t),
      ])
      const heads = patch(place, left, Math.min(v(top - W * 0.06), v(top)), t, right - left, W * 0.06)
      polygon(sheet, heads, sheet.materials.hue[1], { weight: 1 })
      lines(sheet, [...grid, ...rules], tones.wall)
      let start = 0
      for (let i = 0; i < tasks; i++) {
        const share = i / tasks
        const length = 1 + Math.floor(random() * Math.max(2, weeks * 0.35))
        start = Math.min(Math.floor(share * weeks + random()), weeks - length)
        const y = top + (i + 0.24) * row
        line(
          sheet,
          [at(L * 0.06, v(y + row * 0.26), t), at(L * (0.12 + random() * 0.06), v(y + row * 0.26), t)],
          tones.ink3,
          2.5,
        )
        const low = Math.min(v(y), v(y + row * 0.52))
        const tint: Material = i % 3 === 0 ? 'solid' : i % 3 === 1 ? 'hue' : 'steel'
        block(
          sheet,
          place,
          [left + Math.max(0, start) * cell, low, t],
          [length * cell, row * 0.52, t * 0.9],
          tint,
        )
      }
      const now = left + cell * (weeks * 0.45)
      line(sheet, [at(now, v(top - W * 0.06), t * 1.9), at(now, v(W * 0.94), t * 1.9)], sheet.hue, 2)
      lookAt(sheet, at(L * 0.5, v(W * 0.5), t))
      sizeNotes(sheet, p, place)
    },
  },
}

function titleBlock(sheet: Sheet, place: Standing, L: number, W: number, w: number) {
  const frame = patch(place, L * 0.04, L * 0.04, w, L * 0.92, W - L * 0.08)
  polygon(sheet, frame, 'none', { weight: 1 })
  const low = sheet.orthographic ? L * 0.04 : W - L * 0.04 - W * 0.16
  polygon(sheet, patch(place, L * 0.6, low, w, L * 0.36, W * 0.16), sheet.materials.hue[0], { weight: 1 })
  const { at } = place
  const rules: Point3[][] = [
    [at(L * 0.6, low + W * 0.08, w), at(L * 0.96, low + W * 0.08, w)],
    [at(L * 0.76, low, w), at(L * 0.76, low + W * 0.16, w)],
  ]
  lines(sheet, rules, tones.ink3)
}

function subject(sheet: Sheet, place: Standing, L: number, W: number, w: number, kind: string) {
  const { axis, at } = place
  const [u, v, r] = [L * 0.3, W * 0.46, W * 0.27]
  if (kind === 'flange') {
    const rings = [1, 0.5, 0.36].map((share) => circle(sheet, axis, at(u, v, w), r * share)).join('')
    const bolts = [45, 135, 225, 315].map((angle) => {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      return circle(sheet, axis, at(u + r * 0.75 * c, v + r * 0.75 * s, w), r * 0.1)
    })
    thinPath(sheet, rings + bolts.join(''), tones.ink, 1.5)
  } else {
    const outline = [
      [-1, -1],
      [1, -1],
      [1, -0.4],
      [-0.3, -0.4],
      [-0.3, 1],
      [-1, 1],
    ] as const
    polygon(
      sheet,
      outline.map(([a, b]) => at(u + a * r, v + b * r, w)),
      sheet.materials.hue[0],
    )
    thinPath(sheet, circle(sheet, axis, at(u - r * 0.65, v + r * 0.5, w), r * 0.16), tones.ink, 1.5)
  }
  const centre: Point3[][] = [
    [at(u - r * 1.15, v, w), at(u + r * 1.15, v, w)],
    [at(u, v - r * 1.15, w), at(u, v + r * 1.15, w)],
  ]
  lines(sheet, centre, sheet.hue)
  const side = [0.58, 0.66, 0.74, 0.82].map((share, i) =>
    patch(place, L * share, v - r * (i % 2 ? 0.5 : 1), w, L * 0.08, r * (i % 2 ? 1 : 2)),
  )
  polygons(sheet, side, sheet.materials.hue[0])
  lines(sheet, [[at(L * 0.55, v, w), at(L * 0.93, v, w)]], sheet.hue)
}

function chart(sheet: Sheet, place: Standing, L: number, W: number, w: number, random: Random) {
  const { at } = place
  const flip = (share: number) => (sheet.orthographic ? W * share : W * (1 - share))
  const columns = spread(L * 0.12, L * 0.86, 9).map((u) => {
    const rise = 0.12 + random() * 0.4
    const low = Math.min(flip(0.3), flip(0.3 + rise))
    return patch(place, u - L * 0.025, low, w, L * 0.05, W * rise)
  })
  polygons(sheet, columns, sheet.materials.hue[2])
  lines(
    sheet,
    [
      [at(L * 0.08, flip(0.3), w), at(L * 0.92, flip(0.3), w)],
      [at(L * 0.08, flip(0.3), w), at(L * 0.08, flip(0.9), w)],
    ],
    tones.ink,
    1.5,
  )
  lines(
    sheet,
    [
      [at(L * 0.08, flip(0.18), w), at(L * 0.5, flip(0.18), w)],
      [at(L * 0.08, flip(0.12), w), at(L * 0.42, flip(0.12), w)],
    ],
    tones.ink3,
    2,
  )
}

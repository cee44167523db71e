import { dimension } from '../kit/annotation.ts'
import { hull } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { roundedRectangle, slot } from '../kit/profiles.ts'
import { number, pair, polyline, project, projectAll } from '../kit/projection.ts'
import type { Random } from '../kit/random.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { box } from '../kit/solids.ts'
import { clipped, lines, path, polygon, polygons } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'
import { footprintShadow, onTop, spread } from './quads.ts'

/** Stacked mesh trays with leaves to dry: outer length, width and depth in mm, trays in the stack. */
export const dryingTray: Family = {
  parameters: {
    length: { min: 100, max: 2000, step: 20, usual: [480, 800] },
    width: { min: 80, max: 1500, step: 20, of: 'length', ratio: [0.6, 0.8], within: [0.4, 1.2] },
    depth: { min: 10, max: 300, step: 5, of: 'length', ratio: [0.06, 0.09], within: [0.02, 0.3] },
    stack: { min: 1, max: 6, step: 1, usual: [2, 5] },
    filling: { oneOf: ['leaves', 'leaves', 'empty'] },
  },
  keyFact: (p) => `${p.told('length')}×${p.told('width')} MM`,
  paint(sheet, p, random) {
    const [L, W] = [p.number('length'), p.number('width')]
    const u = L / 150
    const depth = Math.max(p.number('depth'), 8 * u)
    const gap = 9 * u
    const r = 12 * u
    const count = p.number('stack')
    const rounds = [
      [r, r, r],
      [L - r, r, r],
      [L - r, W - r, r],
      [r, W - r, r],
    ] as const
    footprintShadow(sheet, 0, 0, L, W, -gap)
    for (let i = 0; i < count; i++) {
      repeat(sheet, 'tray', [0, 0, i * (depth + gap)], ([, , z]) => {
        for (const [x, y] of [
          [14 * u, 14 * u],
          [L - 20 * u, 14 * u],
          [14 * u, W - 20 * u],
          [L - 20 * u, W - 20 * u],
        ] as const) {
          box(sheet, [x, y, z - gap], [6 * u, 6 * u, gap], 'dark')
        }
        hull(sheet, 'z', [0, 0, z], rounds, depth)
        const grip = slot(5 * u, 28 * u, 6)
        polygon(
          sheet,
          grip.map(([a, b]): Point3 => [L, W / 2 + b, z + depth / 2 + a]),
          tones.ink2,
        )
        polygon(
          sheet,
          grip.map(([a, b]): Point3 => [L / 2 + b, W, z + depth / 2 + a]),
          tones.ink2,
        )
      })
    }
    const top = (count - 1) * (depth + gap) + depth
    const inner = roundedRectangle(L - 12 * u, W - 12 * u, 8 * u).map(([a, b]): Point3 => [
      L / 2 + a,
      W / 2 + b,
      top,
    ])
    const rim = polyline(projectAll(sheet, inner))
    path(sheet, rim, tones.wall)
    if (!sheet.orthographic) {
      clipped(sheet, 'mesh', rim, () =>
        drawMesh(sheet, L, W, top - depth * 0.7, u, p.choice('filling') === 'leaves', random),
      )
      path(sheet, rim, 'none')
    }
    lookAt(sheet, [L * 0.6, W * 0.5, top])
    dimension(sheet, [0, W, -gap], [L, W, -gap], [0, 1, 0], String(p.told('length')))
    dimension(sheet, [L, 0, -gap], [L, W, -gap], [1, 0, 0], String(p.told('width')))
  },
}

function drawMesh(sheet: Sheet, L: number, W: number, z: number, u: number, leaves: boolean, random: Random) {
  polygons(sheet, [onTop(6 * u, 6 * u, z, L - 12 * u, W - 12 * u)], tones.white)
  const pitch = 6.4 * u
  const along = spread(6 * u, L - 6 * u, Math.round(L / pitch)).map((x): Point3[] => [
    [x, 6 * u, z],
    [x, W - 6 * u, z],
  ])
  const across = spread(6 * u, W - 6 * u, Math.round(W / pitch)).map((y): Point3[] => [
    [6 * u, y, z],
    [L - 6 * u, y, z],
  ])
  lines(sheet, [...along, ...across], tones.control, 0.9)
  if (!leaves) return
  let blades = ''
  const stems: Point3[][] = []
  for (let x = 20 * u; x < L - 16 * u; x += 22 * u) {
    for (let y = 18 * u; y < W - 14 * u; y += 21 * u) {
      const [skip, dx, dy, turn, size] = [
        random(),
        random() * 8 - 4,
        random() * 8 - 4,
        random() * 6.28,
        8.5 + random() * 3,
      ]
      if (skip < 0.22) continue
      const at = (a: number, b: number): Point3 => [
        x + (dx + a * Math.cos(turn) - b * Math.sin(turn)) * u,
        y + (dy + a * Math.sin(turn) + b * Math.cos(turn)) * u,
        z + 1.5 * u,
      ]
      const [tip, end, left, right] = [at(-size, 0), at(size, 0), at(0, 6.5), at(0, -6.5)].map((q) =>
        project(sheet, q),
      )
      if (!tip || !end || !left || !right) continue
      blades += `M${pair(tip)}Q${pair(left)} ${pair(end)}Q${number(right[0])} ${number(right[1])} ${pair(tip)}Z`
      stems.push([at(-size - 3, 0), at(size * 0.6, 0)])
    }
  }
  path(sheet, blades, sheet.materials.hue[3])
  lines(sheet, stems, tones.ink)
}

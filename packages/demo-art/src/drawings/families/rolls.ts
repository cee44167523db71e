import { diameter, dimension } from '../kit/annotation.ts'
import { cardboard, mix, tones } from '../kit/palette.ts'
import { arc, around, pair, polyline, project, projectAll, visibleArc } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Axis, type Point3, type Sheet } from '../kit/sheet.ts'
import { bore, box, cylinder } from '../kit/solids.ts'
import { disc, lines, polygon, polygons, ring, shadow, thinPath, tube } from '../kit/strokes.ts'
import type { Families } from '../parameters.ts'
import { onTop, onX, spread } from './quads.ts'
import { threadCone } from './thread-cone.ts'

/** The seen half of circles around an axis, as one path. */
function hoops(
  sheet: Sheet,
  axis: Axis,
  hoopsAt: readonly (readonly [centre: Point3, radius: number])[],
): string {
  const [from, to] = visibleArc(sheet, axis)
  return hoopsAt
    .map(([c, r]) => `M${pair(project(sheet, around(axis, c, r, from)))}${arc(sheet, axis, c, r, from, to)}`)
    .join('')
}

/** The wound layers on a roll's end face: a spiral in the hue. */
function spiral(sheet: Sheet, x: number, inner: number, outer: number, turns = 6) {
  const steps = turns * 20
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    around('x', [x, 0, 0], inner + ((outer - inner) * i) / steps, -90 + (steps - i) * (360 / 20)),
  )
  thinPath(sheet, polyline(projectAll(sheet, points), false), sheet.hue, 1.2)
}

function core(sheet: Sheet, x: number, r: number, out: number) {
  cylinder(sheet, 'x', [x - r * 0.1, 0, 0], r, out + r * 0.1, cardboard, { face: cardboard[1] })
  bore(sheet, 'x', [x + out, 0, 0], r * 0.74, r * 2.4, cardboard[3], tones.ink2)
}

export const rolls: Families = {
  'fabric-roll': {
    parameters: {
      width: { min: 100, max: 5500, step: 10, usual: [1100, 1800] },
      diameter: { min: 50, max: 2000, step: 10, of: 'width', ratio: [0.36, 0.48], within: [0.08, 1.2] },
      weave: { oneOf: ['twill', 'plain', 'rib', 'check'] },
    },
    keyFact: (p) => `${p.told('width')} MM`,
    paint(sheet, p) {
      const [L, R] = [p.number('width'), p.number('diameter') / 2]
      const end = R * 3.1
      const z = -R
      shadow(sheet, onTop(-L * 0.03, -R, z - R * 0.06, L * 1.08, end + R + L * 0.05))
      polygon(sheet, onTop(0, 0, z, L, end), sheet.materials.hue[0])
      drawWeave(sheet, p.choice('weave'), L, R * 0.5, end - R * 0.2, z)
      polygon(sheet, onTop(0, end - R * 0.18, z, L, R * 0.18), sheet.materials.hue[2])
      polygon(sheet, onTop(0, 0, z, L, end), 'none')
      cylinder(sheet, 'x', [0, 0, 0], R, L, 'hue', { open: true })
      thinPath(
        sheet,
        hoops(sheet, 'x', [
          [[L * 0.04, 0, 0], R],
          [[L * 0.96, 0, 0], R],
        ]),
        sheet.hue,
        1.2,
      )
      disc(sheet, 'x', [L, 0, 0], R, sheet.materials.hue[0])
      spiral(sheet, L, R * 0.34, R)
      core(sheet, L, R * 0.26, L * 0.04)
      lookAt(sheet, [L, 0, 0])
      dimension(sheet, [0, end, z], [L, end, z], [0, 1, 0], String(p.told('width')))
      dimension(sheet, [L, 0, R], [L, 0, -R], [0, -R * 1.1, 0], `Ø${p.told('diameter')}`)
    },
  },

  'film-roll': {
    parameters: {
      width: { min: 50, max: 4000, step: 10, usual: [500, 1400] },
      diameter: { min: 50, max: 1500, step: 10, of: 'width', ratio: [0.45, 0.7], within: [0.08, 2] },
      thickness: { min: 5, max: 500, step: 5, usual: [12, 80] },
      core: { min: 25, max: 305, step: 76, usual: [76, 152] },
    },
    keyFact: (p) => `${p.told('width')}×${p.told('thickness') / 1000} MM`,
    paint(sheet, p) {
      const [L, R] = [p.number('width'), p.number('diameter') / 2]
      const inner = Math.min(Math.max(p.number('core') / 2, R * 0.2), R * 0.55)
      const drop = R * 2.5
      shadow(sheet, onTop(-L * 0.04, -R, -R * 1.05, L * 1.1, R * 2.1))
      const film = sheet.materials.pale
      cylinder(sheet, 'x', [-L * 0.07, 0, 0], inner, L * 0.1, cardboard, { open: true })
      cylinder(sheet, 'x', [0, 0, 0], R, L, film, { open: true })
      const web = [
        [0, R, 0],
        [L, R, 0],
        [L, R * 1.16, -R * 0.5],
        [L, R * 2, -R],
        [L, drop, -R],
        [0, drop, -R],
        [0, R * 2, -R],
        [0, R * 1.16, -R * 0.5],
      ] as const
      polygon(sheet, web, film[1])
      const shine = [0.2, 0.26, 0.62].map((share): Point3[] => [
        [L * share, R, 0],
        [L * share, R * 1.16, -R * 0.5],
        [L * share, R * 2, -R],
        [L * share, drop, -R],
      ])
      lines(sheet, shine, sheet.materials.hue[2], 1.5)
      disc(sheet, 'x', [L, 0, 0], R, film[0])
      const rings = spread(inner * 1.3, R * 0.94, 5).map((r) => [[L, 0, 0], r] as const)
      for (const [c, r] of rings)
        ring(sheet, 'x', c, r, r, 'none', { stroke: sheet.materials.hue[3], weight: 1 })
      core(sheet, L, inner, L * 0.06)
      lookAt(sheet, [L, 0, 0])
      dimension(sheet, [0, drop, -R], [L, drop, -R], [0, 1, 0], String(p.told('width')))
      dimension(sheet, [L, 0, R], [L, 0, -R], [0, -R * 1.1, 0], `Ø${p.told('diameter')}`)
    },
  },

  'cable-drum': {
    parameters: {
      diameter: { min: 200, max: 4000, step: 50, usual: [600, 1600] },
      width: { min: 100, max: 3000, step: 10, of: 'diameter', ratio: [0.5, 0.66], within: [0.25, 1.5] },
      cable: { min: 3, max: 150, step: 1, usual: [12, 40] },
      cores: { min: 1, max: 61, step: 1, usual: [3, 5] },
    },
    keyFact: (p) => `${p.told('cores')}× Ø${p.told('cable')} MM`,
    front: 'face',
    paint(sheet, p) {
      const [R, W] = [p.number('diameter') / 2, p.number('width')]
      const t = R * 0.1
      const wound = R * 0.82
      shadow(sheet, onTop(0, -R * 0.5, -R, W * 1.15, R * 1.35))
      cylinder(sheet, 'x', [0, 0, 0], R, t, 'card')
      cylinder(sheet, 'x', [t, 0, 0], wound, W - 2 * t, 'solid', { open: true })
      const turns = Math.max(
        5,
        Math.min(11, Math.round((W - 2 * t) / Math.max(p.number('cable') * 2, R * 0.09))),
      )
      const at = spread(t, W - t, turns + 1).slice(1, -1)
      thinPath(
        sheet,
        hoops(
          sheet,
          'x',
          at.map((x) => [[x, 0, 0], wound] as const),
        ),
        tones.ink,
        1.2,
      )
      cylinder(sheet, 'x', [W - t, 0, 0], R, t, 'card')
      const boards = spread(-R * 0.72, R * 0.72, 7).map((y): Point3[] => {
        const z = Math.sqrt(R * R - y * y)
        return [
          [W, y, -z],
          [W, y, z],
        ]
      })
      lines(sheet, boards, sheet.materials.hue[3])
      ring(sheet, 'x', [W, 0, 0], R * 0.5, R * 0.44, sheet.materials.hue[0])
      for (let i = 0; i < 6; i++) {
        repeat(sheet, 'bolt', around('x', [W, 0, 0], R * 0.47, 30 + i * 60), (q) =>
          disc(sheet, 'x', q, R * 0.035, tones.ink2),
        )
      }
      cylinder(sheet, 'x', [W, 0, 0], R * 0.17, R * 0.03, 'steel')
      bore(sheet, 'x', [W + R * 0.03, 0, 0], R * 0.1, t, tones.wall, tones.ink2)
      const low = -R + R * 0.05
      const mid = W / 2
      if (!sheet.orthographic) {
        const free: Point3[] = [
          [mid, wound * 0.86, -wound * 0.5],
          [mid, wound * 1.05, low],
          [mid, R * 1.3, low],
          [mid, R * 1.9, low],
        ]
        tube(sheet, free, R * 0.09, sheet.materials.solid[0], true)
      }
      lookAt(sheet, [W, R * 0.4, R * 0.4])
      diameter(sheet, 'x', [W, 0, 0], R, `Ø${p.told('diameter')}`)
      dimension(sheet, [0, 0, R], [W, 0, R], [0, 0, R * 0.3], String(p.told('width')))
    },
  },

  'thread-cone': threadCone,

  coil: {
    parameters: {
      outer: { min: 100, max: 2200, step: 10, usual: [900, 1600] },
      inner: { min: 50, max: 800, step: 100, of: 'outer', ratio: [0.36, 0.46], within: [0.15, 0.8] },
      width: { min: 10, max: 2200, step: 10, of: 'outer', ratio: [0.5, 0.9], within: [0.02, 2] },
      thickness: { min: 0.05, max: 16, step: 0.5, usual: [0.5, 3] },
    },
    keyFact: (p) => `${p.told('thickness')}×${p.told('width')} MM`,
    front: 'face',
    paint(sheet, p) {
      const [R, r, W] = [p.number('outer') / 2, p.number('inner') / 2, p.number('width')]
      const low = -R * 1.04
      shadow(sheet, onTop(0, -R * 0.6, low, W * 1.15, R * 1.4))
      box(sheet, [W * 0.08, -R * 0.62, low], [W * 0.84, R * 0.16, R * 0.26], 'card')
      cylinder(sheet, 'x', [0, 0, 0], R, W)
      for (const share of [0.28, 0.68]) {
        const band = [
          [W * share, 0, 0],
          [W * (share + 0.06), 0, 0],
        ] as const
        const [from, to] = visibleArc(sheet, 'x')
        const edge = (c: Point3, angle: number) => pair(project(sheet, around('x', c, R, angle)))
        const there = arc(sheet, 'x', band[0], R, from, to)
        const back = arc(sheet, 'x', band[1], R, to, from)
        sheet.body.push(
          `<path d="M${edge(band[0], from)}${there}L${edge(band[1], to)}${back}Z" fill="${sheet.materials.solid[0]}"/>`,
        )
      }
      disc(sheet, 'x', [W, 0, 0], R, sheet.materials.hue[0])
      spiral(sheet, W, r * 1.06, R, 7)
      bore(sheet, 'x', [W, 0, 0], r, W, tones.wall, mix(sheet.hue, 0.13))
      polygons(sheet, [onX(W, -R * 0.06, r * 1.02, R * 0.12, (R - r) * 0.96)], sheet.materials.solid[0])
      box(sheet, [W * 0.08, R * 0.46, low], [W * 0.84, R * 0.16, R * 0.26], 'card')
      lookAt(sheet, [W, 0, r])
      diameter(sheet, 'x', [W, 0, 0], R, `Ø${p.told('outer')}`)
      dimension(sheet, [0, 0, R], [W, 0, R], [0, 0, R * 0.3], String(p.told('width')))
    },
  },
}

function drawWeave(sheet: Sheet, weave: string, L: number, from: number, to: number, z: number) {
  const runs: Point3[][] = []
  const step = (to - from) / 14
  if (weave === 'plain' || weave === 'check') {
    for (const y of spread(from, to, weave === 'check' ? 7 : 13))
      runs.push([
        [0, y, z],
        [L, y, z],
      ])
    for (const x of spread(0, L, weave === 'check' ? 9 : 22))
      runs.push([
        [x, from, z],
        [x, to, z],
      ])
  } else if (weave === 'rib') {
    for (const x of spread(0, L, 34))
      runs.push([
        [x, from, z],
        [x, to, z],
      ])
  } else {
    const slope = 0.42
    for (let u = from - L * slope; u < to; u += step) {
      const [a, b] = [Math.max(0, (from - u) / slope), Math.min(L, (to - u) / slope)]
      if (b > a + L * 0.01)
        runs.push([
          [a, u + a * slope, z],
          [b, u + b * slope, z],
        ])
    }
  }
  lines(sheet, runs, sheet.materials.hue[3])
}

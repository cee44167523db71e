import type { Families } from '../parameters.ts'
import { centreLine, crossHairs, diameter, dimension } from '../kit/annotation.ts'
import { hull, type Round } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { circle, polyline, projectAll, radians } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { hatched } from '../kit/section.ts'
import { lookAt, type Point, type Point3 } from '../kit/sheet.ts'
import { bore, box, cylinder, turned } from '../kit/solids.ts'
import { clipped, disc, path, polygon, ring, shadow, tube } from '../kit/strokes.ts'
import { airVessels, fanSizes } from './series.ts'

export const airMachines: Families = {
  fan: {
    parameters: {
      size: { min: 25, max: 1200, step: 1, series: fanSizes, usual: [80, 400] },
      depth: { min: 8, max: 500, step: 1, of: 'size', ratio: [0.26, 0.36], within: [0.1, 0.8] },
      blades: { min: 3, max: 11, step: 1, usual: [5, 9] },
      flow: {
        min: 1,
        max: 60000,
        step: 10,
        from: (known) => 150 * ((known('size') ?? 120) / 120) ** 2.7,
      },
      guard: { oneOf: ['guard', 'open'] },
    },
    keyFact: (p) => `${p.told('flow')} M3/H`,
    front: 'face',
    paint(sheet, p) {
      const [S, B] = [p.number('size'), p.number('depth')]
      const [R, hub, corner] = [S * 0.46, S * 0.16, S * 0.06]
      const half = S / 2 - corner
      const plate: Round[] = [
        [-half, -half, corner],
        [half, -half, corner],
        [half, half, corner],
        [-half, half, corner],
      ]
      const thin = B * 0.2
      shadow(sheet, [
        [0, -S / 2, -S / 2],
        [B, -S / 2, -S / 2],
        [B, S / 2, -S / 2],
        [0, S / 2, -S / 2],
      ])
      hull(sheet, 'x', [0, 0, 0], plate, thin)
      cylinder(sheet, 'x', [thin, 0, 0], S * 0.49, B - thin * 2, 'hue', { open: true })
      hull(sheet, 'x', [B - thin, 0, 0], plate, thin)
      const face: Point3 = [B, 0, 0]
      const mouth = circle(sheet, 'x', face, R)
      path(sheet, mouth, tones.wall)
      clipped(sheet, 'm', mouth, () => {
        disc(sheet, 'x', [B - R * 0.34, 0, 0], R, tones.ink2)
        const count = p.number('blades')
        for (let i = 0; i < count; i++) {
          const blade = (r: number, turn: number): Point => {
            const angle = radians((360 * i) / count + turn)
            return [r * Math.cos(angle), r * Math.sin(angle)]
          }
          const span = 360 / count
          const lead: Point[] = [
            blade(hub * 0.9, 0),
            blade(R * 0.7, span * 0.1),
            blade(R * 0.96, span * 0.32),
          ]
          const trail: Point[] = [
            blade(R * 0.96, span * 1.02),
            blade(R * 0.7, span * 0.78),
            blade(hub * 0.9, span * 0.52),
          ]
          const at =
            (x: number) =>
            ([y, z]: Point): Point3 => [x, y, z]
          polygon(
            sheet,
            [...lead.map(at(B - R * 0.08)), ...trail.map(at(B - R * 0.24))],
            sheet.materials.hue[i % 2 ? 2 : 1],
          )
        }
        cylinder(sheet, 'x', [B - R * 0.26, 0, 0], hub, R * 0.22, 'hue')
      })
      disc(sheet, 'x', [B - R * 0.04, 0, 0], hub * 0.62, sheet.materials.solid[1])
      path(sheet, mouth, 'none')
      if (p.choice('guard') === 'guard') {
        for (const share of [0.42, 0.6, 0.78]) {
          ring(sheet, 'x', [B * 1.04, 0, 0], R * share + S * 0.006, R * share - S * 0.006, tones.white, {
            weight: 1,
          })
        }
        for (const angle of [45, 135, 225, 315]) {
          const end = (r: number): Point3 => [
            B * 1.04,
            r * Math.cos(radians(angle)),
            r * Math.sin(radians(angle)),
          ]
          tube(sheet, [end(hub * 0.7), end(S * 0.58)], S * 0.011, tones.white)
        }
      }
      const places: Point3[] = [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ].map(([y = 0, z = 0]): Point3 => [B, half * y * 1.03, half * z * 1.03])
      for (const at of places) repeat(sheet, 'hole', at, (c) => disc(sheet, 'x', c, S * 0.022, tones.ink2))
      lookAt(sheet, [B, -R * 0.4, R * 0.4])
      crossHairs(sheet, 'x', face, S / 2)
      dimension(sheet, [B, -S / 2, -S / 2], [B, S / 2, -S / 2], [0, 0, -S * 0.01], String(p.told('size')))
      dimension(
        sheet,
        [0, S / 2, -S / 2],
        [B, S / 2, -S / 2],
        [0, 0.001, -S * 0.01],
        String(p.told('depth')),
        24,
      )
    },
  },

  compressor: {
    parameters: {
      volume: { min: 5, max: 1000, step: 5, series: airVessels, usual: [24, 270] },
      D: {
        min: 150,
        max: 900,
        step: 10,
        from: (known) => Math.cbrt(((known('volume') ?? 90) * 1e6 * 4) / (Math.PI * 2.4)),
      },
      L: { min: 400, max: 2500, step: 10, of: 'D', ratio: [2.4, 2.9], within: [1.8, 3.8] },
      pressure: { min: 2, max: 40, step: 0.5, usual: [8, 14] },
      cylinders: { min: 1, max: 2, step: 1 },
    },
    keyFact: (p) => `${p.told('volume')} L ${p.told('pressure')} BAR`,
    paint(sheet, p) {
      const [L, R] = [p.number('L'), p.number('D') / 2]
      const u = L / 240
      const dome = R * 0.34
      const foot = R + 22 * u
      shadow(sheet, [
        [0, -R, -foot],
        [L, -R, -foot],
        [L, R, -foot],
        [0, R, -foot],
      ])
      const leg = (x: number, y: number) => box(sheet, [x, y, -foot], [14 * u, 8 * u, foot * 0.55])
      leg(L * 0.16, -R * 0.7)
      leg(L * 0.78, -R * 0.7)
      turned(
        sheet,
        'x',
        [0, 0, 0],
        [
          { r: R * 0.5, to: R * 0.86, length: dome * 0.4, open: true },
          { r: R * 0.86, to: R, length: dome * 0.6, open: true },
          { r: R, length: L - dome * 2, open: true },
          { r: R, to: R * 0.86, length: dome * 0.6, open: true },
          { r: R * 0.86, to: R * 0.5, length: dome * 0.4, face: sheet.materials.hue[1] },
        ],
        'hue',
      )
      leg(L * 0.16, R * 0.62)
      leg(L * 0.78, R * 0.62)
      bore(sheet, 'x', [L, 0, 0], R * 0.14, 1, tones.ink2)
      const deck = R * 0.96
      box(sheet, [L * 0.12, -34 * u, deck], [L * 0.76, 68 * u, 7 * u])
      const z = deck + 7 * u
      // the motor stands far, the pump near; the belt guard covers both on the near side
      const motor = z + 27 * u
      cylinder(sheet, 'y', [L * 0.3, -40 * u, motor], 23 * u, 62 * u, 'steel')
      box(sheet, [L * 0.3 - 12 * u, -14 * u, motor + 20 * u], [24 * u, 24 * u, 12 * u], 'hue')
      const pump = L * 0.68
      hull(
        sheet,
        'y',
        [pump, -26 * u, z + 20 * u],
        [
          [-22 * u, -20 * u, 4 * u],
          [22 * u, -20 * u, 4 * u],
          [0, 4 * u, 22 * u],
        ],
        52 * u,
      )
      const heads = p.number('cylinders') === 2 ? [-15, 15] : [0]
      for (const shift of heads) {
        const y = shift * u * 0.9
        const fins = Array.from({ length: 3 }, () => [
          { r: 13 * u, length: 5 * u },
          { r: 16 * u, length: 5 * u },
        ]).flat()
        turned(sheet, 'z', [pump, y, z + 42 * u], [...fins, { r: 15 * u, length: 9 * u, material: 'hue' }])
      }
      const Y = 30 * u
      hull(
        sheet,
        'y',
        [0, Y, 0],
        [
          [L * 0.3, motor, 20 * u],
          [pump, z + 34 * u, 34 * u],
        ],
        8 * u,
        'solid',
        {
          face: sheet.materials.hue[2],
        },
      )
      for (const [x, at, r] of [
        [L * 0.3, motor, 13 * u],
        [pump, z + 34 * u, 25 * u],
      ] as const) {
        disc(sheet, 'y', [x, Y + 8 * u, at], r, sheet.materials.hue[1])
        disc(sheet, 'y', [x, Y + 8 * u, at], r * 0.24, tones.ink2)
      }
      turned(
        sheet,
        'z',
        [L * 0.93, 0, R * 0.86],
        [
          { r: 4 * u, length: 12 * u },
          { r: 7 * u, length: 8 * u, material: 'solid' },
        ],
      )
      cylinder(sheet, 'y', [L * 0.9, R * 0.4, R * 0.7], 9 * u, 5 * u, 'steel', { face: tones.white })
      if (sheet.orthographic) {
        const plate: Point3[] = [
          [L * 0.12, 0, deck],
          [L * 0.88, 0, deck],
          [L * 0.88, 0, z],
          [L * 0.12, 0, z],
        ]
        hatched(sheet, polyline(projectAll(sheet, plate)))
      }
      lookAt(sheet, [pump, 0, z + 30 * u])
      dimension(sheet, [0, R, -foot], [L, R, -foot], [0, u, -0.001], String(p.told('L')))
      diameter(sheet, 'x', [L - dome, 0, 0], R, `Ø${p.told('D')}`, foot + 8 * u)
      centreLine(sheet, [
        [L + 5 * u, 0, 0],
        [L + 32 * u, 0, 0],
      ])
    },
  },
}

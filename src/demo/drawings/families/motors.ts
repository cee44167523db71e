import type { Families } from '../parameters.ts'
import { centreLine, dimension } from '../kit/annotation.ts'
import { hull, type Round } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { rectangle } from '../kit/profiles.ts'
import { around, farToNear, polyline, projectAll, radians, ringOf, visibleArc } from '../kit/projection.ts'
import { bolt, repeat } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { bore, box, cylinder, turned } from '../kit/solids.ts'
import { disc, path, shadow } from '../kit/strokes.ts'
import { displacements, gearRatios, motorFrames, motorPowers, motorSpeeds } from './series.ts'

// Ribs along a mantle, as thin raised quads.
export function fins(sheet: Sheet, from: number, to: number, radius: number, height: number, count: number) {
  const [low, high] = visibleArc(sheet, 'x')
  let data = ''
  for (let i = 1; i < count; i++) {
    const angle = low + ((high - low) * i) / count
    const rib = [
      around('x', [from, 0, 0], radius, angle),
      around('x', [to, 0, 0], radius, angle),
      around('x', [to, 0, 0], radius + height, angle),
      around('x', [from, 0, 0], radius + height, angle),
    ]
    data += polyline(projectAll(sheet, rib))
  }
  path(sheet, data, tones.white)
}

export const motors: Families = {
  'gear-pump': {
    parameters: {
      displacement: { min: 0.2, max: 250, step: 0.1, series: displacements, usual: [4, 60] },
      pressure: { min: 1, max: 350, step: 5, usual: [160, 250] },
      W: { min: 30, max: 400, step: 1, usual: [64, 110] },
      H: { min: 40, max: 500, step: 1, of: 'W', ratio: [1.25, 1.45], within: [1.1, 1.8] },
      bolts: { min: 4, max: 8, step: 2 },
      body: { oneOf: ['body', 'covers'] },
    },
    keyFact: (p) => `${p.number('displacement')} CC ${p.number('pressure')} BAR`,
    paint(sheet, p) {
      const [W, H] = [p.number('W'), p.number('H')]
      const u = W / 74
      const length = (34 + Math.min(34, p.number('displacement') * 0.8)) * u
      const [cover, core] =
        p.choice('body') === 'body' ? (['steel', 'hue'] as const) : (['hue', 'steel'] as const)
      const [w, h] = [W - 4 * u, H - 4 * u]
      shadow(sheet, [
        [-18 * u, -w / 2, -h / 2 - 8 * u],
        [length + 22 * u, -w / 2, -h / 2 - 8 * u],
        [length + 22 * u, w / 2, -h / 2 - 8 * u],
        [-18 * u, w / 2, -h / 2 - 8 * u],
      ])
      const shape = (grow: number): Round[] => {
        const c = h / 2 - w / 2
        return [
          [0, -c, w / 2 + grow * u],
          [0, c, w / 2 + grow * u],
        ]
      }
      hull(sheet, 'x', [-16 * u, 0, 0], shape(0), 16 * u, cover)
      hull(sheet, 'x', [0, 0, 0], shape(-4), length, core)
      const port: Round[] = [
        [-13, -16, 6],
        [13, -16, 6],
        [13, 16, 6],
        [-13, 16, 6],
      ].map(([a = 0, b = 0, r = 0]): Round => [a * u, b * u, r * u])
      hull(sheet, 'y', [length / 2, w / 2 - 5 * u, -4 * u], port, 7 * u, core)
      const mouth: Point3 = [length / 2, w / 2 + 2 * u, -4 * u]
      bore(sheet, 'y', mouth, 11 * u, 10 * u, tones.ink2)
      bore(sheet, 'y', mouth, 7 * u, 10 * u, tones.ink)
      for (const [x, z] of port) bolt(sheet, 'y', [mouth[0] + x, mouth[1], mouth[2] + z], 3.4 * u, 3 * u)
      hull(sheet, 'x', [length, 0, 0], shape(2), 15 * u, cover)
      const F = length + 15 * u
      const half = p.number('bolts') / 2
      const bolts = [1, -1].flatMap((side) =>
        Array.from({ length: half }, (_, i): Point3 => {
          const angle = radians((side > 0 ? 20 : 200) + (140 * i) / (half - 1))
          const r = w / 2 - 9 * u
          return [F, r * Math.cos(angle), side * (h / 2 - w / 2) + r * Math.sin(angle)]
        }),
      )
      for (const at of farToNear(sheet, bolts)) bolt(sheet, 'x', at, 4.6 * u, 4 * u)
      const shaft = h / 2 - w / 2 + 1
      turned(
        sheet,
        'x',
        [F, 0, shaft],
        [
          { r: 19 * u, length: 6 * u },
          { r: 9.5 * u, length: 12 * u },
          { r: 7.5 * u, length: 24 * u },
        ],
      )
      prism(sheet, 'x', [F + 24 * u, 0, shaft + 7 * u], rectangle(4 * u, 3 * u), 15 * u, 'dark')
      lookAt(sheet, mouth)
      centreLine(sheet, [
        [F + 42 * u, 0, shaft],
        [F + 64 * u, 0, shaft],
      ])
      dimension(sheet, [F, w / 2 + 2 * u, -h / 2], [F, -w / 2 - 2 * u, -h / 2], [0, 0, -4 * u], String(W))
      dimension(sheet, [F, -w / 2 - 2 * u, H / 2], [F, -w / 2 - 2 * u, -H / 2], [0, -u, 0], String(H))
    },
  },

  motor: {
    parameters: {
      frame: { min: 56, max: 355, step: 1, series: motorFrames, usual: [71, 160] },
      power: { min: 0.06, max: 400, step: 0.01, series: motorPowers, usual: [0.75, 11] },
      speed: { min: 250, max: 6000, step: 10, series: motorSpeeds, usual: [1420, 2940] },
      shaft: { min: 9, max: 100, step: 1, of: 'frame', ratio: [0.22, 0.26], within: [0.1, 0.36] },
      box: { oneOf: ['top', 'top', 'side'] },
      fins: { min: 9, max: 21, step: 2, usual: [11, 17] },
    },
    keyFact: (p) => `${p.number('power')} KW ${p.number('speed')} /MIN`,
    paint(sheet, p) {
      const H = p.number('frame')
      const u = H / 112
      const [R, L, shaft] = [88 * u, 190 * u, p.number('shaft') / 2]
      shadow(sheet, [
        [-54 * u, -104 * u, -H],
        [L + 86 * u, -104 * u, -H],
        [L + 86 * u, 104 * u, -H],
        [-54 * u, 104 * u, -H],
      ])
      for (const x of [18 * u, L - 52 * u]) box(sheet, [x, -96 * u, -H], [34 * u, 192 * u, 12 * u])
      box(sheet, [22 * u, -64 * u, -H + 12 * u], [26 * u, 128 * u, 40 * u])
      box(sheet, [L - 48 * u, -64 * u, -H + 12 * u], [26 * u, 128 * u, 40 * u])
      turned(
        sheet,
        'x',
        [-66 * u, 0, 0],
        [
          { r: 74 * u, to: 86 * u, length: 16 * u, open: true },
          { r: 86 * u, length: 50 * u },
        ],
        'hue',
      )
      cylinder(sheet, 'x', [0, 0, 0], R - 5 * u, L, 'steel', { open: true })
      fins(sheet, 6 * u, L - 6 * u, R - 5 * u, 10 * u, p.number('fins'))
      const E = turned(
        sheet,
        'x',
        [L, 0, 0],
        [
          { r: R + 3 * u, length: 12 * u },
          { r: R - 3 * u, to: R - 12 * u, length: 10 * u },
        ],
        'hue',
      )[0]
      disc(sheet, 'x', [E, 0, 0], 46 * u, sheet.materials.hue[0])
      for (const at of ringOf(sheet, 'x', [E - 2 * u, 0, 0], R - 20 * u, 4, 45))
        bolt(sheet, 'x', at, 7 * u, 6 * u)
      turned(
        sheet,
        'x',
        [E, 0, 0],
        [
          { r: 40 * u, to: 36 * u, length: 8 * u, material: 'hue' },
          { r: shaft * 1.6, length: 4 * u, material: 'dark' },
          { r: shaft, length: 56 * u },
          { r: shaft, to: shaft * 0.86, length: 3 * u },
        ],
      )
      prism(sheet, 'x', [E + 22 * u, 0, shaft], rectangle(shaft * 0.6, shaft * 0.4), 32 * u, 'dark')
      if (p.choice('box') === 'top') {
        box(sheet, [58 * u, -36 * u, R - 8 * u], [86 * u, 72 * u, 12 * u])
        box(sheet, [54 * u, -40 * u, R + 4 * u], [94 * u, 80 * u, 42 * u], 'hue')
        box(sheet, [52 * u, -42 * u, R + 46 * u], [98 * u, 84 * u, 8 * u], 'hue')
        for (const [x, y] of [
          [60, -34],
          [142, -34],
          [60, 34],
          [142, 34],
        ] as const) {
          repeat(sheet, 'screw', [x * u, y * u, R + 54 * u], (at) =>
            disc(sheet, 'z', at, 3.6 * u, tones.ink2),
          )
        }
        for (const x of [80 * u, 122 * u]) {
          repeat(sheet, 'gland', [x, 40 * u, R + 24 * u], ([gx, gy, gz]) => {
            cylinder(sheet, 'y', [gx, gy, gz], 13 * u, 6 * u, 'dark')
            cylinder(sheet, 'y', [gx, gy + 6 * u, gz], 9 * u, 8 * u, 'dark')
          })
        }
      } else {
        box(sheet, [58 * u, R - 14 * u, -36 * u], [86 * u, 50 * u, 76 * u], 'hue')
        box(sheet, [56 * u, R + 36 * u, -38 * u], [90 * u, 8 * u, 80 * u], 'hue')
        for (const [x, z] of [
          [64, -30],
          [138, -30],
          [64, 34],
          [138, 34],
        ] as const) {
          repeat(sheet, 'screw', [x * u, R + 44 * u, z * u], (at) =>
            disc(sheet, 'y', at, 3.6 * u, tones.ink2),
          )
        }
      }
      opened(
        sheet,
        'x',
        [L, 0, 0],
        [
          [0, 0],
          [12 * u, 0],
          [12 * u, R - 2 * u],
          [0, R - 2 * u],
        ],
        tones.rule,
      )
      cutTurned(
        sheet,
        'x',
        [L, 0, 0],
        [
          [
            [0, R - 14 * u],
            [0, R + 3 * u],
            [12 * u, R + 3 * u],
            [22 * u, R - 12 * u],
            [22 * u, shaft * 1.7],
            [14 * u, shaft * 1.7],
            [12 * u, R - 14 * u],
          ],
        ],
      )
      lookAt(sheet, [L, 0, R * 0.6])
      dimension(
        sheet,
        [E + 11 * u, R + 14 * u, -H],
        [E + 71 * u, R + 14 * u, -H],
        [0, 0, -u],
        String(Math.round(60 * u)),
        13,
      )
      dimension(sheet, [E + 15 * u, -R - 18 * u, -H], [E + 15 * u, -R - 18 * u, 0], [0, -u, 0], String(H))
      centreLine(sheet, [
        [E + 74 * u, 0, 0],
        [E + 104 * u, 0, 0],
      ])
    },
  },

  gearbox: {
    parameters: {
      A: { min: 25, max: 400, step: 1, usual: [50, 125] },
      ratio: { min: 1.2, max: 300, step: 0.5, series: gearRatios, usual: [5, 60] },
      shaft: { min: 8, max: 180, step: 1, of: 'A', ratio: [0.34, 0.42], within: [0.15, 0.6] },
      ribs: { oneOf: ['ribs', 'smooth'] },
    },
    keyFact: (p) => `I=${p.number('ratio')} A${p.number('A')}`,
    front: 'face',
    paint(sheet, p) {
      const A = p.number('A')
      const u = A / 80
      const [deep, shaft] = [84 * u, p.number('shaft') / 2]
      const [low, high] = [-62 * u, A]
      shadow(sheet, [
        [-10 * u, -92 * u, low - 22 * u],
        [deep + 34 * u, -92 * u, low - 22 * u],
        [deep + 34 * u, 92 * u, low - 22 * u],
        [-10 * u, 92 * u, low - 22 * u],
      ])
      hull(
        sheet,
        'z',
        [0, 0, low - 22 * u],
        [
          [4 * u, -84 * u, 8 * u],
          [deep - 4 * u, -84 * u, 8 * u],
          [deep - 4 * u, 84 * u, 8 * u],
          [4 * u, 84 * u, 8 * u],
        ],
        14 * u,
      )
      bolt(sheet, 'z', [deep * 0.5, -78 * u, low - 8 * u], 8 * u, 7 * u)
      turned(sheet, 'x', [-26 * u, 0, high], [{ r: 30 * u, length: 26 * u, material: 'steel' }])
      const outline: Round[] = [
        [-60 * u, low, 8 * u],
        [60 * u, low, 8 * u],
        [22 * u, high + 8 * u, 26 * u],
        [-22 * u, high + 8 * u, 26 * u],
      ]
      hull(sheet, 'x', [0, 0, 0], outline, deep, 'hue')
      hull(
        sheet,
        'x',
        [deep, 0, 0],
        outline.map(([y, z, r]): Round => [y, z, r + 4 * u]),
        10 * u,
        'hue',
      )
      const F = deep + 10 * u
      const rim = outline.map(([y, z, r]): Point3 => [
        F,
        y + Math.sign(y) * r * 0.25,
        z + (z > 0 ? r * 0.4 : -u),
      ])
      for (const at of farToNear(sheet, [...rim, [F, -48 * u, high * 0.4], [F, 48 * u, high * 0.4]]))
        bolt(sheet, 'x', at, 5 * u, 4 * u)
      if (p.choice('ribs') === 'ribs') {
        for (const x of [0.22, 0.5, 0.78]) {
          const y = 64 * u
          prism(
            sheet,
            'x',
            [deep * x - 2 * u, y - 3 * u, 0],
            [
              [0, low],
              [6 * u, low],
              [0, low + 60 * u],
            ],
            4 * u,
            'hue',
          )
        }
      }
      const top = turned(
        sheet,
        'x',
        [F, 0, high],
        [
          { r: 24 * u, length: 6 * u },
          { r: 20 * u, length: 4 * u, material: 'dark' },
        ],
      )
      disc(sheet, 'x', top, 10 * u, tones.ink2)
      turned(
        sheet,
        'x',
        [F, 0, 0],
        [
          { r: 44 * u, length: 8 * u },
          { r: shaft * 1.7, to: shaft * 1.5, length: 8 * u, material: 'dark' },
          { r: shaft, length: 58 * u },
          { r: shaft, to: shaft * 0.86, length: 4 * u },
        ],
      )
      for (const at of ringOf(sheet, 'x', [F + 8 * u, 0, 0], 36 * u, 6, 0)) {
        if (at[1] ** 2 + at[2] ** 2 > (shaft * 1.9) ** 2)
          repeat(sheet, 'small', at, (c) => disc(sheet, 'x', c, 4 * u, tones.ink2))
      }
      prism(sheet, 'x', [F + 26 * u, 0, shaft], rectangle(shaft * 0.56, shaft * 0.36), 38 * u, 'dark')
      bolt(sheet, 'z', [deep * 0.5, 78 * u, low - 8 * u], 8 * u, 7 * u)
      turned(
        sheet,
        'z',
        [deep * 0.5, 0, high + 33 * u],
        [
          { r: 9 * u, length: 5 * u },
          { r: 6 * u, length: 6 * u, material: 'solid' },
        ],
      )
      lookAt(sheet, [F, 0, high * 0.5])
      dimension(sheet, [F, -66 * u, 0], [F, -66 * u, high], [0, -30 * u, 0], String(A))
      dimension(
        sheet,
        [F + 16 * u, 84 * u, low - 22 * u],
        [F + 78 * u, 84 * u, low - 22 * u],
        [0, u, -0.001],
        String(Math.round(62 * u)),
        16,
      )
      centreLine(sheet, [
        [F + 80 * u, 0, 0],
        [F + 110 * u, 0, 0],
      ])
    },
  },
}

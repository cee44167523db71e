import type { Families } from '../parameters.ts'
import { centreLine, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { rectangle } from '../kit/profiles.ts'
import { around, polyline, projectAll, ringOf, visibleArc } from '../kit/projection.ts'
import { bolt, repeat } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Sheet } from '../kit/sheet.ts'
import { box, cylinder, turned } from '../kit/solids.ts'
import { disc, path, shadow } from '../kit/strokes.ts'
import { motorFrames, motorPowers, motorSpeeds } from './series.ts'

const nearest = (series: readonly number[], value: number) =>
  series.reduce((best, size) => (Math.abs(size - value) < Math.abs(best - value) ? size : best))

// A motor's frame size follows from its power and the other way round: 4 kW stand on frame 112.
const frameOf = (power: number | undefined) =>
  power === undefined ? undefined : nearest(motorFrames, 112 * (power / 4) ** (1 / 3.2))

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
  motor: {
    parameters: {
      frame: {
        min: 56,
        max: 355,
        step: 1,
        series: motorFrames,
        usual: [71, 160],
        from: (known) => frameOf(known('power')),
      },
      power: {
        min: 0.06,
        max: 400,
        step: 0.01,
        from: (known) => nearest(motorPowers, 4 * ((known('frame') ?? 112) / 112) ** 3.2),
      },
      speed: { min: 250, max: 6000, step: 10, series: motorSpeeds, usual: [1420, 2940] },
      shaft: { min: 9, max: 100, step: 1, of: 'frame', ratio: [0.22, 0.26], within: [0.1, 0.36] },
      box: { oneOf: ['top', 'top', 'side'] },
      fins: { min: 9, max: 21, step: 2, usual: [11, 17] },
    },
    keyFact: (p) => `${p.told('power')} KW ${p.told('speed')} /MIN`,
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
      dimension(
        sheet,
        [E + 15 * u, -R - 18 * u, -H],
        [E + 15 * u, -R - 18 * u, 0],
        [0, -u, 0],
        String(p.told('frame')),
      )
      centreLine(sheet, [
        [E + 74 * u, 0, 0],
        [E + 104 * u, 0, 0],
      ])
    },
  },
}

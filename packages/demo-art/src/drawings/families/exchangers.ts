import type { Families } from '../parameters.ts'
import { centreLine, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { farToNear, ringOf } from '../kit/projection.ts'
import { bolt, repeat } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { bore, box, cylinder, turned } from '../kit/solids.ts'
import { disc, shadow } from '../kit/strokes.ts'
import { hoops } from './threads.ts'

// Tubes of 20 mm on a pitch of 25 mm fill the shell.
const shellOf = (tubes = 60) => 27.5 * Math.sqrt(tubes / 0.78)
const tubeArea = (tubes = 60, length = 1000) => tubes * Math.PI * 0.02 * (length / 1000) * 0.7

// A flanged branch standing on a shell.
function branch(sheet: Sheet, at: Point3, r: number, height: number, material: 'hue' | 'steel' = 'steel') {
  const top = turned(sheet, 'z', at, [
    { r, length: height, material },
    { r: r * 1.75, length: height * 0.3 },
  ])
  bore(sheet, 'z', top, r * 0.86, height, tones.wall, tones.ink2)
}

export const exchangers: Families = {
  'heat-exchanger': {
    parameters: {
      tubes: { min: 7, max: 900, step: 1, usual: [37, 130] },
      D: { min: 40, max: 1500, step: 1, from: (known) => shellOf(known('tubes')) },
      L: { min: 200, max: 8000, step: 10, of: 'D', ratio: [3.6, 4.6], within: [2.2, 7] },
      area: {
        min: 0.1,
        max: 900,
        step: 0.1,
        from: (known) => tubeArea(known('tubes'), known('L')),
      },
      end: { oneOf: ['dome', 'plate'] },
    },
    keyFact: (p) => `${p.told('area')} M2 ${p.told('tubes')}X`,
    paint(sheet, p) {
      const [R, L] = [p.number('D') / 2, p.number('L')]
      const foot = R * 1.6
      const rim = R * 1.26
      const [head, plate] = [Math.min(R * 1.1, L * 0.16), R * 0.16]
      shadow(sheet, [
        [0, -R, -foot],
        [L, -R, -foot],
        [L, R, -foot],
        [0, R, -foot],
      ])
      const shell = head + plate * 2
      const span = L - shell * 2
      const saddles = [shell + span * 0.12, shell + span * 0.74]
      for (const x of saddles) box(sheet, [x, -R * 0.8, -foot], [R * 0.5, R * 1.6, foot - R * 0.5])
      const flangePair = (x: number) => {
        cylinder(sheet, 'x', [x, 0, 0], rim, plate)
        cylinder(sheet, 'x', [x + plate, 0, 0], rim, plate)
      }
      const bolts = (x: number) => {
        for (const at of ringOf(sheet, 'x', [x, 0, 0], R * 1.14, 12, 15))
          bolt(sheet, 'x', at, R * 0.07, R * 0.1)
      }
      turned(
        sheet,
        'x',
        [0, 0, 0],
        [
          { r: R * 0.7, to: R, length: head * 0.3, open: true },
          { r: R, length: head * 0.7, open: true },
        ],
      )
      flangePair(head)
      cylinder(sheet, 'x', [shell, 0, 0], R, span, 'hue', { open: true })
      hoops(sheet, 'x', [shell + span * 0.2, 0, 0], R, span * 0.8, 2, sheet.materials.hue[3])
      branch(sheet, [shell + span * 0.16, 0, R * 0.9], R * 0.26, R * 0.5, 'hue')
      branch(sheet, [shell + span * 0.84, 0, R * 0.9], R * 0.26, R * 0.5, 'hue')
      branch(sheet, [head * 0.62, 0, R * 0.9], R * 0.22, R * 0.46)
      flangePair(L - shell)
      if (p.choice('end') === 'plate') {
        const face = L - head
        cylinder(sheet, 'x', [face, 0, 0], R, head * 0.55)
        branch(sheet, [face + head * 0.28, 0, R * 0.9], R * 0.18, R * 0.46)
        bolts(face)
        cylinder(sheet, 'x', [face + head * 0.55, 0, 0], rim, plate)
        bolts(face + head * 0.55 + plate)
        disc(sheet, 'x', [face + head * 0.55 + plate, 0, 0], R * 0.86, sheet.materials.hue[0], { weight: 1 })
      } else {
        bolts(L - head)
        turned(
          sheet,
          'x',
          [L - head, 0, 0],
          [
            { r: R, length: head * 0.5, open: true },
            { r: R, to: R * 0.88, length: head * 0.22, open: true },
            { r: R * 0.88, to: R * 0.55, length: head * 0.22 },
          ],
        )
        branch(sheet, [L - head * 0.72, 0, R * 0.9], R * 0.2, R * 0.46)
      }
      const rows = 5
      const pipes = Array.from({ length: rows }, (_, i) => ((i + 0.5) / rows) * R * 0.84)
      opened(
        sheet,
        'x',
        [shell, 0, 0],
        [
          [span * 0.3, 0],
          [span * 0.7, 0],
          [span * 0.7, R],
          [span * 0.3, R],
        ],
        tones.white,
      )
      for (const r of pipes)
        opened(
          sheet,
          'x',
          [shell, 0, 0],
          [
            [span * 0.3, r - R * 0.04],
            [span * 0.7, r - R * 0.04],
            [span * 0.7, r + R * 0.04],
            [span * 0.3, r + R * 0.04],
          ],
          sheet.materials.hue[1],
        )
      cutTurned(
        sheet,
        'x',
        [shell, 0, 0],
        [
          [
            [span * 0.3, R * 0.93],
            [span * 0.7, R * 0.93],
            [span * 0.7, R],
            [span * 0.3, R],
          ],
        ],
      )
      lookAt(sheet, [L - head, 0, R * 0.5])
      dimension(sheet, [0, R, -foot], [L, R, -foot], [0, R * 0.1, -0.001], String(p.told('L')))
      diameter(sheet, 'x', [sheet.orthographic ? shell : L, 0, 0], R, `Ø${p.told('D')}`, foot)
      centreLine(sheet, [
        [L + 4 / sheet.scale, 0, 0],
        [L + 30 / sheet.scale, 0, 0],
      ])
    },
  },

  manifold: {
    parameters: {
      stations: { min: 2, max: 10, step: 1, usual: [3, 6] },
      port: { min: 4, max: 60, step: 1, series: [8, 10, 15, 20, 25], usual: [8, 25] },
      pitch: { min: 12, max: 200, step: 1, of: 'port', ratio: [2.6, 3.2], within: [2, 6] },
      pressure: { min: 4, max: 420, step: 1, series: [10, 16, 210, 250, 315], usual: [10, 315] },
      top: { oneOf: ['valves', 'plugs'] },
    },
    keyFact: (p) => `${p.told('stations')}X G${p.told('port')} ${p.told('pressure')} BAR`,
    paint(sheet, p) {
      const [n, d, pitch] = [p.number('stations'), p.number('port'), p.number('pitch')]
      const r = Math.min(d / 2, pitch * 0.24)
      const [W, H] = [pitch * 1.15, pitch * 1.05]
      const L = pitch * (n + 0.5)
      shadow(sheet, [
        [0, -W / 2, -W * 0.06],
        [L + W * 0.1, -W / 2, -W * 0.06],
        [L + W * 0.1, W / 2 + W * 0.1, -W * 0.06],
        [0, W / 2 + W * 0.1, -W * 0.06],
      ])
      box(sheet, [0, -W / 2, 0], [L, W, H], 'steel')
      const corners: Point3[] = [
        [pitch * 0.24, -W * 0.38, H],
        [L - pitch * 0.24, W * 0.38, H],
        [L - pitch * 0.24, -W * 0.38, H],
        [pitch * 0.24, W * 0.38, H],
      ]
      for (const at of farToNear(sheet, corners))
        repeat(sheet, 'hole', at, (c) => bore(sheet, 'z', c, pitch * 0.07, H, tones.ink2))
      const places = Array.from({ length: n }, (_, i) => pitch * (i + 0.75))
      for (const x of places) {
        repeat(sheet, 'port', [x, W / 2, H * 0.44], ([a, b, c]) => {
          bore(sheet, 'y', [a, b, c], r * 1.45, r * 0.2, tones.rule, tones.white)
          bore(sheet, 'y', [a, b, c], r * 1.1, r * 2.4, tones.ink3, tones.ink2)
        })
        repeat(sheet, 'top', [x, 0, H], ([a, b, c]) => {
          if (p.choice('top') === 'valves') {
            turned(
              sheet,
              'z',
              [a, b, c],
              [
                { r: r * 1.25, length: r * 0.5 },
                { r: r * 0.75, length: r * 0.6 },
                { r: r * 1.35, length: r * 1.5, material: 'hue' },
                { r: r * 1.1, to: r * 0.9, length: r * 0.35, material: 'hue' },
              ],
            )
          } else {
            turned(sheet, 'z', [a, b, c], [{ r: r * 1.3, length: r * 0.35, material: 'hue' }])
            bore(sheet, 'z', [a, b, c + r * 0.35], r * 0.6, r * 0.6, tones.ink2, tones.ink)
          }
        })
      }
      const main = Math.min(r * 1.7, H * 0.34)
      bore(sheet, 'x', [L, 0, H * 0.44], main * 1.3, main * 0.15, tones.rule, tones.white)
      bore(sheet, 'x', [L, 0, H * 0.44], main, main * 2, tones.ink3, tones.ink2)
      opened(
        sheet,
        'x',
        [L - pitch * 0.5, 0, H * 0.44],
        [
          [0, 0],
          [pitch * 0.5, 0],
          [pitch * 0.5, main],
          [0, main],
        ],
        tones.rule,
      )
      cutTurned(
        sheet,
        'x',
        [L - pitch * 0.5, 0, H * 0.44],
        [
          [
            [0, main],
            [pitch * 0.5, main],
            [pitch * 0.5, H * 0.56],
            [0, H * 0.56],
          ],
        ],
      )
      lookAt(sheet, [L * 0.8, W / 2, H * 0.5])
      for (const x of places)
        centreLine(sheet, [
          [x, W / 2, H * 0.44 - r * 1.9],
          [x, W / 2, H * 0.44 + r * 1.9],
        ])
      dimension(sheet, [0, W / 2, 0], [L, W / 2, 0], [0, W * 0.02, -0.001], String(Number(L.toFixed(1))))
      const last = places.at(-1) ?? 0
      if (sheet.orthographic)
        dimension(sheet, [last - pitch, W / 2, 0], [last, W / 2, 0], [0, 0, -1], String(p.told('pitch')))
      else dimension(sheet, [L, -W / 2, 0], [L, W / 2, 0], [W * 0.02, 0, -0.001], String(Math.round(W)), 22)
    },
  },
}

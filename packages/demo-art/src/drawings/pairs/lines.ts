import { centreLine, diameter, dimension } from '../kit/annotation.ts'
import { brass, tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { gearOutline, hexagon } from '../kit/profiles.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { disc, shadow } from '../kit/strokes.ts'
import { connectors } from '../families/connectors.ts'
import { hoses } from '../families/hoses.ts'
import { onTop } from '../families/quads.ts'
import { sensor } from '../families/sensor.ts'
import { hoops, knurl } from '../families/threads.ts'
import { unlettered, type PairPaint } from './mates.ts'

// A plug before the coupling of the cable that it is screwed into.
const cableConnector: PairPaint = (sheet, p, random) => {
  const wire = 4.5 * Math.min(1.5, Math.max(0.7, p.number('cable') / p.number('size') / 0.5))
  shadow(sheet, onTop(88, -16, -30, 100, 38))
  unlettered(sheet, () => connectors['cable-connector']?.paint(sheet, p, random))
  const from = 96
  cylinder(sheet, 'x', [from, 0, 0], 20, 22)
  knurl(sheet, 'x', [from + 2, 0, 0], 20, 18, 14)
  turned(
    sheet,
    'x',
    [from + 22, 0, 0],
    [
      { r: 13, length: 4, material: 'hue' },
      { r: 15, length: 22, material: 'hue' },
      { r: 11, to: 9, length: 8, material: 'dark' },
      { r: 9.4, to: 8.4, length: 4, material: 'dark' },
      { r: 8.8, to: 7, length: 12, material: 'dark' },
      { r: wire, length: 40, material: 'solid', face: sheet.materials.hue[0] },
    ],
  )
  const end = from + 112
  for (const [y, z, colour] of [
    [0, 1.8, brass[2]],
    [-1.8, -1, tones.ink],
    [1.8, -1, sheet.hue],
  ] as const)
    disc(sheet, 'x', [end, y, z], 1.1, colour, { weight: 0.8 })
  dimension(sheet, [from, -20, 0], [from, 20, 0], [0, 0, -24], `M${p.told('size')}`, 22)
  centreLine(sheet, [
    [71, 0, 0],
    [from - 14, 0, 0],
  ])
  centreLine(sheet, [
    [end + wire, 0, 0],
    [end + wire + 16, 0, 0],
  ])
}

// A hose with the adapter that each of its ends is screwed into.
const hose: PairPaint = (sheet, p, random) => {
  const W = Math.min(p.number('OD') / p.number('ID'), 2) * 13
  const [r, hex] = [W / 2, W * 0.8]
  const wall = (r * 0.95 * p.number('ID')) / Math.max(p.number('OD'), p.number('ID') * 1.3)
  const adapter = (x: number, y: number) => {
    prism(sheet, 'x', [x, y, 0], hexagon(hex, 30), 20, 'steel')
    cylinder(sheet, 'x', [x + 20, y, 0], r * 1.1, 4, 'hue')
    cylinder(sheet, 'x', [x + 24, y, 0], r * 0.95, 20)
    hoops(sheet, 'x', [x + 24, y, 0], r * 0.95, 18, 5)
    bore(sheet, 'x', [x + 44, y, 0], wall, 20, tones.ink3, tones.ink2)
  }
  shadow(sheet, onTop(64, -r, -W, 62, 2 * r))
  shadow(sheet, onTop(40, 104 - r, -W, 62, 2 * r))
  unlettered(sheet, () => hoses['hose']?.paint(sheet, p, random))
  adapter(84, 0)
  adapter(60, 104)
  diameter(sheet, 'x', [104, 104, 0], wall, `Ø${p.told('ID')}`, hex * 1.4)
  for (const [x, y] of [
    [69, 0],
    [45, 104],
  ] as const)
    centreLine(sheet, [
      [x, y, 0],
      [x + 14, y, 0],
    ])
}

// A sensor before the pulse wheel whose teeth it counts.
const sensed: PairPaint = (sheet, p, random) => {
  const [M, L] = [p.number('thread'), p.number('length')]
  const [teeth, R] = [18, Math.max(M * 1.5, L * 0.26)]
  const module = (2 * R) / (teeth + 2)
  const [gap, width] = [M * 0.6, M * 0.7]
  const centre = [L + gap + R, -width / 2, 0] as const
  shadow(sheet, onTop(L + gap, -width / 2, -R, 2 * R, width))
  unlettered(sheet, () => sensor.paint(sheet, p, random))
  cylinder(sheet, 'y', [centre[0], -width * 1.6, 0], R * 0.24, width * 1.2)
  prism(sheet, 'y', centre, gearOutline(teeth, module, 180 / teeth), width, 'hue')
  cylinder(sheet, 'y', [centre[0], width / 2, 0], R * 0.42, width * 0.3, 'hue')
  cylinder(sheet, 'y', [centre[0], width * 0.8, 0], R * 0.24, width * 0.9)
  bore(sheet, 'y', [centre[0], width * 1.7, 0], R * 0.06, R * 0.06, tones.ink2)
  dimension(sheet, [0, M / 2, 0], [L, M / 2, 0], [0, 0, -M * 0.75], String(p.told('length')), 24)
  centreLine(sheet, [
    [centre[0], width * 1.7 + R * 0.24, 0],
    [centre[0], width * 1.7 + R * 0.24 + 20 / sheet.scale, 0],
  ])
}

export const linePairs: Record<string, PairPaint> = {
  'cable-connector': cableConnector,
  hose,
  sensor: sensed,
}

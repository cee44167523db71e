import { diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { gearOutline } from '../kit/profiles.ts'
import { radians } from '../kit/projection.ts'
import { bore, cylinder } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { drives } from '../families/drives.ts'
import { onTop } from '../families/quads.ts'
import { shafts } from '../families/shafts.ts'
import { spurs } from '../families/spurs.ts'
import { loft, shownTeeth, wheelFace } from '../families/toothed.ts'
import { pumps } from '../families/pumps.ts'
import { shaftEnd, unlettered, type PairPaint } from './mates.ts'

// A helical gear with its pinion, whose teeth lean the other way.
const helicalGear: PairPaint = (sheet, p, random) => {
  const [m, z, b] = [p.number('m'), p.number('z'), p.number('b')]
  const shown = shownTeeth(z, m, 48)
  const teeth = Math.max(11, Math.min(16, Math.round(shown.teeth * 0.6)))
  const [r, small] = [(z * m) / 2, (teeth * shown.module) / 2]
  const y = -(r + small + 0.15 * m)
  const side = p.choice('lean') === 'left' ? -1 : 1
  const twist = ((b * Math.tan(radians(p.number('angle')))) / small) * (180 / Math.PI) * side
  // The wheel has a tooth or, of odd teeth, a gap where the pinion meets it.
  const phase = shown.teeth % 2 === 0 ? 180 / teeth : 0
  const outline = (turn: number) => gearOutline(teeth, shown.module, phase + turn)
  const low = r + m
  shadow(sheet, onTop(0, y - small, -low, b, small - y))
  loft(sheet, 'x', [0, y, 0], outline(twist), outline(0), b)
  wheelFace(
    sheet,
    'x',
    [b, y, 0],
    { r: small, width: b * 0.7, bore: small * 0.7, rim: small, windows: 0 },
    'steel',
  )
  unlettered(sheet, () => spurs['helical-gear']?.paint(sheet, p, random))
  diameter(sheet, 'x', [b, 0, 0], low, `Ø${Number(((z + 2) * m).toFixed(1))}`)
  dimension(sheet, [0, low, -low], [b, low, -low], [0, 0.001, 0], String(p.told('b')), 24)
}

// A rack under the pinion that moves it.
const rack: PairPaint = (sheet, p, random) => {
  const [m, b, H] = [p.number('m'), p.number('b'), p.number('H')]
  const pitch = m * Math.PI
  // Of a long rack a piece is drawn; its dimension tells the whole.
  const teeth = Math.min(36, p.number('teeth'))
  const piece = { ...p, number: (name: string) => (name === 'teeth' ? teeth : p.number(name)) }
  const z = teeth > 30 ? 12 : Math.max(12, Math.min(18, Math.round(teeth * 0.9)))
  const r = (z * m) / 2
  unlettered(sheet, () => drives['rack']?.paint(sheet, piece, random))
  // A tooth of the pinion stands in the gap between two teeth of the rack.
  const x = Math.round(teeth * 0.45) * pitch
  const centre = [x, 0, H - m + r] as const
  cylinder(sheet, 'y', [x, -b * 0.5, centre[2]], r * 0.3, b * 0.5)
  prism(sheet, 'y', centre, gearOutline(z, m, -90), b, 'hue')
  cylinder(sheet, 'y', [x, b, centre[2]], r * 0.46, b * 0.18, 'hue')
  cylinder(sheet, 'y', [x, b * 1.18, centre[2]], r * 0.3, b * 0.5)
  bore(sheet, 'y', [x, b * 1.68, centre[2]], r * 0.07, r * 0.07, tones.ink2)
  const L = pitch * teeth
  const whole = String(Math.round(pitch * p.number('teeth')))
  dimension(sheet, [0, b, 0], [L, b, 0], [0, b * 0.01, -0.001], whole, 22)
  dimension(sheet, [L, 0, 0], [L, 0, H], [1e-6, -1e-3, 0], String(p.told('H')), 24)
}

// A belt pulley on the end of its shaft.
const pulley: PairPaint = (sheet, p, random) => {
  const [R, r, W] = [p.number('OD') / 2, p.number('bore') / 2, p.number('W')]
  const back = R * 1.9
  const dark = Math.max(r * 1.5, R * 0.26)
  shadow(sheet, onTop(-back, -dark, -R, back, 2 * dark))
  shaftEnd(sheet, [-back, 0, 0], dark, back, { material: 'steel' })
  unlettered(sheet, () => shafts['pulley']?.paint(sheet, p, random))
  const face = W * 1.02
  const front = R * 0.75
  shaftEnd(sheet, [face, 0, 0], r, front, { material: 'steel', key: true })
  dimension(sheet, [0, 0, R], [W, 0, R], [0, 0, R * 0.2], String(p.told('W')), 26)
  diameter(sheet, 'x', [W, 0, 0], R, `Ø${p.told('OD')}`)
}

// A pump with the coupling that drives it.
const gearPump: PairPaint = (sheet, p, random) => {
  const [W, H] = [p.number('W'), p.number('H')]
  const u = W / 74
  const [w, h] = [W - 4 * u, H - 4 * u]
  const length = (34 + Math.min(34, p.number('displacement') * 0.8)) * u
  const [face, up] = [length + 15 * u, h / 2 - w / 2 + 1]
  shadow(sheet, onTop(face, up - 24 * u, -h / 2 - 8 * u, 110 * u, 48 * u))
  unlettered(sheet, () => pumps['gear-pump']?.paint(sheet, p, random))
  let x = face + 20 * u
  for (const [r, long, material] of [
    [22, 18, 'steel'],
    [21, 8, 'solid'],
    [22, 18, 'steel'],
    [13, 8, 'steel'],
  ] as const) {
    cylinder(sheet, 'x', [x, 0, up], r * u, long * u, material)
    x += long * u
  }
  shaftEnd(sheet, [x, 0, up], 9 * u, 34 * u, { key: true })
  dimension(sheet, [face, w / 2, -h / 2], [face, -w / 2, -h / 2], [0, 0, -u], String(p.told('W')), 24)
}

export const gearPairs: Record<string, PairPaint> = {
  'helical-gear': helicalGear,
  rack,
  pulley,
  'gear-pump': gearPump,
}

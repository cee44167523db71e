import { centreLine, dimension } from '../kit/annotation.ts'
import { box, cylinder, turned } from '../kit/solids.ts'
import { ringOf } from '../kit/projection.ts'
import type { Point3 } from '../kit/sheet.ts'
import { brackets } from '../families/brackets.ts'
import { plates } from '../families/plates.ts'
import { footprintShadow, spread } from '../families/quads.ts'
import { screwed, shaftEnd, unlettered, type PairPaint } from './mates.ts'

// A plate with the column that stands on it, and its corners screwed down.
const basePlate: PairPaint = (sheet, p, random) => {
  const [L, W] = [p.number('length'), p.number('width')]
  const t = Math.max(p.number('thickness'), L * 0.03)
  const unit = Math.min(L, W)
  plates['base-plate']?.paint(sheet, p, random)
  const inset = unit * 0.12
  const screw = unit * 0.045
  const corner = (x: number, y: number) => screwed(sheet, 'z', [x, y, t], screw)
  corner(inset, inset)
  corner(L - inset, inset)
  corner(inset, W - inset)
  const middle: Point3 = [L / 2, W / 2, t]
  const [foot, thick] = [unit * 0.31, unit * 0.07]
  cylinder(sheet, 'z', middle, foot, thick, 'hue')
  const seats = ringOf(sheet, 'z', [L / 2, W / 2, t + thick], foot * 0.78, 6, 15)
  for (const at of seats.slice(0, 3)) screwed(sheet, 'z', at, screw)
  turned(
    sheet,
    'z',
    [L / 2, W / 2, t + thick],
    [
      { r: foot * 0.56, to: foot * 0.5, length: thick },
      { r: foot * 0.44, length: unit * 0.5 },
      { r: foot * 0.44, to: foot * 0.38, length: thick * 0.4 },
    ],
  )
  for (const at of seats.slice(3)) screwed(sheet, 'z', at, screw)
  corner(L - inset, W - inset)
}

// A bracket that is screwed to its machine and carries a pin.
const milledBracket: PairPaint = (sheet, p, random) => {
  const [L, W, t] = [p.number('L'), p.number('W'), p.number('t')]
  const H = Math.max(p.number('H'), W * 0.75)
  const u = Math.min(L / 120, W / 84)
  const [eye, face, hole] = [H - W * 0.43, t * 1.3 + 10 * u, W * 0.18]
  const back = W * 0.5
  shaftEnd(sheet, [-back, W / 2, eye], hole * 1.25, back, { material: 'steel' })
  unlettered(sheet, () => brackets['milled-bracket']?.paint(sheet, p, random))
  const feet: Point3[] = [
    [L - 18 * u, 18 * u, t],
    [L - 18 * u, W - 18 * u, t],
  ]
  if (p.choice('holes') === '4') feet.unshift([L - 62 * u, 18 * u, t], [L - 62 * u, W - 18 * u, t])
  for (const at of feet) screwed(sheet, 'z', at, 6.4 * u)
  const length = L * 0.46
  cylinder(sheet, 'x', [face, W / 2, eye], hole * 1.2, 3 * u)
  shaftEnd(sheet, [face + 3 * u, W / 2, eye], hole * 0.96, length, { material: 'steel' })
  dimension(sheet, [0, W, 0], [L, W, 0], [0, W * 0.01, 0], String(p.told('L')), 24)
  dimension(sheet, [L, 0, 0], [L, W, 0], [L * 0.01, 0, 0], String(p.told('W')), 24)
  centreLine(sheet, [
    [face + length + hole, W / 2, eye],
    [face + length + hole + 24 / sheet.scale, W / 2, eye],
  ])
}

// An angle that holds a wall on its floor.
const sheetBracket: PairPaint = (sheet, p, random) => {
  const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
  const t = Math.max(p.number('thickness'), Math.max(L, W, H) * 0.035)
  const least = Math.min(L, W, H)
  const [thick, beyond] = [Math.max(L, W, H) * 0.1, least * 0.22]
  footprintShadow(sheet, -thick, -beyond, L + thick + beyond, W + 2 * beyond, -thick * 1.3)
  box(sheet, [-thick, -beyond, -thick], [L + thick + beyond, W + 2 * beyond, thick])
  box(sheet, [-thick, -beyond, 0], [thick, W + 2 * beyond, H + beyond])
  unlettered(sheet, () => plates['sheet-bracket']?.paint(sheet, p, random))
  const across = spread(W * 0.24, W * 0.76, p.number('holes'))
  const size = Math.min(least * 0.1, (W * 0.24) / p.number('holes'))
  for (const y of across) screwed(sheet, 'x', [t, y, H * 0.68], size)
  for (const y of across) screwed(sheet, 'z', [L * 0.72, y, t], size)
  const [near, side] = [W + beyond, L + beyond]
  dimension(sheet, [0, near, -thick], [L, near, -thick], [0, 1, 0], String(p.told('length')))
  dimension(sheet, [side, 0, -thick], [side, W, -thick], [1, 0, 0], String(p.told('width')))
}

export const platePairs: Record<string, PairPaint> = {
  'base-plate': basePlate,
  'milled-bracket': milledBracket,
  'sheet-bracket': sheetBracket,
}

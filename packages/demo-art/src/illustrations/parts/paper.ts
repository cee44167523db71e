import { tones, type Material } from '../../drawings/kit/palette.ts'
import { around } from '../../drawings/kit/projection.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box } from '../../drawings/kit/solids.ts'
import { polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, facingRight, lying, plate, round, strokes, type Face } from '../faces.ts'

/** A stack of sheets with its far lower corner at the point; lines show single sheets. */
export function stack(sheet: Sheet, [x, y, z]: Point3, [dx, dy, dz]: Point3) {
  box(sheet, [x, y, z], [dx, dy, dz])
  const rows = Array.from({ length: Math.max(0, Math.round(dz / 4) - 1) }, (_, i) => 4 * (i + 1))
  const style = { stroke: tones.control, weight: 1 }
  strokes(
    sheet,
    facingLeft(x, y + dy, z + dz),
    rows.map((v) => [0, v, dx, v]),
    style,
  )
  strokes(
    sheet,
    facingRight(x + dx, y + dy, z + dz),
    rows.map((v) => [0, v, dy, v]),
    style,
  )
}

/** An embossed seal: a toothed disc with a ring in it. */
export function seal(sheet: Sheet, face: Face, u: number, v: number, radius: number, upright = face.axis) {
  const teeth = 20
  const edge = Array.from({ length: teeth * 2 }, (_, i) =>
    around(upright, face.at(u, v), radius * (i % 2 ? 0.87 : 1), (360 * i) / teeth / 2),
  )
  polygon(sheet, edge, hueSteps[62], { weight: 1.2 })
  round(sheet, face, u, v, radius * 0.62, { fill: hueSteps[26], weight: 1 })
  round(sheet, face, u, v, radius * 0.3, { stroke: hueSteps[80], weight: 1.2 })
}

/** A closed envelope on a face. */
export function envelope(sheet: Sheet, face: Face, u: number, v: number, w: number, h: number) {
  plate(sheet, face, u, v, w, h)
  strokes(sheet, face, [[u, v, u + w / 2, v + h * 0.58, u + w, v]], { stroke: tones.ink, weight: 1.3 })
  round(sheet, face, u + w / 2, v + h * 0.56, h * 0.14, { fill: hueSteps[100], weight: 1 })
}

/** A closed book lying flat, its spine to the left. */
export function book(sheet: Sheet, [x, y, z]: Point3, [dx, dy, dz]: Point3, cover: Material = 'solid') {
  const t = dz * 0.2
  box(sheet, [x, y, z], [dx, dy, t], cover)
  box(sheet, [x + t, y + t, z + t], [dx - 2 * t, dy - 2 * t, dz - 2 * t])
  const rows = [0.3, 0.5, 0.7].map((k) => dz * k)
  const style = { stroke: tones.control, weight: 1 }
  strokes(
    sheet,
    facingRight(x + dx - t, y + dy - t, z + dz),
    rows.map((v) => [0, v, dy - 2 * t, v]),
    style,
  )
  strokes(
    sheet,
    facingLeft(x + t, y + dy - t, z + dz),
    rows.map((v) => [0, v, dx - 2 * t, v]),
    style,
  )
  box(sheet, [x, y, z + dz - t], [dx, dy, t], cover)
  plate(sheet, lying(x, y, z + dz), dx * 0.22, dy * 0.25, dx * 0.56, dy * 0.2, { weight: 1 })
}

/** An open tray for letters, low walls around a floor. */
export function tray(sheet: Sheet, [dx, dy, dz]: Point3, inside: (floor: number) => void) {
  const t = 4
  polygon(
    sheet,
    [
      [t, t, t],
      [dx - t, t, t],
      [dx - t, dy - t, t],
      [t, dy - t, t],
    ],
    hueSteps[26],
  )
  box(sheet, [0, 0, 0], [dx, t, dz], 'hue')
  box(sheet, [0, t, 0], [t, dy - t, dz], 'hue')
  inside(t)
  box(sheet, [t, dy - t, 0], [dx - t, t, dz * 0.55], 'hue')
  box(sheet, [dx - t, t, 0], [t, dy - t, dz * 0.55], 'hue')
}

/** A pencil lying on a plane z from one point to another. */
export function pencil(sheet: Sheet, [x, y, z]: Point3, [ex, ey]: readonly [number, number], radius = 4) {
  const length = Math.hypot(ex - x, ey - y)
  const [ux, uy] = [(ex - x) / length, (ey - y) / length]
  const at = (along: number, across: number, up: number): Point3 => [
    x + ux * along - uy * across,
    y + uy * along + ux * across,
    z + up,
  ]
  const tip = length - radius * 4
  polygon(
    sheet,
    [
      at(0, radius, 0),
      at(tip, radius, 0),
      at(tip, radius * 0.4, radius * 1.5),
      at(0, radius * 0.4, radius * 1.5),
    ],
    hueSteps[100],
  )
  polygon(
    sheet,
    [
      at(0, radius * 0.4, radius * 1.5),
      at(tip, radius * 0.4, radius * 1.5),
      at(tip, -radius, radius),
      at(0, -radius, radius),
    ],
    hueSteps[80],
  )
  polygon(
    sheet,
    [
      at(tip, radius, 0),
      at(length, 0, radius * 0.4),
      at(tip, -radius, radius),
      at(tip, radius * 0.4, radius * 1.5),
    ],
    tones.white,
  )
}

import { tones, type Material } from '../../drawings/kit/palette.ts'
import type { Point, Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box } from '../../drawings/kit/solids.ts'
import { polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, facingRight, lying, plates, quad, shape, strokes, type Face } from '../faces.ts'

const grain = { stroke: hueSteps[62], weight: 1 }
const battens = { left: hueSteps[26], right: hueSteps[14], top: tones.white } as const

function boards(sheet: Sheet, face: Face, w: number, h: number, count: number) {
  const rows = Array.from({ length: count - 1 }, (_, i) => (h * (i + 1)) / count)
  strokes(
    sheet,
    face,
    rows.map((v) => [0, v, w, v]),
    grain,
  )
}

/** A side of a crate: boards, a frame of battens and, when told, a brace across. */
function side(sheet: Sheet, face: Face, [w, h]: Point, fill: string, brace: boolean) {
  const b = Math.min(w, h) * 0.13
  boards(sheet, face, w, h, h > 60 ? 6 : 4)
  if (brace) shape(sheet, face, [b, h - b, b, h - 2.1 * b, w - b, b, w - b, 2.1 * b], { fill, weight: 1 })
  plates(
    sheet,
    face,
    [
      [0, 0],
      [0, h - b],
    ],
    w,
    b,
    { fill, weight: 1 },
  )
  plates(
    sheet,
    face,
    [
      [0, 0],
      [w - b, 0],
    ],
    b,
    h,
    { fill, weight: 1 },
  )
}

/** A closed wooden crate, its far lower corner at the zero point. */
export function crate(sheet: Sheet, [dx, dy, dz]: Point3, brace = true) {
  box(sheet, [0, 0, 0], [dx, dy, dz], 'hue')
  side(sheet, facingLeft(0, dy, dz), [dx, dz], battens.left, brace)
  side(sheet, facingRight(dx, dy, dz), [dy, dz], battens.right, brace)
  const top = lying(0, 0, dz)
  boards(sheet, top, dx, dy, 5)
  const b = Math.min(dx, dy) * 0.13
  plates(
    sheet,
    top,
    [
      [b, 0],
      [dx - 2 * b, 0],
    ],
    b,
    dy,
    { fill: battens.top, weight: 1 },
  )
}

/** A crate so small that only its edges and battens can be seen. */
export function smallCrate(sheet: Sheet, [dx, dy, dz]: Point3, material: Material = 'hue') {
  box(sheet, [0, 0, 0], [dx, dy, dz], material)
  const b = Math.min(dx, dz) * 0.2
  plates(
    sheet,
    facingLeft(0, dy, dz),
    [
      [0, 0],
      [dx - b, 0],
    ],
    b,
    dz,
    { fill: battens.left, weight: 1 },
  )
  plates(
    sheet,
    facingRight(dx, dy, dz),
    [
      [0, 0],
      [dy - b, 0],
    ],
    b,
    dz,
    { fill: battens.right, weight: 1 },
  )
  plates(
    sheet,
    lying(0, 0, dz),
    [
      [0, 0],
      [dx - b, 0],
    ],
    b,
    dy,
    { fill: battens.top, weight: 1 },
  )
}

/** The far half of an open crate: floor and far walls from inside. What lies in it is drawn next. */
export function crateInside(sheet: Sheet, [dx, dy, dz]: Point3, t = 6) {
  const [w, d] = [dx - 2 * t, dy - 2 * t]
  polygon(sheet, quad(lying(t, t, t), 0, 0, w, d), hueSteps[14])
  polygon(sheet, quad(facingLeft(t, t, dz), 0, 0, w, dz - t), hueSteps[44])
  polygon(sheet, quad(facingRight(t, dy - t, dz), 0, 0, d, dz - t), hueSteps[26])
  strokes(
    sheet,
    facingLeft(t, t, dz),
    [0.25, 0.5, 0.75].map((k) => [0, dz * k, w, dz * k]),
    grain,
  )
  strokes(
    sheet,
    facingRight(t, dy - t, dz),
    [0.25, 0.5, 0.75].map((k) => [0, dz * k, d, dz * k]),
    grain,
  )
  polygon(sheet, quad(lying(0, 0, dz), 0, 0, dx, t), tones.white)
  polygon(sheet, quad(lying(0, 0, dz), 0, 0, t, dy), tones.white)
}

/** The near half of an open crate. */
export function crateFront(sheet: Sheet, [dx, dy, dz]: Point3, t = 6) {
  const [left, right] = [facingLeft(0, dy, dz), facingRight(dx, dy, dz)]
  polygon(sheet, quad(left, 0, 0, dx, dz), hueSteps[44])
  side(sheet, left, [dx, dz], battens.left, true)
  polygon(sheet, quad(right, 0, 0, dy, dz), hueSteps[26])
  side(sheet, right, [dy, dz], battens.right, true)
  polygon(sheet, quad(lying(0, dy - t, dz), 0, 0, dx, t), tones.white)
  polygon(sheet, quad(lying(dx - t, 0, dz), 0, 0, t, dy), tones.white)
}

/** A pallet of three runners and five boards, its top at `height`. */
export function pallet(sheet: Sheet, dx: number, dy: number, height = 14, material: Material = 'pale') {
  const b = dy * 0.15
  for (const y of [0, (dy - b) / 2, dy - b]) box(sheet, [0, y, 0], [dx, b, height * 0.65], material)
  const w = dx / 7
  for (const i of [0, 1, 2, 3, 4])
    box(sheet, [i * 1.5 * w, 0, height * 0.65], [w, dy, height * 0.35], material)
}

/** A shipping container along x, closed, its ribs as lines. */
export function container(sheet: Sheet, [dx, dy, dz]: Point3, material: Material = 'solid', ribs = 7) {
  box(sheet, [0, 0, 0], [dx, dy, dz], material)
  const rows = Array.from({ length: ribs }, (_, i) => (dx * (i + 1)) / (ribs + 1))
  const stroke = material === 'solid' ? hueSteps[62] : hueSteps[44]
  strokes(
    sheet,
    facingLeft(0, dy, dz),
    rows.map((u) => [u, dz * 0.12, u, dz * 0.88]),
    { stroke, weight: 1 },
  )
}

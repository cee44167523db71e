// The carton of the packing line.
import {
  dark,
  edge,
  ink,
  line,
  notes,
  plain,
  poly,
  rect,
  solidOf,
  thin,
  tint,
  type Point,
  type Shape,
} from './sheet.ts'

export const belt = 336
const carton = { w: 112, h: 92 }
export const top = belt - carton.h

/** A carton with its middle at `x`, its flaps from open (0) to closed (1). */
export function box(x: number, closed: number): Shape[] {
  const [left, right] = [x - carton.w / 2, x + carton.w / 2]
  // The flaps stand up a little outwards and fold down flat to the middle.
  const angle = (1 - closed) * 1.66
  const flap = (hinge: number, way: 1 | -1): Shape => {
    const length = carton.w / 2 - 1
    const tip: Point = [hinge + way * length * Math.cos(angle), top - length * Math.sin(angle)]
    return edge(poly([[hinge, top - 3], [tip[0], tip[1] - 3], tip, [hinge, top]]), tint.solid[0])
  }
  return [
    ...solidOf([flap(left, 1), flap(right, -1), edge(rect(left, top, carton.w, carton.h), tint.hue[1])]),
    thin(line([left, top + 12], [right, top + 12]), closed > 0.99 ? ink : notes),
    ...(closed > 0.99 ? [plain(rect(x - 11, top, 22, 20), tint.solid[2])] : []),
  ]
}

export function label(x: number): Shape[] {
  const [left, y] = [x - 6, top + 40]
  const bars = [4, 8, 10, 15, 18, 24, 27, 32, 35, 39].map((at, i) =>
    rect(left + at, y + 8, i % 3 === 1 ? 2.6 : 1.4, 16),
  )
  return [
    edge(rect(left, y, 46, 34), ink, { width: 1 }),
    plain(bars.join(''), dark),
    plain(rect(left + 5, y + 27, 26, 2), dark),
  ]
}

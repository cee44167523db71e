import { arc, around, pair, project, visibleArc } from '../kit/projection.ts'
import type { Point3, Sheet } from '../kit/sheet.ts'
import { lines, thinPath } from '../kit/strokes.ts'

/** The near half of a level circle on an upright mantle, as path data. */
export function hoop(sheet: Sheet, z: number, radius: number): string {
  const [from, to] = visibleArc(sheet, 'z')
  const centre: Point3 = [0, 0, z]
  return `M${pair(project(sheet, around('z', centre, radius, from)))}${arc(sheet, 'z', centre, radius, from, to)}`
}

/** Upright ribs of a cap, evenly over its visible mantle. */
export function ribs(sheet: Sheet, z: number, radius: number, height: number, count: number) {
  const [from, to] = visibleArc(sheet, 'z')
  const runs = Array.from({ length: count - 1 }, (_, i) => {
    const angle = from + ((to - from) * (i + 1)) / count
    return [
      around('z', [0, 0, z + height * 0.16], radius, angle),
      around('z', [0, 0, z + height * 0.84], radius, angle),
    ]
  })
  lines(sheet, runs, sheet.hue)
}

/** A label wrapped on the near side: a band with three lines of lettering as strokes. */
export function label(sheet: Sheet, z: number, height: number, radius: number, fill: string) {
  const [from, to] = visibleArc(sheet, 'z')
  const [left, right] = [from + 34, to - 34]
  const edge = (at: number, angle: number) => pair(project(sheet, around('z', [0, 0, at], radius, angle)))
  const lower = arc(sheet, 'z', [0, 0, z], radius, left, right)
  const upper = arc(sheet, 'z', [0, 0, z + height], radius, right, left)
  const data = `M${edge(z, left)}${lower}L${edge(z + height, right)}${upper}Z`
  sheet.body.push(`<path d="${data}" fill="${fill}" stroke-width="1"/>`)
  const text = [0.72, 0.52, 0.38].map((share, i) => {
    const [a, b] = [left + 12 + i * 4, right - 12 - i * 10]
    return `M${edge(z + height * share, a)}${arc(sheet, 'z', [0, 0, z + height * share], radius, a, b)}`
  })
  thinPath(sheet, text.join(''), sheet.hue, 1.5)
}

/** A leaf lying on a lid: two arcs as a polygon about its middle. */
export function leaf(x: number, y: number, z: number, length: number): Point3[] {
  const side = (sign: 1 | -1) =>
    Array.from({ length: 9 }, (_, i): Point3 => {
      const t = (sign * (i - 4)) / 4
      const bulge = sign * length * 0.42 * (1 - t * t)
      return [x + length * t * 0.7 + bulge * 0.7, y + length * t * 0.7 - bulge * 0.7, z]
    })
  return [...side(1), ...side(-1)]
}

import { radians } from './projection.ts'
import type { Point } from './sheet.ts'

const polar = (radius: number, angle: number): Point => [
  radius * Math.cos(radians(angle)),
  radius * Math.sin(radians(angle)),
]

// Outlines for prisms, anticlockwise, in model units around (0, 0).
export function regular(corners: number, radius: number, first = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => polar(radius, first + (360 * i) / corners))
}

export const hexagon = (radius: number, first = 0) => regular(6, radius, first)

export function rectangle(width: number, height: number): Point[] {
  const [w, h] = [width / 2, height / 2]
  return [
    [w, -h],
    [w, h],
    [-w, h],
    [-w, -h],
  ]
}

// A slot of two half circles, its straight part along v.
export function slot(width: number, height: number, steps = 8): Point[] {
  const r = width / 2
  const half = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const [u, v] = polar(r, (180 * i) / steps)
      return [side * u, side * (v + height / 2 - r)]
    })
  return [...half(1), ...half(-1)]
}

export function roundedRectangle(width: number, height: number, radius: number, steps = 4): Point[] {
  const [w, h] = [width / 2 - radius, height / 2 - radius]
  const corners: [number, number, number][] = [
    [w, -h, -90],
    [w, h, 0],
    [-w, h, 90],
    [-w, -h, 180],
  ]
  return corners.flatMap(([cu, cv, first]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const [u, v] = polar(radius, first + (90 * i) / steps)
      return [cu + u, cv + v]
    }),
  )
}

// A spur gear's outline: teeth of module m with straight flanks, the first tooth at `phase` degrees.
export function gearOutline(teeth: number, module: number, phase = 0, centre: Point = [0, 0]): Point[] {
  const pitch = (teeth * module) / 2
  const [tip, root] = [pitch + module, pitch - 1.2 * module]
  const step = 360 / teeth
  const points: Point[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [radius, share] of [
      [root, -0.33],
      [tip, -0.125],
      [tip, 0.125],
      [root, 0.33],
    ] as const) {
      const [u, v] = polar(radius, phase + (tooth + share) * step)
      points.push([centre[0] + u, centre[1] + v])
    }
  }
  return points
}

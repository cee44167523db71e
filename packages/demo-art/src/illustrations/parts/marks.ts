import type { Sheet } from '../../drawings/kit/sheet.ts'
import { hueSteps } from '../hues.ts'
import { round, shape, type Face } from '../faces.ts'

/** The outline of a gear on a page. */
export function gearMark(face: Face, u: number, v: number, r: number, teeth = 10) {
  const points: number[] = []
  for (let i = 0; i < teeth * 4; i++) {
    const radius = i % 4 < 2 ? r : r * 0.76
    const angle = (Math.PI * 2 * (i + (i % 2 ? -0.18 : 0.18))) / (teeth * 4)
    points.push(u + radius * Math.cos(angle), v + radius * Math.sin(angle))
  }
  return (sheet: Sheet, weight = 2.4, fill = 'none') => {
    shape(sheet, face, points, { fill, stroke: hueSteps[100], weight })
    round(sheet, face, u, v, r * 0.3, { stroke: hueSteps[100], weight })
  }
}

/** The outlines of machine parts on a page: one stroke drawing each, in a square of side s around (u, v). */
export const marks = {
  pump: (u: number, v: number, s: number): number[][] => {
    const ring = Array.from({ length: 25 }, (_, i) => {
      const angle = (Math.PI * 2 * i) / 24
      return [u + s * 0.3 * Math.cos(angle), v + s * 0.05 + s * 0.3 * Math.sin(angle)]
    }).flat()
    const out = [
      u + s * 0.1,
      v - s * 0.23,
      u + s * 0.1,
      v - s * 0.42,
      u + s * 0.3,
      v - s * 0.42,
      u + s * 0.3,
      v + s * 0.05,
    ]
    const foot = [
      u - s * 0.16,
      v + s * 0.3,
      u - s * 0.3,
      v + s * 0.48,
      u + s * 0.3,
      v + s * 0.48,
      u + s * 0.16,
      v + s * 0.3,
    ]
    const rim = [u + s * 0.04, v - s * 0.42, u + s * 0.36, v - s * 0.42]
    return [ring, out, foot, rim]
  },
  valve: (u: number, v: number, s: number): number[][] => [
    [
      u - s * 0.45,
      v,
      u - s * 0.45,
      v + s * 0.4,
      u,
      v + s * 0.2,
      u + s * 0.45,
      v + s * 0.4,
      u + s * 0.45,
      v,
      u,
      v + s * 0.2,
      u - s * 0.45,
      v,
    ],
    [u, v + s * 0.2, u, v - s * 0.3],
    [u - s * 0.25, v - s * 0.3, u + s * 0.25, v - s * 0.3],
  ],
  flange: (u: number, v: number, s: number): number[][] => [
    [
      u - s * 0.45,
      v + s * 0.2,
      u + s * 0.45,
      v + s * 0.2,
      u + s * 0.45,
      v,
      u + s * 0.22,
      v,
      u + s * 0.16,
      v - s * 0.3,
      u - s * 0.16,
      v - s * 0.3,
      u - s * 0.22,
      v,
      u - s * 0.45,
      v,
      u - s * 0.45,
      v + s * 0.2,
    ],
    [u, v - s * 0.4, u, v + s * 0.32],
  ],
  shaft: (u: number, v: number, s: number): number[][] => [
    [
      u - s * 0.48,
      v - s * 0.1,
      u - s * 0.2,
      v - s * 0.1,
      u - s * 0.2,
      v - s * 0.2,
      u + s * 0.2,
      v - s * 0.2,
      u + s * 0.2,
      v - s * 0.1,
      u + s * 0.48,
      v - s * 0.1,
      u + s * 0.48,
      v + s * 0.1,
      u + s * 0.2,
      v + s * 0.1,
      u + s * 0.2,
      v + s * 0.2,
      u - s * 0.2,
      v + s * 0.2,
      u - s * 0.2,
      v + s * 0.1,
      u - s * 0.48,
      v + s * 0.1,
      u - s * 0.48,
      v - s * 0.1,
    ],
    [u - s * 0.2, v - s * 0.2, u - s * 0.2, v + s * 0.2],
    [u + s * 0.2, v - s * 0.2, u + s * 0.2, v + s * 0.2],
  ],
  bearing: (u: number, v: number, s: number): number[][] =>
    [0.45, 0.33, 0.22].map((r) =>
      Array.from({ length: 25 }, (_, i) => {
        const angle = (Math.PI * 2 * i) / 24
        return [u + s * r * Math.cos(angle), v + s * r * Math.sin(angle)]
      }).flat(),
    ),
} as const

// The lathe seen along its axis.
import { bar, cy, slim, thick, turns, type Now } from './lathe-state.ts'
import { circle, edge, ink, poly, radians, rect, solidOf, tint, type Point, type Shape } from './sheet.ts'

/** The middle of this view. */
export const end: Point = [842, cy]

/** From the tailstock's end: the chuck turns towards the tool. */
export function endView(t: number, now: Now): Shape[] {
  const angle = -t * turns * 360
  const r = now.isOff || now.one === 0 ? bar : now.two > 0 ? slim : thick
  const jaw = (at: number): Shape => {
    const [c, s] = [Math.cos(radians(at)), Math.sin(radians(at))]
    const place = (u: number, v: number): Point => [end[0] + u * c - v * s, end[1] + u * s + v * c]
    return edge(poly([place(50, -11), place(86, -13), place(86, 13), place(50, 11)]), tint.solid[1])
  }
  const tip = end[0] - now.tool[1]
  return [
    ...solidOf([edge(circle(...end, 94), tint.steel[2])]),
    ...solidOf([0, 120, 240].map((at) => jaw(angle + at - 90))),
    edge(circle(...end, bar), tint.hue[1]),
    ...(r < bar ? [edge(circle(...end, thick), tint.solid[0])] : []),
    ...(r < thick ? [edge(circle(...end, slim), tint.solid[1])] : []),
    ...solidOf([
      edge(rect(tip - 62, cy + 2, 50, 18), tint.steel[3]),
      edge(
        poly([
          [tip, cy],
          [tip - 20, cy],
          [tip - 17, cy + 9],
          [tip - 3, cy + 9],
        ]),
        ink,
      ),
    ]),
  ]
}

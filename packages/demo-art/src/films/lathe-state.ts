// Where bar, tools and part of the lathe stand at each moment of the film.
import { between, ease, type Point } from './sheet.ts'

export const cy = 246
export const face = 236
export const jaws = 268
export const stub = 292
export const reach = 566
export const part = 304
export const step = 436
/** Where the catcher's tube begins. */
export const catcher = 618
export const bar = 48
export const thick = 38
export const slim = 25
export const turns = 6

/** The moments of one part. */
export const when = {
  fed: 0.1,
  first: [0.14, 0.4],
  second: [0.46, 0.62],
  part: [0.68, 0.82],
  away: [0.84, 0.97],
} as const
export const share = (t: number, [from, to]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (t - from) / (to - from)))

export type Now = ReturnType<typeof stateAt>

/** Where everything stands: the end of the bar, how far each pass has come, both tools. */
export function stateAt(t: number) {
  const end = stub + (reach - stub) * ease(t / when.fed)
  const [one, two, off] = [share(t, when.first), share(t, when.second), share(t, when.part)]
  const firstFront = reach - (reach - stub) * one
  const secondFront = reach - (reach - step) * two
  const isCutting = (one > 0 && one < 1) || (two > 0 && two < 1)
  const start = reach + 34
  const clear = bar + 22
  const tool: Point =
    t < when.first[0]
      ? [start, clear + (thick - clear) * between(t, when.fed - 0.04, when.first[0])]
      : one < 1
        ? [firstFront + (start - reach) * (1 - ease(one * 12)), thick]
        : t < when.second[0]
          ? back(between(t, when.first[1], when.second[0]), [stub, thick], [start, slim])
          : two < 1
            ? [secondFront + (start - reach) * (1 - ease(two * 12)), slim]
            : back(between(t, when.second[1], when.part[0]), [step, slim], [start, clear])
  const blade =
    t < when.part[1]
      ? bar + 26 - (bar + 28) * off * off
      : -2 + (bar + 28) * between(t, when.part[1], when.part[1] + 0.06)
  return { end, one, two, off, firstFront, secondFront, isCutting, tool, blade, isOff: t >= when.part[1] }
}

/** Away from the work, along it, and in again. */
function back(u: number, from: Point, to: Point): Point {
  const away = Math.sin(Math.PI * Math.min(1, u * 1.02)) * 26
  return [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u + away]
}

/** The radii along the work, from the chuck outwards, as pairs of where a piece ends and its radius. */
export function radiiOf(now: Now): [number, number][] {
  const pieces: [number, number][] = []
  if (now.one < 1) pieces.push([Math.min(now.firstFront, now.end), bar])
  else pieces.push([stub, bar])
  if (now.one > 0) pieces.push([now.two > 0 ? now.secondFront : now.end, thick])
  if (now.two > 0) pieces.push([now.end, slim])
  return pieces
}

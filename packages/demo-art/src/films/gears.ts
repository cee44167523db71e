// A pair of spur gears meshing: involute flanks, the line of action with its moving points of contact, and a section.
import { circlesOf, halfTooth, meshing, outlineOf, pressureAngle, type Gear } from './involute.ts'
import {
  arc,
  axis,
  circle,
  cutMark,
  dimension,
  edge,
  ground,
  hatch,
  ink,
  letters,
  line,
  named,
  paper,
  placed,
  plain,
  polar,
  poly,
  radians,
  rect,
  solidOf,
  thin,
  tint,
  turning,
  type Film,
  type Point,
  type Shape,
} from './sheet.ts'

const module = 13
const teeth = { wheel: 24, pinion: 16 }
const cy = 280
const left: Point = [248, cy]
const right: Point = [left[0] + (module * (teeth.wheel + teeth.pinion)) / 2, cy]
const bore = { wheel: 40, pinion: 30 }

export const gears: Film = {
  name: 'gears',
  seconds: 6,
  poster: 0.2,
  draw(t) {
    // A third of a turn, and half a turn of the pinion: holes and keyways then stand as at the start.
    const wheel: Gear = { teeth: teeth.wheel, module, centre: left, angle: (t * 2 * Math.PI) / 3 }
    const pinion: Gear = {
      teeth: teeth.pinion,
      module,
      centre: right,
      angle: meshing(wheel, teeth.pinion, 0),
    }
    return [
      ...ground('PT-F-02'),
      ...solidOf(wheelShapes(wheel)),
      ...solidOf(pinionShapes(pinion)),
      ...action(wheel, pinion),
      ...section(wheel),
      ...marks(wheel, pinion),
    ]
  },
}

function wheelShapes(gear: Gear): Shape[] {
  const [x, y] = gear.centre
  const holes = [0, 1, 2].map((i) =>
    circle(...polar(gear.centre, 92, gear.angle - Math.PI / 2 + (i * 2 * Math.PI) / 3), 26),
  )
  return [
    edge(poly(outlineOf(gear)), tint.hue[0]),
    edge(circle(x, y, 126), tint.steel[2], { width: 1 }),
    edge(holes.join(''), paper),
    edge(circle(x, y, 60), tint.hue[1]),
    edge(circle(x, y, bore.wheel), paper),
  ]
}

function pinionShapes(gear: Gear): Shape[] {
  const [x, y] = gear.centre
  return [
    edge(poly(outlineOf(gear)), tint.solid[0]),
    edge(circle(x, y, 58), tint.hue[2], { width: 1 }),
    edge(circle(x, y, bore.pinion), paper),
    edge(keyed(gear, bore.pinion), paper),
  ]
}

/** A bore with two keyways across from each other. */
function keyed({ centre, angle }: Gear, r: number): string {
  const half = Math.asin(0.28)
  const points = [0, Math.PI].flatMap((from): Point[] => [
    polar([0, 0], r * 1.3, from - half * 0.78),
    polar([0, 0], r * 1.3, from + half * 0.78),
    ...Array.from({ length: 25 }, (_, i) => polar([0, 0], r, from + half + (i / 24) * (Math.PI - 2 * half))),
  ])
  return poly(placed(points, centre, angle))
}

/** The line along which the flanks press, and where they touch now. */
function action(wheel: Gear, pinion: Gear): Shape[] {
  const [one, two] = [circlesOf(wheel), circlesOf(pinion)]
  const start = polar(left, one.base, -pressureAngle)
  const on = (s: number): Point => [
    start[0] + Math.sin(pressureAngle) * s,
    start[1] + Math.cos(pressureAngle) * s,
  ]
  const from = (right[0] - left[0]) * Math.sin(pressureAngle) - Math.sqrt(two.tip ** 2 - two.base ** 2)
  const to = Math.sqrt(one.tip ** 2 - one.base ** 2)
  const touching = Array.from({ length: wheel.teeth }, (_, tooth) => {
    const flank =
      wheel.angle + (tooth * 2 * Math.PI) / wheel.teeth + halfTooth(wheel, one.base) + pressureAngle
    return one.base * (flank % (2 * Math.PI))
  }).filter((s) => s > from && s < to)
  const [middle, pole] = [one.base * Math.tan(pressureAngle), left[0] + one.pitch]
  return [
    axis(circle(...left, one.pitch)),
    axis(circle(...right, two.pitch)),
    thin(line(on(middle - 164), on(to + 58)), ink, { dashes: [7, 4] }),
    thin(line([pole, cy - 164], [pole, cy])),
    thin(arc([pole, cy], 146, -110, -90)),
    letters('20°', pole - 26, cy - 166, 10, 'middle', ink),
    plain(touching.map((s) => circle(...on(s), 5)).join(''), ink),
  ]
}

const cut = { x: 762, rim: 62, hub: 100, web: 22 }

/** Through the wheel's axis: what the saw meets is hatched, the teeth by custom are not. */
function section(wheel: Gear): Shape[] {
  const { x, rim, hub, web } = cut
  const { tip, root } = circlesOf(wheel)
  const bar = (half: number, from: number, to: number, side: 1 | -1) =>
    rect(x - half, Math.min(cy + side * from, cy + side * to), 2 * half, to - from)
  const parts = ([1, -1] as const).flatMap((side) => {
    const hole = side === -1
    return [
      { d: bar(rim / 2, 126, root, side), fill: tint.hue[0] },
      ...(hole
        ? [
            { d: bar(web / 2, 118, 126, side), fill: tint.hue[0] },
            { d: bar(web / 2, 60, 66, side), fill: tint.hue[0] },
          ]
        : [{ d: bar(web / 2, 60, 126, side), fill: tint.hue[0] }]),
      { d: bar(hub / 2, bore.wheel, 60, side), fill: tint.hue[0] },
    ]
  })
  const all = parts.map(({ d }) => d).join('')
  return [
    ...solidOf([
      edge(rect(x - web / 2, cy - 126, web, 252), tint.steel[2]),
      edge(rect(x - hub / 2, cy - bore.wheel, hub, 2 * bore.wheel), tint.steel[2], { width: 1 }),
      edge(bar(rim / 2, root, tip, 1), tint.hue[1]),
      edge(bar(rim / 2, root, tip, -1), tint.hue[1]),
      ...parts.map(({ d, fill }) => edge(d, fill)),
    ]),
    hatch(all, [x - hub / 2, cy - root, hub, 2 * root], 9),
  ]
}

function marks(wheel: Gear, pinion: Gear): Shape[] {
  const [one, two] = [circlesOf(wheel), circlesOf(pinion)]
  const { x, rim } = cut
  const low = cy + one.tip + 40
  const upright = ([at]: Point, r: number) => axis(line([at, cy - r - 14], [at, cy + r + 14]))
  const level = (y: number) => line([x + rim / 2 + 5, y], [x + 130, y])
  return [
    axis(line([left[0] - one.tip - 14, cy], [right[0] + two.tip + 14, cy])),
    axis(line([x - 76, cy], [x + 76, cy])),
    axis(
      line([x - 44, cy - one.pitch], [x + 44, cy - one.pitch]) +
        line([x - 44, cy + one.pitch], [x + 44, cy + one.pitch]),
    ),
    upright(left, one.tip),
    upright(right, two.tip),
    ...cutMark(left[0], cy - one.tip - 26, 'A'),
    ...cutMark(left[0], cy + one.tip + 26, 'A'),
    letters('A-A', x, cy - one.tip - 20, 12, 'middle', ink),
    thin(line([right[0], cy + two.tip + 18], [right[0], low + 8])),
    ...dimension([left[0], low + 4], [right[0], low + 4], 'A'),
    thin(
      line([x - rim / 2, cy + one.tip + 6], [x - rim / 2, low + 8]) +
        line([x + rim / 2, cy + one.tip + 6], [x + rim / 2, low + 8]),
    ),
    ...dimension([x - rim / 2, low], [x + rim / 2, low], 'B'),
    thin(level(cy - one.tip) + level(cy + one.tip)),
    ...dimension([x + 118, cy - one.tip], [x + 118, cy + one.tip], 'ØD1'),
    ...turning(left, 136, 226, 262),
    ...turning(right, 68, 236, 304, true),
    ...named('1', [left[0] - 176, cy - 178], polar(left, 112, radians(226))),
    ...named('2', [right[0] + 74, cy - 150], polar(right, 64, radians(-58))),
  ]
}

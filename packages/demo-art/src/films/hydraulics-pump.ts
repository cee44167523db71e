// The gear pump of the hydraulics in section, with the oil that its wheels carry round.
import { circlesOf, meshing, outlineOf, type Gear } from './involute.ts'
import {
  at,
  axis,
  circle,
  edge,
  hatch,
  ink,
  line,
  paper,
  plain,
  polar,
  poly,
  radians,
  rect,
  rounded,
  solidOf,
  thin,
  tint,
  turning,
  type Point,
  type Shape,
} from './sheet.ts'

const module = 11
const teeth = 12
export const middle: Point = [192, 286]
const distance = module * teeth
export const upper: Point = [middle[0], middle[1] - distance / 2]
const lower: Point = [middle[0], middle[1] + distance / 2]
const cavity = circlesOf({ teeth, module }).tip + 3
const channel = 24

/** The pump at a moment: one turn a film. */
export function pump(t: number): Shape[] {
  const driver: Gear = { teeth, module, centre: upper, angle: t * 2 * Math.PI }
  const driven: Gear = { teeth, module, centre: lower, angle: meshing(driver, teeth, Math.PI / 2) }
  const [x, y] = middle
  const waist = Math.sqrt(cavity ** 2 - (distance / 2) ** 2)
  const over = `A${cavity} ${cavity} 0 1 1`
  const chamber = `M${at([x - waist, y])}${over} ${at([x + waist, y])}${over} ${at([x - waist, y])}Z`
  const box: [number, number, number, number] = [x - 104, upper[1] - 98, 208, distance + 196]
  const body = rounded(...box, 24)
  const bolts = [-1, 1].flatMap((side) =>
    [-1, 1].map((end): Point => [x + side * 84, y + end * (box[3] / 2 - 20)]),
  )
  const reach = Math.sqrt(cavity ** 2 - (distance / 2 - channel) ** 2)
  const mouth = (side: 1 | -1) => {
    const [from, to] = [x + side * (waist - 4), x + side * 118]
    return rect(Math.min(from, to), y - channel, Math.abs(to - from), 2 * channel)
  }
  const walls = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => line([x + side * reach, y + end * channel], [x + side * 118, y + end * channel])),
  )
  const pressed = poly([
    middle,
    polar(upper, cavity + 4, radians(25)),
    [x + cavity, y],
    polar(lower, cavity + 4, radians(-25)),
  ])
  return [
    ...solidOf([
      edge(rect(x - 118, y - 42, 28, 84), tint.steel[3]),
      edge(rect(x + 90, y - 42, 28, 84), tint.steel[3]),
      edge(body, tint.steel[2]),
    ]),
    hatch(body, box, 10),
    ...bolts.flatMap((bolt) => [edge(circle(...bolt, 9), tint.steel[3]), thin(circle(...bolt, 4.5), ink)]),
    edge(chamber, tint.hue[0]),
    plain(pressed, tint.hue[2], { clip: chamber }),
    plain(mouth(-1), tint.hue[0]),
    plain(mouth(1), tint.hue[2]),
    { d: walls.join(''), stroke: ink, width: 1.5 },
    ...carried(driver, 1),
    ...carried(driven, -1),
    ...solidOf([...wheel(driver), ...wheel(driven)]),
    ...turning(upper, 38, 208, 332),
    ...turning(lower, 38, 28, 152, true),
    axis(circle(...upper, circlesOf(driver).pitch)),
    axis(circle(...lower, circlesOf(driver).pitch)),
    axis(line([x, box[1] - 14], [x, box[1] + box[3] + 14])),
    ...[x - 98, x + 86].map((tail) =>
      plain(
        poly([
          [tail + 14, y],
          [tail, y - 7],
          [tail, y + 7],
        ]),
        ink,
      ),
    ),
  ]
}

/** The oil that a wheel carries round in the gaps of its teeth, drawn as drops. */
function carried(gear: Gear, way: 1 | -1): Shape[] {
  const round = 2 * Math.PI
  const { pitch } = circlesOf(gear)
  const drops = Array.from({ length: teeth }, (_, gap) => gear.angle + ((gap + 0.5) * round) / teeth)
    .filter((angle) => (((angle * way + Math.PI) % round) + round) % round < Math.PI + 0.45)
    .map((angle) => circle(...polar(gear.centre, pitch + 2, angle), 3.2))
  return [plain(drops.join(''), ink)]
}

function wheel(gear: Gear): Shape[] {
  const bore = Array.from({ length: 33 }, (_, i) =>
    polar(gear.centre, 22, gear.angle + 0.33 + (i / 32) * (2 * Math.PI - 0.66)),
  )
  const key = [polar(gear.centre, 29, gear.angle - 0.24), polar(gear.centre, 29, gear.angle + 0.24)]
  return [
    edge(poly(outlineOf(gear)), tint.solid[0]),
    edge(circle(...gear.centre, 22), paper),
    edge(poly([...bore, ...key]), paper),
  ]
}

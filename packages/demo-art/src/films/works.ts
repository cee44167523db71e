// A works in section: the crane brings a housing, the line presses and bolts it, the truck takes it away.
import { annex, bay, floor, hall, hallBack, roof } from './works-building.ts'
import {
  at,
  between,
  bubble,
  circle,
  dark,
  dimension,
  edge,
  ground,
  hatch,
  ink,
  letters,
  line,
  plain,
  poly,
  rect,
  rounded,
  solidOf,
  thin,
  tint,
  type Film,
  type Point,
  type Shape,
} from './sheet.ts'

const belt = 366
const pitch = 130
const first = 286
const piece = { w: 66, h: 46 }

export const works: Film = {
  name: 'works',
  seconds: 8,
  poster: 0.42,
  draw(t) {
    const moved = between(t, 0.04, 0.2)
    return [
      ...ground('MW-F-06'),
      plain(rect(0, floor, 960, 120), tint.hue[0]),
      ...hallBack(),
      ...conveyorLine(),
      ...pieces(t, moved),
      ...crane(t),
      ...pressStation(t),
      ...robot(t),
      ...roof(),
      ...annex(),
      ...truck(t),
      { d: line([0, floor], [960, floor]), stroke: ink, width: 2.4 },
      ...marks(),
    ]
  },
}

function conveyorLine(): Shape[] {
  const legs = [262, 392, 522, 652].flatMap((x) => [
    edge(rect(x, belt + 18, 12, floor - belt - 18), tint.steel[3]),
  ])
  const rollers = Array.from({ length: 23 }, (_, i) => circle(258 + i * 20, belt + 9, 5))
  return [
    ...solidOf([...legs, edge(rect(240, belt, 484, 18), tint.steel[2])]),
    edge(rollers.join(''), tint.hue[1], { width: 1 }),
  ]
}

/** A housing on the line; `grown` says what has been put on it. */
function housing(x: number, y: number, grown: number): Shape[] {
  const left = x - piece.w / 2
  return [
    ...solidOf([
      ...(grown > 0 ? [edge(rect(x - 9, y - piece.h - 14, 18, 16), tint.solid[2])] : []),
      edge(rounded(left, y - piece.h, piece.w, piece.h, 6), tint.hue[1]),
      edge(rect(left - 6, y - 9, piece.w + 12, 9), tint.hue[2]),
    ]),
    edge(circle(x, y - 26, 13), grown > 1 ? tint.solid[2] : dark),
    ...(grown > 1
      ? [
          plain(
            [0, 90, 180, 270]
              .map((a) =>
                circle(
                  x + 8 * Math.cos((a * Math.PI) / 180 + 0.78),
                  y - 26 + 8 * Math.sin((a * Math.PI) / 180 + 0.78),
                  1.8,
                ),
              )
              .join(''),
            dark,
          ),
        ]
      : []),
  ]
}

function pieces(t: number, moved: number): Shape[] {
  const onLine = [0, 1, 2, 3].flatMap((place) => {
    const x = first + (place + moved) * pitch
    const grown = place === 0 ? (t > 0.42 ? 1 : 0) : place === 1 ? (t > 0.8 ? 2 : 1) : 2
    return place === 3 && t > 0.34 ? [] : housing(x, belt, grown)
  })
  return t > 0.62 ? [...onLine, ...housing(first, belt, 0)] : onLine
}

/** Brings the next housing, lets it down on the line, and goes back for another. */
function crane(t: number): Shape[] {
  const home = 132
  const x = home + (first - home) * (between(t, 0.26, 0.44) - between(t, 0.8, 0.98))
  const low = between(t, 0.44, 0.6) - between(t, 0.64, 0.78)
  const hook = 262 + low * (belt - piece.h - 262 - 14)
  const loaded = t < 0.62
  return [
    ...solidOf([
      edge(rect(x - 24, 206, 48, 16), tint.solid[1]),
      edge(rect(x - 14, 232, 28, 10), tint.solid[0]),
    ]),
    edge(circle(x - 14, 222, 4) + circle(x + 14, 222, 4), tint.steel[0], { width: 1 }),
    { d: line([x - 5, 242], [x - 5, hook]) + line([x + 5, 242], [x + 5, hook]), stroke: ink, width: 1.2 },
    ...solidOf([edge(rect(x - 10, hook - 6, 20, 12), tint.solid[2])]),
    ...(loaded
      ? [
          thin(line([x, hook + 6], [x - 26, hook + 18]) + line([x, hook + 6], [x + 26, hook + 18]), ink),
          ...housing(x, hook + 14 + piece.h, 0),
        ]
      : [{ d: `M${at([x, hook + 6])}v6a5 5 0 1 1 -5 5`, stroke: ink, width: 2 } as Shape]),
  ]
}

/** Presses the shaft in at the second place. */
function pressStation(t: number): Shape[] {
  const x = first + pitch
  const down = (between(t, 0.26, 0.38) - between(t, 0.46, 0.58)) * 28
  const y = 292 - 14
  return [
    ...solidOf([
      edge(rect(x - 9, y - 10, 18, 16 + down), tint.solid[2]),
      edge(rect(x - 22, y + down - 2, 44, 12), tint.solid[0]),
    ]),
    ...solidOf([
      edge(rect(x - 46, 246, 92, 34), tint.hue[1]),
      edge(rect(x - 58, 246, 12, floor - 246), tint.steel[3]),
      edge(rect(x + 46, 246, 12, floor - 246), tint.steel[3]),
    ]),
    edge(circle(x - 26, 263, 7), tint.steel[0], { width: 1 }),
    thin(line([x - 8, 258], [x + 34, 258]) + line([x - 8, 268], [x + 34, 268])),
  ]
}

/** Bolts the cover on at the third place. */
function robot(t: number): Shape[] {
  const base: Point = [first + 2 * pitch + 78, floor - 44]
  const [one, two] = [66, 62]
  const rest: Point = [base[0] + 2, 268]
  const target: Point = [first + 2 * pitch + 40, belt - 28]
  const u = between(t, 0.28, 0.46) - between(t, 0.84, 0.98)
  const knock = u > 0.99 ? Math.max(0, Math.sin(t * 2 * Math.PI * 12)) * 5 : 0
  const hand: Point = [rest[0] + (target[0] - rest[0]) * u - knock, rest[1] + (target[1] - rest[1]) * u]
  const [dx, dy] = [hand[0] - base[0], hand[1] - base[1]]
  const far = Math.min(one + two - 1, Math.hypot(dx, dy))
  const bend = Math.acos((one * one + far * far - two * two) / (2 * one * far))
  const angle = Math.atan2(dy, dx) + bend
  const elbow: Point = [base[0] + one * Math.cos(angle), base[1] + one * Math.sin(angle)]
  const limb = (from: Point, to: Point, wide: number): Shape => {
    const [lx, ly] = [to[0] - from[0], to[1] - from[1]]
    const l = Math.hypot(lx, ly) || 1
    const [nx, ny] = [(-ly / l) * wide, (lx / l) * wide]
    return edge(
      poly([
        [from[0] + nx, from[1] + ny],
        [to[0] + nx * 0.7, to[1] + ny * 0.7],
        [to[0] - nx * 0.7, to[1] - ny * 0.7],
        [from[0] - nx, from[1] - ny],
      ]),
      tint.solid[0],
    )
  }
  return [
    ...solidOf([
      edge(
        poly([
          [base[0] - 22, floor],
          [base[0] - 12, base[1]],
          [base[0] + 12, base[1]],
          [base[0] + 22, floor],
        ]),
        tint.steel[3],
      ),
      limb(base, elbow, 11),
      limb(elbow, hand, 9),
      edge(circle(...base, 13), tint.hue[2]),
      edge(circle(...elbow, 11), tint.hue[2]),
      edge(rect(hand[0] - 16, hand[1] - 5, 18, 10), tint.solid[2]),
    ]),
    thin(circle(...base, 5) + circle(...elbow, 4), ink),
  ]
}

/** Takes the finished housing, leaves, and the next one backs in. */
function truck(t: number): Shape[] {
  const away = between(t, 0.3, 0.5) - (t > 0.56 ? 1 : 0)
  const x = t < 0.56 ? 728 + away * 250 : 728 + (1 - between(t, 0.64, 0.92)) * 250
  const y = 300
  return [
    ...solidOf([
      edge(rect(x, floor - 40, 200, 12), tint.steel[3]),
      edge(rect(x, y, 146, floor - 40 - y), tint.hue[1]),
      edge(
        poly([
          [x + 152, floor - 40],
          [x + 152, y + 22],
          [x + 186, y + 22],
          [x + 206, y + 52],
          [x + 206, floor - 40],
        ]),
        tint.solid[0],
      ),
      ...[34, 70, 172].map((at) => edge(circle(x + at, floor - 18, 17), dark)),
    ]),
    edge(
      poly([
        [x + 164, y + 30],
        [x + 183, y + 30],
        [x + 197, y + 52],
        [x + 164, y + 52],
      ]),
      tint.hue[0],
      { width: 1 },
    ),
    edge([34, 70, 172].map((at) => circle(x + at, floor - 18, 7)).join(''), tint.steel[3], { width: 1 }),
    thin([0, 1, 2, 3, 4].map((i) => line([x + 24 + i * 25, y + 8], [x + 24 + i * 25, floor - 48])).join('')),
  ]
}

function marks(): Shape[] {
  const axes = Array.from({ length: hall.bays + 1 }, (_, i) => hall.left + i * bay)
  return [
    hatch(rect(0, floor + 2, 960, 14), [0, floor + 2, 960, 14], 12),
    ...axes.flatMap((x, i) => [thin(line([x, floor + 18], [x, 468])), ...bubble(x, 480, String(i + 1))]),
    ...dimension([hall.left, 456], [hall.left + bay, 456], 'L'),
    letters('0.00', 10, floor - 8, 9),
  ]
}

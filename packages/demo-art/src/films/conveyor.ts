// Cartons on a belt: filled, closed and labelled at three stations, one pitch at a time.
import { belt, box, label, top } from './conveyor-carton.ts'
import {
  at,
  between,
  bubble,
  circle,
  dark,
  dimension,
  ease,
  edge,
  ground,
  ink,
  line,
  plain,
  poly,
  rect,
  ring,
  rounded,
  solidOf,
  thin,
  tint,
  type Film,
  type Shape,
} from './sheet.ts'

const pitch = 200
const first = 80
const floor = 440
const stations = [1, 2, 3].map((i) => first + i * pitch) as [number, number, number]
/** The belt moves in the first part of a round, the stations work in the rest. */
const moves = 0.42

export const conveyor: Film = {
  name: 'conveyor',
  seconds: 6,
  poster: 0.36,
  draw(t) {
    // Two rounds a film.
    const round = (t * 2) % 1
    const moved = ease(round / moves)
    const work = (round - moves) / (1 - moves)
    return [
      ...ground('BS-F-04'),
      plain(rect(0, floor, 960, 100), tint.hue[0]),
      { d: line([0, floor], [960, floor]), stroke: ink, width: 2 },
      ...stand(),
      ...falling(work),
      ...cartons(moved, work),
      ...beltAndRollers(moved),
      ...portal(),
      ...filler(),
      ...closer(work),
      ...labeller(work),
      ...hoods(),
      ...marks(),
    ]
  },
}

function stand(): Shape[] {
  const legs = [180, 380, 580, 780].flatMap((x) => [
    edge(rect(x - 7, belt + 20, 14, floor - belt - 24), tint.steel[3]),
    edge(rect(x - 16, floor - 6, 32, 6), tint.steel[3]),
  ])
  return solidOf([edge(rect(100, belt + 50, 760, 8), tint.steel[2]), ...legs])
}

function beltAndRollers(moved: number): Shape[] {
  const rollers = Array.from({ length: 11 }, (_, i) => 180 + i * 60)
  const marks = Array.from({ length: 19 }, (_, i) => 60 + i * 50 + moved * pitch).filter(
    (x) => x > 142 && x < 818,
  )
  return [
    ...solidOf([edge(rect(100, belt, 760, 26), tint.steel[2])]),
    ...rollers.flatMap((x) => [edge(circle(x, belt + 13, 8), tint.hue[1], { width: 1 })]),
    plain(rect(100, belt, 760, 5), tint.solid[1]),
    plain(marks.map((x) => rect(x, belt, 8, 5)).join(''), dark),
    { d: line([100, belt], [860, belt]), stroke: ink, width: 1.5 },
  ]
}

/** Each carton by where it stands: empty, filled, closed, labelled. */
function cartons(moved: number, work: number): Shape[] {
  return [0, 1, 2, 3].flatMap((place) => {
    const x = first + (place + moved) * pitch
    const closing = place === 1 ? Math.min(1, Math.max(0, work * 2)) : place > 1 ? 1 : 0
    const hasLabel = place === 3 || (place === 2 && work > 0.5)
    return [...box(x, ease(closing)), ...(hasLabel ? label(x) : [])]
  })
}

/** The frame that carries all three stations. */
function portal(): Shape[] {
  const posts = [180, 380, 580, 780].map((x) => edge(rect(x - 6, 124, 12, belt - 124), tint.steel[2]))
  return [
    ...solidOf([...posts, edge(rect(160, 104, 640, 20), tint.steel[3])]),
    thin(line([166, 114], [794, 114])),
  ]
}

/** Rings drop from the chute behind the front of the open carton. */
function falling(work: number): Shape[] {
  return [0, 1, 2].flatMap((i): Shape[] => {
    const fall = (work - 0.04 - i * 0.24) / 0.34
    if (fall <= 0 || fall >= 1) return []
    return [edge(ring(stations[0], 172 + fall * fall * 100, 15, 7), tint.solid[2], { evenOdd: true })]
  })
}

function filler(): Shape[] {
  const [x] = stations
  return [
    ...solidOf([
      edge(
        poly([
          [x - 54, 124],
          [x + 54, 124],
          [x + 26, 166],
          [x - 26, 166],
        ]),
        tint.hue[0],
      ),
      edge(rect(x - 26, 166, 52, 20), tint.steel[3]),
    ]),
    edge(ring(x - 15, 143, 12, 5.5) + ring(x + 15, 143, 12, 5.5), tint.solid[0], { evenOdd: true, width: 1 }),
  ]
}

/** How far a head is down: there and back within the work. */
const press = (work: number, from: number, to: number) =>
  between(work, from, from + 0.3) - between(work, to - 0.3, to)

function head(x: number, y: number, down: number, tool: Shape[]): Shape[] {
  return [
    ...solidOf([edge(rect(x - 6, 150, 12, y - 150 + down), tint.solid[2])]),
    ...solidOf([edge(rounded(x - 20, 124, 40, 44, 4), tint.steel[3])]),
    thin(line([x - 20, 138], [x + 20, 138])),
    ...tool,
  ]
}

function closer(work: number): Shape[] {
  const x = stations[1]
  const down = press(work, 0.06, 0.95) * 44
  const y = 188
  return head(
    x,
    y,
    down,
    solidOf([
      edge(
        poly([
          [x - 50, y + down],
          [x + 50, y + down],
          [x + 50, y + 10 + down],
          [x - 50, y + 10 + down],
        ]),
        tint.hue[2],
      ),
    ]),
  )
}

function labeller(work: number): Shape[] {
  const x = stations[2]
  const beam = work > 0.25 && work < 0.8
  const scan = x - 40 + Math.min(1, Math.max(0, (work - 0.25) / 0.5)) * 80
  return [
    ...(beam
      ? [
          thin(line([x, 186], [x - 40, top + 76]) + line([x, 186], [x + 46, top + 76]), ink, {
            dashes: [6, 5],
          }),
          { d: line([x, 186], [scan, top + 57]), stroke: ink, width: 2 } as Shape,
        ]
      : []),
    ...solidOf([
      edge(rounded(x - 34, 124, 68, 46, 5), tint.steel[3]),
      edge(
        poly([
          [x - 14, 170],
          [x + 14, 170],
          [x + 8, 186],
          [x - 8, 186],
        ]),
        tint.hue[1],
      ),
    ]),
    edge(circle(x - 20, 147, 8), beam ? ink : tint.hue[0]),
    thin(
      line([x - 2, 140], [x + 24, 140]) +
        line([x - 2, 147], [x + 24, 147]) +
        line([x - 2, 154], [x + 14, 154]),
    ),
  ]
}

/** Where cartons come from and go to. */
function hoods(): Shape[] {
  return [18, 814].flatMap((x) => [
    ...solidOf([
      edge(rect(x, 162, 128, floor - 162), tint.hue[0]),
      edge(rect(x - 4, 148, 136, 14), tint.steel[3]),
    ]),
    edge(rect(x + 18, 190, 92, 72), tint.steel[0], { width: 1 }),
    thin(line([x + 18, 226], [x + 110, 226]) + line([x + 64, 190], [x + 64, 262])),
    thin([0, 1, 2, 3, 4].map((i) => line([x + 18, 372 + i * 10], [x + 110, 372 + i * 10])).join('')),
    edge(circle(x + 28, 316, 7) + circle(x + 52, 316, 7), tint.solid[0], { width: 1 }),
  ])
}

function marks(): Shape[] {
  return [
    ...stations.flatMap((x, i) => [thin(line([x, floor + 6], [x, 470])), ...bubble(x, 484, String(i + 1))]),
    ...dimension([stations[0], 462], [stations[1], 462], 'P'),
    ...dimension([stations[1], 462], [stations[2], 462], 'P'),
    plain(
      poly([
        [500, 70],
        [482, 64],
        [482, 76],
      ]),
      ink,
    ),
    { d: `M${at([420, 70])}H482`, stroke: ink, width: 1.5 },
  ]
}

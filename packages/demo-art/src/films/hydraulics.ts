// A gear pump in section drives a cylinder through a directional valve: out, and back.
import { middle, pump, upper } from './hydraulics-pump.ts'
import {
  axis,
  between,
  circle,
  dark,
  edge,
  ground,
  hatch,
  ink,
  letters,
  line,
  named,
  notes,
  paper,
  plain,
  polar,
  poly,
  radians,
  rect,
  solidOf,
  thin,
  tint,
  type Film,
  type Point,
  type Shape,
} from './sheet.ts'

const stroke = 126

/** Where valve and piston stand: out until the middle, then back; the valve rests in its middle between two rounds. */
function stateAt(t: number) {
  const valve = between(t, 0.02, 0.08) - 2 * between(t, 0.49, 0.57) + between(t, 0.94, 1)
  const out = between(t, 0.06, 0.5) - between(t, 0.55, 0.95)
  return { valve, out }
}

export const hydraulics: Film = {
  name: 'hydraulics',
  seconds: 6,
  poster: 0.3,
  draw(t) {
    const { valve, out } = stateAt(t)
    return [
      ...ground('MA-F-03'),
      ...pipes(t, out),
      ...pump(t),
      ...cylinder(out),
      ...valveSign(valve),
      ...named('1', [56, 96], polar(upper, 60, radians(225))),
      ...named('2', [640, 372], [575, 312]),
      ...named('3', [600, 66], [560, 115]),
    ]
  },
}

const pipeWidth = 15
const barrel = { x: 424, y: 108, w: 258, h: 92, wall: 15 }
const faces = { left: middle[0] - 118, right: middle[0] + 118 }
const ports = { p: 537, t: 569, low: 326, high: 270 }
const portA = barrel.x + 8
const portB = barrel.x + barrel.w + 8

const routes = {
  suction: [
    [44, 462],
    [44, 286],
    [faces.left, 286],
  ],
  pressure: [
    [faces.right, 286],
    [346, 286],
    [346, 404],
    [ports.p, 404],
    [ports.p, ports.low],
  ],
  a: [
    [ports.p, ports.high],
    [ports.p, 240],
    [portA, 240],
    [portA, 206],
  ],
  b: [
    [ports.t, ports.high],
    [ports.t, 240],
    [portB, 240],
    [portB, 206],
  ],
  tank: [
    [ports.t, ports.low],
    [ports.t, 462],
  ],
} satisfies Record<string, Point[]>

function pipes(t: number, out: number): Shape[] {
  const forth = t < 0.52
  const moved = (forth ? out : 1 - out) * 12
  const pumped = t * 24
  const pipe = (route: readonly Point[], high: boolean, flow: number): Shape[] => [
    { d: line(...route), stroke: ink, width: pipeWidth + 3 },
    { d: line(...route), stroke: high ? tint.hue[2] : tint.hue[0], width: pipeWidth },
    { d: line(...route), stroke: high ? ink : notes, width: 2.4, dashes: [8, 16], dashOffset: -flow * 24 },
  ]
  return [
    ...tank(18, 56),
    ...tank(525, 88),
    ...pipe(routes.suction, false, pumped),
    ...pipe(routes.pressure, true, pumped),
    ...pipe(routes.a, forth, forth ? moved : -moved),
    ...pipe(routes.b, !forth, forth ? -moved : moved),
    ...pipe(routes.tank, false, pumped),
  ]
}

/** An open tank: the pump draws from one, the valve returns to the other. */
const tank = (x: number, w: number): Shape[] => [
  plain(rect(x, 446, w, 30), tint.hue[0]),
  thin(line([x, 446], [x + w, 446]), ink),
  { d: line([x, 434], [x, 476], [x + w, 476], [x + w, 434]), stroke: ink, width: 2.4 },
]

function cylinder(out: number): Shape[] {
  const { x, y, w, h, wall } = barrel
  const piston = x + 34 + out * stroke
  const [top, room, cy] = [y + wall, h - 2 * wall, y + h / 2]
  const end = x + w + 50 + out * stroke
  const bars = [rect(x, y, w, wall), rect(x, y + h - wall, w, wall)]
  const caps = [
    rect(x - 22, y - 10, 56, h + 20),
    rect(x + w - 26, y - 10, 56, 38),
    rect(x + w - 26, y + h - 28, 56, 38),
  ]
  return [
    ...solidOf([edge(rect(x + 26, top, w - 52, room), dark), ...bars.map((bar) => edge(bar, tint.steel[2]))]),
    hatch(bars.join(''), [x, y, w, h], 8),
    plain(rect(x + 34, top, piston - x - 34, room), tint.hue[2]),
    plain(rect(piston + 30, top, x + w - 56 - piston, room), tint.hue[0]),
    ...solidOf([
      edge(rect(piston + 30, cy - 17, end - piston - 30, 34), tint.solid[1]),
      edge(rect(piston, top, 30, room), tint.solid[2]),
    ]),
    plain(rect(piston + 6, top, 4, room) + rect(piston + 20, top, 4, room), dark),
    ...solidOf(caps.map((cap) => edge(cap, tint.steel[3]))),
    hatch(caps.join(''), [x - 22, y - 10, w + 60, h + 20], 8, -1),
    ...solidOf([
      edge(rect(x - 66, cy - 16, 44, 32), tint.steel[2]),
      edge(circle(x - 66, cy, 22), tint.steel[3]),
    ]),
    ...solidOf([
      edge(circle(end + 42, cy, 23), tint.steel[3]),
      edge(rect(end, cy - 21, 24, 42), tint.steel[3]),
    ]),
    edge(circle(x - 66, cy, 10) + circle(end + 42, cy, 10), paper),
    axis(line([x - 98, cy], [944, cy])),
    ...scale(out),
  ]
}

/** The rule beside the rod on which the stroke can be read. */
function scale(out: number): Shape[] {
  const from = barrel.x + barrel.w + 92
  const now = from + out * stroke
  const ticks = Array.from(
    { length: 11 },
    (_, i) => `M${from + (i * stroke) / 10} 230v${i % 5 === 0 ? 12 : 7}`,
  )
  return [
    thin(`M${from} 230H${from + stroke}${ticks.join('')}`),
    plain(
      poly([
        [now, 228],
        [now - 5, 218],
        [now + 5, 218],
      ]),
      ink,
    ),
    thin(line([now, 182], [now, 218])),
    letters('0', from, 256, 10, 'middle'),
    letters('S', from + stroke, 256, 10, 'middle'),
  ]
}

/** The valve by its sign: three boxes that slide over the ports, a solenoid at each end. */
function valveSign(shift: number): Shape[] {
  const size = 56
  const left = (ports.p + ports.t) / 2 - 1.5 * size + shift * size
  const { high, low } = ports
  const box = (i: number) => left + i * size
  const arrow = (x1: number, y1: number, x2: number, y2: number): Shape[] => {
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [u, v] = [(x2 - x1) / length, (y2 - y1) / length]
    const head = [
      [x2, y2],
      [x2 - u * 12 - v * 4.5, y2 - v * 12 + u * 4.5],
      [x2 - u * 12 + v * 4.5, y2 - v * 12 - u * 4.5],
    ] as const
    return [{ d: line([x1, y1], [x2, y2]), stroke: ink, width: 1.5 }, plain(poly(head), ink)]
  }
  const shut = (x: number) => `M${x} ${high}v12M${x - 7} ${high + 12}h14`
  return [
    ...solidOf([0, 1, 2].map((i) => edge(rect(box(i), high, size, size), tint.steel[2]))),
    ...arrow(box(0) + 12, low, box(0) + 12, high),
    ...arrow(box(0) + 44, high, box(0) + 44, low),
    {
      d: `M${box(1) + 12} ${low}v-18h32v18${shut(box(1) + 12)}${shut(box(1) + 44)}`,
      stroke: ink,
      width: 1.5,
    },
    ...arrow(box(2) + 12, low, box(2) + 44, high),
    ...arrow(box(2) + 12, high, box(2) + 44, low),
    ...solidOf([
      edge(rect(box(0) - 30, high + 14, 30, 28), tint.steel[2]),
      edge(rect(box(3), high + 14, 30, 28), tint.steel[2]),
    ]),
    thin(
      line([box(0) - 24, high + 42], [box(0) - 8, high + 14]) +
        line([box(3) + 6, high + 42], [box(3) + 22, high + 14]),
      ink,
    ),
  ]
}

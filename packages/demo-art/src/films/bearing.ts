// A deep-groove ball bearing turning: front view, and the section through it with the balls that pass.
import {
  arc,
  axis,
  circle,
  cutMark,
  dark,
  dimension,
  edge,
  ground,
  hatch,
  ink,
  letters,
  line,
  named,
  plain,
  poly,
  polar,
  placed,
  radians,
  rect,
  ring,
  solidOf,
  thin,
  tint,
  turning,
  type Film,
  type Point,
  type Shape,
} from './sheet.ts'

const centre: Point = [312, 282]
const balls = 8
// Balls roll without slipping: the cage makes (1 - ball / pitch) / 2 of the shaft's turns, here three eighths of one.
const turns = 1
const pitch = 140
const ball = (pitch * 2) / balls
const r = { outer: 190, groove: pitch + ball, rim: 159, shoulder: 121, bore: 91 }
const cageTurn = (turns / 2) * (1 - ball / pitch) * 360

export const bearing: Film = {
  name: 'bearing',
  seconds: 6,
  poster: 0.06,
  draw(t) {
    const shaft = t * turns * 360
    const cage = t * cageTurn
    return [...ground('PT-F-01'), ...front(shaft, cage), ...section(shaft, cage), ...marks()]
  },
}

function front(shaft: number, cage: number): Shape[] {
  const [x, y] = centre
  const gap = ring(x, y, r.rim, r.shoulder)
  const shapes: Shape[] = [
    edge(ring(x, y, r.outer, r.rim), tint.steel[2], { evenOdd: true }),
    thin(circle(x, y, r.outer - 5)),
    plain(gap, dark, { evenOdd: true }),
  ]
  for (let i = 0; i < balls; i += 1) {
    const angle = cage + (i * 360) / balls
    const [bx, by] = polar(centre, pitch, radians(angle))
    const half = (Math.asin(ball / 2 / pitch) * 2 * 180) / Math.PI + 1.2
    const to = 360 / balls - half
    shapes.push(
      edge(sector(pitch - 9, pitch + 9, angle + half, angle + to), tint.hue[0]),
      edge(circle(bx, by, ball), tint.hue[1], { clip: gap, evenOdd: true }),
      plain(circle(bx - 5, by - 6, 5), ink),
    )
  }
  const dots = [0, 180].map((at) => circle(...polar(centre, 106, radians(shaft + at - 90)), 3.4)).join('')
  shapes.push(
    edge(circle(x, y, r.rim), 'none'),
    edge(ring(x, y, r.shoulder, r.bore), tint.steel[3], { evenOdd: true }),
    thin(circle(x, y, r.bore + 5)),
    plain(dots, ink),
    edge(circle(x, y, r.bore), dark),
    edge(shaftEnd(shaft), tint.hue[0]),
    edge(circle(x, y, 15), tint.steel[0], { width: 1 }),
    thin(circle(x, y, 8), ink),
  )
  return solidOf(shapes)
}

function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b] = [polar(centre, inner, radians(to)), polar(centre, inner, radians(from))]
  return `${arc(centre, outer, from, to)}L${a.map((v) => v.toFixed(2)).join(' ')}A${inner} ${inner} 0 0 0 ${b.map((v) => v.toFixed(2)).join(' ')}Z`
}

/** The end of the shaft with the slot of its key, that shows how it turns. */
function shaftEnd(shaft: number): string {
  const half = (Math.asin(14 / r.bore) * 180) / Math.PI
  const angle = shaft - 90
  const slot = placed(
    [
      [66, 14],
      [66, -14],
    ],
    centre,
    radians(angle),
  )
  return `${arc(centre, r.bore, angle + half, angle + 360 - half)}${poly([...slot].reverse(), false).replace('M', 'L')}Z`
}

const cut = { x: 700, half: 55 }

function section(shaft: number, cage: number): Shape[] {
  const { x, half } = cut
  const y = centre[1]
  const window = (from: number, to: number) =>
    rect(x - half, y - to, 2 * half, to - from) + rect(x - half, y + from, 2 * half, to - from)
  const gap = window(r.shoulder - 12, r.rim + 12)
  const shapes: Shape[] = [
    edge(rect(x - half - 60, y - r.bore, 2 * half + 150, 2 * r.bore), tint.hue[0]),
    thin(line([x - half - 60, y - r.bore + 7], [x + half + 90, y - r.bore + 7]), tint.hue[2]),
    ...key(shaft, x + half + 14),
    plain(window(r.shoulder - 12, r.rim + 12), dark),
  ]
  const rows = Array.from({ length: balls }, (_, i) => {
    const angle = radians(cage + (i * 360) / balls)
    return { v: y + pitch * Math.sin(angle), depth: pitch * Math.cos(angle) }
  }).filter(({ v, depth }) => depth < ball && Math.abs(v - y) > r.shoulder - ball)
  // The cut takes away what lies before it: a ball on its way shows as much of itself as is left.
  for (const { v, depth } of rows.sort((a, b) => a.depth - b.depth)) {
    const face = Math.sqrt(Math.max(0, ball ** 2 - depth ** 2))
    if (depth <= 0) shapes.push(edge(circle(x, v, ball), tint.hue[1], { clip: gap }))
    if (Math.abs(depth) < ball)
      shapes.push(edge(circle(x, v, face), tint.hue[2], { clip: gap, width: depth > 0 ? 1.5 : 0.8 }))
  }
  for (const side of [-1, 1] as const) {
    const outer = profile(side, r.outer, r.rim, pitch)
    const inner = profile(side, r.bore, r.shoulder, pitch)
    const box = (a: number, b: number): [number, number, number, number] => [
      x - half,
      y + Math.min(side * a, side * b),
      2 * half,
      Math.abs(a - b),
    ]
    shapes.push(
      edge(outer, tint.steel[2]),
      hatch(outer, box(r.outer, r.rim - 6), 9),
      edge(inner, tint.steel[3]),
      hatch(inner, box(r.bore, r.shoulder + 6), 9, -1),
    )
  }
  return solidOf(shapes)
}

/** One ring cut through: a bar of the bearing's width with the groove that the balls run in. */
function profile(side: 1 | -1, back: number, rim: number, track: number): string {
  const { x, half } = cut
  const y = centre[1]
  const depth = Math.abs(rim - track)
  const reach = Math.sqrt(ball ** 2 - depth ** 2)
  const toOuter = back > rim
  const c = 5 * (toOuter ? 1 : -1)
  const sweep = (side === 1) === toOuter ? 1 : 0
  const v = (value: number) => y + side * value
  return (
    `M${x - half + 5} ${v(back)}H${x + half - 5}L${x + half} ${v(back - c)}V${v(rim)}H${(x + reach).toFixed(2)}` +
    `A${ball.toFixed(2)} ${ball.toFixed(2)} 0 0 ${sweep === 1 ? 1 : 0} ${(x - reach).toFixed(2)} ${v(rim)}H${x - half}V${v(back - c)}Z`
  )
}

/** The key slot on the shaft as it comes round: as wide as it is turned towards the eye. */
function key(shaft: number, left: number): Shape[] {
  const angle = radians(shaft - 90)
  const width = 13 * Math.cos(angle)
  const v = r.bore * 0.97 * Math.sin(angle)
  if (width < 0.8) return []
  const y = centre[1] + v
  return [
    edge(
      `M${left + 12} ${(y - width).toFixed(2)}H${left + 76}V${(y + width).toFixed(2)}H${left + 12}A12 ${width.toFixed(2)} 0 0 1 ${left + 12} ${(y - width).toFixed(2)}Z`,
      dark,
      { width: 1.2 },
    ),
  ]
}

function marks(): Shape[] {
  const [x, y] = centre
  const right = cut.x + cut.half
  const top = y - r.outer
  return [
    axis(line([x - r.outer - 22, y], [x + r.outer + 22, y])),
    axis(line([x, y - r.outer - 22], [x, y + r.outer + 22])),
    axis(circle(x, y, pitch)),
    axis(line([cut.x - cut.half - 84, y], [right + 116, y])),
    ...turning(centre, 36, 200, 340),
    thin(
      line([right + 4, top], [right + 156, top]) + line([right + 4, y + r.outer], [right + 156, y + r.outer]),
    ),
    ...dimension([right + 142, top], [right + 142, y + r.outer], 'ØD'),
    thin(line([cut.x - cut.half, y + r.outer + 6], [cut.x - cut.half, y + r.outer + 34])),
    thin(line([right, y + r.outer + 6], [right, y + r.outer + 34])),
    ...dimension([cut.x - cut.half, y + r.outer + 26], [right, y + r.outer + 26], 'B'),
    ...named('1', [x - 176, y - 206], polar(centre, 106, radians(218))),
    ...named('2', [x + 176, y - 206], polar(centre, pitch, radians(-52))),
    ...cutMark(x, y - r.outer - 18, 'A'),
    ...cutMark(x, y + r.outer + 18, 'A'),
    letters('A-A', cut.x, y - r.outer - 12, 12, 'middle', ink),
  ]
}

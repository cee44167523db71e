// Turning a stepped shaft from the bar, seen from above: the bar is fed, turned in two passes, parted off, and caught.
import { end, endView } from './lathe-end-view.ts'
import {
  bar,
  catcher,
  cy,
  face,
  jaws,
  part,
  radiiOf,
  reach,
  share,
  slim,
  stateAt,
  step,
  stub,
  thick,
  turns,
  when,
  type Now,
} from './lathe-state.ts'
import {
  at,
  axis,
  between,
  circle,
  ease,
  edge,
  ground,
  ink,
  letters,
  line,
  named,
  notes,
  paper,
  plain,
  poly,
  rect,
  solidOf,
  thin,
  tint,
  turning,
  type Film,
  type Point,
  type Shape,
} from './sheet.ts'

export const lathe: Film = {
  name: 'lathe',
  seconds: 8,
  poster: 0.55,
  draw(t) {
    const now = stateAt(t)
    return [
      ...ground('MA-F-05'),
      ...bed(),
      ...work(t, now),
      ...caught(t, now),
      ...tube(),
      ...chuck(t),
      ...toolPost(now),
      ...partingTool(now),
      ...endView(t, now),
      ...marks(),
    ]
  },
}

function bodyOf(pieces: readonly [number, number][], from: number, shift: Point = [0, 0]): Shape[] {
  const [dx, dy] = shift
  let x = from
  const shapes: Shape[] = []
  for (const [to, r] of pieces) {
    if (to <= x) continue
    shapes.push(edge(rect(x + dx, cy - r + dy, to - x, 2 * r), r === bar ? tint.hue[1] : tint.solid[0]))
    x = to
  }
  return solidOf(shapes)
}

/** Lines along the surface that come over the top towards the tool: how one sees that it turns. */
function sheen(t: number, pieces: readonly [number, number][], from: number): Shape[] {
  const angles = [0, 1, 2]
    .map((i) => ((t * turns + i / 3) % 1) * 2 * Math.PI)
    .filter((angle) => angle < Math.PI)
  let x = from
  let lines = ''
  for (const [to, r] of pieces) {
    if (to > x)
      for (const angle of angles)
        lines += line([x + 5, cy - r * Math.cos(angle)], [to - 5, cy - r * Math.cos(angle)])
    x = Math.max(x, to)
  }
  return [thin(lines, ink)]
}

function work(t: number, now: Now): Shape[] {
  const pieces = radiiOf(now)
  if (now.isOff) return [...bodyOf([[stub, bar]], face), ...sheen(t, [[stub, bar]], jaws)]
  const shapes = [...bodyOf(pieces, face), ...sheen(t, pieces, jaws)]
  if (now.off > 0) {
    const deep = Math.min(now.blade, thick + 2)
    const gap = (side: 1 | -1) => {
      const [from, to] = [cy + side * (thick + 3), cy + side * deep]
      return rect(stub + 1, Math.min(from, to), part - stub - 1, Math.abs(to - from))
    }
    const walls = [1, -1].map((side) =>
      line([part, cy + side * thick], [part, cy + side * deep], [stub, cy + side * deep]),
    )
    shapes.push(plain(gap(1) + gap(-1), paper), { d: walls.join(''), stroke: ink, width: 1.5 })
  }
  return shapes
}

/** The finished part on its way into the catcher. */
function caught(t: number, now: Now): Shape[] {
  if (!now.isOff) return rod(catcher - (catcher - reach) * between(t, 0.62, 0.68))
  const shift: Point = [(catcher - part + 4) * ease(share(t, when.away)), 0]
  const seen = rect(0, 0, catcher + 10, 540)
  const body = bodyOf(
    [
      [step, thick],
      [reach, slim],
    ],
    part,
    shift,
  ).map((shape) => ({ ...shape, clip: seen }))
  return [...rod(reach + shift[0]), ...body]
}

/** Reaches out of the catcher and holds the part while it is cut off. */
const rod = (from: number): Shape[] =>
  from < catcher - 4
    ? solidOf([
        edge(rect(from + 6, cy - 7, catcher - from, 14), tint.steel[3]),
        edge(rect(from, cy - 14, 8, 28), tint.solid[2]),
      ])
    : []

/** The tube that takes finished parts, broken off as it is longer than the sheet. */
function tube(): Shape[] {
  const [x, r, to] = [catcher, 54, 676]
  const end = `L${to} ${cy - r}C${to + 16} ${cy - r / 2} ${to - 16} ${cy - r / 2} ${to} ${cy}S${to + 16} ${cy + r / 2} ${to} ${cy + r}`
  return solidOf([
    edge(`M${x} ${cy - r}${end}H${x}Z`, tint.steel[2]),
    edge(rect(x - 8, cy - r - 6, 14, 2 * r + 12), tint.steel[3]),
  ])
}

function bed(): Shape[] {
  return [
    ...solidOf([edge(rect(32, 408, 672, 16), tint.steel[2]), edge(rect(32, 446, 672, 16), tint.steel[2])]),
    thin(line([32, 416], [704, 416]) + line([32, 454], [704, 454])),
  ]
}

function chuck(t: number): Shape[] {
  const jaw = [0, 1, 2].map((i) => {
    const angle = (t * turns + i / 3) * 2 * Math.PI
    return { y: -Math.cos(angle), up: Math.sin(angle) }
  })
  const jawShape = ({ y }: { y: number }, fill: string): Shape => {
    const [inner, outer] = [cy + y * 50, cy + y * 84]
    const half = 9 * Math.sqrt(1 - y * y)
    const [low, high] = [Math.min(inner, outer) - half, Math.max(inner, outer) + half]
    return edge(rect(face, low, jaws - face, high - low), fill)
  }
  return [
    ...solidOf([
      edge(rect(32, cy - 120, 128, 240), tint.hue[0]),
      edge(rect(160, cy - 66, 20, 132), tint.steel[3]),
      edge(rect(180, cy - 92, face - 180, 184), tint.steel[2]),
    ]),
    thin(line([32, cy - 84], [160, cy - 84]) + line([32, cy + 84], [160, cy + 84])),
    thin(line([192, cy - 92], [192, cy + 92]) + line([224, cy - 92], [224, cy + 92])),
    ...solidOf(jaw.filter(({ up }) => up > 0).map((one) => jawShape(one, tint.solid[1]))),
  ]
}

function toolPost({ tool, isCutting }: Now): Shape[] {
  const [x, r] = tool
  const y = cy + r
  const tip = poly([
    [x, y],
    [x + 17, y + 5],
    [x + 14, y + 22],
    [x - 3, y + 17],
  ])
  const curl = `M${at([x - 3, y - 1])}c-12 2 -16 16 -6 20c8 2 12 -6 7 -11c-4 -3 -9 0 -8 4`
  return [
    ...solidOf([
      edge(rect(x - 46, 418, 128, 34), tint.steel[3]),
      edge(rect(x - 14, y + 70, 64, 418 - y - 70 + 8), tint.steel[2]),
      edge(rect(x - 24, y + 56, 84, 46), tint.hue[1]),
      edge(rect(x + 2, y + 12, 22, 60), tint.steel[3]),
      edge(tip, ink),
    ]),
    edge(circle(x + 18, y + 79, 9), tint.steel[0], { width: 1 }),
    ...(isCutting ? [{ d: curl, stroke: ink, width: 1.6 }] : []),
  ]
}

/** The blade that parts the finished shaft off, from the far side. */
function partingTool({ blade }: Now): Shape[] {
  const y = cy - blade
  return solidOf([
    edge(rect(stub - 26, 64, 60, 34), tint.steel[3]),
    edge(rect(stub - 18, 98, 44, Math.max(4, y - 98 - 44)), tint.steel[2]),
    edge(rect(stub - 22, y - 66, 52, 34), tint.hue[1]),
    edge(rect(stub, y - 34, part - stub, 34), ink),
  ])
}

function marks(): Shape[] {
  return [
    axis(line([20, cy], [696, cy])),
    axis(line([end[0] - 108, cy], [end[0] + 108, cy])),
    axis(line([end[0], cy - 116], [end[0], cy + 116])),
    ...turning(end, 106, 232, 262, true),
    thin(line([reach + 24, 96], [reach + 76, 96]), notes),
    plain(
      poly([
        [reach + 76, 96],
        [reach + 66, 92.5],
        [reach + 66, 99.5],
      ]) +
        poly([
          [reach + 24, 148],
          [reach + 20.5, 138],
          [reach + 27.5, 138],
        ]),
      notes,
    ),
    thin(line([reach + 24, 96], [reach + 24, 148]), notes),
    letters('Z', reach + 84, 101, 11),
    letters('X', reach + 24, 168, 11, 'middle'),
    ...named('1', [60, 96], [96, cy - 100]),
    ...named('2', [216, 96], [208, cy - 74]),
  ]
}

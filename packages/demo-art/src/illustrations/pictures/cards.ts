import { tones } from '../../drawings/kit/palette.ts'
import { ringOf } from '../../drawings/kit/projection.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { bore, box, cylinder } from '../../drawings/kit/solids.ts'
import { ball, disc, ring, polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, facingRight, lying, plate, quad, ruled, strokes, table, type Face } from '../faces.ts'
import { drawerFronts, footprint } from '../parts/furniture.ts'
import { gearMark, marks } from '../parts/marks.ts'
import { again, cast, contours, solid, trace, within } from '../stage.ts'

const ink = { stroke: hueSteps[100], weight: 1.8 }

/** A specification card, 84 by 112: a part's outline above, a table of blank rows below. */
function card(sheet: Sheet, face: Face, drawPart: () => void) {
  plate(sheet, face, 0, 0, 84, 112)
  plate(sheet, face, 8, 8, 68, 50, { fill: hueSteps[14], stroke: 'none' })
  drawPart()
  table(sheet, face, [8, 66, 68, 38], 4, [0.5])
}

function standingCard(sheet: Sheet, mark: keyof typeof marks | 'gear') {
  box(sheet, [0, 0, 0], [84, 3, 112])
  const face = facingLeft(0, 3, 112)
  card(sheet, face, () => {
    if (mark === 'gear') gearMark(face, 42, 33, 21)(sheet, 1.8)
    else strokes(sheet, face, marks[mark](42, 33, 44), ink)
  })
}

export function productShowcase(sheet: Sheet) {
  const kinds = ['pump', 'gear', 'valve', 'bearing', 'flange'] as const
  const step = 116
  const length = kinds.length * step + 24
  footprint(sheet, [0, -30, 0], length, 70, 14)
  solid(
    sheet,
    () => {
      box(sheet, [0, -30, 0], [length, 70, 12], 'hue')
      box(sheet, [0, -30, 12], [length, 8, 100], 'hue')
      box(sheet, [0, -22, 12], [length, 38, 12], 'steel')
    },
    contours.main,
  )
  kinds.forEach((mark, i) => {
    within(
      sheet,
      [20 + i * step, 2, 24],
      (s) => {
        cast(s, quad(lying(0, 0, 0), 0, 3, 92, 6))
        solid(s, () => standingCard(s, mark), contours.small)
      },
      1.26,
    )
  })
  solid(sheet, () => box(sheet, [0, 16, 12], [length, 8, 26], 'solid'))
}

export function sponsoredPlace(sheet: Sheet) {
  const [count, step] = [5, 104]
  const length = count * step + 20
  footprint(sheet, [0, -36, -54], length, 92, 10)
  solid(
    sheet,
    () => {
      for (const [x, y] of [
        [20, -34],
        [length - 34, -34],
        [20, 36],
        [length - 34, 36],
      ] as const)
        box(sheet, [x, y, -54], [14, 12, 44], 'dark')
      box(sheet, [0, -36, -12], [length, 6, 12], 'solid')
      for (let i = 0; i < 26; i++)
        again(sheet, 'roller', [8 + (i * (length - 16)) / 25, -30, -5], (s) =>
          cylinder(s, 'y', [0, 0, 0], 5, 76, 'steel', { open: true, banded: false }),
        )
      box(sheet, [0, 46, -12], [length, 6, 12], 'solid')
    },
    contours.main,
  )
  const plain = (s: Sheet) =>
    solid(
      s,
      () => {
        box(s, [-4, -10, 0], [92, 24, 8], 'dark')
        within(s, [0, 0, 8], (t) => standingCard(t, 'shaft'))
      },
      contours.small,
    )
  for (let i = 0; i < count; i++) again(sheet, 'card', [18 + i * step, 4, 0], plain)
  within(sheet, [92, 208, -54], (s) => {
    cast(s, quad(lying(-26, -22, 0), 0, 0, 146, 60))
    solid(
      s,
      () => {
        box(s, [-20, -20, 0], [124, 46, 34], 'solid')
        box(s, [-12, -4, 34], [108, 14, 6], 'solid')
        box(s, [-12, -4, 40], [10, 14, 130], 'solid')
        within(s, [0, 0, 42], (t) => standingCard(t, 'shaft'))
        box(s, [86, -4, 40], [10, 14, 130], 'solid')
        box(s, [-12, -4, 164], [108, 14, 10], 'solid')
      },
      contours.main,
    )
  })
}

/** A drawer of index cards, its front at the lower right; 70 by 60 by 44. */
function indexDrawer(sheet: Sheet) {
  const [w, d, h] = [84, 62, 46]
  cast(sheet, quad(lying(0, 0, 0), 0, 0, w + 8, d + 8))
  solid(sheet, () => {
    box(sheet, [0, 0, 0], [w, d, h], 'hue')
    plate(sheet, lying(5, 5, h), 0, 0, w - 12, d - 10, { fill: hueSteps[62] })
    for (let x = 14; x < w - 12; x += 12) {
      box(sheet, [x, 8, h - 4], [2, d - 16, 12])
    }
    box(sheet, [w - 6, -3, -1], [7, d + 6, h + 4], 'steel')
    plate(sheet, facingRight(w + 1, d + 3, h + 3), 18, 8, d - 30, 13, { fill: hueSteps[26], weight: 1 })
    cylinder(sheet, 'x', [w + 1, d / 2, 14], 5, 5, 'solid', { banded: false })
  })
}

export function tradeWords(sheet: Sheet) {
  const places = [
    [-242, -72],
    [-72, -256],
    [170, -170],
    [136, 128],
    [-160, 156],
  ] as const
  const put = ([x, y]: readonly [number, number]) => again(sheet, 'drawer', [x, y, 0], indexDrawer)
  const [R, r, b] = [78, 38, 40]
  trace(
    sheet,
    places.map(([x, y]): Point3[] => [
      [x + 42, y + 31, 0],
      [0, 0, 0],
    ]),
    { weight: 2.4 },
  )
  for (const place of places.slice(0, 3)) put(place)
  disc(sheet, 'z', [8, 8, 0], R + 4, hueSteps[13], { stroke: 'none' })
  solid(
    sheet,
    () => {
      cylinder(sheet, 'z', [0, 0, 0], R, b, 'steel', { face: tones.white })
      disc(sheet, 'z', [0, 0, b], 67, tones.ink2)
      ring(sheet, 'z', [0, 0, b], 60, 52, hueSteps[44], { weight: 1 })
      for (const at of ringOf(sheet, 'z', [0, 0, b], 56, 12))
        again(sheet, 'ball', at, (s) => ball(s, [0, 0, 0], 7.4, s.materials.steel))
      ring(sheet, 'z', [0, 0, b], R, 67, tones.white)
      disc(sheet, 'z', [0, 0, b], 45, tones.white)
      bore(sheet, 'z', [0, 0, b], r, b, tones.wall, hueSteps[13])
    },
    contours.main,
  )
  for (const place of places.slice(3)) put(place)
}

export function searchIndex(sheet: Sheet) {
  const [w, d, h] = [180, 228, 132]
  footprint(sheet, [0, 0, 0], w, d, 14)
  cast(sheet, quad(lying(w, 76, 0), 0, 0, 176, 92))
  solid(
    sheet,
    () => {
      box(sheet, [0, 0, 0], [w, d, h], 'hue')
      drawerFronts(sheet, [w, d, h], 3, 3, d / 3, h / 3, 'right')
    },
    contours.main,
  )
  const [far, low, long, broad, tall] = [76, h / 3 + 4, 150, 76, 38]
  within(sheet, [w, far, low], (s) => {
    solid(
      s,
      () => {
        polygon(s, quad(lying(0, 4, 3), 0, 0, long, broad - 8), hueSteps[62])
        polygon(s, quad(facingLeft(0, 4, tall), 0, 0, long, tall), hueSteps[44])
        for (let x = 12; x < long - 14; x += 13) box(s, [x, 8, 4], [2, broad - 16, x === 77 ? 112 : tall + 6])
        polygon(s, quad(facingLeft(0, broad, tall), 0, 0, long, tall), hueSteps[44])
        box(s, [0, broad - 4, tall - 0.5], [long, 4, 0.5], 'steel')
        box(s, [long, -2, -3], [8, broad + 4, tall + 8], 'steel')
        plate(s, facingRight(long + 8, broad + 2, tall + 5), 24, 10, 38, 15, {
          fill: hueSteps[26],
          weight: 1,
        })
        cylinder(s, 'x', [long + 8, broad / 2, 14], 6, 6, 'solid', { banded: false })
      },
      contours.main,
    )
    const page = facingRight(79, broad - 8, 116)
    plate(s, page, 8, 8, 30, 7, { fill: hueSteps[80], stroke: 'none' })
    ruled(s, page, 8, 25, 44, 3, 10)
  })
  const style = { stroke: hueSteps[100], weight: 2.4 }
  const above = (x: number) => facingLeft(x, 114, 380)
  gearMark(above(112), 40, 40, 44, 11)(sheet)
  strokes(sheet, above(212), marks.pump(42, 42, 96), style)
  strokes(sheet, above(312), marks.valve(42, 34, 92), style)
  trace(
    sheet,
    [
      [
        [w + 79, 114, 166],
        [w + 79, 114, 284],
      ],
    ],
    { weight: 1.6, dash: '3 5' },
  )
}

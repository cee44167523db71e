import { tones } from '../../drawings/kit/palette.ts'
import { polyline, projectAll } from '../../drawings/kit/projection.ts'
import type { Sheet } from '../../drawings/kit/sheet.ts'
import { box, cylinder } from '../../drawings/kit/solids.ts'
import { path } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, lying, plate, quad, round, ruled, strokes, table, type Face } from '../faces.ts'
import { bench, drawerFronts, footprint } from '../parts/furniture.ts'
import { crate, pallet } from '../parts/goods.ts'
import { gearbox, vise } from '../parts/assemblies.ts'
import { centrifugalPump } from '../parts/pumps.ts'
import { again, cast, contours, solid, within } from '../stage.ts'

export function aboutWorkbench(sheet: Sheet) {
  const high = 84
  bench(sheet, 450, 150, high)
  within(sheet, [14, 16, 0], (s) => {
    footprint(s, [0, 0, 0], 160, 64, 10)
    solid(s, () => {
      box(s, [0, 0, 0], [160, 64, 116], 'pale')
      drawerFronts(s, [0, 64, 116], 4, 4, 40, 29, 'left')
    })
  })
  within(sheet, [270, 76, 0], (s) => {
    cast(s, quad(lying(-8, -34, 0), 0, 0, 112, 76))
    solid(s, () => vise(s), contours.main)
  })
  within(sheet, [482, 6, -high], (s) => {
    footprint(s, [0, 0, 0], 138, 138, 14)
    solid(s, () => pallet(s, 138, 138, 18))
    within(s, [8, 8, 18], (t) => {
      solid(
        t,
        () => {
          crate(t, [122, 122, 112])
          for (const at of [36, 80]) {
            plate(t, facingLeft(0, 122, 112), at, 0, 6, 112, { fill: hueSteps[100], weight: 1 })
            plate(t, lying(0, 0, 112), at, 0, 6, 122, { fill: hueSteps[100], weight: 1 })
          }
        },
        contours.main,
      )
    })
  })
}

export function partnerBridge(sheet: Sheet) {
  const [w, d, h, gap] = [220, 200, 76, 96]
  again(sheet, 'bench', [0, 0, 0], (s) => bench(s, w, d, h, { shelf: false }))
  within(sheet, [30, 20, 0], (s) => {
    for (const [x, y] of [
      [0, 22],
      [24, 0],
    ] as const) {
      cast(s, quad(lying(x, y, 0), 5, 5, 96, 124))
      solid(
        s,
        () => {
          box(s, [x, y, 0], [96, 124, 3])
          const page = lying(x, y, 3)
          plate(s, page, 12, 12, 36, 8, { fill: hueSteps[62], stroke: 'none' })
          for (const v of [32, 58, 84]) plate(s, page, 12, v, 72, 16, { stroke: hueSteps[62], weight: 1.2 })
        },
        contours.small,
      )
    }
  })
  within(sheet, [150, 164, 0], (s) => {
    cast(s, quad(lying(-26, -26, 0), 0, 0, 58, 58))
    solid(s, () => {
      cylinder(s, 'z', [0, 0, 0], 25, 12, 'solid', { banded: false })
      cylinder(s, 'z', [0, 0, 12], 9, 24, 'steel', { banded: false })
      cylinder(s, 'z', [0, 0, 36], 15, 20, 'dark', { banded: false })
    })
  })
  cast(sheet, quad(lying(w, 56, -h), -14, 0, gap + 40, 92))
  again(sheet, 'bench', [w + gap, 0, 0], () => {})
  solid(
    sheet,
    () => {
      box(sheet, [w - 18, 60, 0], [gap + 36, 80, 8], 'solid')
      for (let i = 1; i < 8; i++)
        strokes(sheet, lying(w - 18, 60, 8), [[i * 16.5, 0, i * 16.5, 80]], { stroke: hueSteps[100] })
    },
    contours.main,
  )
  within(sheet, [w + gap + 28, 22, 0], (s) => {
    footprint(s, [0, 0, 0], 164, 152, 12)
    solid(s, () => pallet(s, 164, 152, 16))
    within(s, [16, 76, 16], (t) => solid(t, () => gearbox(t), contours.main), 1.05)
  })
}

const pale = { weight: 1.2 }

/** The three views of the pump on a board: from the front, from the side and from above. */
function views(sheet: Sheet, face: Face) {
  const [side, above] = [96, 168]
  const [u, v] = [250, side - 31]
  const white = [
    [44, side - 12, 8, 12],
    [74, side - 12, 8, 12],
    [48, side - 60, 26, 10],
    [94, side - 38, 24, 14],
    [124, side - 74, 10, 16],
    [118, side - 80, 22, 6],
    [140, side - 42, 16, 22],
    [156, side - 50, 6, 38],
    [232, side - 14, 36, 14],
    [245, side - 74, 10, 20],
    [239, side - 80, 22, 6],
    [94, above - 7, 24, 14],
    [140, above - 11, 16, 22],
    [156, above - 19, 6, 38],
  ]
  const tinted = [
    [26, side, 148, 6],
    [32, side - 50, 62, 38],
    [118, side - 58, 22, 54],
    [218, side, 64, 6],
    [32, above - 20, 62, 40],
    [118, above - 23, 22, 46],
  ]
  const fill = (places: readonly (readonly number[])[], tint: string) => {
    const data = places.map(([x = 0, y = 0, w = 0, h = 0]) =>
      polyline(projectAll(sheet, quad(face, x, y, w, h))),
    )
    path(sheet, data.join(''), tint, { weight: pale.weight })
  }
  fill([[26, above - 26, 148, 52]], tones.white)
  fill(tinted, hueSteps[26])
  fill(white, tones.white)
  round(sheet, face, u, v, 27, { fill: hueSteps[26], ...pale })
  round(sheet, face, u, v, 19, { fill: tones.white, ...pale })
  round(sheet, face, u, v, 9, { fill: hueSteps[62], ...pale })
  round(sheet, face, 129, above, 11, { fill: tones.white, ...pale })
  round(sheet, face, 129, above, 5, { fill: hueSteps[62], ...pale })
  const measure = { stroke: hueSteps[100], weight: 1 }
  const lines = [
    [26, side + 8, 26, side + 20],
    [174, side + 8, 174, side + 20],
    [26, side + 16, 174, side + 16],
    [12, side + 6, 24, side + 6],
    [12, side - 80, 116, side - 80],
    [15, side + 6, 15, side - 80],
    [218, side + 8, 218, side + 20],
    [282, side + 8, 282, side + 20],
    [218, side + 16, 282, side + 16],
    [176, above - 26, 190, above - 26],
    [176, above + 26, 190, above + 26],
    [186, above - 26, 186, above + 26],
    [18, v, 172, v],
    [214, v, 286, v],
    [18, above, 180, above],
    [u, side - 86, u, side + 12],
  ]
  strokes(sheet, face, lines, measure)
  const ends = [
    [26, side + 16, 174, side + 16],
    [218, side + 16, 282, side + 16],
    [15, side + 6, 15, side - 80],
    [186, above - 26, 186, above + 26],
  ]
  const slashes = ends.flatMap(([a = 0, b = 0, c = 0, e = 0]) => [
    [a - 3, b + 3, a + 3, b - 3],
    [c - 3, e + 3, c + 3, e - 3],
  ])
  strokes(sheet, face, slashes, { weight: 1.8 })
  table(sheet, face, [210, 148, 84, 46], 4, [0.4])
}

export function industrialMarketing(sheet: Sheet) {
  const [x, y, w, h] = [64, -120, 310, 206]
  footprint(sheet, [x, y - 26, 0], w, 46, 8)
  solid(
    sheet,
    () => {
      for (const u of [30, w - 44]) box(sheet, [x + u, y - 24, 0], [14, 48, 10], 'dark')
      box(sheet, [x, y - 8, 10], [w, 10, h + 8], 'solid')
      const face: Face = facingLeft(x + 6, y + 2, h + 12)
      plate(sheet, face, 0, 0, w - 12, h - 4)
      views(sheet, face)
    },
    contours.main,
  )
  within(
    sheet,
    [-62, 64, 0],
    (s) => {
      cast(s, quad(lying(-150, -50, 0), 0, 0, 306, 114))
      solid(s, () => centrifugalPump(s), contours.main)
    },
    1.14,
  )
  within(sheet, [170, 70, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 5, 5, 236, 160))
    solid(s, () => {
      for (const u of [0, 118]) {
        box(s, [u, 0, 0], [118, 160, 3])
        const page = lying(u, 0, 3)
        plate(s, page, 14, 14, 56, 9, { fill: hueSteps[100], stroke: 'none' })
        if (u === 0) {
          plate(s, page, 14, 34, 90, 44, { fill: hueSteps[26], stroke: 'none' })
          ruled(s, page, 14, 94, 90, 4, 15)
        } else {
          table(s, page, [14, 34, 90, 76], 6, [0.5, 0.75])
          ruled(s, page, 14, 124, 90, 2, 15)
        }
      }
    })
  })
}

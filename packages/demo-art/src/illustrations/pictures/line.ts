import { tones } from '../../drawings/kit/palette.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box, cylinder } from '../../drawings/kit/solids.ts'
import { polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, facingRight, leaningLeft, lying, plate, plates, quad, ruled, strokes } from '../faces.ts'
import { container, smallCrate } from '../parts/goods.ts'
import { caliper } from '../parts/instruments.ts'
import { marks } from '../parts/marks.ts'
import { book, envelope, tray } from '../parts/paper.ts'
import { globeValve } from '../parts/valves.ts'
import { again, cast, contours, solid, within } from '../stage.ts'

const [wide, deep, high, pitch] = [92, 84, 50, 103]

const table = (sheet: Sheet, x: number) =>
  again(sheet, 'table', [x, 0, 0], (s) => {
    solid(s, () => {
      for (const [u, v] of [
        [4, deep - 11],
        [wide - 11, 4],
        [wide - 11, deep - 11],
      ] as const)
        box(s, [u, v, 0], [7, 7, high - 7], 'dark')
      box(s, [0, 0, high - 7], [wide, deep, 7])
    })
  })

function letters(sheet: Sheet) {
  solid(sheet, () =>
    tray(sheet, [66, 54, 20], (floor) => {
      box(sheet, [8, 6, floor], [50, 40, 10])
      envelope(sheet, lying(8, 6, floor + 10), 0, 0, 50, 40)
    }),
  )
}

function drawingBoard(sheet: Sheet) {
  const board = leaningLeft(0, 10, 62, 0.72)
  solid(sheet, () => {
    box(sheet, [4, 12, 0], [66, 40, 6], 'dark')
    polygon(
      sheet,
      [
        [74, 10, 62],
        [74, 52, 4],
        [74, 52, 0],
        [74, 40, 0],
        [74, 10, 44],
      ],
      hueSteps[44],
    )
    plate(sheet, board, 0, 0, 74, 58, { fill: hueSteps[62] })
    plate(sheet, board, 5, 4, 64, 49)
    strokes(sheet, board, marks.valve(37, 26, 34), { stroke: tones.ink, weight: 1.3 })
    strokes(
      sheet,
      board,
      [
        [22, 46, 52, 46],
        [13, 10, 61, 10],
      ],
      { weight: 1 },
    )
  })
}

function packed(sheet: Sheet) {
  solid(sheet, () => {
    smallCrate(sheet, [60, 54, 44])
    const mark = [20, 34, 30, 24, 40, 34, 30, 44, 20, 34].map((value, i) => (i % 2 ? value - 12 : value))
    strokes(sheet, facingLeft(0, 54, 44), [mark], { weight: 1.6 })
  })
  solid(
    sheet,
    () => {
      box(sheet, [14, 8, 44], [32, 38, 4])
      ruled(sheet, lying(14, 8, 48), 6, 9, 20, 4, 7, { weight: 1.3 })
    },
    contours.small,
  )
}

function openContainer(sheet: Sheet) {
  const size: Point3 = [68, 60, 58]
  solid(sheet, () => {
    container(sheet, size, 'solid', 4)
    const mouth = facingRight(68, 60, 58)
    plate(sheet, mouth, 4, 4, 52, 50, { fill: tones.ink2 })
    plate(sheet, mouth, 14, 24, 26, 30, { fill: hueSteps[26], weight: 1 })
    box(sheet, [68, 0, 2], [25, 3, 54], 'solid')
    box(sheet, [68, 57, 2], [25, 3, 54], 'solid')
  })
}

function ledger(sheet: Sheet) {
  solid(sheet, () => book(sheet, [16, 14, 0], [58, 50, 16]))
}

export function inquiryToOrderLine(sheet: Sheet) {
  const stations: ((s: Sheet) => void)[] = [
    (s) => within(s, [12, 14, 0], letters),
    (s) => within(s, [8, 12, 0], drawingBoard),
    (s) => {
      within(s, [46, 34, 0], (t) => solid(t, () => globeValve(t, false)), 0.56)
      within(s, [14, 66, 0], (t) => solid(t, () => caliper(t, false), contours.small), 0.27)
    },
    (s) => within(s, [16, 14, 0], packed),
    (s) => within(s, [2, 12, 0], openContainer),
    ledger,
  ]
  const length = (stations.length - 1) * pitch + wide
  cast(sheet, quad(lying(-8, 0, 0), 0, 0, length + 16, deep + 46))
  stations.forEach((station, i) => {
    table(sheet, i * pitch)
    within(sheet, [i * pitch, 0, high], (s) => station(s))
  })
  conveyor(sheet, length)
}

/** One narrow belt along all tables, its rollers as lines. */
function conveyor(sheet: Sheet, length: number) {
  const [y, breadth, top] = [deep + 8, 30, 42]
  solid(
    sheet,
    () => {
      for (let i = 0; i < 7; i++)
        again(sheet, 'leg', [i * 98, y + breadth - 8, 0], (s) => box(s, [0, 0, 0], [7, 6, top - 10], 'dark'))
      box(sheet, [-8, y, top - 11], [length + 16, breadth, 11], 'solid')
      plate(sheet, lying(-8, y + 4, top), 0, 0, length + 16, breadth - 8)
      const rollers = Array.from({ length: 36 }, (_, i) => [2 + i * 17, 0, 2 + i * 17, breadth - 8])
      strokes(sheet, lying(-8, y + 4, top), rollers, { stroke: hueSteps[80], weight: 1.4 })
    },
    contours.small,
  )
}

const module = { long: 36, deep: 62, high: 42, pitch: 47, count: 12 }

function dock(sheet: Sheet, near: boolean, loose = false) {
  const { long, deep, high } = module
  cast(sheet, quad(lying(0, 0, 0), 0, 0, long + 6, deep + 8))
  solid(
    sheet,
    () => {
      box(sheet, [0, 0, 0], [long, deep, high], loose ? 'solid' : near ? 'hue' : 'steel')
      plates(
        sheet,
        facingLeft(0, deep, high),
        [
          [6, 8],
          [6, 20],
        ],
        long - 12,
        7,
        { weight: 1 },
      )
      const y = near ? 4 : deep - 22
      box(sheet, [9, y, high], [18, 18, 11], 'steel')
      if (near) return
      cylinder(sheet, 'y', [18, deep - 4, high + 6], 3.5, 8, 'dark', { banded: false })
    },
    contours.small,
  )
}

export function networkEditions(sheet: Sheet) {
  const { long, deep, high, pitch: step, count } = module
  const [half, length] = [58, step * count + 6]
  const at = (i: number) => 8 + i * step
  for (let i = 0; i < count; i++) again(sheet, 'far', [at(i), -half - deep, 0], (s) => dock(s, false))
  cast(sheet, quad(lying(-28, -half, 0), 0, 0, length + 66, 2 * half + 10))
  solid(
    sheet,
    () => {
      box(sheet, [-28, -half, 0], [length + 56, 2 * half, 28], 'steel')
      box(sheet, [-28, -22, 28], [length + 56, 44, 6], 'pale')
    },
    contours.main,
  )
  solid(
    sheet,
    () => {
      const z = high + 6
      for (const x of [-16, length]) box(sheet, [x, -16, 34], [16, 32, 8], 'dark')
      cylinder(sheet, 'x', [-44, 0, z], 12, length + 78, 'solid')
      for (let i = 0; i < count; i++) {
        again(sheet, i === loose ? 'open' : 'gear', [at(i) + long / 2, 0, z], (s) => {
          cylinder(s, 'y', [0, -half + 2, 0], 3.5, half - 8, 'dark', { banded: false })
          box(s, [-8, -15, -10], [16, 30, 24], 'steel')
          if (i !== loose) cylinder(s, 'y', [0, 15, 0], 3.5, half - 11, 'dark', { banded: false })
        })
      }
      cylinder(sheet, 'x', [length + 20, 0, z], 27, 12, 'hue')
      cylinder(sheet, 'x', [length + 32, 0, z], 12, 16, 'solid')
    },
    contours.small,
  )
  for (let i = 0; i < count; i++) {
    if (i === loose) within(sheet, [at(i), half + 84, 0], (s) => dock(s, true, true))
    else again(sheet, 'near', [at(i), half, 0], (s) => dock(s, true))
  }
}

const loose = 8

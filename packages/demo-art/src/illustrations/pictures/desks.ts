import { tones } from '../../drawings/kit/palette.ts'
import type { Sheet } from '../../drawings/kit/sheet.ts'
import { box } from '../../drawings/kit/solids.ts'
import { polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, lying, plate, quad, round, ruled, shape, strokes, table, tickBox } from '../faces.ts'
import { bench, footprint } from '../parts/furniture.ts'
import { clock } from '../parts/instruments.ts'
import { envelope, pencil, tray } from '../parts/paper.ts'
import { smallPump } from '../parts/pumps.ts'
import { again, cast, contours, solid, trace, within } from '../stage.ts'

export function answerClock(sheet: Sheet) {
  bench(sheet, 470, 290, 66, { shelf: false })
  within(sheet, [226, 72, 0], (s) => {
    footprint(s, [-20, -62, 0], 44, 128, 8)
    solid(s, () => clock(s, 76, [10, 2]), contours.main)
  })
  const trayAt = (x: number, y: number, answered: boolean) =>
    within(sheet, [x, y, 0], (s) => {
      footprint(s, [0, 0, 0], 126, 104, 8)
      solid(s, () =>
        tray(s, [126, 104, 24], (floor) => {
          box(s, [12, 12, floor], [100, 78, 9])
          const page = lying(12, 12, floor + 9)
          if (!answered) return envelope(s, page, 0, 0, 100, 78)
          plate(s, page, 12, 12, 34, 9, { fill: hueSteps[62], stroke: 'none' })
          ruled(s, page, 12, 33, 74, 3, 12)
          tickBox(s, page, 72, 8, 16, true)
        }),
      )
    })
  trayAt(34, 160, false)
  const arrow = lying(177, 212, 0)
  shape(sheet, arrow, [0, -8, 72, -8, 72, -24, 106, 0, 72, 24, 72, 8, 0, 8], {
    fill: hueSteps[100],
    weight: 1.5,
  })
  trayAt(310, 160, true)
}

export function pageChecklist(sheet: Sheet) {
  bench(sheet, 430, 420, 60, { shelf: false, slab: 18 })
  const page = lying(44, 44, 2)
  cast(sheet, quad(lying(44, 44, 0), 6, 6, 318, 318))
  solid(sheet, () => {
    box(sheet, [44, 44, 0], [318, 318, 2])
    for (const [u, v] of [
      [14, 14],
      [166, 14],
      [14, 166],
      [166, 166],
    ] as const)
      plate(sheet, page, u, v, 138, 138, { fill: 'none', stroke: hueSteps[44], weight: 1.4 })
    const ink = { stroke: tones.ink, weight: 1.6 }
    shape(
      sheet,
      page,
      [
        30, 128, 30, 76, 56, 52, 56, 76, 82, 52, 82, 76, 108, 52, 108, 76, 116, 76, 120, 34, 130, 34, 134, 76,
        134, 128,
      ],
      { fill: hueSteps[14], ...ink },
    )
    for (const u of [42, 70]) plate(sheet, page, u, 90, 16, 14, ink)
    plate(sheet, page, 102, 96, 20, 32, { fill: hueSteps[80], ...ink })
    table(sheet, page, [180, 34, 110, 98], 6, [0.45, 0.72])
    shape(sheet, page, [34, 200, 58, 200, 66, 188, 100, 188, 108, 200, 132, 200, 132, 268, 34, 268], {
      fill: hueSteps[26],
      ...ink,
    })
    round(sheet, page, 83, 233, 28, { fill: tones.white, ...ink })
    round(sheet, page, 83, 233, 17, { fill: hueSteps[80], ...ink })
    plate(sheet, page, 116, 208, 9, 7, { fill: tones.ink, stroke: 'none' })
    for (const row of [0, 1, 2, 3]) {
      tickBox(sheet, page, 182, 182 + row * 30, 18, row < 2)
      strokes(sheet, page, [[214, 192 + row * 30, 284, 192 + row * 30]], { stroke: tones.wall, weight: 2.4 })
    }
  })
  cast(sheet, quad(lying(386, 60, 0), 0, 0, 26, 300))
  solid(
    sheet,
    () => {
      box(sheet, [382, 60, 0], [24, 294, 4], 'pale')
      strokes(
        sheet,
        lying(382, 60, 4),
        Array.from({ length: 20 }, (_, i) => [0, 14 * (i + 1), i % 5 === 4 ? 14 : 8, 14 * (i + 1)]),
        { stroke: tones.ink3, weight: 1 },
      )
    },
    contours.small,
  )
  solid(sheet, () => pencil(sheet, [110, 392, 0], [270, 384], 5), contours.small)
}

export function inquirySheet(sheet: Sheet) {
  const board = { x: 30, y: 20, w: 470, d: 300 }
  bench(sheet, 560, 346, 60, { shelf: false })
  within(sheet, [board.x, board.y, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 8, 8, board.w, board.d))
    solid(s, () => {
      box(s, [0, 0, 0], [board.w, board.d, 12], 'hue')
      const page = lying(214, 26, 13)
      cast(s, quad(page, 4, 4, 230, 248), hueSteps[26])
      plate(s, page, 0, 0, 230, 248)
      for (const row of [0, 1, 2, 3]) {
        const v = 30 + row * 52
        plate(s, page, 20, v - 9, 62, 7, { fill: hueSteps[62], stroke: 'none' })
        plate(s, page, 20, v + 4, 190, row === 3 ? 44 : 26, { stroke: hueSteps[100], weight: 1.5 })
      }
      for (const u of [202, 432]) box(s, [u, 18, 12], [24, 22, 5], 'dark')
    })
    solid(s, () => pencil(s, [452, 150, 13], [300, 262], 6), contours.small)
  })
  const label = lying(274, 196, 14)
  within(
    sheet,
    [122, 148, 12],
    (s) => {
      cast(s, quad(lying(-82, -30, 0), 0, 0, 166, 70), hueSteps[44])
      solid(s, () => smallPump(s))
    },
    1.1,
  )
  trace(
    sheet,
    [
      [
        [202, 154, 52],
        [222, 176, 26],
        [250, 204, 16],
        [282, 213, 15],
      ],
    ],
    { weight: 1.8, colour: tones.ink },
  )
  solid(
    sheet,
    () => {
      polygon(
        sheet,
        [
          label.at(0, 10),
          label.at(12, 0),
          label.at(54, 0),
          label.at(54, 34),
          label.at(12, 34),
          label.at(0, 24),
        ],
        hueSteps[80],
      )
      round(sheet, label, 10, 17, 4, { fill: tones.white, weight: 1 })
    },
    contours.small,
  )
}

export function messageSorter(sheet: Sheet) {
  bench(sheet, 500, 290, 84)
  const [x, y, w, d, h] = [30, 14, 330, 60, 150]
  footprint(sheet, [x, y, 0], w, d, 14)
  within(sheet, [x, y, 0], (s) => {
    solid(
      s,
      () => {
        box(s, [0, 0, 0], [w, d, h], 'hue')
        const [cw, ch] = [w / 6, h / 3]
        for (let row = 2; row >= 0; row--)
          for (let column = 0; column < 6; column++) {
            const filled = (row * 5 + column * 3) % 4
            again(s, `hole${filled}`, [column * cw, d, h - row * ch], (t) => {
              const face = facingLeft(0, 0, 0)
              plate(t, face, 4, 4, cw - 8, ch - 8, { fill: hueSteps[100] })
              plate(t, face, 4, ch - 14, cw - 8, 10, { fill: hueSteps[44], weight: 1 })
              if (filled > 0) plate(t, face, 11, ch - 8 - filled * 5, cw - 18, filled * 5 + 4, { weight: 1 })
            })
          }
      },
      contours.main,
    )
  })
  within(sheet, [404, 46, 0], (s) => {
    footprint(s, [-16, -30, 0], 28, 62, 6)
    solid(s, () => clock(s, 34, [10, 2]))
  })
  within(sheet, [60, 124, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 4, 4, 236, 142))
    solid(s, () => {
      box(s, [0, 0, 0], [232, 138, 4], 'solid')
      strokes(s, lying(0, 0, 4), [[70, 0, 70, 138]], { stroke: tones.ink, weight: 1.5 })
    })
    for (const i of [0, 1, 2, 3]) {
      within(s, [16 + i * 44, 14 + i * 5, 5 + i * 2], (t) => {
        solid(
          t,
          () => {
            const page = lying(0, 0, 0)
            plate(t, page, 0, 0, 72, 96)
            plate(t, page, 10, 12, i % 2 ? 22 : 34, 9, {
              fill: i % 2 ? hueSteps[100] : hueSteps[44],
              stroke: 'none',
            })
            ruled(t, page, 10, 34, 50, 4, 14)
          },
          contours.small,
        )
      })
    }
  })
  within(sheet, [360, 152, 0], (s) => {
    footprint(s, [0, 0, 0], 104, 118, 10)
    solid(s, () => {
      box(s, [0, 0, 0], [104, 118, 62], 'pale')
      plate(s, lying(0, 0, 62), 42, 0, 20, 118, { fill: hueSteps[80] })
      plate(s, facingLeft(0, 118, 62), 42, 0, 20, 26, { fill: hueSteps[100] })
    })
  })
}

import { tones } from '../../drawings/kit/palette.ts'
import type { Sheet } from '../../drawings/kit/sheet.ts'
import { box, cylinder } from '../../drawings/kit/solids.ts'
import { hueSteps } from '../hues.ts'
import { lying, plate, quad, ruled, strokes } from '../faces.ts'
import { bench, coin, footprint } from '../parts/furniture.ts'
import { smallCrate } from '../parts/goods.ts'
import { balance } from '../parts/instruments.ts'
import { marks } from '../parts/marks.ts'
import { stack } from '../parts/paper.ts'
import { smallPump } from '../parts/pumps.ts'
import { again, cast, solid, within } from '../stage.ts'

/** A small dosing pump: an upright drive on a foot, its head with two valves to the right. */
function dosingPump(sheet: Sheet) {
  box(sheet, [-24, -18, 0], [48, 36, 6], 'dark')
  box(sheet, [-20, -15, 6], [34, 30, 40], 'hue')
  cylinder(sheet, 'z', [-6, 0, 46], 13, 22, 'steel')
  cylinder(sheet, 'z', [-6, 0, 68], 9, 4, 'solid')
  cylinder(sheet, 'z', [24, 0, 8], 5, 40, 'steel', { banded: false })
  cylinder(sheet, 'x', [14, 0, 27], 15, 18, 'solid', { banded: false })
  cylinder(sheet, 'z', [24, 0, 41], 6, 12, 'steel', { banded: false })
}

/** A pumping station: two pumps on a skid, a manifold and a control box behind. */
function station(sheet: Sheet) {
  for (const y of [-44, 36]) box(sheet, [-64, y, 0], [128, 8, 10], 'dark')
  box(sheet, [-64, -44, 10], [128, 88, 4])
  box(sheet, [-58, -38, 14], [34, 14, 62], 'hue')
  plate(sheet, { at: (u, v) => [-54 + u, -24, 70 - v], axis: 'y' }, 0, 0, 26, 18, { weight: 1 })
  cylinder(sheet, 'x', [-16, -30, 58], 8, 66, 'solid', { banded: false })
  for (const y of [-8, 24]) again(sheet, 'pump', [-6, y, 14], (s) => smallPump(s, false), 0.72)
}

export function choosingProducts(sheet: Sheet) {
  bench(sheet, 560, 300, 74)
  within(sheet, [290, 92, 0], (s) => {
    cast(s, quad(lying(-54, -34, 0), 0, 0, 118, 78))
    for (const x of [-150, 150]) cast(s, quad(lying(x - 50, -44, 0), 0, 0, 104, 96))
    solid(s, () =>
      balance(s, 226, 22, 78, (side) =>
        within(
          s,
          [side * 150, 0, 28],
          (t) => (side < 0 ? dosingPump(t) : station(t)),
          side < 0 ? 0.95 : 0.98,
        ),
      ),
    )
  })
  for (const [x, size] of [
    [112, 46],
    [210, 62],
    [330, 82],
  ] as const) {
    within(sheet, [x, 286 - size, 0], (s) => {
      footprint(s, [0, 0, 0], size * 1.1, size, 7)
      solid(s, () => smallCrate(s, [size * 1.1, size, size * 0.8]))
    })
  }
}

export function yearlyCost(sheet: Sheet) {
  bench(sheet, 540, 230, 74)
  within(
    sheet,
    [270, 112, 0],
    (s) => {
      cast(s, quad(lying(-54, -34, 0), 0, 0, 118, 78))
      for (const x of [-150, 150]) cast(s, quad(lying(x - 50, -44, 0), 0, 0, 104, 96))
      solid(s, () =>
        balance(s, 240, 34, 76, (side) => {
          if (side < 0) return coin(s, [-150, 0, 40], 26, 6)
          stack(s, [106, -54, 40], [84, 104, 40])
          const page = lying(106, -54, 80)
          strokes(s, page, marks.flange(42, 34, 44), { stroke: tones.ink, weight: 1.4 })
          plate(s, page, 12, 58, 60, 9, { fill: hueSteps[26], stroke: 'none' })
          ruled(s, page, 12, 76, 60, 3, 10)
        }),
      )
    },
    1.06,
  )
}

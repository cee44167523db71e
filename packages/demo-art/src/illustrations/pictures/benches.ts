import { tones } from '../../drawings/kit/palette.ts'
import type { Sheet } from '../../drawings/kit/sheet.ts'
import { box } from '../../drawings/kit/solids.ts'
import { polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { leaningLeft, lying, plate, plates, strokes } from '../faces.ts'
import { bench, footprint } from '../parts/furniture.ts'
import { crateFront, crateInside } from '../parts/goods.ts'
import { stack } from '../parts/paper.ts'
import { centrifugalPump } from '../parts/pumps.ts'
import { flangedRing } from '../parts/valves.ts'
import { contours, solid, within } from '../stage.ts'

export function sampleAndQuotation(sheet: Sheet) {
  bench(sheet, 500, 270, 92)
  const size = [262, 150, 96] as const
  const y = 62
  footprint(sheet, [36, y, 0], 262, 150, 16)
  within(sheet, [36, y, 0], (s) => {
    solid(s, () => {
      const lid = leaningLeft(0, 24, 148, -0.48)
      plate(s, lid, 0, 0, 262, 148, { fill: hueSteps[44] })
      strokes(
        s,
        lid,
        [10, 28, 46].map((v) => [0, v, 262, v]),
        { stroke: hueSteps[62], weight: 1 },
      )
      plates(
        s,
        lid,
        [
          [16, 0],
          [228, 0],
        ],
        18,
        148,
        { fill: hueSteps[26], weight: 1 },
      )
      polygon(s, [lid.at(0, 0), lid.at(262, 0), [262, 16, 152], [0, 16, 152]], tones.white)
    })
    solid(s, () => {
      crateInside(s, size, 8)
      for (const x of [52, 186]) box(s, [x, 8, 8], [16, 134, 14], 'pale')
      within(s, [122, 75, 22], (t) => centrifugalPump(t, false), 0.8)
      crateFront(s, size, 8)
    })
  })
  within(sheet, [352, 46, 0], (s) => {
    footprint(s, [0, 0, 0], 86, 116, 8)
    solid(s, () => stack(s, [0, 0, 0], [86, 116, 30]))
  })
  within(sheet, [356, 178, 0], (s) => {
    plate(s, lying(0, 0, 0), 0, 0, 84, 84, { fill: hueSteps[26], weight: 1.5 })
    solid(s, () => flangedRing(s, [42, 40, 0], 32), contours.small)
  })
}

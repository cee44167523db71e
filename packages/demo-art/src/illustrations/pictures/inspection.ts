import { tones } from '../../drawings/kit/palette.ts'
import { ringOf } from '../../drawings/kit/projection.ts'
import { hexagon } from '../../drawings/kit/profiles.ts'
import { prism } from '../../drawings/kit/prisms.ts'
import type { Sheet } from '../../drawings/kit/sheet.ts'
import { bore, box, cylinder } from '../../drawings/kit/solids.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, lying, plate, quad, ruled, strokes, tickBox } from '../faces.ts'
import { bench, footprint } from '../parts/furniture.ts'
import { caliper, heightGauge } from '../parts/instruments.ts'
import { seal } from '../parts/paper.ts'
import { stud } from '../parts/pumps.ts'
import { globeValve } from '../parts/valves.ts'
import { again, cast, contours, solid, within } from '../stage.ts'

/** A hydraulic block of 150 by 96 by 84 with ports, a cartridge and a solenoid on top. */
function valveBlock(sheet: Sheet) {
  box(sheet, [0, 0, 0], [150, 96, 84], 'hue')
  for (const x of [34, 80, 122]) bore(sheet, 'y', [x, 96, 48], x === 80 ? 17 : 13, 10, tones.wall, tones.ink2)
  for (const x of [57, 101]) bore(sheet, 'y', [x, 96, 18], 6, 6, tones.ink2)
  for (const y of [26, 68]) {
    cylinder(sheet, 'x', [150, y, 54], 17, 4)
    bore(sheet, 'x', [154, y, 54], 11, 8, tones.wall, tones.ink2)
  }
  bore(sheet, 'x', [150, 47, 20], 7, 6, tones.ink2)
  for (const at of ringOf(sheet, 'z', [40, 48, 84], 30, 4)) stud(sheet, 'z', at, 5, 4)
  cylinder(sheet, 'z', [40, 48, 84], 22, 10)
  prism(sheet, 'z', [40, 48, 94], hexagon(18), 14, 'dark')
  cylinder(sheet, 'z', [40, 48, 108], 9, 16)
  cylinder(sheet, 'z', [108, 48, 84], 27, 8)
  cylinder(sheet, 'z', [108, 48, 92], 22, 40, 'solid')
  cylinder(sheet, 'z', [108, 48, 132], 10, 8)
}

export function certificatesAndGauges(sheet: Sheet) {
  const [w, d, h] = [420, 256, 46]
  footprint(sheet, [0, 0, -86], w, d, 14)
  solid(
    sheet,
    () => {
      for (const [x, y] of [
        [24, 24],
        [w - 54, 24],
        [24, d - 54],
        [w - 54, d - 54],
      ] as const)
        box(sheet, [x, y, -86], [30, 30, 40], 'dark')
      box(sheet, [0, 0, -h], [w, d, h], [tones.sunken, tones.rule, tones.wall, tones.control])
    },
    contours.main,
  )
  for (const x of [40, 168, 296]) {
    again(sheet, 'certificate', [x, 20, 0], (s) => {
      footprint(s, [-6, -8, 0], 106, 24, 4, tones.wall)
      solid(s, () => {
        box(s, [0, -1, 4], [94, 3, 128])
        const face = facingLeft(0, 2, 132)
        plate(s, face, 0, 0, 94, 128)
        plate(s, face, 8, 8, 78, 112, { fill: 'none', stroke: hueSteps[44], weight: 1.4 })
        seal(s, face, 47, 78, 21)
        box(s, [-4, -7, 0], [102, 16, 8], 'dark')
      })
    })
  }
  within(sheet, [136, 92, 0], (s) => {
    footprint(s, [0, 0, 0], 150, 96, 12, tones.wall)
    solid(s, () => valveBlock(s), contours.main)
  })
  within(
    sheet,
    [26, 206, 0],
    (s) => {
      cast(s, quad(lying(0, 0, 0), 4, 4, 250, 18), tones.wall)
      solid(s, () => caliper(s))
    },
    0.86,
  )
  within(sheet, [326, 106, 0], (s) => {
    footprint(s, [0, 0, 0], 84, 56, 8, tones.wall)
    solid(s, () => heightGauge(s))
  })
}

export function checkedFacts(sheet: Sheet) {
  bench(sheet, 530, 286, 76)
  within(
    sheet,
    [124, 100, 0],
    (s) => {
      footprint(s, [-66, -28, 0], 132, 56, 8)
      solid(s, () => globeValve(s), contours.main)
    },
    1.25,
  )
  within(sheet, [242, 24, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 4, 4, 118, 158))
    solid(s, () => {
      const face = lying(0, 0, 1)
      plate(s, face, 0, 0, 118, 158)
      plate(s, face, 9, 9, 100, 140, { fill: 'none', stroke: hueSteps[44], weight: 1.4 })
      ruled(s, face, 24, 34, 70, 3, 14)
      seal(s, face, 78, 116, 24)
    })
  })
  within(sheet, [384, 84, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 6, 6, 126, 170))
    solid(s, () => {
      box(s, [0, 0, 0], [126, 170, 5], 'solid')
      const face = lying(9, 18, 5)
      plate(s, face, 0, 0, 108, 144)
      box(s, [44, 6, 5], [38, 16, 6], 'dark')
      for (const row of [0, 1, 2, 3]) {
        tickBox(s, face, 14, 20 + row * 30, 17, true)
        strokes(s, face, [[44, 29 + row * 30, 94, 29 + row * 30]], { stroke: tones.wall, weight: 2 })
      }
    })
  })
  within(
    sheet,
    [76, 216, 0],
    (s) => {
      cast(s, quad(lying(0, 0, 0), 4, 4, 250, 18))
      solid(s, () => caliper(s))
    },
    0.9,
  )
}

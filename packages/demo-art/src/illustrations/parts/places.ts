import { tones, type Material } from '../../drawings/kit/palette.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box, cylinder } from '../../drawings/kit/solids.ts'
import { polygon, polygons } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, facingRight, lying, plate, plates, quad } from '../faces.ts'

/** A works with a saw-tooth roof, its gables to the right; far lower corner at zero. */
export function factory(
  sheet: Sheet,
  [dx, dy, dz]: Point3,
  bays = 3,
  material: Material = 'hue',
  chimney = true,
) {
  const ramp = typeof material === 'string' ? sheet.materials[material] : material
  const [bay, rise] = [dy / bays, (dy / bays) * 0.7]
  polygon(sheet, quad(facingLeft(0, dy, dz), 0, 0, dx, dz), ramp[2])
  const slopes = Array.from({ length: bays }, (_, i): Point3[] => [
    [0, i * bay, dz + rise],
    [dx, i * bay, dz + rise],
    [dx, (i + 1) * bay, dz],
    [0, (i + 1) * bay, dz],
  ])
  polygons(sheet, slopes, ramp[0])
  const gable: Point3[] = [
    [dx, dy, 0],
    [dx, 0, 0],
  ]
  for (let i = 0; i < bays; i++) gable.push([dx, i * bay, dz + rise], [dx, (i + 1) * bay, dz])
  polygon(sheet, gable, ramp[1])
  const w = dx / 3
  plates(
    sheet,
    facingLeft(0, dy, dz),
    [0, 1, 2].map((i) => [w * (i + 0.2), dz * 0.3]),
    w * 0.6,
    dz * 0.38,
    { weight: 1 },
  )
  plate(sheet, facingRight(dx, dy, dz), dy * 0.36, dz * 0.3, dy * 0.3, dz * 0.7, {
    fill: hueSteps[80],
    weight: 1,
  })
  if (chimney)
    cylinder(sheet, 'z', [dx + dy * 0.14, dy * 0.1, 0], dy * 0.07, dz * 2.1, 'steel', { banded: false })
}

/** A plain hall with roller doors to the right and windows under a flat roof. */
export function warehouse(sheet: Sheet, [dx, dy, dz]: Point3, doors = 3, material: Material = 'steel') {
  box(sheet, [0, 0, 0], [dx, dy, dz], material)
  plate(sheet, lying(0, 0, dz), dx * 0.08, dy * 0.08, dx * 0.84, dy * 0.84, { fill: 'none', weight: 1 })
  const d = dy / doors
  const gates = Array.from({ length: doors }, (_, i) => [d * (i + 0.16), dz * 0.38] as const)
  plates(sheet, facingRight(dx, dy, dz), gates, d * 0.68, dz * 0.62, { fill: hueSteps[80], weight: 1 })
  const w = dx / 5
  const panes = [0, 1, 2, 3, 4].map((i) => [w * (i + 0.2), dz * 0.2] as const)
  plates(sheet, facingLeft(0, dy, dz), panes, w * 0.6, dz * 0.2, { fill: hueSteps[26], weight: 1 })
}

function wheels(sheet: Sheet, places: readonly number[], y: number, radius: number) {
  for (const x of places) {
    cylinder(sheet, 'y', [x, y - 6, radius], radius, 6, 'dark', { banded: false, face: tones.ink2 })
    cylinder(sheet, 'y', [x, y, radius], radius * 0.4, 0.4, 'steel', { banded: false })
  }
}

/** A lorry driving towards +x, 104 long and 34 wide. */
export function lorry(sheet: Sheet) {
  box(sheet, [0, 2, 8], [100, 30, 5], 'dark')
  box(sheet, [0, 0, 13], [68, 34, 38], 'hue')
  box(sheet, [72, 1, 8], [30, 32, 34], 'solid')
  plate(sheet, facingRight(102, 33, 40), 4, 4, 24, 12, { weight: 1 })
  plate(sheet, facingLeft(72, 33, 40), 12, 4, 14, 12, { weight: 1 })
  wheels(sheet, [16, 34, 86], 34, 8)
}

/** A container ship heading to +x, 150 long and 44 wide, its deck at z = 26. */
export function ship(sheet: Sheet) {
  const [w, deck] = [44, 26]
  const side: Point3[] = [
    [0, w, 0],
    [112, w, 0],
    [118, w, deck],
    [0, w, deck],
  ]
  const bow: Point3[] = [
    [112, w, 0],
    [140, w / 2, 0],
    [152, w / 2, deck],
    [118, w, deck],
  ]
  const far: Point3[] = [
    [140, w / 2, 0],
    [112, 0, 0],
    [118, 0, deck],
    [152, w / 2, deck],
  ]
  polygon(sheet, far, hueSteps[62])
  polygon(sheet, side, hueSteps[100])
  polygon(sheet, bow, hueSteps[80])
  polygon(
    sheet,
    [
      [0, 0, deck],
      [118, 0, deck],
      [152, w / 2, deck],
      [118, w, deck],
      [0, w, deck],
    ],
    tones.white,
  )
  box(sheet, [4, 7, deck], [18, 30, 34], 'steel')
  plates(
    sheet,
    facingRight(22, 37, deck + 34),
    [
      [3, 5],
      [12, 5],
      [21, 5],
    ],
    6,
    6,
    { fill: hueSteps[80], weight: 1 },
  )
  for (const [x, y, z, tint] of stowed) box(sheet, [x, y, deck + z], [28, 18, 14], tint)
}

const stowed: readonly (readonly [number, number, number, Material])[] = [
  [28, 3, 0, 'steel'],
  [28, 3, 14, 'hue'],
  [58, 3, 0, 'hue'],
  [88, 3, 0, 'steel'],
  [28, 23, 0, 'hue'],
  [58, 23, 0, 'solid'],
  [58, 23, 14, 'steel'],
  [88, 23, 0, 'hue'],
]

/** A customs gate across x: booth, portal and a striped barrier; 96 wide. */
export function customsGate(sheet: Sheet) {
  box(sheet, [0, 4, 0], [34, 34, 40], 'hue')
  plate(sheet, facingLeft(0, 38, 40), 6, 8, 22, 14, { weight: 1 })
  plate(sheet, facingRight(34, 38, 40), 7, 8, 20, 14, { weight: 1 })
  box(sheet, [-4, 0, 40], [42, 42, 5], 'steel')
  box(sheet, [88, 16, 0], [8, 8, 62], 'dark')
  box(sheet, [6, 14, 45], [8, 12, 17], 'dark')
  box(sheet, [0, 10, 62], [104, 20, 10], 'solid')
  box(sheet, [38, 44, 0], [9, 9, 24], 'dark')
  box(sheet, [30, 45, 18], [76, 5, 6], 'steel')
  plates(
    sheet,
    facingLeft(30, 50, 24),
    [
      [10, 0],
      [30, 0],
      [50, 0],
      [68, 0],
    ],
    9,
    6,
    { fill: hueSteps[100], weight: 1 },
  )
}

/** A branch with an open workshop at its right end: a bench, a drill and a shelf in it. */
export function branch(sheet: Sheet, [dx, dy, dz]: Point3) {
  const [t, deep, low] = [5, dx * 0.54, 16]
  const x = dx - deep
  box(sheet, [0, 0, 0], [x, dy, dz], 'hue')
  box(sheet, [-3, -3, dz], [x + 6, dy + 6, 6], 'steel')
  plates(
    sheet,
    facingLeft(0, dy, dz),
    [
      [8, dz * 0.3],
      [34, dz * 0.3],
    ],
    16,
    dz * 0.34,
    { weight: 1 },
  )
  polygon(sheet, quad(lying(x, 0, 2), 0, 0, deep, dy), tones.white)
  const wall = facingRight(x, dy - t, dz)
  plates(
    sheet,
    wall,
    [
      [12, dz * 0.28],
      [12, dz * 0.5],
    ],
    dy - 34,
    3,
    { fill: hueSteps[80], weight: 1 },
  )
  box(sheet, [x, 0, 2], [deep, t, dz - 2], 'pale')
  box(sheet, [x + 14, 14, 2], [18, dy - 40, 20], 'solid')
  box(sheet, [x + 18, 18, 22], [10, 12, 22], 'dark')
  cylinder(sheet, 'z', [x + 23, 50, 22], 7, 10, 'steel', { banded: false })
  box(sheet, [x, dy - t, 0], [deep, t, low], 'hue')
}

import { tones } from '../../drawings/kit/palette.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box } from '../../drawings/kit/solids.ts'
import { polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { lying, plate, quad, ruled } from '../faces.ts'
import { pallet, smallCrate } from '../parts/goods.ts'
import { branch, customsGate, factory, lorry, ship, warehouse } from '../parts/places.ts'
import { again, cast, contours, measures, solid, trace, within } from '../stage.ts'

export function landedCostSteps(sheet: Sheet) {
  const [w, depth] = [196, 100]
  const heights = [20, 38, 60, 88, 122]
  const things = [
    (s: Sheet) => within(s, [10, 12, 0], (t) => factory(t, [84, 66, 32])),
    (s: Sheet) => within(s, [14, 30, 0], lorry),
    (s: Sheet) => within(s, [4, 22, 0], ship, 0.86),
    (s: Sheet) => within(s, [14, 26, 0], customsGate),
    (s: Sheet) => within(s, [8, 12, 0], (t) => warehouse(t, [100, 72, 46])),
  ]
  cast(sheet, quad(lying(0, 0, 0), 0, 0, w + 16, 5 * depth + 16))
  for (const i of [4, 3, 2, 1, 0]) {
    const [y, z] = [(4 - i) * depth, heights[i] ?? 0]
    solid(sheet, () => box(sheet, [0, y, 0], [w, depth, z], i % 2 ? 'pale' : 'steel'), contours.main)
    within(sheet, [0, y, z], (s) => {
      cast(s, quad(lying(0, 0, 0), 10, 14, 116, 74))
      solid(s, () => things[i]?.(s), contours.small)
      again(s, 'crate', [146, 34, 0], (t) => {
        cast(t, quad(lying(0, 0, 0), 0, 0, 39, 39))
        solid(t, () => smallCrate(t, [34, 34, 30]), contours.small)
      })
    })
  }
  measures(
    sheet,
    heights.map((z, i) => {
      const y = (5 - i) * depth
      return [
        [w, y, i ? (heights[i - 1] ?? 0) : 0],
        [w, y, z],
        [28, 0, 0],
      ] as const
    }),
  )
}

const zone = (sheet: Sheet, x: number, y: number, dx: number, dy: number) =>
  polygon(sheet, quad(lying(x, y, 0), 0, 0, dx, dy), hueSteps[14], { stroke: 'none' })

/** A route on the ground: a white bed below, so that it stands clear of the grid. */
function route(sheet: Sheet, runs: readonly (readonly Point3[])[], weight = 3.4) {
  trace(sheet, runs, { weight: weight + 4, colour: tones.white })
  trace(sheet, runs, { weight })
}

const node = (sheet: Sheet, x: number, y: number, size = 8) =>
  again(sheet, 'node', [x, y, 0], (s) =>
    polygon(s, quad(lying(-size, -size, 0), 0, 0, 2 * size, 2 * size), tones.white, { weight: 1.5 }),
  )

function loaded(sheet: Sheet, at: Point3, layers = 2) {
  again(sheet, `loaded${layers}`, at, (s) => {
    solid(
      s,
      () => {
        pallet(s, 44, 36, 8)
        for (let i = 0; i < layers; i++) box(s, [3, 2, 8 + 16 * i], [38, 32, 16], i ? 'steel' : 'hue')
      },
      contours.small,
    )
  })
}

export function distributionNetwork(sheet: Sheet) {
  zone(sheet, -60, 190, 190, 160)
  zone(sheet, 110, -150, 150, 120)
  zone(sheet, 316, -36, 214, 170)
  zone(sheet, 290, 230, 214, 170)
  route(sheet, [
    [
      [60, 240, 0],
      [60, -90, 0],
      [130, -90, 0],
    ],
    [
      [100, 246, 0],
      [216, 246, 0],
      [216, 50, 0],
      [320, 50, 0],
    ],
    [
      [100, 320, 0],
      [300, 320, 0],
    ],
  ])
  for (const [x, y] of [
    [60, -90],
    [216, 50],
    [216, 246],
  ] as const)
    node(sheet, x, y)
  within(sheet, [130, -134, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 0, 0, 112, 78), hueSteps[26])
    solid(s, () => {
      for (const [x, y] of [
        [4, 4],
        [96, 4],
        [4, 58],
        [96, 58],
      ] as const)
        box(s, [x, y, 0], [6, 6, 38], 'dark')
      box(s, [0, 0, 38], [106, 70, 7])
    })
    solid(
      s,
      () => {
        const pages = lying(26, 14, 46)
        box(s, [26, 14, 45], [58, 42, 4], 'solid')
        plate(s, { ...pages, at: (u, v) => [28 + u, 16 + v, 50] }, 0, 0, 27, 38)
        plate(s, { ...pages, at: (u, v) => [55 + u, 16 + v, 50] }, 0, 0, 27, 38)
        for (const x of [31, 58]) {
          plate(s, lying(x, 20, 50), 0, 0, 20, 12, { fill: hueSteps[44], weight: 1 })
          ruled(s, lying(x, 38, 50), 0, 0, 20, 3, 6, { weight: 1.2 })
        }
      },
      contours.small,
    )
  })
  within(sheet, [332, -20, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 0, 0, 120, 136), hueSteps[26])
    solid(s, () => warehouse(s, [110, 130, 62], 3, 'steel'))
    for (const [x, y] of [
      [136, 8],
      [136, 54],
      [136, 100],
    ] as const)
      loaded(s, [x, y, 0])
  })
  within(sheet, [304, 246, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 0, 0, 156, 124), hueSteps[26])
    solid(s, () => branch(s, [144, 112, 66]))
    loaded(s, [152, 40, 0], 1)
  })
  within(sheet, [-44, 206, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 0, 0, 148, 132), hueSteps[26])
    solid(s, () => factory(s, [124, 122, 46], 3, 'hue'), contours.main)
  })
}

export function growingNetwork(sheet: Sheet) {
  const half = 250
  cast(sheet, quad(lying(-half, -half, -12), 0, 0, 2 * half + 12, 2 * half + 12))
  solid(sheet, () => box(sheet, [-half, -half, -12], [2 * half, 2 * half, 12], 'pale'), contours.main)
  const grid = [-200, -150, -100, -50, 0, 50, 100, 150, 200]
  trace(
    sheet,
    [
      ...grid.map(
        (x) =>
          [
            [x, 2 - half, 0],
            [x, half - 2, 0],
          ] as Point3[],
      ),
      ...grid.map(
        (y) =>
          [
            [2 - half, y, 0],
            [half - 2, y, 0],
          ] as Point3[],
      ),
    ],
    { weight: 1, colour: tones.rule },
  )
  const sites = [
    [-170, -150, 46],
    [20, -190, 58],
    [176, -120, 70],
    [-186, 70, 80],
    [180, 96, 92],
    [24, 184, 104],
  ] as const
  route(sheet, [
    [
      [0, 0, 0],
      [-170, 0, 0],
      [-170, -150, 0],
    ],
    [
      [0, 0, 0],
      [20, 0, 0],
      [20, -190, 0],
    ],
    [
      [20, -100, 0],
      [176, -100, 0],
    ],
    [
      [-170, 0, 0],
      [-170, 70, 0],
    ],
    [
      [0, 0, 0],
      [0, 110, 0],
      [180, 110, 0],
    ],
    [
      [24, 110, 0],
      [24, 184, 0],
    ],
  ])
  for (const [x, y] of [
    [-170, 0],
    [20, -100],
    [24, 110],
  ] as const)
    node(sheet, x, y)
  const hall = (x: number, y: number, size: number) =>
    within(sheet, [x - size / 2, y - size / 2, 0], (s) => {
      cast(s, quad(lying(0, 0, 0), 0, 0, size * 1.12, size * 1.12))
      solid(
        s,
        () =>
          warehouse(
            s,
            [size, size, size * 0.55],
            size > 80 ? 4 : size > 60 ? 3 : 2,
            size > 90 ? 'hue' : 'steel',
          ),
        contours.small,
      )
    })
  for (const [x, y, size] of sites.slice(0, 3)) hall(x, y, size)
  within(sheet, [-38, -34, 0], (s) => {
    cast(s, quad(lying(0, 0, 0), 0, 0, 84, 76))
    solid(s, () => factory(s, [72, 66, 32], 2, 'solid', false))
  })
  for (const [x, y, size] of sites.slice(3)) hall(x, y, size)
}

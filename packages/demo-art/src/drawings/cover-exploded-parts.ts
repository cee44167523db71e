import { shafts, type ExplodedPart } from './cover-exploded-shafts.ts'
import { between, type Cover } from './cover-sheet.ts'
import { hull, type Round } from './kit/hulls.ts'
import { tones } from './kit/palette.ts'
import { prism } from './kit/prisms.ts'
import { hexagon } from './kit/profiles.ts'
import { around } from './kit/projection.ts'
import { repeat } from './kit/repeats.ts'
import type { Point3, Sheet } from './kit/sheet.ts'
import { bore, cylinder, turned } from './kit/solids.ts'
import { ball, disc, ring } from './kit/strokes.ts'

/** Parts that carry no item number: they belong to their neighbour. */
export const dimensionless = new Set<string>(['bolts'])

const corners: Round[] = [
  [-56, -56, 14],
  [56, -56, 14],
  [56, 56, 14],
  [-56, 56, 14],
]

/** Every kind of part, with its sizes drawn from the cover's seed. */
export const explodedParts = {
  cap: (cover: Cover): ExplodedPart => {
    const step = between(cover, 8, 16)
    return {
      length: 12 + step,
      radius: 58,
      draw: (sheet, x) => {
        turned(
          sheet,
          'x',
          [x, 0, 0],
          [
            { r: 58, length: 12 },
            { r: 42, length: step },
          ],
          'hue',
        )
        bore(sheet, 'x', [x + 12 + step, 0, 0], 17, 1, tones.ink2)
      },
    }
  },
  pulley: (cover: Cover): ExplodedPart => {
    const grooves = between(cover, 2, 3)
    return {
      length: 10 + grooves * 14,
      radius: 58,
      draw: (sheet, x) => {
        for (let groove = 0; groove < grooves; groove++) {
          repeat(sheet, 'groove', [x + groove * 14, 0, 0], (at) => {
            const rim = [
              { r: 58, length: 4, banded: false },
              { r: 58, to: 46, length: 5, open: true, banded: false },
              { r: 46, to: 58, length: 5, open: true, banded: false },
            ]
            turned(sheet, 'x', at, rim, 'hue')
          })
        }
        cylinder(sheet, 'x', [x + grooves * 14, 0, 0], 58, 4, 'hue')
        bore(sheet, 'x', [x + 4 + grooves * 14, 0, 0], 44, 6, sheet.materials.hue[2], sheet.materials.hue[0])
        cylinder(sheet, 'x', [x + grooves * 14, 0, 0], 22, 10)
        bore(sheet, 'x', [x + 10 + grooves * 14, 0, 0], 13, 20, tones.wall, tones.white)
      },
    }
  },
  bolts: (cover: Cover): ExplodedPart => {
    const count = between(cover, 0, 1) === 0 ? 4 : 6
    return {
      length: 22,
      radius: 50,
      draw: (sheet, x) => {
        for (let i = 0; i < count; i++) {
          const at = around('x', [x, 0, 0], 50, 45 + (360 * i) / count)
          repeat(sheet, 'bolt', at, (p) =>
            cylinder(sheet, 'x', p, 4, 22, 'dark', { banded: false, face: tones.control }),
          )
        }
      },
    }
  },
  gasket: (): ExplodedPart => ({
    length: 5,
    radius: 48,
    draw: (sheet, x) =>
      repeat(sheet, 'gasket', [x, 0, 0], ([at]) => {
        cylinder(sheet, 'x', [at, 0, 0], 46, 5, 'pale', { banded: false })
        bore(sheet, 'x', [at + 5, 0, 0], 36, 5, tones.rule, tones.white)
      }),
  }),
  bearing: (): ExplodedPart => ({
    length: 20,
    radius: 44,
    draw: (sheet, x) => repeat(sheet, 'bearing', [x, 0, 0], (at) => drawBearing(sheet, at)),
  }),
  bush: (cover: Cover): ExplodedPart => {
    const length = between(cover, 24, 36)
    return {
      length,
      radius: 40,
      draw: (sheet, x) =>
        repeat(sheet, 'bush', [x, 0, 0], ([at]) => {
          turned(
            sheet,
            'x',
            [at, 0, 0],
            [
              { r: 40, length: 6 },
              { r: 30, length: 24 },
            ],
          )
          bore(sheet, 'x', [at + 30, 0, 0], 21, 30, tones.wall, tones.white)
        }),
    }
  },
  ...shafts,
  spring: (): ExplodedPart => ({
    length: 48,
    radius: 34,
    draw: (sheet, x) => {
      for (let turn = 0; turn < 6; turn++) {
        repeat(sheet, 'coil', [x + turn * 8, 0, 0], (at) => ring(sheet, 'x', at, 34, 28, tones.white))
      }
    },
  }),
  plateHousing: (cover: Cover): ExplodedPart => {
    const body = between(cover, 60, 90)
    return {
      length: body + 28,
      radius: 72,
      draw: (sheet, x) => {
        repeat(sheet, 'plate', [x, 0, 0], (at) => hull(sheet, 'x', at, corners, 14))
        cylinder(sheet, 'x', [x + 14, 0, 0], 62, body, 'hue')
        repeat(sheet, 'plate', [x + 14 + body, 0, 0], (at) => hull(sheet, 'x', at, corners, 14))
        bore(sheet, 'x', [x + 28 + body, 0, 0], 48, 20, tones.wall, tones.ink2)
        drawHoles(sheet, x + 28 + body)
      },
    }
  },
  finnedHousing: (cover: Cover): ExplodedPart => {
    const fins = between(cover, 5, 8)
    return {
      length: fins * 12 + 16,
      radius: 66,
      draw: (sheet, x) => {
        cylinder(sheet, 'x', [x, 0, 0], 50, 6, 'hue')
        for (let fin = 0; fin < fins; fin++) {
          repeat(sheet, 'fin', [x + 6 + fin * 12, 0, 0], (at) =>
            turned(
              sheet,
              'x',
              at,
              [
                { r: 64, length: 5, banded: false },
                { r: 52, length: 7, banded: false },
              ],
              'hue',
            ),
          )
        }
        cylinder(sheet, 'x', [x + 6 + fins * 12, 0, 0], 66, 10)
        bore(sheet, 'x', [x + 16 + fins * 12, 0, 0], 44, 20, tones.wall, tones.ink2)
      },
    }
  },
  squarePlate: (): ExplodedPart => ({
    length: 34,
    radius: 72,
    draw: (sheet, x) => {
      repeat(sheet, 'plate', [x, 0, 0], (at) => hull(sheet, 'x', at, corners, 14))
      drawHoles(sheet, x + 14)
      cylinder(sheet, 'x', [x + 14, 0, 0], 34, 20, 'hue')
      bore(sheet, 'x', [x + 34, 0, 0], 15, 20, tones.ink2)
    },
  }),
  roundPlate: (cover: Cover): ExplodedPart => {
    const holes = between(cover, 0, 1) === 0 ? 4 : 6
    return {
      length: 30,
      radius: 62,
      draw: (sheet, x) => {
        cylinder(sheet, 'x', [x, 0, 0], 62, 14)
        for (let i = 0; i < holes; i++) {
          const at = around('x', [x + 14, 0, 0], 50, 45 + (360 * i) / holes)
          repeat(sheet, 'hole', at, (p) => disc(sheet, 'x', p, 5, tones.ink2))
        }
        turned(sheet, 'x', [x + 14, 0, 0], [{ r: 36, to: 32, length: 16 }], 'hue')
        bore(sheet, 'x', [x + 30, 0, 0], 18, 20, tones.wall, tones.ink2)
      },
    }
  },
  nut: (): ExplodedPart => ({
    length: 16,
    radius: 26,
    draw: (sheet, x) => {
      prism(sheet, 'x', [x, 0, 0], hexagon(26, 30), 16, 'solid')
      bore(sheet, 'x', [x + 16, 0, 0], 13, 16, tones.ink2)
    },
  }),
} satisfies Record<string, (cover: Cover) => ExplodedPart>

function drawBearing(sheet: Sheet, [x]: Point3) {
  cylinder(sheet, 'x', [x, 0, 0], 42, 20)
  disc(sheet, 'x', [x + 20, 0, 0], 35, tones.ink2)
  for (let i = 0; i < 8; i++) {
    const at = around('x', [x + 17, 0, 0], 30.5, 45 * i)
    repeat(sheet, 'ball', at, (p) => ball(sheet, p, 4.6, sheet.materials.steel))
  }
  ring(sheet, 'x', [x + 20, 0, 0], 42, 36, tones.white)
  disc(sheet, 'x', [x + 20, 0, 0], 24, tones.white)
  bore(sheet, 'x', [x + 20, 0, 0], 16, 20, tones.wall, tones.white)
}

function drawHoles(sheet: Sheet, x: number) {
  for (const y of [-54, 54]) {
    for (const z of [-54, 54]) repeat(sheet, 'hole', [x, y, z], (p) => disc(sheet, 'x', p, 5, tones.ink2))
  }
}

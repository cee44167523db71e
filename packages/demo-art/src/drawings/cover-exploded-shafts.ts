import { between, type Cover } from './cover-sheet.ts'
import { prism } from './kit/prisms.ts'
import { gearOutline } from './kit/profiles.ts'
import { around } from './kit/projection.ts'
import type { Point3, Sheet } from './kit/sheet.ts'
import { turned } from './kit/solids.ts'

/** A part of the exploded assembly: its length along the axis, its largest radius, and how it is drawn from x on. */
export type ExplodedPart = { length: number; radius: number; draw: (sheet: Sheet, x: number) => void }

/** The shafts that go through the middle of the assembly. */
export const shafts = {
  gearShaft: (cover: Cover): ExplodedPart => {
    const teeth = between(cover, 14, 17)
    const [stub, tail] = [between(cover, 40, 60), between(cover, 50, 70)]
    return {
      length: 22 + stub + 34 + 30 + tail,
      radius: teeth * 3.25 + 8,
      draw: (sheet, x) => {
        const gear = turned(
          sheet,
          'x',
          [x, 0, 0],
          [
            { r: 13, length: stub },
            { r: 18, length: 22 },
          ],
        )
        prism(sheet, 'x', gear, gearOutline(teeth, 6.5, 3), 34, 'hue')
        turned(
          sheet,
          'x',
          [gear[0] + 34, 0, 0],
          [
            { r: 18, length: 30 },
            { r: 13, length: tail },
          ],
        )
      },
    }
  },
  twinShaft: (cover: Cover): ExplodedPart => {
    const [small, large] = [between(cover, 9, 10), between(cover, 14, 16)]
    return {
      length: 168,
      radius: large * 3.5 + 8,
      draw: (sheet, x) => {
        const first = turned(sheet, 'x', [x, 0, 0], [{ r: 12, length: 34 }])
        prism(sheet, 'x', first, gearOutline(small, 6, 3), 30, 'steel')
        const second = turned(sheet, 'x', [first[0] + 30, 0, 0], [{ r: 18, length: 26 }])
        prism(sheet, 'x', second, gearOutline(large, 7, 8), 26, 'hue')
        turned(
          sheet,
          'x',
          [second[0] + 26, 0, 0],
          [
            { r: 18, length: 12 },
            { r: 12, length: 40 },
          ],
        )
      },
    }
  },
  impellerShaft: (cover: Cover): ExplodedPart => {
    const blades = between(cover, 6, 9)
    return {
      length: 150,
      radius: 58,
      draw: (sheet, x) => {
        turned(
          sheet,
          'x',
          [x, 0, 0],
          [
            { r: 11, length: 70 },
            { r: 58, length: 6, material: 'hue' },
          ],
        )
        for (let i = 0; i < blades; i++) {
          const from = around('x', [x + 76, 0, 0], 18, (360 * i) / blades)
          const to = around('x', [x + 76, 0, 0], 54, (360 * i) / blades + 34)
          repeatBlade(sheet, from, to)
        }
        turned(
          sheet,
          'x',
          [x + 76, 0, 0],
          [
            { r: 20, length: 22 },
            { r: 13, length: 14 },
            { r: 8, length: 38 },
          ],
        )
      },
    }
  },
} satisfies Record<string, (cover: Cover) => ExplodedPart>

function repeatBlade(sheet: Sheet, from: Point3, to: Point3) {
  const [dy, dz] = [to[1] - from[1], to[2] - from[2]]
  const length = Math.hypot(dy, dz)
  const [ny, nz] = [(-dz / length) * 2.5, (dy / length) * 2.5]
  const outline = [
    [from[1] - ny, from[2] - nz],
    [to[1] - ny, to[2] - nz],
    [to[1] + ny, to[2] + nz],
    [from[1] + ny, from[2] + nz],
  ] as const
  prism(sheet, 'x', [from[0], 0, 0], outline, 16, 'hue')
}

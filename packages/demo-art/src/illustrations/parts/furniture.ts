import { tones, type Material } from '../../drawings/kit/palette.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box, cylinder } from '../../drawings/kit/solids.ts'
import { disc } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { facingLeft, facingRight, lying, plate, quad } from '../faces.ts'
import { again, cast, contours, solid } from '../stage.ts'

/** The shadow of a footprint, a little beyond it on the near sides. */
export function footprint(
  sheet: Sheet,
  [x, y, z]: Point3,
  dx: number,
  dy: number,
  reach = 10,
  fill?: string,
) {
  cast(sheet, quad(lying(x, y, z), 0, 0, dx + reach, dy + reach), fill)
}

type BenchOptions = { top?: Material; legs?: Material; shelf?: boolean; slab?: number; contour?: number }

/** A bench whose top lies at z = 0, with its far corner at the zero point. */
export function bench(sheet: Sheet, dx: number, dy: number, height: number, options: BenchOptions = {}) {
  const { top = 'steel', legs = 'dark', shelf = true, slab = 14, contour = contours.main } = options
  const leg = Math.min(16, dy * 0.12)
  const inset = leg * 0.8
  footprint(sheet, [0, 0, -height], dx, dy)
  solid(
    sheet,
    () => {
      const [right, near] = [dx - inset - leg, dy - inset - leg]
      const stand = (x: number, y: number) => box(sheet, [x, y, -height], [leg, leg, height - slab], legs)
      stand(inset, inset)
      stand(right, inset)
      stand(inset, near)
      if (shelf)
        box(sheet, [inset, inset + leg / 2, -height * 0.72], [dx - 2 * inset, dy - 2 * inset - leg, 8], 'hue')
      stand(inset, near)
      stand(right, near)
      box(sheet, [0, 0, -slab], [dx, dy, slab], top)
    },
    contour,
  )
}

/** A drawer front turned to the left or right: blank label and knob. */
export function drawerFronts(
  sheet: Sheet,
  [x, y, z]: Point3,
  columns: number,
  rows: number,
  w: number,
  h: number,
  towards: 'left' | 'right',
) {
  const face = towards === 'left' ? facingLeft(x, y, z) : facingRight(x, y, z)
  const key = `front${towards}${w}x${h}`
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = face.at(column * w, row * h)
      again(sheet, key, corner, (s) => {
        const own = towards === 'left' ? facingLeft(0, 0, 0) : facingRight(0, 0, 0)
        plate(s, own, 2, 2, w - 4, h - 4, { fill: towards === 'left' ? hueSteps[26] : tones.white })
        plate(s, own, w * 0.25, h * 0.2, w * 0.5, h * 0.26, { weight: 1 })
        disc(s, own.axis, own.at(w / 2, h * 0.7), Math.min(w, h) * 0.09, hueSteps[100], { weight: 1 })
      })
    }
  }
}

/** A tin of coins' worth: a short upright cylinder. */
export function coin(sheet: Sheet, at: Point3, radius: number, height: number) {
  cylinder(sheet, 'z', at, radius, height, 'solid')
  disc(sheet, 'z', [at[0], at[1], at[2] + height], radius * 0.7, hueSteps[44], { weight: 1 })
}

import { dimension } from '../kit/annotation.ts'
import type { Material } from '../kit/palette.ts'
import type { Point3, Sheet } from '../kit/sheet.ts'
import { box } from '../kit/solids.ts'
import type { Settled } from '../parameters.ts'
import { standing, type Standing } from './quads.ts'

// Upright sheets are read from left to right, so u runs against the y axis there.
export function readable(sheet: Sheet, length: number): Standing {
  const place = standing(sheet)
  return place.axis === 'z' ? place : { axis: 'x', at: (u, v, w) => place.at(length - u, v, w) }
}

/** A box on a flat thing: from its far corner (u, v, w), sizes along the same directions. */
export function block(
  sheet: Sheet,
  { at }: Standing,
  from: Point3,
  size: Point3,
  material: Material = 'steel',
) {
  const [p, q] = [at(...from), at(from[0] + size[0], from[1] + size[1], from[2] + size[2])]
  const low: Point3 = [Math.min(p[0], q[0]), Math.min(p[1], q[1]), Math.min(p[2], q[2])]
  box(sheet, low, [Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1]), Math.abs(p[2] - q[2])], material)
}

export function patch({ at }: Standing, u: number, v: number, w: number, du: number, dv: number): Point3[] {
  return [at(u, v, w), at(u + du, v, w), at(u + du, v + dv, w), at(u, v + dv, w)]
}

export function sizeNotes(sheet: Sheet, p: Settled, { axis, at }: Standing) {
  const [L, W] = [p.number('length'), p.number('width')]
  const [below, beside]: Point3[] =
    axis === 'z'
      ? [
          [0, 1, 0],
          [1, 0, 0],
        ]
      : [
          [0, 0, -1],
          [0, -1, 0],
        ]
  if (below) dimension(sheet, at(0, W, 0), at(L, W, 0), below, String(p.told('length')))
  if (beside) dimension(sheet, at(L, 0, 0), at(L, W, 0), beside, String(p.told('width')))
}
